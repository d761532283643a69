import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The page is served by the house itself, from the wheel: everything is ours, nothing is inline, all files have hashed names.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/duskbox/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8410', ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
