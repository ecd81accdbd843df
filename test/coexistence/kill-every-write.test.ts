import { existsSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, it, vi } from 'vitest';
import { campaignRows } from '../campaigns/campaign.js';
import { CLI_ENTRY, type CliEnd, type CliProcess, startCli } from '../support/cli/kill-cli.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { differences } from '../support/coexistence/independent-compare.js';
import { openFaultProxy } from '../support/faults/proxy.js';
import type { FaultRequest } from '../support/faults/request.js';
import {
  eventsOf,
  type FaultPlaces,
  type HeldDataset,
  held,
  receiptsIn,
} from '../support/faults/world.js';
import { type KillScene, killedBefore, killScene, killUrns, unitsOf } from './kill-world.js';

/** Number of concurrent runs. One process starts while the catalog of another is busy. */
const AT_ONCE = 3;

/** Milliseconds. Long enough for forty kills, as `npm run soak` has them, on a busy machine. */
const PATIENCE = 900_000;

const isBuilt = existsSync(CLI_ENTRY);
if (!isBuilt) process.stdout.write('skipped: killed runs need the build (npm run build)\n');

const APPLY = ['apply', '--auto-approve', '--allow', 'mass-delete', '--reason', 'a great change'];

type Moment = 'before' | 'after';

/** One way of writing, with the number of downstreams to create and of requests at the least. */
interface Way {
  readonly bulk: boolean;
  readonly made: number;
  readonly requests: number;
}

const WAYS: readonly Way[] = [
  // The catalog refuses bulk writes.
  { bulk: false, made: 2, requests: 40 },
  // More than one request of a step can hold.
  { bulk: true, made: 51, requests: 7 },
];

let earlier: Promise<string> | undefined;

/** The state before every run. It is made once. */
function stateBefore(): Promise<string> {
  earlier ??= killedBefore(
    async (places) => void expect(await apply(places)).toMatchObject({ code: 0 }),
  );
  return earlier;
}

const wholeRuns = new Map<Way, Promise<KilledRun>>();

/** The run of a way that nothing kills. It is made once, since it has no moment. */
function wholeRun(before: string, way: Way): Promise<KilledRun> {
  const run = wholeRuns.get(way) ?? killedRun(before, { way, moment: 'before', number: 0 });
  wholeRuns.set(way, run);
  return run;
}

describe.runIf(isBuilt).each(WAYS)('an apply to forty downstreams ($bulk in bulk)', (way) => {
  it.each(['before', 'after'] as const)(
    'that is killed right %s any single write is completed by the next apply',
    { timeout: PATIENCE },
    async (moment) => {
      // Later runs reuse the compile cache of the first.
      vi.stubEnv('NODE_COMPILE_CACHE', (await stackFolder({})).path);
      const before = await stateBefore();
      const whole = await wholeRun(before, way);
      expect(whole).toMatchObject({ ended: { code: 0 }, receipts: 1 });
      expect(unitsOf(way.made).length).toBeGreaterThanOrEqual(40);
      expect(whole.writes.length).toBeGreaterThanOrEqual(way.requests);
      expect(new Set(whole.writes)).toEqual(
        new Set(['entity', 'edges to add', 'lineage', 'edges to remove']),
      );
      expect(differences(whole.withReceipt, whole.withoutReceipt)).toEqual([]);
      await eachOf(someWrites(whole.writes, moment), AT_ONCE, async (at) => {
        const { ended, ...cut } = await killedRun(before, { way, moment, number: at.number });
        expect({ ...at, ...ended, receipts: cut.receipts }).toMatchObject({
          ...at,
          signal: 'SIGKILL',
          receipts: 1,
        });
        expect({ ...at, differences: differences(whole.withReceipt, cut.withReceipt) }).toEqual({
          ...at,
          differences: [],
        });
        expect({
          ...at,
          differences: differences(whole.withoutReceipt, cut.withoutReceipt),
        }).toEqual({ ...at, differences: [] });
      });
    },
  );
});

interface NumberedWrite {
  readonly number: number;
  readonly what: string;
}

/**
 * Returns the writes to kill the run at. In `npm test` one of every second kind, so that both
 * moments together meet each kind.
 */
function someWrites(writes: readonly string[], moment: Moment): readonly NumberedWrite[] {
  const all = writes.map((what, i) => ({ number: i + 1, what }));
  const kinds = [...new Set(writes)];
  return campaignRows(kinds, kinds.length / 2, moment === 'before' ? 0 : 1).flatMap((kind) => {
    const ofKind = all.filter(({ what }) => what === kind);
    return campaignRows(ofKind, 1, 1);
  });
}

interface KillPoint {
  readonly way: Way;
  readonly moment: Moment;
  /**
   * The number of the write at which the run is killed, from 1. With 0 nothing is killed.
   */
  readonly number: number;
}

type Held = readonly HeldDataset[];

interface KilledRun {
  readonly ended: CliEnd;
  /** The kinds of the writes that reached the catalog, or would have. */
  readonly writes: readonly string[];
  /** Number of receipts that it left. */
  readonly receipts: number;
  /**
   * The content of the catalog after the next run, with and without the local files of the killed
   * run.
   */
  readonly withReceipt: Held;
  readonly withoutReceipt: Held;
}

/** Runs an apply and kills it. */
async function killedRun(before: string, { way, moment, number }: KillPoint): Promise<KilledRun> {
  const { catalog, url, folder } = await killScene(before, way.made);
  const urns = killUrns(way.made);
  const writes: string[] = [];
  let cli: CliProcess | undefined;
  const counts = ({ isWrite, kind }: FaultRequest) => isWrite && (way.bulk || kind !== 'bulk');
  const at = (now: Moment, request: FaultRequest) => {
    if (now !== moment || !counts(request) || writes.length !== number) return undefined;
    cli?.kill();
    return 'cut';
  };
  const proxy = await openFaultProxy(url, {
    rules: way.bulk ? [] : [{ where: { kinds: ['bulk'] }, fault: { kind: 'status', status: 403 } }],
    before: (request) => {
      if (counts(request)) writes.push(whatOf(request));
      return at('before', request);
    },
    after: (request) => at('after', request),
  });
  cli = startCli(APPLY, { cwd: folder.path, url: proxy.url });
  const ended = await cli.ended;
  await proxy.stop();
  const receipts = (await receiptsIn(folder)).length;
  const copy = await killScene(await eventsOf(url, urns), way.made);
  const withoutReceipt = await heldAfterNext(copy, number, urns);
  return {
    ended,
    writes,
    receipts,
    withReceipt: await heldAfterNext({ catalog, url, folder }, number, urns),
    withoutReceipt,
  };
}

/** Returns the content of the catalog after the next run, which must succeed. */
async function heldAfterNext(
  { catalog, url, folder }: KillScene,
  number: number,
  urns: readonly string[],
): Promise<Held> {
  expect({ number, ...(await apply({ url, folder })) }).toMatchObject({ number, code: 0 });
  const found = await held(url, urns);
  await catalog.stop();
  return found.map(withStatus);
}

/**
 * Adds a missing `status` aspect, which means that the dataset is not removed. A run that is killed
 * between the aspects of a new dataset leaves it without that aspect. To the next run the dataset
 * exists and is ours.
 */
function withStatus(one: HeldDataset): HeldDataset {
  return Object.assign({}, one, { status: one['status'] ?? { value: { removed: false } } });
}

function apply({ folder, url }: FaultPlaces) {
  return runCli(APPLY, { cwd: folder.path, env: { DATAHUB_GMS_URL: url } });
}

function whatOf({ kind, body }: FaultRequest): string {
  if (kind !== 'mutation') return body.includes('upstreamLineage') ? 'lineage' : 'entity';
  return JSON.parse(body).variables.input.edgesToAdd.length > 0
    ? 'edges to add'
    : 'edges to remove';
}

/** Calls a function for each value, a limited number at a time. Stops at the first failure. */
async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let one = left.shift(); one; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
