// Checks the luck of a record with the browser's own crypto, as docs/records.md describes it. No rules are needed for
// it.

export type Finding =
  | { check: 'sum' | 'commitment'; ok: boolean }
  | { check: 'draws'; ok: boolean; draws: number; entry: number; stream: string }
  | { check: 'sealed' | 'typed-in' | 'fast'; ok: true }
  | { check: 'inherited'; ok: true; entries: number }
  | { check: 'form'; ok: false };

type Draw = [stream: string, outcomes: number, answer: number];

interface Entry {
  n: number;
  do: string;
  seat: number;
  key?: string;
  to?: number;
  draws?: Draw[];
}

const utf8 = new TextEncoder();

/** Whether this browser can check at all: its crypto needs HTTPS or localhost. */
export function canCheck(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

/** What the record proves, step by step; the first that fails is the last. */
export async function check(record: string): Promise<Finding[]> {
  const lines = record.replace(/\n$/, '').split('\n');
  let header: { chance: string; commitment: string; inherited: number };
  let closing: { sum: string; seed?: string };
  let entries: Entry[];
  try {
    header = JSON.parse(lines[0] ?? '') as typeof header;
    closing = JSON.parse(lines.at(-1) ?? '') as typeof closing;
    entries = lines.slice(1, -1).map((line) => JSON.parse(line) as Entry);
  } catch {
    return [{ check: 'form', ok: false }];
  }
  const sum = (await sha256(utf8.encode(lines.slice(0, -1).join('\n')))) === closing.sum;
  const findings: Finding[] = [{ check: 'sum', ok: sum }];
  if (!sum) return findings;
  if (header.chance === 'asked') return [...findings, { check: 'typed-in', ok: true }];
  if (header.chance !== 'fair') return [...findings, { check: 'fast', ok: true }];
  if (!closing.seed) return [...findings, { check: 'sealed', ok: true }];

  const seed = bytesOf(closing.seed);
  const committed = (await sha256(seed)) === header.commitment;
  findings.push({ check: 'commitment', ok: committed });
  if (!committed) return findings;
  if (header.inherited > 0) findings.push({ check: 'inherited', ok: true, entries: header.inherited });
  findings.push(await checkDraws(lines[0] ?? '', seed, entries, header.inherited));
  return findings;
}

async function checkDraws(
  header: string,
  seed: Uint8Array<ArrayBuffer>,
  entries: Entry[],
  inherited: number,
): Promise<Finding> {
  const salts = entries.filter((entry) => entry.do === 'salt').sort((one, other) => one.seat - other.seat);
  const text = `duskbox/1\n${await sha256(utf8.encode(header))}\n${salts.map((salt) => `${salt.seat}=${salt.key}\n`).join('')}`;
  const key = await hmacKey(await hmac(await hmacKey(seed), text));
  // The draws of the set-up, then those of each choice in force; and of those that were taken back, the next to be made
  // again last.
  const line: Draw[][] = [];
  const undone: Draw[][] = [];
  let draws = 0;
  for (const entry of entries) {
    if (entry.do === 'undo' || entry.do === 'step-back') {
      while (line.length > (entry.to ?? 0) + 1) undone.push(line.pop() ?? []);
    } else if (entry.do === 'redo') {
      line.push(undone.pop() ?? []);
    } else if (entry.do === 'start' || entry.do === 'choose') {
      const counts = new Map<string, number>();
      for (const [stream] of line.flat()) counts.set(stream, (counts.get(stream) ?? 0) + 1);
      for (const [stream, outcomes, answer] of entry.draws ?? []) {
        const index = counts.get(stream) ?? 0;
        counts.set(stream, index + 1);
        if (entry.n < inherited) continue;
        draws += 1;
        if ((await draw(key, stream, index, outcomes)) !== answer)
          return { check: 'draws', ok: false, draws, entry: entry.n, stream };
      }
      line.push(entry.draws ?? []);
      undone.length = 0;
    }
  }
  return { check: 'draws', ok: true, draws, entry: 0, stream: '' };
}

/** One of n outcomes: the first 64-bit number of the stream's blocks that favours none of them. */
async function draw(key: CryptoKey, stream: string, index: number, n: number): Promise<number> {
  const outcomes = BigInt(n);
  const limit = 2n ** 64n - (2n ** 64n % outcomes);
  for (let block = 0; ; block += 1) {
    const view = new DataView((await hmac(key, `${stream}/${index}/${block}`)).buffer);
    for (let at = 0; at < 32; at += 8) {
      const number = view.getBigUint64(at);
      if (number < limit) return Number(number % outcomes);
    }
  }
}

function hmacKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

async function hmac(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(text)));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}
