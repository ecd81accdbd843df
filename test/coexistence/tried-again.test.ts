import { expect, test, vi } from 'vitest';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import type { StackFolder } from '../support/cli/stack-folder.js';
import { differences } from '../support/coexistence/independent-compare.js';
import type { Fault, FaultRule } from '../support/faults/fault.js';
import { type FaultLogEntry, startFaultProxy } from '../support/faults/proxy.js';
import { faultWorld, held, placesIn } from '../support/faults/world.js';

/** More writes than any of these runs makes. */
const MANY = 40;

/** Meets the first try of every write, given that each is tried twice. */
function everyFirstTry(fault: Fault): readonly FaultRule[] {
  return Array.from({ length: MANY / 2 }, (_, n) => ({
    where: { among: 'writes', from: 2 * n + 1, times: 1 },
    fault,
  }));
}

function apply({ path }: StackFolder, url: string): Promise<CliRun> {
  return runCli(['apply', '--auto-approve'], { cwd: path, env: { DATAHUB_GMS_URL: url } });
}

/** Compares a run that meets faults with a run that meets none. */
async function compareRuns(rules: readonly FaultRule[], settings: string) {
  // Retries do not wait.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const world = await faultWorld('spec', async (folder, url) =>
    expect(await apply(folder, url)).toMatchObject({ code: 0 }),
  );
  const runs = [];
  for (const met of [[], rules]) {
    const { url, folder } = await placesIn(world, settings);
    const proxy = await startFaultProxy(url, { rules: met });
    runs.push({ run: await apply(folder, proxy.url), log: proxy.log, catalog: await held(url) });
  }
  const [clean, faulty] = runs;
  if (!clean || !faulty) throw new Error('two runs were made');
  return {
    run: faulty.run,
    writes: writesIn(faulty.log),
    cleanWrites: writesIn(clean.log),
    lost: differences(clean.catalog, faulty.catalog),
  };
}

function writesIn(log: readonly FaultLogEntry[]): number {
  return log.filter(({ request }) => request.isWrite).length;
}

const notTaken: Readonly<Record<string, Fault>> = {
  '502': { kind: 'status', status: 502 },
  '503': { kind: 'status', status: 503 },
  '504': { kind: 'status', status: 504 },
  'a reset': { kind: 'reset', handled: false },
};

test.each(Object.entries(notTaken))(
  '%s at the first try of every write: the second try applies everything',
  async (_name, fault) => {
    const { run, lost, writes, cleanWrites } = await compareRuns(everyFirstTry(fault), '');
    expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining('Applied and verified') });
    expect(lost).toEqual([]);
    expect(writes).toBeGreaterThan(cleanWrites);
  },
);

const taken: Readonly<Record<string, Fault>> = {
  '503 though done': { kind: 'status', status: 503, handled: true },
  'a reset after': { kind: 'reset', handled: true },
  'a torn answer': { kind: 'torn' },
};

test.each(
  Object.entries(taken).flatMap(([name, fault]) =>
    (['auto', 'proposals'] as const).map((route) => [name, route, fault] as const),
  ),
)(
  '%s at every write, by %s: a read finds the write, and nothing is written twice',
  async (_name, route, fault) => {
    const rules: readonly FaultRule[] = [{ where: { among: 'writes' }, fault }];
    const { run, lost, writes, cleanWrites } = await compareRuns(rules, `writes: ${route}\n`);
    expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining('Applied and verified') });
    expect(lost).toEqual([]);
    // The tool tests whether conditions are heeded only after a write that was answered.
    expect(writes).toBe(cleanWrites - 1);
  },
);
