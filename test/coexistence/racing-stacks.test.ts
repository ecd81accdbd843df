import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { UpstreamLineage, UpstreamRecord } from '../../src/model/upstream-lineage.js';
import type { LostLineage } from '../../src/plan/document/receipt.js';
import type { Catalog } from '../../src/testing.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';
import { post, runningCatalog } from '../support/server/catalog.js';

const BULK = '/openapi/v3/entity/dataset';

const numbers = Array.from({ length: 11 }, (_, i) => i);

const runs = Array.from(
  { length: campaignRuns('racing-stacks', { part: 1, whole: 100 }) },
  (_, i) => i,
);

interface Race {
  /** The ends of the eleven applies. */
  readonly ends: readonly CliRun[];
  /** The versions of the dataset, oldest first. */
  readonly versions: readonly Version[];
  /** The upstreams with lost or returned records that the receipt of each apply names. Sorted. */
  readonly named: readonly (readonly string[])[];
}

interface Version {
  readonly writer: string;
  /** Sorted. */
  readonly upstreams: readonly string[];
  /** With their marks, which a mutation can undo as well. */
  readonly records: readonly string[];
}

/** Eleven stacks apply one plain edge each to one dataset at the same time. */
async function race(writes: 'auto' | 'mutations'): Promise<Race> {
  const updateLineageWindow = () => setTimeout(40);
  const catalog = await runningCatalog({ dialect: 'datahub', updateLineageWindow });
  const made = ['sink', ...numbers.map(upstreamOf)].map((name) => ({
    urn: urnOf(name),
    datasetProperties: { value: { description: '' } },
  }));
  expect((await post(catalog, `${BULK}?async=false`, made)).status).toBe(200);
  const folders = await Promise.all(numbers.map((i) => stackFolder(stackOf(i, writes))));
  const history = watchVersions(catalog);
  const env = { DATAHUB_GMS_URL: catalog.url };
  const ends = await asActors(
    folders.map(
      ({ path: cwd }) =>
        () =>
          runCli(['apply', '--auto-approve'], { cwd, env }),
    ),
  );
  const named = folders.map(({ path }, i) => namedIn(path, ends[i]?.stdout ?? ''));
  return { ends, versions: await history.end(), named: await Promise.all(named) };
}

/** Runs tasks at the same time, each as a user of its own. */
async function asActors<R>(tasks: readonly (() => Promise<R>)[]): Promise<readonly R[]> {
  const actor = new AsyncLocalStorage<string>();
  const original = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    const current = actor.getStore();
    if (current === undefined) return original(url, init);
    return original(url, { ...init, headers: { ...init?.headers, 'x-datahub-actor': current } });
  };
  try {
    return await Promise.all(tasks.map((task, i) => actor.run(actorOf(i), task)));
  } finally {
    globalThis.fetch = original;
  }
}

function actorOf(i: number): string {
  return `urn:li:corpuser:s${i}`;
}

function stackOf(i: number, writes: string): Readonly<Record<string, string>> {
  return {
    'headwater.yaml': `version: 1\nstack: s${i}\nwrites: ${writes}\n`,
    'lineage/a.yaml': `version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets: {sink: {name: sink}, up: {name: ${upstreamOf(i)}}}\nlineage: [{downstream: sink, upstreams: [up]}]\n`,
  };
}

function upstreamOf(i: number): string {
  return `u${i}`;
}

/** Reads the versions of the dataset while they come, since the catalog keeps the last ones only. */
function watchVersions({ url }: Catalog): { readonly end: () => Promise<readonly Version[]> } {
  const versions: Version[] = [];
  let isOver = false;
  const readNext = async (): Promise<boolean> => {
    const version = String(versions.length + 1);
    const item = {
      urn: urnOf('sink'),
      upstreamLineage: { headers: { 'If-Version-Match': version } },
    };
    const answer = await fetch(`${url}${BULK}/batchGet?systemMetadata=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([item]),
    });
    const [found] = (await answer.json()) as readonly Found[];
    if (found?.upstreamLineage?.systemMetadata.version !== version) return false;
    const { value, auditStamp } = found.upstreamLineage;
    const upstreams = value.upstreams.map(({ dataset }) => nameOf(dataset)).sort();
    const records = value.upstreams.map((record) => JSON.stringify(record));
    versions.push({ writer: auditStamp.actor, upstreams, records });
    return true;
  };
  const watching = (async () => {
    while (!isOver) if (!(await readNext())) await setTimeout(5);
  })();
  return {
    end: async () => {
      isOver = true;
      await watching;
      while (await readNext());
      return versions;
    },
  };
}

interface Found {
  readonly upstreamLineage?: {
    readonly value: UpstreamLineage;
    readonly systemMetadata: { readonly version: string };
    readonly auditStamp: { readonly actor: string };
  };
}

async function namedIn(folder: string, stdout: string): Promise<readonly string[]> {
  const [, file] = /^Receipt: (\S+)$/m.exec(stdout) ?? [];
  expect(file, stdout).toBeDefined();
  const { events } = JSON.parse(await readFile(join(folder, file ?? ''), 'utf8'));
  const losses = events.filter(({ event }: { readonly event: string }) => event === 'lost');
  return namesOf(
    losses.flatMap(({ lost, returned }: LostLineage) => [...lost.upstreams, ...returned.upstreams]),
  );
}

function namesOf(records: readonly Pick<UpstreamRecord, 'dataset'>[]): readonly string[] {
  return [...new Set(records.map(({ dataset }) => nameOf(dataset)))].sort();
}

function nameOf(urn: string): string {
  return urn.split(',')[1] ?? urn;
}

/** Returns the upstreams of others whose records go or come back with the versions of a stack. */
function undoneBy(i: number, versions: readonly Version[]): readonly string[] {
  const records = versions.flatMap(({ writer, records: after }, version) => {
    const before = versions[version - 1]?.records ?? [];
    return writer === actorOf(i) ? [...without(before, after), ...without(after, before)] : [];
  });
  // The stack adds and marks its own edge.
  return namesOf(records.map((one) => JSON.parse(one))).filter((name) => name !== upstreamOf(i));
}

function without(records: readonly string[], others: readonly string[]): readonly string[] {
  return records.filter((one) => !others.includes(one));
}

it.each(runs)('eleven stacks write one dataset by conditional proposals, run %i', async () => {
  const { ends, versions, named } = await race('auto');
  expect(ends.map(({ code, stdout }) => [code, code === 0 ? '' : stdout])).toEqual(
    numbers.map(() => [0, '']),
  );
  expect(versions.at(-1)?.upstreams).toEqual(numbers.map(upstreamOf).sort());
  expect(named.flat()).toEqual([]);
});

it.each(runs)('by updateLineage, each apply names what it undid of others, run %i', async () => {
  const { ends, versions, named } = await race('mutations');
  const undone = numbers.map((i) => undoneBy(i, versions));
  expect(named).toEqual(undone);
  // 6: another stack lost the edge of this one after its last write.
  const expected = undone.map((one) => (one.length > 0 ? 5 : expect.toBeOneOf([0, 6])));
  expect(ends.map(({ code }) => code)).toEqual(expected);
  expect(ends.map(({ stdout }) => stdout.includes('HW5017'))).toEqual(
    undone.map((one) => one.length > 0),
  );
});
