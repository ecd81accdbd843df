import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import v8 from '@vitest/coverage-v8';
import type { CoverageProvider, CoverageProviderModule } from 'vitest/node';

/** A file for each worker: `PID.running` until it has ended, then `PID.json`. */
const FOLDER = 'coverage/workers';

/** As long as Vitest lets a worker end. */
const LONGEST_END_MS = 60_000;

const running = join(FOLDER, `${process.pid}.running`);

type TakeOptions = Parameters<NonNullable<CoverageProviderModule['takeCoverage']>>[0];

/** What is known of the modules that this worker has loaded. Undefined without coverage. */
let modules: TakeOptions;

/**
 * The coverage of V8, which Vitest takes from a worker after each file of tests. Here each worker
 * gives it once, at its end: to take and to join it five hundred times takes half a minute.
 */
const workerCoverage: CoverageProviderModule = {
  ...v8,
  takeCoverage: (options) => {
    if (modules === undefined) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(running, '');
    }
    modules = options;
  },
  getProvider: async () => withWorkerFiles(await v8.getProvider()),
};

export default workerCoverage;

/** Writes the coverage of all files of this worker. The runner of the tests calls it at the end. */
export async function writeWorkerCoverage(): Promise<void> {
  if (modules === undefined) return;
  const coverage: unknown = await v8.takeCoverage?.(modules);
  writeFileSync(running, JSON.stringify(coverage));
  renameSync(running, running.replace(/running$/, 'json'));
}

/** Hands the files of the workers over before the report is made. */
function withWorkerFiles(provider: CoverageProvider): CoverageProvider {
  const generate = provider.generateCoverage.bind(provider);
  provider.generateCoverage = async (context) => {
    for (const name of await endedWorkers()) {
      await provider.onAfterSuiteRun({
        coverage: JSON.parse(readFileSync(join(FOLDER, name), 'utf8')),
        environment: 'ssr',
        projectName: 'shared',
        testFiles: [name],
      });
    }
    return generate(context);
  };
  return provider;
}

/**
 * Returns the files of all workers. Vitest makes the report without waiting for their ends.
 *
 * @throws Error if a worker was killed
 */
async function endedWorkers(): Promise<readonly string[]> {
  for (let waited = 0; waited < LONGEST_END_MS; waited += 50) {
    const names = readdirSync(FOLDER);
    if (names.every((name) => name.endsWith('.json'))) return names;
    await delay(50);
  }
  throw new Error(`a worker ended without its coverage: ${readdirSync(FOLDER).join(', ')}`);
}
