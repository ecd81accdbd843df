import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Pure folders: every line and branch can be reached by a test that needs nothing but values. */
const coreFolders = ['errors', 'urn', 'model', 'manifest', 'plan', 'report', 'formats'] as const;

/** Written on CI for whoever counts the results; the text reporter's summary is for people. */
const resultsFile = 'coverage/test-results.json';

/** What runs where a test runs the action: its sources where lines are counted, which a child process would hide. */
const action =
  process.env['HEADWATER_TEST_ACTION'] ??
  (process.argv.includes('--coverage') ? 'source' : 'bundle');

const onCi = process.env['CI'] === 'true';

/** GitHub's parser of workflows names source maps that are not in its package, and vite warns of each of its files. */
const parserWithoutSourceMaps = {
  name: 'parser-without-source-maps',
  load: (id: string) =>
    /\/@actions\/workflow-parser\/.*\.js$/.test(id)
      ? readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
      : undefined,
};

export default defineConfig({
  plugins: [parserWithoutSourceMaps],
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/config/seed-properties.ts'],
    // Child processes rather than threads: the SQLite driver is native code, and a few tests kill and restart servers.
    pool: 'forks',
    // It imports JSON without saying so, which Node refuses and vite reads.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    maxWorkers: '100%',
    // Generous, since tests that start the real CLI share two cores with everything else; no test asserts on time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { HEADWATER_TEST_ACTION: action },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    reporters: onCi ? ['default', ['json', { outputFile: resultsFile }]] : ['default'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reportsDirectory: 'coverage',
      reporter: ['text', 'html', 'json-summary'],
      thresholds: {
        lines: 95,
        branches: 90,
        ...Object.fromEntries(
          coreFolders.map((folder) => [`src/${folder}/**`, { lines: 100, branches: 100 }]),
        ),
      },
    },
  },
});
