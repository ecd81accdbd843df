import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import campaigns from './campaigns.json' with { type: 'json' };

/** Pure folders: tests can reach every line and branch with values alone. */
const coreFolders = [
  'errors',
  'urn',
  'model',
  'yaml',
  'manifest',
  'plan',
  'insight',
  'report',
  'import/foreign',
  'import/merge',
] as const;

/** Results for programs, written on CI. The summary of the text reporter is for people. */
const resultsFile = 'coverage/test-results.json';

const allTests = 'test/**/*.test.ts';

/**
 * Tests of the project's files, and of the declarations of the package. They compile and pack it,
 * and cover nothing of `src/`, so `npm run check toolchain` runs them and `npm test` does not.
 */
const toolchainTests = [
  'test/tooling/checks/*.test.ts',
  'test/api/**/*.test.ts',
  'test/docs/architecture.test.ts',
];

/**
 * Tests of our own checks: each makes a check fail in a planted project. `npm run check checks` runs
 * them. They depend on the settings of the checks alone, so they are a job of their own on CI.
 */
const testsOfChecks = 'test/tooling/checks/planted/*.test.ts';

/**
 * The built program as a process, as users run it: signals, full disks, proxies, certificates.
 * `npm run check program` runs them. Lines of other processes do not count for coverage.
 */
const programTests = 'test/program/*.test.ts';

/**
 * The scenarios of the action, on its committed bundle. `npm run check action` runs them. Lines of
 * the bundle's process do not count for coverage, so they are no part of `npm test`.
 */
const actionTests = 'test/action/*.test.ts';

/** The pages of the catalog in a real browser. `npm run check web` runs them. */
const webFlows = 'test/web/flows/**/*.test.ts';

/** The built site of the documents. `npm run check site` builds it and runs them. */
const siteTests = 'test/tooling/site/*.test.ts';

/**
 * The long campaigns. `npm run check campaigns` runs a part of each, `npm run soak` the whole.
 * The parts of short campaigns take seconds, so they are among the other tests.
 */
const campaignTests: readonly string[] = Object.values(campaigns.long);

/** Tests that replace a module. */
const testsWithMocks = [
  'test/files/windows-paths.test.ts',
  'test/model-test/model.test.ts',
  'test/model/new-edge.test.ts',
  'test/server/auth/password-timing.test.ts',
];

const sharedCampaigns = campaignTests.filter((file) => !testsWithMocks.includes(file));

/**
 * Settings of V8 for the workers. They keep all cores busy, so more threads for the garbage of each
 * gain nothing. Most functions run for a few tests alone: the quick compiler pays at once, and the
 * optimizing one late. Newer Node has other compilers, and no such budget.
 */
const engineFlags = [
  '--single-threaded-gc',
  ...(process.versions.node.startsWith('20.')
    ? ['--always-sparkplug', '--interrupt-budget=1000000']
    : []),
];

const onCi = process.env['CI'] === 'true';

/**
 * GitHub's workflow parser names source maps that its package lacks. Without this plugin, vite
 * warns about each file.
 */
const parserWithoutSourceMaps = {
  name: 'parser-without-source-maps',
  load: (id: string) =>
    /\/@actions\/workflow-parser\/.*\.js$/.test(id)
      ? readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
      : undefined,
};

function source(file: string): string {
  return fileURLToPath(new URL(`../../../src/${file}`, import.meta.url));
}

export default defineConfig({
  plugins: [parserWithoutSourceMaps],
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  // The example of the library imports the package by its name.
  resolve: {
    alias: [
      { find: /^headwater$/, replacement: source('index.ts') },
      { find: /^headwater\/testing$/, replacement: source('testing.ts') },
    ],
  },
  test: {
    globalSetup: ['test/tooling/config/generate-code.ts'],
    setupFiles: ['test/tooling/config/each-test-file.ts'],
    // Child processes rather than threads: the SQLite driver is native code, and a few tests kill and restart servers.
    pool: 'forks',
    execArgv: engineFlags,
    // The parser imports JSON without an import attribute. Node refuses that, vite accepts it.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    // Tests wait for processes, timers and disks, so a worker more than there are cores keeps two cores busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [allTests],
          exclude: [
            ...configDefaults.exclude,
            ...toolchainTests,
            testsOfChecks,
            programTests,
            actionTests,
            webFlows,
            siteTests,
            ...campaignTests,
            ...testsWithMocks,
          ],
          // The files of a worker share their modules: otherwise half of the time goes into loading
          // the same modules for each of five hundred files.
          isolate: false,
          runner: 'test/tooling/config/coverage-runner.ts',
        },
      },
      { extends: true, test: { name: 'program', include: [programTests], isolate: false } },
      { extends: true, test: { name: 'action', include: [actionTests], isolate: false } },
      { extends: true, test: { name: 'web', include: [webFlows], isolate: false } },
      { extends: true, test: { name: 'site', include: [siteTests], isolate: false } },
      // A mocked module would stay mocked for the files that share a worker with the mock.
      { extends: true, test: { name: 'campaigns', include: sharedCampaigns, isolate: false } },
      { extends: true, test: { name: 'alone', include: testsWithMocks } },
      { extends: true, test: { name: 'toolchain', include: toolchainTests, isolate: false } },
      { extends: true, test: { name: 'checks', include: [testsOfChecks], isolate: false } },
    ],
    // Transformed modules stay on the disk, so that a project, or a second run, does not transform
    // again what an earlier one did.
    experimental: { fsModuleCache: true },
    // Long, since tests that start the real CLI share two cores with everything else. No test
    // asserts on time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    reporters: onCi ? ['default', ['json', { outputFile: resultsFile }]] : ['default'],
    coverage: {
      // Coverage takes a fifth of the time, so `npm test` measures it on CI alone.
      enabled: process.env['HEADWATER_TEST_COVERAGE'] === 'true',
      provider: 'custom',
      customProviderModule: 'test/tooling/config/worker-coverage.ts',
      include: ['src/**/*.ts'],
      // The pages run in a browser, whose lines do not count, and nobody writes the generated checks.
      exclude: ['src/web/**', 'src/**/generated-validators.ts'],
      reportsDirectory: 'coverage',
      // Nobody opens the pages of a run on CI, and they take seconds.
      reporter: onCi ? ['text', 'json-summary'] : ['text', 'html', 'json-summary'],
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
