import { describe, expect, test, vi } from 'vitest';
import type { Dialect } from '../../src/server/shared/dialect.js';
import { campaignRows } from '../campaigns/campaign.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { differences, lostOf } from '../support/coexistence/independent-compare.js';
import { columnPairsOf } from '../support/coexistence/lineage-reading.js';
import type { FaultRule } from '../support/faults/fault.js';
import { type FaultLogEntry, startFaultProxy } from '../support/faults/proxy.js';
import { endless, lasting, passing } from '../support/faults/samples.js';
import {
  type FaultPlaces,
  type FaultWorld,
  faultWorld,
  type HeldDataset,
  held,
  placesIn,
} from '../support/faults/world.js';
import { falseReports, lineageIn, realDifferences, receiptProblems } from './false-reports.js';

/** Number of requests of an apply that meets no fault. */
const REQUESTS = 22;

type Held = readonly HeldDataset[];

interface Setting {
  readonly dialect: Dialect;
  readonly settings: string;
}

const usual: Setting = { dialect: 'spec', settings: '' };

/** The state before, and the state after a run without a fault. */
interface Reference {
  readonly world: FaultWorld;
  readonly before: Held;
  readonly wanted: Held;
}

const references = new Map<string, Reference>();

describe.each(Object.entries(passing))('%s', (name, fault) => {
  test.each(places(name))(
    'from request $from, $times times: nothing is lost, and the next apply completes the rest',
    async (where) => {
      await expectHarmless([{ where, fault }], {
        ...usual,
        dialect: where.from % 2 === 0 ? 'spec' : 'datahub',
      });
    },
  );
});

describe.each(Object.entries(endless))('%s', (name, fault) => {
  test.each(places(name).map(({ from }) => from))(
    'at request %i: nothing is lost, and the next apply completes the rest',
    async (from) => {
      await expectHarmless([{ where: { from, times: 1 }, fault }], usual, ['--timeout', '700ms']);
    },
  );
});

test.each(Object.entries(lasting))(
  '%s: nothing is lost, and the next apply completes the rest',
  async (name, rules) => {
    const { code } = await expectHarmless(rules);
    // An element that could not be seen does not count as deleted.
    if (name.endsWith('may not be read')) expect(code).toBe(1);
  },
);

test('an index that lags nominates outdated datasets and misses new ones, and later applies write nothing', async () => {
  const { world, wanted } = await referenceOf(usual);
  const places = await placesIn(world);
  const proxy = await startFaultProxy(places.url, {
    rules: [{ fault: { kind: 'lagging-index', behind: 1 } }],
  });
  const through = { ...places, url: proxy.url };
  for (let run = 1; run <= 3; run++) {
    expectApplied(await apply(through));
    expect(differences(wanted, await held(places.url))).toEqual([]);
  }
  const later = proxy.log.filter(({ request }) => request.number > REQUESTS);
  expect(later.filter(({ request }) => request.isWrite)).toEqual([]);
});

test('a catalog that drops properties: nothing is removed, and the apply reports it', async () => {
  const reference = await referenceOf(usual);
  const places = await placesIn(reference.world);
  const proxy = await startFaultProxy(places.url, {
    rules: [{ fault: { kind: 'drop-properties' } }],
  });
  const run = await apply({ ...places, url: proxy.url });
  expect(run).toMatchObject({ code: 6, stdout: expect.stringContaining('HW5005') });
  const after = await held(places.url);
  const upstreams = (all: Held) =>
    all.map(({ urn }) => [urn, [...elementsOf(lineageIn(all, urn))]] as const);
  const left = new Map(upstreams(after));
  for (const [urn, elements] of upstreams(reference.before))
    expect(elements.filter((element) => !left.get(urn)?.includes(element))).toEqual([]);
});

/**
 * Returns the requests of a run that a fault meets in turn, each in a run of its own: on CI
 * one request, which differs between the faults. The fault is temporary and permanent in turn.
 */
function places(name: string): readonly { readonly from: number; readonly times: number }[] {
  const start = [...name].reduce((sum, char) => sum + char.charCodeAt(0), 0);
  const all = Array.from({ length: REQUESTS }, (_, i) => ({
    from: i + 1,
    times: (start + i) % 2 === 0 ? 1 : 1000,
  }));
  return campaignRows(all, 1, start % REQUESTS);
}

async function referenceOf(setting: Setting): Promise<Reference> {
  const key = JSON.stringify(setting);
  const known = references.get(key) ?? (await newReference(setting));
  references.set(key, known);
  return known;
}

async function newReference({ dialect, settings }: Setting): Promise<Reference> {
  const world = await faultWorld(dialect, async (folder, url) =>
    expectApplied(await apply({ folder, url })),
  );
  const places = await placesIn(world, settings);
  const before = await held(places.url);
  expectApplied(await apply(places));
  return { world, before, wanted: await held(places.url) };
}

function expectApplied(run: CliRun): void {
  expect(run).toMatchObject({ code: 0 });
}

/** Runs one apply beside a fault, and one after it. Checks that nothing is lost. */
async function expectHarmless(
  rules: readonly FaultRule[],
  setting: Setting = usual,
  flags: readonly string[] = [],
): Promise<CliRun> {
  // Retries do not wait.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const reference = await referenceOf(setting);
  const { wanted, world } = reference;
  const places = await placesIn(world, setting.settings);
  const proxy = await startFaultProxy(places.url, { rules });
  const faulty = await apply({ ...places, url: proxy.url }, ['--format', 'json', ...flags]);
  const after = await held(places.url);
  const seen = { rules, run: faulty, log: proxy.log.map(summary) };
  const none = (what: string, problems: readonly unknown[]) =>
    expect({ ...seen, what, problems }).toEqual({ ...seen, what, problems: [] });
  none('lost', [...othersLost(after, reference), ...wronglyRemoved(after, reference)]);
  none('falsely reported', falseReports(faulty, after, reference));
  none('wrong in the receipt', await receiptProblems(faulty, places));
  expect({ ...seen, next: await apply(places) }).toMatchObject({ next: { code: 0 } });
  none('different', realDifferences(wanted, await held(places.url)));
  return faulty;
}

function apply({ folder, url }: FaultPlaces, flags: readonly string[] = []): Promise<CliRun> {
  return runCli(['apply', '--auto-approve', ...flags], {
    cwd: folder.path,
    env: { DATAHUB_GMS_URL: url },
  });
}

/** Describes a request as `3 bulk 503 (seen: 200)`. */
function summary({ request, met, handled, status }: FaultLogEntry): string {
  const fault = met.length === 0 ? '' : ` for ${met.map(({ kind }) => kind).join()}`;
  return `${request.number} ${request.kind} ${status}${fault} (seen: ${handled ?? 'no'})`;
}

function othersLost(after: Held, { world }: Reference): readonly string[] {
  return [...world.theirs].flatMap(([urn, theirs]) =>
    lostOf(theirs, lineageIn(after, urn)).map((line) => `${urn}: ${line}`),
  );
}

/** Returns the edges and columns that are gone, although a run without a fault leaves them. */
function wronglyRemoved(after: Held, { before, wanted }: Reference): readonly string[] {
  return before.flatMap(({ urn }) => {
    const [was, kept, is] = [before, wanted, after].map((all) => elementsOf(lineageIn(all, urn)));
    return [...(was ?? [])]
      .filter((element) => kept?.has(element) && !is?.has(element))
      .map((element) => `removed: ${element} of ${urn}`);
  });
}

function elementsOf(lineage: ReturnType<typeof lineageIn>): ReadonlySet<string> {
  const upstreams = (lineage?.['upstreams'] ?? []) as readonly { readonly dataset: string }[];
  return new Set([
    ...upstreams.map(({ dataset }) => dataset),
    ...columnPairsOf(lineage).map((pair) => pair.join()),
  ]);
}
