import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from './fairness';

// Whole games that the engine itself has recorded and proven.
const folder = '../tests/records/';
const files = ['fear-of-the-dark', 'a-touch-of-evil'].flatMap((game) =>
  readdirSync(folder + game)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => `${folder}${game}/${name}`),
);

test.each(files)('%s is fair', async (file) => {
  const findings = await check(readFileSync(file, 'utf8'));
  expect(findings.every((finding) => finding.ok)).toBe(true);
  const draws = findings.find((finding) => finding.check === 'draws');
  expect(draws).toMatchObject({ ok: true });
  expect(draws).toHaveProperty('draws', expect.any(Number));
});

const record = readFileSync(files.find((file) => file.includes('touch')) ?? '', 'utf8');

test('a changed line breaks the sum', async () => {
  expect(await check(record.replace('"seat":0', '"seat":1'))).toEqual([{ check: 'sum', ok: false }]);
});

async function resummed(lines: string[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.slice(0, -1).join('\n')));
  const sum = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const closing = { ...(JSON.parse(lines.at(-1) ?? '') as object), sum };
  return [...lines.slice(0, -1), JSON.stringify(closing)].join('\n') + '\n';
}

test('another answer of chance is found, with its entry', async () => {
  const lines = record.trimEnd().split('\n');
  const at = lines.findIndex((line) => /"draws":\[\["[a-z-]+",\d+,\d+\]/.test(line) && line.includes('"choose"'));
  lines[at] = (lines[at] ?? '').replace(
    /(\["[a-z-]+",)(\d+),(\d+)\]/,
    (_, stream: string, n: string, answer: string) => {
      return `${stream}${n},${(Number(answer) + 1) % Number(n)}]`;
    },
  );
  const findings = await check(await resummed(lines));
  expect(findings.at(-1)).toMatchObject({ check: 'draws', ok: false, entry: at - 1 });
});

test('another seed does not fit the commitment', async () => {
  const lines = record.trimEnd().split('\n');
  lines[lines.length - 1] = (lines.at(-1) ?? '').replace(/"seed":"../, '"seed":"00');
  expect((await check(await resummed(lines))).at(-1)).toEqual({ check: 'commitment', ok: false });
});

test('a file that is no record is called so', async () => {
  expect(await check('hello')).toEqual([{ check: 'form', ok: false }]);
});
