import { writeFileSync } from 'node:fs';
import process from 'node:process';
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { campaignRuns } from '../campaigns/campaign.js';
import { testSeed } from '../tooling/config/test-seed.js';
import { HistoryRunner } from './history-runner.js';
import { printHistory } from './print-history.js';
import { anyHistory, type History, realHistory } from './steps.js';

// The folders are in no repository. Without this mock, each plan would ask git, which is the
// slowest part of a step.
vi.mock('../../src/files/git.js', () => ({
  readGitSource: async () => null,
  readGitCommit: async () => null,
}));

const numRuns = campaignRuns('histories', { part: 10, whole: 300 });
const limitMs = Number(process.env['HEADWATER_TEST_MINUTES'] ?? 5) * 60_000;

/** True to play only histories at a catalog that errs as the real DataHub does. */
const onlyReal = process.env['HEADWATER_TEST_CATALOG'] === 'real';

/** A failed history as it was printed, to be played again. */
const again = process.env['HEADWATER_TEST_HISTORY'];

it.runIf(again !== undefined)('every promise holds through one history', async () => {
  const runner = new HistoryRunner();
  onTestFinished(() => runner.close());
  const history: History = JSON.parse(again ?? '');
  process.stdout.write(`${printHistory(history)}\n`);
  await runner.play(history);
});

/**
 * Returns true if nothing in a history counts requests. An apply that plans again sends others, so
 * the same number would mean another moment.
 */
function isSteady({ steps }: History): boolean {
  return steps.every(
    (step) =>
      !('faults' in step && step.faults.length > 0) &&
      !('race' in step && step.race?.before === 'request'),
  );
}

it.skipIf(again !== undefined)(
  'every promise holds through any history',
  { timeout: limitMs * 3 },
  async () => {
    const runner = new HistoryRunner();
    onTestFinished(() => runner.close());
    const started = performance.now();
    const property = fc.asyncProperty(onlyReal ? realHistory : anyHistory, async (history) => {
      const told = await runner.play(history);
      // An apply that plans every dataset again ends the same, with the same receipt.
      if (isSteady(history)) expect(await runner.play(history, true)).toEqual(told);
    });
    const run = await fc.check(property, {
      seed: testSeed,
      numRuns,
      interruptAfterTimeLimit: limitMs,
      endOnFailure: process.env['HEADWATER_TEST_SHRINK'] === 'off',
      markInterruptAsFailure: false,
    });
    const seconds = Math.round(performance.now() - started) / 1000;
    const figures = {
      seed: testSeed,
      seconds,
      perSecond: Math.round((runner.figures.histories / seconds) * 10) / 10,
      ...runner.figures,
    };
    process.stdout.write(`model test: ${JSON.stringify(figures)}\n`);
    const file = process.env['HEADWATER_MODEL_FIGURES'];
    if (file !== undefined) writeFileSync(file, JSON.stringify({ ...figures, failed: run.failed }));
    if (run.failed) {
      const [history] = run.counterexample ?? [];
      const cause =
        run.errorInstance instanceof Error ? run.errorInstance.stack : String(run.errorInstance);
      expect.fail(
        `seed ${run.seed}, path ${run.counterexamplePath}, after ${run.numRuns} histories\n${history ? printHistory(history) : ''}\n\n${cause}\n${JSON.stringify(history)}`,
      );
    }
    expect(runner.figures.histories).toBeGreaterThan(0);
  },
);
