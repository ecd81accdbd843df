import { describe, expect, it } from 'vitest';
import type { ApplyProgress } from '../../src/apply/apply-context.js';
import { type ApplyOutcome, applyPlan } from '../../src/apply/apply-plan.js';
import { upstreamsOf } from '../../src/apply/check-unit.js';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { DatasetReading } from '../../src/model/observed-state.js';
import type { ReceiptEvent } from '../../src/model/receipt.js';
import type { Plan } from '../../src/plan/plan.js';
import { type FakeCatalog, fakeCatalog, overwrite } from '../support/fake-catalog.js';
import { planOf } from '../support/plan-of.js';
import { absent, desire, edgeFrom, lineageOf, named, observe, present, recordOf, unitOf, unknown, urnOf, us } from '../support/state-builders.js';

const lost = () => {
  throw new HeadwaterError('catalog-unreachable', 'the connection was cut');
};
const refuse = () => {
  throw new HeadwaterError('catalog-forbidden', 'not permitted');
};

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
    const { catalog, result, events } = await applied(desire([unitOf('orders', 'a', edgeFrom('b', 'VIEW'))]), ['a', 'b', present('orders', theirs)]);
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
    const { catalog } = await applied(desire([unitOf('orders', edgeFrom('a', 'COPY'))]), ['a', present('orders', lineageOf('x', ours, 'y'))]);
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
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) => fake.before('read', () => fake.state.delete(urnOf('a'))));
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ outcome: 'failed', code: 'HW5002' }] });
  });

  it('merges a refused proposal anew and loses nothing of the faster writer', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', edgeFrom('a', 'VIEW'))]), ['a', present('orders', lineageOf('x'))], (fake) =>
      fake.before('propose', () => overwrite(fake, urnOf('orders'), lineageOf('x', 'y'))),
    );
    expect(result.exitCode).toBe(0);
    expect(upstreamNames(catalog, 'orders')).toEqual(['x TRANSFORMED', 'y TRANSFORMED', 'a VIEW']);
  });

  it('gives up after three refusals in a row', async () => {
    const race = (fake: FakeCatalog) => {
      for (let i = 0; i < 4; i++) fake.before('propose', () => overwrite(fake, urnOf('orders'), lineageOf(`x${i}`)));
    };
    const { result, catalog } = await applied(desire([unitOf('orders', edgeFrom('a', 'VIEW'))]), ['a', present('orders', lineageOf('x'))], race);
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

describe('when a write fails, an apply', () => {
  it('finds by reading that a cut mutation was carried out', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) => fake.after('updateLineage', lost));
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
  });

  it('finds by reading that a refused mutation was not, and stops', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a'), unitOf('view', edgeFrom('a', 'VIEW'))]), ['orders', 'a', 'view'], (fake) =>
      fake.before('updateLineage', refuse),
    );
    expect(outcomesOf(result)).toEqual(['lineage orders failed', 'lineage view not-attempted']);
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ code: 'HW6003' }, {}] });
    expect(catalog.writes).toHaveLength(1);
  });

  it('does not guess when the read-back fails too', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) => {
      fake.after('updateLineage', () => {
        fake.before('read', lost);
        lost();
      });
    });
    expect(result).toMatchObject({ exitCode: 5, outcomes: [{ outcome: 'unknown', code: 'HW6001' }] });
  });

  it('does not guess when the read-back hides the dataset', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) => {
      fake.after('updateLineage', () => {
        fake.state.set(urnOf('orders'), unknown('orders'));
        lost();
      });
    });
    expect(result.outcomes).toMatchObject([{ outcome: 'unknown' }]);
  });

  it('tells a partial apply from a failed one', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a'), unitOf('view', edgeFrom('a', 'VIEW'))]), ['orders', 'a', 'view'], (fake) =>
      fake.before('propose', refuse),
    );
    expect(outcomesOf(result)).toEqual(['lineage orders applied', 'lineage view failed']);
    expect(result.exitCode).toBe(5);
  });

  it('settles a lost proposal by reading, too', async () => {
    const { result } = await applied(desire([unitOf('view', edgeFrom('a', 'VIEW'))]), ['view', 'a'], (fake) => fake.after('propose', lost));
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
  });

  it.each([
    ['made all the same', 'after', 'applied', 0],
    ['not made', 'before', 'failed', 1],
  ] as const)('finds by reading that a dataset was %s', async (_what, when, outcome, exitCode) => {
    const { result } = await applied(desire([], [named('sheet', { columns: [] })]), [absent('sheet')], (fake) => fake[when]('propose', lost));
    expect(result).toMatchObject({ exitCode, outcomes: [{ unit: 'entity', outcome }] });
  });

  it('leaves the fate of a dataset open when nothing can be read', async () => {
    const { result } = await applied(desire([], [named('sheet', { columns: [] })]), [absent('sheet')], (fake) => {
      fake.before('propose', lost);
      fake.before('read', lost);
    });
    expect(result).toMatchObject({ exitCode: 5, outcomes: [{ outcome: 'unknown' }] });
  });

  it('refuses a dataset for want of a privilege without asking further', async () => {
    const { result } = await applied(desire([], [named('sheet', { columns: [] })]), [absent('sheet')], (fake) => fake.before('propose', refuse));
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ outcome: 'failed', code: 'HW6003' }] });
  });

  it('does not write when it cannot read first', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) => fake.before('read', lost));
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ outcome: 'failed', code: 'HW6001' }] });
    expect(catalog.writes).toEqual([]);
  });

  it('lets a bug through with its stack', async () => {
    const bug = () => {
      throw new TypeError('a bug');
    };
    await expect(applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) => fake.before('updateLineage', bug))).rejects.toThrow(TypeError);
  });
});

describe('the read-back', () => {
  it('does not believe an answer that the store does not bear out', async () => {
    const { result, events } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) =>
      fake.after('updateLineage', () => overwrite(fake, urnOf('orders'), lineageOf())),
    );
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ outcome: 'unverified', code: 'HW5003' }] });
    expect(events.at(-1)).toMatchObject({ event: 'outcome', outcome: 'unverified' });
  });

  it("sees that others' lineage was lost", async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['a', present('orders', lineageOf('x'))], (fake) =>
      fake.after('updateLineage', () => overwrite(fake, urnOf('orders'), lineageOf('a'))),
    );
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ outcome: 'unverified', code: 'HW5004' }] });
  });

  it('says so when it cannot be made', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) => fake.after('updateLineage', () => fake.before('read', lost)));
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ outcome: 'unverified', code: 'HW6001' }] });
  });
});

describe('an interrupt', () => {
  it('lets the write in flight end and begins no other', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `d${String(i).padStart(2, '0')}`);
    const controller = new AbortController();
    const { result } = await applied(desire(names.map((name) => unitOf(name, 'a'))), [...names, 'a'], (fake) => fake.after('updateLineage', () => controller.abort()), controller.signal);
    expect(result.exitCode).toBe(130);
    expect(result.outcomes.map(({ outcome }) => outcome)).toEqual([...Array(25).fill('applied'), ...Array(5).fill('not-attempted')]);
  });

  it('before the first write leaves everything as it was', async () => {
    const { result, catalog } = await applied(desire([unitOf('sheet', 'a')], [named('sheet', { columns: [] })]), ['a', absent('sheet')], undefined, AbortSignal.abort());
    expect(result.exitCode).toBe(130);
    expect(catalog.writes).toEqual([]);
  });

  it('after the last write changes nothing', async () => {
    const controller = new AbortController();
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], (fake) => fake.after('updateLineage', () => controller.abort()), controller.signal);
    expect(result.exitCode).toBe(0);
  });
});

interface Applied {
  readonly plan: Plan;
  readonly catalog: FakeCatalog;
  readonly result: ApplyOutcome;
  readonly events: readonly ReceiptEvent[];
  readonly progress: readonly ApplyProgress[];
}

/** Plans against a fake catalog, sets up what shall go wrong, applies. */
async function applied(
  desired: ReturnType<typeof desire>,
  readings: readonly (string | DatasetReading)[],
  disturb: (catalog: FakeCatalog) => void = () => undefined,
  signal: AbortSignal = new AbortController().signal,
): Promise<Applied> {
  const observed = observe(...readings);
  const plan = planOf(desired, observed);
  expect(plan.appliable).toBe(true);
  const catalog = fakeCatalog([...observed.datasets.values()].filter(({ kind }) => kind !== 'absent'));
  disturb(catalog);
  const events: ReceiptEvent[] = [];
  const progress: ApplyProgress[] = [];
  const result = await applyPlan(plan, { writer: catalog, actor: us, clock: () => 77, record: async (event) => void events.push(event), progress: (one) => progress.push(one), signal });
  return { plan, catalog, result, events, progress };
}

function outcomesOf({ outcomes }: ApplyOutcome): readonly string[] {
  return outcomes.map(({ unit, urn, outcome }) => `${unit} ${urn.split(',')[1]} ${outcome}`);
}

function upstreamNames({ state }: FakeCatalog, name: string): readonly string[] {
  return upstreamsOf(state.get(urnOf(name))).map(({ dataset, type }) => `${dataset.split(',')[1]} ${type}`);
}
