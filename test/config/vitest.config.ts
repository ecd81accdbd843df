import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Pure folders: every line and branch can be reached by a test that needs nothing but values. */
const coreFolders = ['errors', 'urn', 'model', 'manifest', 'plan', 'report', 'formats'] as const;

/** Written on CI for whoever counts the results; the text reporter's summary is for people. */
const resultsFile = 'coverage/test-results.json';

/** What runs where a test runs the action: its sources where lines are counted, which a child process would hide. */
const action = process.env['HEADWATER_TEST_ACTION'] ?? (process.argv.includes('--coverage') ? 'source' : 'bundle');

const onCi = process.env['CI'] === 'true';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['test/**/*.test.ts'],
    // Child processes rather than threads: the SQLite driver is native code, and a few tests kill and restart servers.
    pool: 'forks',
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
        ...Object.fromEntries(coreFolders.map((folder) => [`src/${folder}/**`, { lines: 100, branches: 100 }])),
      },
    },
  },
});
