import { describe, expect, it } from 'vitest';
import { upstreamsOf } from '../../src/apply/check-unit.js';
import { applied, outcomesOf, upstreamNames } from '../support/apply-with.js';
import { type FakeCatalog, overwrite } from '../support/fake-catalog.js';
import { absent, desire, edgeFrom, lineageOf, named, present, recordOf, unitOf, urnOf, us } from '../support/state-builders.js';

describe('an apply', () => {
  it('adds plain edges by the mutation, and verifies them', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a', 'b')]), ['orders', 'a', 'b']);
    expect(result.exitCode).toBe(0);
    expect(outcomesOf(result)).toEqual(['lineage orders applied']);
    expect(upstreamNames(catalog, 'orders')).toEqual(['a TRANSFORMED', 'b TRANSFORMED']);
    expect(catalog.writes).toEqual([[urnOf('orders'), urnOf('orders')]]);
  });

  it('rewrites a unit with other types in one proposal and keeps what others wrote', async () => {
    const theirs = { ...lineageOf('x'), fineGrainedLineages: [{ upstreamType: 'NONE', downstreamType: 'FIELD' }], extra: 'kept' };
    const { catalog, result, events } = await applied(desire([unitOf('orders', 'a', edgeFrom('b', 'VIEW'))]), [
      'a',
      'b',
      present('orders', theirs),
    ]);
    expect(result.exitCode).toBe(0);
    const reading = catalog.state.get(urnOf('orders'));
    expect(reading).toMatchObject({ lineage: { version: '2', value: { extra: 'kept', fineGrainedLineages: theirs.fineGrainedLineages } } });
    const stamp = { time: 77, actor: us };
    expect(upstreamsOf(reading)).toEqual([
      ...theirs.upstreams,
      { dataset: urnOf('a'), type: 'TRANSFORMED', auditStamp: stamp, created: stamp },
      { dataset: urnOf('b'), type: 'VIEW', auditStamp: stamp, created: stamp },
    ]);
    expect(events[0]).toEqual({ event: 'before', urn: urnOf('orders'), version: '1', upstreamLineage: theirs });
  });

  it('changes a type in place and leaves the stamps of the record alone', async () => {
    const ours = recordOf('a', 'VIEW', us);
    const { catalog } = await applied(desire([unitOf('orders', edgeFrom('a', 'COPY'))]), [
      'a',
      present('orders', lineageOf('x', ours, 'y')),
    ]);
    expect(upstreamsOf(catalog.state.get(urnOf('orders')))[1]).toEqual({ ...ours, type: 'COPY' });
  });

  it('makes missing datasets first, then their lineage', async () => {
    const sheet = named('sheet', { description: 'kept by hand', columns: [] });
    const { result, catalog } = await applied(desire([unitOf('sheet', 'a')], [sheet]), ['a', absent('sheet')]);
    expect(outcomesOf(result)).toEqual(['entity sheet applied', 'lineage sheet applied']);
    expect(catalog.writes).toHaveLength(2);
  });

  it('writes nothing for what somebody else made since the plan', async () => {
    const { result, catalog, events } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) =>
      fake.before('read', () => overwrite(fake, urnOf('orders'), lineageOf('a'))),
    );
    expect(catalog.writes).toEqual([]);
    expect(result).toMatchObject({ exitCode: 0 });
    expect(events.map(({ event }) => event)).toEqual(['outcome']);
  });

  it('reports progress step by step', async () => {
    const { progress } = await applied(desire([unitOf('orders', 'a'), unitOf('view', edgeFrom('a', 'VIEW'))]), ['orders', 'a', 'view']);
    expect(progress).toEqual([
      { step: 'edgesToAdd', done: 1, total: 1 },
      { step: 'proposals', done: 1, total: 1 },
      { step: 'verify', done: 2, total: 2 },
    ]);
  });

  it('sends many units in several calls, one downstream never in two', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `d${String(i).padStart(2, '0')}`);
    const { catalog, result } = await applied(desire(names.map((name) => unitOf(name, 'a', 'b'))), [...names, 'a', 'b']);
    expect(result.exitCode).toBe(0);
    expect(catalog.writes.map((urns) => new Set(urns).size)).toEqual([25, 25, 10]);
  });
});

describe('when the catalog moved since the plan, an apply', () => {
  it('leaves an edge alone that appeared with another type', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) =>
      fake.before('read', () => overwrite(fake, urnOf('orders'), lineageOf(recordOf('a', 'VIEW')))),
    );
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ outcome: 'failed', code: 'HW5002' }] });
    expect(catalog.writes).toEqual([]);
  });

  it('writes no lineage to a dataset that went away', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) =>
      fake.before('read', () => fake.state.delete(urnOf('a'))),
    );
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ outcome: 'failed', code: 'HW5002' }] });
  });

  it('merges a refused proposal anew and loses nothing of the faster writer', async () => {
    const { result, catalog } = await applied(
      desire([unitOf('orders', edgeFrom('a', 'VIEW'))]),
      ['a', present('orders', lineageOf('x'))],
      (fake) => fake.before('propose', () => overwrite(fake, urnOf('orders'), lineageOf('x', 'y'))),
    );
    expect(result.exitCode).toBe(0);
    expect(upstreamNames(catalog, 'orders')).toEqual(['x TRANSFORMED', 'y TRANSFORMED', 'a VIEW']);
  });

  it('gives up after three refusals in a row', async () => {
    const race = (fake: FakeCatalog) => {
      for (let i = 0; i < 4; i++) fake.before('propose', () => overwrite(fake, urnOf('orders'), lineageOf(`x${i}`)));
    };
    const { result, catalog } = await applied(
      desire([unitOf('orders', edgeFrom('a', 'VIEW'))]),
      ['a', present('orders', lineageOf('x'))],
      race,
    );
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ outcome: 'failed', code: 'HW6004' }] });
    expect(catalog.writes).toHaveLength(4);
  });

  it('does not overwrite a dataset that somebody else made', async () => {
    const { result } = await applied(desire([unitOf('sheet', 'a')], [named('sheet', { columns: [] })]), ['a', absent('sheet')], (fake) =>
      fake.before('propose', () => fake.state.set(urnOf('sheet'), present('sheet'))),
    );
    expect(outcomesOf(result)).toEqual(['entity sheet failed', 'lineage sheet not-attempted']);
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ code: 'HW5002' }, {}] });
  });
});

describe('an interrupt', () => {
  it('lets the write in flight end and begins no other', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `d${String(i).padStart(2, '0')}`);
    const controller = new AbortController();
    const { result } = await applied(
      desire(names.map((name) => unitOf(name, 'a'))),
      [...names, 'a'],
      (fake) => fake.after('updateLineage', () => controller.abort()),
      controller.signal,
    );
    expect(result.exitCode).toBe(130);
    expect(result.outcomes.map(({ outcome }) => outcome)).toEqual([...Array(25).fill('applied'), ...Array(5).fill('not-attempted')]);
  });

  it('before the first write leaves everything as it was', async () => {
    const { result, catalog } = await applied(
      desire([unitOf('sheet', 'a')], [named('sheet', { columns: [] })]),
      ['a', absent('sheet')],
      undefined,
      AbortSignal.abort(),
    );
    expect(result.exitCode).toBe(130);
    expect(catalog.writes).toEqual([]);
  });

  it('after the last write changes nothing', async () => {
    const controller = new AbortController();
    const { result } = await applied(
      desire([unitOf('orders', 'a')]),
      ['orders', 'a'],
      (fake) => fake.after('updateLineage', () => controller.abort()),
      controller.signal,
    );
    expect(result.exitCode).toBe(0);
  });
});
