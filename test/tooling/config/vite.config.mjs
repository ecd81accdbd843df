import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Builds the pages of the embedded catalog. The content security policy allows neither inlined
 * assets nor other hosts, so every asset is a file of its own.
 *
 * `npm run dev` serves them with reload, and forwards requests to the catalog at
 * HEADWATER_WEB_CATALOG. It can be a real DataHub. Default: http://127.0.0.1:8080.
 */
const catalog = process.env['HEADWATER_WEB_CATALOG'] ?? 'http://127.0.0.1:8080';
const forwarded = ['/api', '/openapi', '/logIn', '/logOut'];

export default defineConfig({
  root: path('../../../src/web'),
  base: '/',
  build: {
    outDir: path('../../../lib/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // The pages come from this machine or from one nearby.
    chunkSizeWarningLimit: 1000,
    target: 'es2022',
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // Packages mark their files for React's server components, which do not matter here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
  resolve: {
    // Browsers have no node:crypto.
    alias: [
      {
        find: /^\.{1,2}\/(?:.*\/)?sha256\.js$/,
        replacement: path('../../../src/web/api/sha256.ts'),
      },
    ],
  },
  worker: { format: 'es' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    proxy: Object.fromEntries(
      forwarded.map((prefix) => [prefix, { target: catalog, changeOrigin: true }]),
    ),
  },
});
