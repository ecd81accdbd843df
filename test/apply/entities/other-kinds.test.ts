import { describe, expect, it } from 'vitest';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { type ApplyOptions, applied, loseAnswer, refuse } from '../../support/apply/apply-with.js';
import type { FakeCatalog } from '../../support/apply/fake-catalog.js';
import { FakeStore } from '../../support/apply/fake-store.js';
import { rollBack } from '../../support/apply/roll-back.js';
import {
  deck,
  declared,
  flow,
  load,
  otherKinds,
  others,
  sales,
} from '../../support/model/other-kinds.js';
import { desire, us } from '../../support/model/state-builders.js';

const content = { title: 'Q3', description: 'by hand', url: 'https://x.example/q3' };
const stamp = { time: 77, actor: us };
const lastModified = { created: stamp, lastModified: stamp };
const customProperties = { headwater: 'shop' };

const infoNames = { job: 'dataJobInfo', chart: 'chartInfo', dashboard: 'dashboardInfo' } as const;

/** The aspects as an apply makes them. */
const made: Readonly<Record<keyof typeof others, JsonObject>> = {
  job: {
    type: { string: 'COMMAND' },
    flowUrn: flow,
    name: 'Q3',
    description: 'by hand',
    externalUrl: 'https://x.example/q3',
    customProperties,
  },
  chart: {
    title: 'Q3',
    description: 'by hand',
    externalUrl: 'https://x.example/q3',
    lastModified,
    customProperties,
  },
  dashboard: {
    title: 'Q3',
    description: 'by hand',
    externalUrl: 'https://x.example/q3',
    charts: [],
    datasets: [],
    lastModified,
    customProperties,
  },
};

const wanted = (urn: EntityUrn, create: Parameters<typeof declared>[1] = content) =>
  desire([], [declared(urn, create)]);

const created = (urn: EntityUrn, more: ApplyOptions = {}) => applied(wanted(urn), [], more);

const sent = ({ writes }: FakeCatalog) =>
  writes.map(({ proposals }) =>
    proposals.map(({ urn, aspects }) =>
      [urn, ...aspects.map(({ name, ifVersionMatch }) => `${name} ${ifVersionMatch}`)].join(' '),
    ),
  );

const outcomes = (run: Awaited<ReturnType<typeof applied>>) =>
  run.result.outcomes.map(({ urn, outcome }) => `${urn} ${outcome}`);

describe.each(otherKinds)('a %s with create: true', (kind) => {
  const urn = others[kind];
  const info = infoNames[kind];
  const storedInfo = ({ store }: Pick<FakeCatalog, 'store'>) => store.aspect(urn, info).value;

  /** A store in which the stack made it, and others added to it. */
  function storeWith(more: JsonObject = {}): FakeStore {
    const store = new FakeStore();
    const value = { ...made[kind], customProperties: { ...customProperties, team: 'sales' } };
    store.put(urn, info, { ...value, access: 'PUBLIC', lastRefreshed: 5, ...more });
    return store;
  }

  it('is made whole, and then needs no change', async () => {
    const run = await created(urn);
    expect(outcomes(run)).toEqual([`${urn} applied`]);
    expect(storedInfo(run.catalog)).toEqual(made[kind]);
    expect(sent(run.catalog).at(-1)).toEqual([`${urn} ${info} -1 status -1`]);
    expect((await created(urn, { store: run.catalog.store })).plan.changes).toEqual([]);
  });

  it('is made with a title alone, and then needs no change', async () => {
    const { catalog } = await applied(wanted(urn, { title: 'Q3' }), []);
    const { externalUrl: _, description: _removed, ...bare } = made[kind];
    expect(storedInfo(catalog)).toEqual(kind === 'job' ? bare : { ...bare, description: '' });
    const again = await applied(wanted(urn, { title: 'Q3' }), [], { store: catalog.store });
    expect(again.plan.changes).toEqual([]);
  });

  it('is kept in line, and keeps everything else', async () => {
    const lineage = { inputs: [{ string: 'urn:li:dataset:x' }], unknownToUs: { a: 1 } };
    const outdated = {
      [kind === 'job' ? 'name' : 'title']: 'Q2',
      externalUrl: 'https://old.example',
    };
    const run = await created(urn, { store: storeWith({ ...outdated, ...lineage }) });
    expect(run.plan.changes).toMatchObject([
      { kind: 'update', reason: 'content-differs', before: { title: 'Q2' }, after: content },
    ]);
    expect(sent(run.catalog)).toEqual([[`${urn} ${info} 1`]]);
    expect(storedInfo(run.catalog)).toEqual({
      ...made[kind],
      ...lineage,
      customProperties: { ...customProperties, team: 'sales' },
      access: 'PUBLIC',
      lastRefreshed: 5,
    });
  });

  it('is left alone once another writer took it over', async () => {
    const theirs = { title: 'theirs', name: 'theirs', customProperties: { headwater: 'finance' } };
    expect((await created(urn, { store: storeWith(theirs) })).plan.changes).toEqual([]);
    const bare = { ...theirs, customProperties: {} };
    expect((await created(urn, { store: storeWith(bare) })).plan.changes).toEqual([]);
  });

  it('is left as another writer made it meanwhile', async () => {
    const theirs = { title: 'theirs', customProperties: {} };
    const last = (fake: FakeCatalog) => {
      if (kind === 'job') fake.before('propose', () => undefined);
      fake.before('propose', () => fake.store.put(urn, info, theirs));
    };
    const run = await created(urn, { disturb: last });
    expect(outcomes(run)).toEqual([`${urn} applied`]);
    expect(run.notes).toEqual([`another writer created ${urn} meanwhile; it is left as it is`]);
    expect(storedInfo(run.catalog)).toEqual(theirs);
  });

  it('is not updated if another writer took it over since the plan', async () => {
    const run = await applied(wanted(urn, { title: 'Q4' }), [], {
      store: storeWith(),
      disturb: ({ store }) => store.put(urn, info, { title: 'theirs', customProperties: {} }),
    });
    expect(run.result.outcomes).toMatchObject([{ urn, outcome: 'failed', code: 'HW5002' }]);
    expect(run.result.outcomes[0]?.message).toContain('its title, description or address changed');
  });

  it('is made by the next run if a run was killed before its write', async () => {
    const stop = new AbortController();
    const kill = () => {
      stop.abort();
      throw new HeadwaterError('interrupted', 'killed');
    };
    const run = await created(urn, {
      signal: stop.signal,
      disturb: (fake) =>
        kind === 'job' ? fake.after('propose', kill) : fake.before('propose', kill),
    });
    expect(storedInfo(run.catalog)).toBeUndefined();
    const next = await created(urn, { store: run.catalog.store });
    expect(storedInfo(next.catalog)).toEqual(made[kind]);
    expect(sent(next.catalog)).toEqual([[`${urn} ${info} -1 status -1`]]);
  });

  it('counts as written if only the answer was lost', async () => {
    const run = await created(urn, {
      disturb: (fake) => {
        if (kind === 'job') fake.after('propose', () => undefined);
        fake.after('propose', loseAnswer);
      },
    });
    expect(outcomes(run)).toEqual([`${urn} applied`]);
    expect(storedInfo(run.catalog)).toEqual(made[kind]);
  });

  it('gets its former content back from a rollback, and stays if the run made it', async () => {
    const changed = { title: 'Q4', description: 'new', url: 'https://x.example/q4' };
    const update = await applied(wanted(urn, changed), [], { store: storeWith() });
    const before = storeWith().aspect(urn, info).value;
    const undone = await rollBack(update.catalog, {
      desired: desire([], [declared(urn)]),
      events: update.events,
    });
    expect(undone.plan.changes).toMatchObject([{ kind: 'update', reason: 'rolled-back' }]);
    expect(storedInfo(undone.catalog)).toEqual(before);
    const creation = await created(urn);
    const kept = await rollBack(creation.catalog, {
      desired: desire([], [declared(urn)]),
      events: creation.events,
    });
    expect(kept.plan.changes).toEqual([]);
    expect(kept.plan.findings).toMatchObject([
      { code: 'HW3022', message: expect.stringContaining(`no ${kind} is ever deleted`) },
    ]);
  });

  it('loses a text that it did not have before a rollback', async () => {
    const store = new FakeStore();
    const { externalUrl: _, ...without } = made[kind];
    store.put(urn, info, without);
    const update = await applied(wanted(urn), [], { store });
    expect(storedInfo(update.catalog)).toEqual(made[kind]);
    const undone = await rollBack(update.catalog, {
      desired: desire([], [declared(urn)]),
      events: update.events,
    });
    expect(storedInfo(undone.catalog)).toEqual(without);
  });
});

describe('the flow of a job', () => {
  const flowUrn = flow as unknown as EntityUrn;
  const again = load.replace('load)', 'again)') as EntityUrn;

  it('is made before its jobs, once, in a request of its own', async () => {
    const desired = desire([], [declared(load, content), declared(again, content)]);
    const { catalog } = await applied(desired, []);
    expect(sent(catalog)).toEqual([
      [`${flow} dataFlowInfo -1 status -1`],
      [`${again} dataJobInfo -1 status -1`, `${load} dataJobInfo -1 status -1`],
    ]);
    expect(catalog.store.aspect(flowUrn, 'dataFlowInfo').value).toEqual({
      name: 'daily',
      customProperties,
    });
  });

  it('is left as it is if it exists, also if another writer makes it right before', async () => {
    const theirs = { name: 'Daily' };
    const store = new FakeStore();
    store.put(flowUrn, 'dataFlowInfo', theirs);
    const run = await created(load, { store });
    expect(sent(run.catalog)).toEqual([[`${load} dataJobInfo -1 status -1`]]);
    const raced = await created(load, {
      disturb: (fake) =>
        fake.before('propose', () => fake.store.put(flowUrn, 'dataFlowInfo', theirs)),
    });
    expect(outcomes(raced)).toEqual([`${load} applied`]);
    expect(raced.catalog.store.aspect(flowUrn, 'dataFlowInfo').value).toEqual(theirs);
  });

  it('fails its jobs if the catalog refuses it', async () => {
    const run = await created(load, { disturb: (fake) => fake.before('propose', refuse) });
    expect(outcomes(run)).toEqual([`${load} failed`]);
    expect(run.catalog.writes).toHaveLength(1);
  });
});

it('each request has entities of one type', async () => {
  const urns = [load, sales, deck];
  const desired = desire(
    [],
    urns.map((urn) => declared(urn, content)),
  );
  const run = await applied(desired, []);
  expect(sent(run.catalog).map((request) => request.map((one) => one.split(' ')[0]))).toEqual([
    [sales],
    [deck],
    [flow],
    [load],
  ]);
});

describe('a chart that exists without its title', () => {
  const bare = () => {
    const store = new FakeStore();
    store.put(sales, 'status', { removed: false });
    return store;
  };

  it('gets its title, and nothing else', async () => {
    const run = await created(sales, { store: bare() });
    expect(run.plan.writes.entities).toMatchObject([{ kind: 'create', exists: true }]);
    expect(sent(run.catalog)).toEqual([[`${sales} chartInfo -1`]]);
    expect(outcomes(run)).toEqual([`${sales} applied`]);
  });

  it.each([
    ['before', 'failed'],
    ['after', 'applied'],
  ] as const)('is read back if the answer is lost %s the write', async (when, outcome) => {
    const run = await created(sales, {
      store: bare(),
      disturb: (fake) => fake[when]('propose', loseAnswer),
    });
    expect(outcomes(run)).toEqual([`${sales} ${outcome}`]);
  });

  it('is left as another writer describes it meanwhile', async () => {
    const theirs = { title: 'theirs', customProperties: {} };
    const run = await created(sales, {
      store: bare(),
      disturb: (fake) => fake.before('propose', () => fake.store.put(sales, 'chartInfo', theirs)),
    });
    expect(outcomes(run)).toEqual([`${sales} applied`]);
    expect(run.catalog.store.aspect(sales, 'chartInfo').value).toEqual(theirs);
  });
});
