import { describe, expect, it, vi } from 'vitest';
import { MARK_PROPERTY, pairFingerprint } from '../../../../src/model/mark.js';
import type { EntityUrn } from '../../../../src/urn/entity-urn.js';
import { DEFAULT_VIEW } from '../../../../src/web/lineage/model/lineage-address.js';
import { compareVersions } from '../../../../src/web/lineage/time/compare-versions.js';
import {
  type LineageVersion,
  type VersionPage,
  versionsQuery,
} from '../../../../src/web/lineage/time/read-versions.js';
import { timeGraph } from '../../../../src/web/lineage/time/time-graph.js';
import {
  rangesOf,
  stepSentences,
  stopWords,
} from '../../../../src/web/lineage/time/version-words.js';
import { column, dataset } from '../../../support/server/urns.js';

const orders = dataset('orders');
const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),load)' as EntityUrn;
const TIME = Date.UTC(2026, 10, 28, 2, 10);

interface Written {
  readonly ups?: readonly string[];
  /** Columns of the upstream `a`, each with the transform. */
  readonly pairs?: readonly (readonly [column: string, transform?: string])[];
  readonly owner?: string;
  readonly type?: string;
}

const toPair = ([name, transform]: readonly [string, string?]) => ({
  upstreamType: 'FIELD_SET',
  upstreams: [column('a', name)],
  downstreamType: 'FIELD',
  downstreams: [column('orders', name)],
  ...(transform && { transformOperation: transform }),
});

function toValue({ ups = [], pairs = [], owner, type = 'TRANSFORMED' }: Written) {
  const records = pairs.map(toPair);
  const names = records.map(({ upstreams, downstreams, transformOperation = null }) =>
    pairFingerprint({
      upstreamField: String(upstreams[0]),
      downstreamField: String(downstreams[0]),
      transform: transformOperation,
    }),
  );
  const mark = (up: string) => ({ edge: 1, ...(up === 'a' && { pairs: names.sort().join('') }) });
  return {
    upstreams: ups.map((up) => ({
      dataset: dataset(up),
      type,
      ...(owner && { properties: { [MARK_PROPERTY]: JSON.stringify({ [owner]: mark(up) }) } }),
    })),
    fineGrainedLineages: records,
  };
}

/** Answers as a catalog. The last value is the latest version; undefined stands for one that is gone. */
function stubCatalog(values: readonly unknown[], meta: readonly object[] = []) {
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const version = Number(new URL(path, 'http://x').searchParams.get('version'));
    asked.push(version);
    const number = version || values.length;
    const value = values[number - 1];
    if (value === 'broken') return new Response('{}', { status: 500 });
    if (value === undefined) return new Response(null, { status: 404 });
    const auditStamp = { time: TIME, actor: `urn:li:corpuser:svc-${number}` };
    const systemMetadata = {
      version: String(number),
      runId: 'no-run-id-provided',
      ...meta[number - 1],
    };
    return Response.json({ value, systemMetadata, auditStamp });
  });
  return asked;
}

function readPage(from = 0, urn: string = orders): Promise<VersionPage> {
  const { queryFn } = versionsQuery(urn);
  if (typeof queryFn !== 'function') throw new Error('no function');
  const context = { pageParam: from, signal: new AbortController().signal };
  return queryFn(context as Parameters<typeof queryFn>[0]) as Promise<VersionPage>;
}

/** The versions of some values, the oldest first. */
async function versionsOf(written: readonly Written[], meta: readonly object[] = []) {
  stubCatalog(written.map(toValue), meta);
  return (await readPage()).versions.toReversed();
}

function stepOf(before: LineageVersion | undefined, version: LineageVersion) {
  const change = compareVersions(orders, before, version);
  return { urn: orders, version, since: before?.number ?? 0, change };
}

const FULL: Written = {
  ups: ['a', 'b', 'c'],
  pairs: [['id'], ['total', 'sum']],
  owner: 'commerce',
};

describe('the stored versions of a lineage', () => {
  it('are read from the latest to the first', async () => {
    const asked = stubCatalog([{ ups: ['a'] }, FULL, FULL].map(toValue));
    const page = await readPage();
    expect(asked).toEqual([0, 2, 1]);
    expect(page.versions.map(({ number, writtenBy }) => [number, writtenBy])).toEqual([
      [3, 'urn:li:corpuser:svc-3'],
      [2, 'urn:li:corpuser:svc-2'],
      [1, 'urn:li:corpuser:svc-1'],
    ]);
    expect(page.versions[0]).not.toHaveProperty('writtenIn');
    expect(page).toMatchObject({ broken: [], gone: [], next: 0 });
  });

  it('leave out what is gone or cannot be read, and name it', async () => {
    const values = [
      undefined,
      undefined,
      toValue(FULL),
      'broken',
      { upstreams: [null] },
      toValue({}),
    ];
    stubCatalog(values);
    const { versions, ...page } = await readPage();
    expect(versions.map(({ number }) => number)).toEqual([6, 3]);
    expect(page).toEqual({ broken: [5, 4], gone: [2, 1], next: 0 });
  });

  it('come in pages of 50, until retention has taken a whole page', async () => {
    stubCatalog(Array.from({ length: 200 }, (_, index) => (index > 140 ? toValue({}) : undefined)));
    const first = await readPage();
    expect([first.versions.length, first.next]).toEqual([50, 150]);
    const second = await readPage(first.next);
    expect([second.versions.length, second.gone.length, second.next]).toEqual([9, 41, 100]);
    const third = await readPage(second.next);
    expect([third.versions, third.gone.length, third.next]).toEqual([[], 100, 0]);
  });

  it('do not repeat the latest, where a server ignores the number', async () => {
    const body = { value: toValue(FULL), systemMetadata: { version: '3' } };
    vi.stubGlobal('fetch', async () => Response.json(body));
    const { versions, gone } = await readPage();
    expect(versions.map(({ number }) => number)).toEqual([3]);
    expect(gone).toEqual([2, 1]);
  });

  it('are none where nothing is stored, and one where the server does not count', async () => {
    stubCatalog([]);
    expect(await readPage()).toEqual({ versions: [], broken: [], gone: [], next: 0 });
    vi.stubGlobal('fetch', async () => Response.json({ value: toValue(FULL) }));
    const { versions } = await readPage();
    expect(versions).toMatchObject([{ number: 1 }]);
    expect(stopWords(stepOf(undefined, versions[0] as LineageVersion), 1)).toContain(
      'version 1 of 1, time not recorded, an unknown writer, added 3 upstreams',
    );
  });
});

describe('the words of two versions', () => {
  const run = { runId: 'snowflake-2026_11_28' };
  const wipe = async (after: Written, meta: object = run) => {
    const [before, version] = await versionsOf([FULL, after], [{}, meta]);
    return stepOf(before, version as LineageVersion);
  };

  it('name the ingestion that wiped a stack', async () => {
    const step = await wipe({});
    expect(stepSentences(step)).toEqual([
      'Version 2: svc-2 removed 3 of 3 upstreams, 2 of 2 column pairs on 2026-11-28 02:10:00 UTC (run snowflake-2026_11_28): wiped by ingestion.',
      'No longer owned by stack commerce: 3 of 3 upstreams, 2 of 2 column pairs.',
    ]);
    expect(stopWords(step, 7)).toBe(
      'version 2 of 7, 2026-11-28 02:10:00 UTC, svc-2, run snowflake-2026_11_28, wiped 3 of 3 upstreams, 2 of 2 column pairs, +0 -5 ~0',
    );
  });

  it('name another writer that wiped a stack, and the pipeline', async () => {
    expect(stepSentences(await wipe({ ups: ['x'] }, {}))[0]).toContain(
      'added 1 upstream on 2026-11-28 02:10:00 UTC: wiped by svc-2.',
    );
    expect(stepSentences(await wipe({}, { pipelineName: 'nightly' }))[0]).toContain(
      '(pipeline nightly): wiped by ingestion.',
    );
  });

  it('call no wipe what takes a part, or the marks alone', async () => {
    const part = await wipe({ ...FULL, ups: ['a'] });
    expect(stepSentences(part)).toEqual([
      'Version 2: svc-2 removed 2 of 3 upstreams on 2026-11-28 02:10:00 UTC (run snowflake-2026_11_28).',
      'No longer owned by stack commerce: 2 of 3 upstreams.',
    ]);
    const { owner: _, ...unmarked } = FULL;
    expect(stepSentences(await wipe(unmarked))[0]).toContain('svc-2 changed no link');
  });

  it('name the stack that owns all that is new', async () => {
    const [first, second] = await versionsOf([{ ...FULL, ups: ['a'] }, FULL]);
    expect(stepSentences(stepOf(undefined, first as LineageVersion))[0]).toMatch(
      /^Version 1: stack commerce added 1 upstream, 2 column pairs on/,
    );
    expect(stepSentences(stepOf(first, second as LineageVersion))[0]).toMatch(
      /^Version 2: stack commerce added 2 upstreams on/,
    );
  });

  it('name changed types, transforms and gaps, and what is not known', async () => {
    const changed: Written = { ...FULL, type: 'VIEW', pairs: [['id'], ['total', 'max']] };
    const [first, , third] = (await versionsOf([FULL, FULL, changed])) as LineageVersion[];
    const step = stepOf(first, third as LineageVersion);
    expect(stepSentences(step)[0]).toContain(
      'svc-3 changed 3 upstreams, 1 column pair on 2026-11-28 02:10:00 UTC (since version 1).',
    );
    const notes = step.change.links.map(({ state, note }) => `${state} ${note}`);
    expect(notes).toEqual([
      ...Array(3).fill('changed TRANSFORMED -> VIEW'),
      'context ',
      'changed sum -> max',
    ]);
    expect(stepSentences({ ...step, change: null })[0]).toContain('what changed is not known');
    expect(stopWords({ ...step, change: null }, 3)).toContain('changes not known');
  });

  it('list numbers in ranges', () => {
    expect(rangesOf([3, 1, 2, 15, 20, 19])).toBe('1 to 3, 15, 19 to 20');
  });
});

describe('the graph of two versions', () => {
  const live = { data: null, error: null, isFetching: false };
  const nothing = { data: undefined, error: null, isFetching: false };
  const graphOf = (urn: string, versions: readonly LineageVersion[]) => {
    const [newer, older] = versions;
    const { links } = compareVersions(urn as EntityUrn, older, newer as LineageVersion);
    return timeGraph({ ...DEFAULT_VIEW, columns: true }, versions, links, {
      ...{ home: { urn, type: 'DATASET' }, entity: () => live, schema: () => nothing },
      ...{ hop: () => nothing, members: () => nothing },
    });
  };

  it('has the links of both, with facts and states', async () => {
    const [older, newer] = (await versionsOf([FULL, { ups: ['a', 'x'] }])) as LineageVersion[];
    const graph = graphOf(orders, [newer, older] as LineageVersion[]);
    const states = graph.edges.map(({ upstream, change }) => [upstream, change?.state]);
    expect(Object.fromEntries(states)).toEqual({
      [dataset('a')]: 'changed',
      [dataset('b')]: 'removed',
      [dataset('c')]: 'removed',
      [dataset('x')]: 'added',
    });
    const [edge] = graph.edges.filter(({ upstream }) => upstream === dataset('a'));
    expect(edge?.pairs.map(({ change }) => change)).toEqual([
      { state: 'removed', note: '' },
      { state: 'removed', note: 'sum' },
    ]);
    const home = graph.boxes.find(({ isHome }) => isHome);
    expect([home?.urn, home?.owners, home?.sides.up.isOpen]).toEqual([orders, [], false]);
  });

  it('has the inputs and the outputs of a job', async () => {
    const edge = (name: string) => ({ destinationUrn: dataset(name) });
    stubCatalog([
      { inputDatasetEdges: [edge('a')], outputDatasetEdges: [edge('orders'), edge('old')] },
      { inputDatasetEdges: [edge('a')], outputDatasetEdges: [edge('orders')] },
    ]);
    const { versions } = await readPage(0, JOB);
    const graph = graphOf(JOB, versions);
    const links = graph.edges.map((one) => [one.upstream, one.downstream, one.change?.state]);
    expect(links).toEqual([
      [dataset('a'), JOB, 'context'],
      [JOB, dataset('orders'), 'context'],
      [JOB, dataset('old'), 'removed'],
    ]);
  });
});
