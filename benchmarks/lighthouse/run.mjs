// Lighthouse over the first screen and a table of each game, with the machine's own Chromium and a server of its own.
//
//   node benchmarks/lighthouse/run.mjs [--runs 3] [--only PAGE] [--out FILE.json] [--reports FOLDER]
//
// A table is a live match: it is opened with a request, and the cookie of that request is put into the browser that is
// measured. Of several runs the one with the median of performance counts, as Lighthouse itself advises.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import lighthouse, { desktopConfig, generateReport } from 'lighthouse';
import puppeteer from 'puppeteer-core';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST = 95;
/** What is measured: the screen, and the match that is opened for it. */
const PAGES = {
  home: null,
  'fear-of-the-dark': { game: 'fear-of-the-dark', seats: [{ kind: 'human', name: 'Ann' }], seed: 'lighthouse' },
  'a-touch-of-evil': {
    game: 'a-touch-of-evil',
    settings: { heroes: '2', mode: 'cooperative' },
    seats: ['Ann', 'Ben'].map((name) => ({ kind: 'human', name })),
    seed: 'lighthouse',
  },
};
const FORMS = { desktop: desktopConfig, mobile: undefined };

const { values: asked } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    reports: { type: 'string' },
  },
});

function chromium() {
  for (const name of [process.env.DUSKBOX_CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome']) {
    if (!name) continue;
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // The next one, then.
    }
  }
  throw new Error('no browser: install Chromium, or name one in DUSKBOX_CHROMIUM');
}

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

/** A server of its own, with no one in it but the browser that is measured. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'duskbox-lighthouse-'));
  const port = await freePort();
  const server = spawn(join(ROOT, '.venv/bin/python'), ['-m', 'duskbox.cli', 'serve'], {
    env: { ...process.env, DUSKBOX_DATA: folder, DUSKBOX_PORT: String(port), DUSKBOX_REQUESTS_AT_ONCE: '10000' },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    try {
      if ((await fetch(`${base}/api/v1/health`)).ok) break;
    } catch {
      if (tries > 300) throw new Error('the server does not answer');
    }
    await new Promise((go) => setTimeout(go, 100));
  }
  const close = () =>
    new Promise((closed) => {
      server.once('exit', () => {
        rmSync(folder, { recursive: true, force: true });
        closed();
      });
      server.kill('SIGTERM');
    });
  return { base, close };
}

/** Open the match that a page shows; where it is, and the cookie that makes it ours. */
async function open(base, wanted) {
  if (!wanted) return { path: '/', cookie: null };
  const answer = await fetch(`${base}/api/v1/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wanted, start: true }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const [cookie] = answer.headers.getSetCookie();
  return { path: `/play/${(await answer.json()).match.id}`, cookie };
}

async function measure(browser, base, { path, cookie }, config) {
  const page = await browser.newPage();
  try {
    if (cookie) {
      const [name, value] = cookie.split(';')[0].split('=');
      await browser.setCookie({ name, value, domain: '127.0.0.1', path: '/', httpOnly: true, sameSite: 'Strict' });
    }
    // Storage holds the cookie and stays; nothing is cached, as every run has a browser of its own.
    const flags = { onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' };
    return (await lighthouse(base + path, flags, config, page)).lhr;
  } finally {
    await page.close();
  }
}

/** What the browser showed when it was measured: a board, or the two games. */
function score(lhr, name) {
  return Math.round((lhr.categories[name]?.score ?? 0) * 100);
}

function lost(lhr) {
  const found = [];
  for (const name of CATEGORIES)
    for (const { id, weight } of lhr.categories[name].auditRefs) {
      const audit = lhr.audits[id];
      if (weight && audit.score !== null && audit.score < 1)
        found.push(`${name}/${id} ${audit.score} ${audit.displayValue ?? ''}`.trim());
    }
  return found;
}

const { base, close } = await serve();
const figures = [];
try {
  for (const [name, wanted] of Object.entries(PAGES).filter(([each]) => each.includes(asked.only)))
    for (const [form, config] of Object.entries(FORMS)) {
      const runs = [];
      for (let run = 0; run < Number(asked.runs); run += 1) {
        const browser = await puppeteer.launch({
          executablePath: chromium(),
          args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-component-update', '--disable-sync'],
        });
        runs.push(await measure(browser, base, await open(base, wanted), config));
        await browser.close();
      }
      runs.sort((one, other) => score(one, 'performance') - score(other, 'performance'));
      const lhr = runs[Math.floor((runs.length - 1) / 2)];
      if (lhr.runtimeError) throw new Error(`${name}, ${form}: ${lhr.runtimeError.message}`);
      const of = (id) => Math.round(lhr.audits[id].numericValue);
      figures.push({
        page: name,
        form,
        ...Object.fromEntries(CATEGORIES.map((each) => [each, score(lhr, each)])),
        firstPaint: of('first-contentful-paint'),
        largestPaint: of('largest-contentful-paint'),
        blocked: of('total-blocking-time'),
        shift: Number(lhr.audits['cumulative-layout-shift'].numericValue.toFixed(4)),
        weight: of('total-byte-weight'),
      });
      const told = figures.at(-1);
      console.log(name, form, CATEGORIES.map((each) => `${each} ${told[each]}`).join(', '));
      console.log(
        `  first paint ${told.firstPaint} ms, largest ${told.largestPaint} ms, blocked ${told.blocked} ms, ` +
          `shift ${told.shift}, ${Math.round(told.weight / 1024)} KB`,
      );
      for (const line of lost(lhr)) console.log(`  ${line}`);
      if (asked.reports) {
        mkdirSync(asked.reports, { recursive: true });
        writeFileSync(join(asked.reports, `${name}-${form}.html`), generateReport(lhr, 'html'));
        writeFileSync(join(asked.reports, `${name}-${form}.json`), JSON.stringify(lhr));
      }
    }
} finally {
  await close();
}
if (asked.out) writeFileSync(asked.out, `${JSON.stringify(figures, null, 1)}\n`);
const short = figures.filter((told) => CATEGORIES.some((each) => told[each] < LEAST));
for (const { page, form } of short) console.error(`below ${LEAST}: ${page}, ${form}`);
process.exitCode = short.length ? 1 : 0;
