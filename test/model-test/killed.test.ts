import { existsSync } from 'node:fs';
import process from 'node:process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { campaignRuns } from '../campaigns/campaign.js';
import { CLI_ENTRY } from '../support/cli/kill-cli.js';
import { testSeed } from '../tooling/config/test-seed.js';
import { Store } from './catalog.js';
import { Declared } from './declared.js';
import { edit } from './edit.js';
import { Folder } from './folder.js';
import { anyKilling, type Killing } from './killing.js';
import { printSteps } from './print-history.js';
import { checkSame } from './promises.js';
import { applyChild, applyHere } from './run-child.js';

const numRuns = campaignRuns('histories with a killed process', { part: 3, whole: 50 });

const isBuilt = existsSync(CLI_ENTRY);
if (!isBuilt)
  process.stdout.write('skipped: histories with killed processes need the build (npm run build)\n');

/**
 * Plays two applies, and kills the process of the second at one of its writes. Then plays a third,
 * with or without the local files of the killed one. If the second ends before that write, the
 * history is rejected and another one is played.
 */
async function play({
  dialect,
  writes,
  before,
  after,
  others,
  kill,
  forget,
}: Killing): Promise<void> {
  const store = await Store.start({ dialect, db: undefined, hasAllKinds: true });
  const folder = new Folder();
  const declared = new Declared('shop');
  try {
    const apply = async () => {
      folder.write(declared, { writes });
      return await applyHere(store.url, folder);
    };
    for (const step of before) edit(declared, step);
    await apply();
    for (const other of others) await store.other(other);
    for (const step of after) edit(declared, step);
    const start = await store.lineages();
    folder.write(declared, { writes });
    fc.pre(await applyChild(store.url, folder, kill));
    if (forget) folder.forget();
    const next = await apply();
    const found = await store.lineages();
    await store.put(start);
    const whole = await apply();
    expect(next).toBe(whole);
    if (next === 0)
      checkSame(await store.lineages(), found, 'P5', 'killed and run again is not as never killed');
  } finally {
    folder.remove();
    await store.stop();
  }
}

it.runIf(isBuilt)(
  'converges after a process is killed at any write',
  { timeout: 900_000 },
  async () => {
    const run = await fc.check(fc.asyncProperty(anyKilling, play), {
      seed: testSeed,
      numRuns,
      endOnFailure: process.env['HEADWATER_TEST_SHRINK'] === 'off',
    });
    process.stdout.write(
      `killed processes: ${JSON.stringify({ seed: testSeed, histories: run.numRuns, withoutKill: run.numSkips })}\n`,
    );
    if (run.failed) {
      const [killing] = run.counterexample ?? [];
      expect.fail(
        `seed ${run.seed}, path ${run.counterexamplePath}\n${killing ? printSteps([...killing.before, ...killing.after]) : ''}\n${JSON.stringify(killing)}\n${run.errorInstance}`,
      );
    }
    expect(run.numRuns).toBe(numRuns);
  },
);
