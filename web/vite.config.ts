/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from 'node:process';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Files that are worth it are compressed once, here, and not at every request. */
function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const body = readFileSync(path);
        for (const [suffix, small] of [
          ['.gz', gzipSync(body, { level: 9 })],
          ['.br', brotliCompressSync(body)],
        ] as const) {
          if (small.length < body.length) writeFileSync(path + suffix, small);
        }
      }
    },
  };
}

/** What play, lessons and replays share; the rest comes with the screen that needs it. */
const ON_EVERY_TABLE = new RegExp(
  [
    'app/(Dialog|CopyField|AfterPaint|painted|sound)',
    'cards/',
    'choices/(?!Choice)',
    'insight/(?!Account)',
    'seats/Seats',
    'table/(?!Bar|Side|Notices|While|party|verdict)',
  ]
    .map((part) => `/src/${part}`)
    .join('|'),
);

// The page is served by our own server, from the wheel: everything is ours, nothing is inline, all files have hashed
// names.
export default defineConfig({
  plugins: [svelte(), packed()],
  base: '/',
  build: {
    outDir: '../src/duskbox/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What each screen is made of, for the house: server/page_parts.py.
    manifest: 'parts.json',
    // The licences of the libraries whose code is in the page, as they ask for.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      // Where the machine is busy it would tell how long each plugin took.
      checks: { pluginTimings: false },
      output: {
        // Few files instead of many small ones: what every screen needs, and what all tables have.
        codeSplitting: {
          groups: [
            { name: 'house', tags: ['$initial'], priority: 2 },
            { name: 'table', test: ON_EVERY_TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: env['DUSKBOX_TARGET'] ?? 'http://127.0.0.1:8410', ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
