import { describe, expect, it } from 'vitest';
import {
  applied,
  outcomesOf,
  upstreamNames,
  upstreamsIn,
  writesOf,
} from '../support/apply/apply-with.js';
import { overwrite } from '../support/apply/fake-catalog.js';
import { marked, marksText } from '../support/model/lineage-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  present,
  unitOf,
  urnOf,
  us,
} from '../support/model/state-builders.js';

const ours = { headwater: marksText({ shop: { edge: true } }) };
const stamp = { time: 77, actor: us };

describe('an apply', () => {
  it('adds plain edges by the mutation, marks them by a proposal, and verifies them', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a', 'b')]), [
      'orders',
      'a',
      'b',
    ]);
    expect(result.exitCode).toBe(0);
    expect(outcomesOf(result)).toEqual(['lineage orders applied']);
    expect(upstreamNames(catalog, 'orders')).toEqual(['a TRANSFORMED shop', 'b TRANSFORMED shop']);
    expect(upstreamsIn(catalog, 'orders')[0]?.properties).toEqual({ source: 'UI', ...ours });
    // The second proposal is the probe of the condition.
    expect(writesOf(catalog)).toEqual([
      'updateLineage orders orders',
      'propose orders',
      'propose orders',
    ]);
  });

  it('rewrites a unit with other types in one proposal and keeps lineage of other writers', async () => {
    const theirs = {
      ...lineageOf('x'),
      fineGrainedLineages: [{ upstreamType: 'NONE', downstreamType: 'FIELD', confidenceScore: 1 }],
      extra: 'kept',
    };
    const { plan, catalog, result, events } = await applied(
      desire([unitOf('orders', 'a', edgeFrom('b', 'VIEW'))]),
      ['a', 'b', present('orders', theirs)],
    );
    expect(result.exitCode).toBe(0);
    expect(catalog.store.reading(urnOf('orders'))).toMatchObject({
      lineage: {
        version: '2',
        value: { extra: 'kept', fineGrainedLineages: theirs.fineGrainedLineages },
      },
    });
    expect(upstreamsIn(catalog, 'orders')).toEqual([
      ...theirs.upstreams,
      {
        dataset: urnOf('a'),
        type: 'TRANSFORMED',
        auditStamp: stamp,
        created: stamp,
        properties: ours,
      },
      { dataset: urnOf('b'), type: 'VIEW', auditStamp: stamp, created: stamp, properties: ours },
    ]);
    const changes = plan.changes.filter(({ element }) => element !== 'dataset');
    expect(events[0]).toEqual({
      event: 'before',
      unit: 'lineage',
      urn: urnOf('orders'),
      version: '1',
      upstreamLineage: theirs,
      changes,
    });
  });

  it('records the state before the first write of a unit only, even if the unit is written twice', async () => {
    const { events } = await applied(desire([unitOf('orders', 'a')]), [
      'a',
      present('orders', lineageOf('x')),
    ]);
    expect(events.map(({ event }) => event)).toEqual(['before', 'outcome']);
    expect(events[0]).toMatchObject({ version: '1', upstreamLineage: lineageOf('x') });
  });

  it('records the outcome of a unit right after its last step, in case the run is killed later', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `d${String(i).padStart(2, '0')}`);
    const { events } = await applied(
      desire(names.map((name) => unitOf(name, edgeFrom('a', 'COPY')))),
      ['a', ...names],
    );
    expect(events.map(({ event }) => event)).toEqual([
      ...Array(50).fill('before'),
      ...Array(50).fill('outcome'),
      ...Array(10).fill('before'),
      ...Array(10).fill('outcome'),
    ]);
  });

  it('sends aspects that are too large for one request in several', async () => {
    const large = { ...lineageOf('x'), note: 'x'.repeat(5_000_000) };
    const names = ['v1', 'v2', 'v3'];
    const units = names.map((name) => unitOf(name, edgeFrom('a', 'VIEW')));
    const { result, catalog } = await applied(desire(units), [
      'a',
      ...names.map((name) => present(name, large)),
    ]);
    expect(result.exitCode).toBe(0);
    expect(writesOf(catalog)).toEqual(['propose v3', 'propose v3', 'propose v1', 'propose v2']);
  });

  it('creates missing datasets first, then their lineage', async () => {
    const sheet = named('sheet', { description: 'kept by hand', columns: [] });
    const { result, catalog } = await applied(desire([unitOf('sheet', 'a')], [sheet]), [
      'a',
      absent('sheet'),
    ]);
    expect(outcomesOf(result)).toEqual(['entity sheet applied', 'lineage sheet applied']);
    expect(writesOf(catalog)).toEqual([
      'propose sheet',
      'updateLineage sheet',
      'propose sheet',
      'propose sheet',
    ]);
  });

  it('writes nothing that exists already, and claims nothing that another writer added since the plan', async () => {
    const { result, catalog, events } = await applied(
      desire([unitOf('orders', 'a')]),
      ['orders', 'a'],
      {
        disturb: (fake) =>
          fake.before('read', () => overwrite(fake, urnOf('orders'), lineageOf('a'))),
      },
    );
    expect(catalog.writes).toEqual([]);
    expect(result).toMatchObject({ exitCode: 0 });
    expect(events.map(({ event }) => event)).toEqual(['outcome']);
  });

  it('removes an edge by proposal when its upstream was not read', async () => {
    const { result, catalog } = await applied(desire([]), [
      present('orders', lineageOf('x', marked('gone'))),
    ]);
    expect(result.exitCode).toBe(0);
    expect(writesOf(catalog)).toEqual(['propose orders', 'propose orders']);
    expect(upstreamNames(catalog, 'orders')).toEqual(['x TRANSFORMED']);
  });

  it('reports progress step by step', async () => {
    const { progress } = await applied(
      desire([unitOf('orders', 'a'), unitOf('view', edgeFrom('a', 'VIEW'))]),
      ['orders', 'a', 'view'],
    );
    expect(progress).toEqual([
      { kind: 'phase', phase: 'edgesToAdd', done: 0, total: 1 },
      { kind: 'phase', phase: 'edgesToAdd', done: 1, total: 1 },
      { kind: 'phase', phase: 'proposals', done: 0, total: 2 },
      { kind: 'phase', phase: 'proposals', done: 2, total: 2 },
      { kind: 'phase', phase: 'verify', done: 0, total: 2 },
      { kind: 'phase', phase: 'verify', done: 2, total: 2 },
    ]);
  });

  it('sends many units in several calls, each downstream in one call only', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `d${String(i).padStart(2, '0')}`);
    const { catalog, result } = await applied(desire(names.map((name) => unitOf(name, 'a', 'b'))), [
      ...names,
      'a',
      'b',
    ]);
    expect(result.exitCode).toBe(0);
    expect(catalog.writes.map(({ call, urns }) => `${call} ${new Set(urns).size}`)).toEqual([
      'updateLineage 25',
      'updateLineage 25',
      'updateLineage 10',
      'propose 50',
      'propose 1',
      'propose 10',
    ]);
  });
});

describe('an interrupt', () => {
  it('lets the write in flight end and starts no other', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `d${String(i).padStart(2, '0')}`);
    const controller = new AbortController();
    const { result, catalog } = await applied(
      desire(names.map((name) => unitOf(name, edgeFrom('a', 'COPY')))),
      [...names, 'a'],
      {
        disturb: (fake) => fake.after('propose', () => controller.abort()),
        signal: controller.signal,
      },
    );
    expect(result.exitCode).toBe(130);
    expect(result.outcomes.map(({ outcome }) => outcome)).toEqual([
      ...Array(50).fill('applied'),
      ...Array(10).fill('not-attempted'),
    ]);
    // The probe of the condition would be a second write.
    expect(catalog.writes).toHaveLength(1);
  });

  it('between an edge and its mark leaves the unit incomplete, and reports it as partial', async () => {
    const controller = new AbortController();
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => fake.after('updateLineage', () => controller.abort()),
      signal: controller.signal,
    });
    expect(upstreamNames(catalog, 'orders')).toEqual(['a TRANSFORMED']);
    expect(result.exitCode).toBe(130);
    expect(outcomesOf(result)).toEqual(['lineage orders partial']);
  });

  it('before the first write leaves the catalog unchanged', async () => {
    const { result, catalog } = await applied(
      desire([unitOf('sheet', 'a')], [named('sheet', { columns: [] })]),
      ['a', absent('sheet')],
      {
        signal: AbortSignal.abort(),
      },
    );
    expect(result.exitCode).toBe(130);
    expect(catalog.writes).toEqual([]);
  });

  it('after the last write changes nothing', async () => {
    const controller = new AbortController();
    const { result } = await applied(
      desire([unitOf('orders', edgeFrom('a', 'COPY'))]),
      ['orders', 'a'],
      {
        disturb: (fake) => fake.after('propose', () => controller.abort()),
        signal: controller.signal,
      },
    );
    expect(result.exitCode).toBe(0);
  });
});
