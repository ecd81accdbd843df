import { describe, expect, test } from 'vitest';
import type { Proposal } from '../../../src/server/write/proposal.js';
import type { Urn } from '../../../src/urn/urn.js';
import { derivedFrom, mapping } from '../../support/server/lineage.js';
import { deriving, making, upsert } from '../../support/server/proposals.js';
import { desk } from '../../support/server/store.js';
import { dataset, jane } from '../../support/server/urns.js';

const orders = dataset('orders');

test('the owners by type are derived from the owners', () => {
  const { store, write } = desk();
  const owner = (name: string, typeUrn?: string) => ({
    owner: `urn:li:corpuser:${name}`,
    type: 'CUSTOM',
    ...(typeUrn && { typeUrn }),
  });
  const owners = [owner('a'), owner('b', 'urn:li:ownershipType:x'), owner('a'), owner('c')];
  write(upsert(orders, 'ownership', { owners, ownerTypes: { stale: [] } }));
  expect(store.readAspect(orders, 'ownership')?.value).toEqual({
    owners,
    ownerTypes: {
      'urn:li:ownershipType:__system__none': ['urn:li:corpuser:a', 'urn:li:corpuser:c'],
      'urn:li:ownershipType:x': ['urn:li:corpuser:b'],
    },
  });
});

describe('the first write of an entity', () => {
  test('creates the key from the urn and the platform instance, beside the aspect itself', () => {
    const { store, write } = desk();
    write(upsert(orders, 'status', { removed: false }, { systemMetadata: { runId: 'r' } }));
    const aspects = store.readAspects([orders]).get(orders) ?? [];
    expect(aspects.map(({ name, value, version }) => [name, value, version])).toEqual([
      ['dataPlatformInstance', { platform: 'urn:li:dataPlatform:hive' }, 1],
      ['datasetKey', { platform: 'urn:li:dataPlatform:hive', name: 'orders', origin: 'PROD' }, 1],
      ['status', { removed: false }, 1],
    ]);
    expect(aspects[2]).toMatchObject({
      created: { time: 1000, actor: jane },
      systemMetadata: {
        runId: 'r',
        lastRunId: 'no-run-id-provided',
        lastObserved: 1000,
        version: '1',
      },
    });
  });

  test('keeps a platform instance in the same batch, in any order', () => {
    const { store, write } = desk();
    const hive = 'urn:li:dataPlatform:hive';
    const platform = { platform: hive, instance: `urn:li:dataPlatformInstance:(${hive},eu)` };
    write(...making('orders'), upsert(orders, 'dataPlatformInstance', platform));
    const stored = store.readAspect(orders, 'dataPlatformInstance');
    expect(stored).toMatchObject({ version: 1, value: platform });
  });

  test('takes the key from the urn, whatever key is sent', () => {
    const { store, write } = desk();
    write(upsert(orders, 'datasetKey', { name: 'something else' }));
    const key = store.readAspect(orders, 'datasetKey');
    expect(key).toMatchObject({ version: 1, value: { name: 'orders' } });
    expect(store.exists(orders)).toBe(true);
  });

  test('creates no platform instance for types without a platform', () => {
    const { store, write } = desk();
    const user = 'urn:li:corpuser:jane' as Urn;
    write(upsert(user, 'corpUserInfo', { active: true }));
    const aspects = store.readAspects([user]).get(user);
    expect(aspects?.map((one) => one.name)).toEqual(['corpUserInfo', 'corpUserKey']);
  });
});

describe('creations', () => {
  const create = (aspectName: string, more: Partial<Proposal> = {}) =>
    upsert(orders, aspectName, { a: 1 }, { changeType: 'CREATE', ...more });

  test('CREATE requires a new aspect', () => {
    const { store, write, refusal } = desk();
    write(create('custom'));
    expect(refusal(create('custom'))).toBe(
      'validation: Cannot perform CREATE since the aspect already exists.',
    );
    expect(store.readAspect(orders, 'custom')?.version).toBe(1);
  });

  test('CREATE_ENTITY requires a new entity, for all of a batch', () => {
    const { write, refusal } = desk();
    const both = ['custom', 'other'].map((one) => create(one, { changeType: 'CREATE_ENTITY' }));
    write(...both);
    expect(refusal(...both)).toMatch(/^validation: Cannot perform CREATE_ENTITY/);
  });

  test('with If-None-Match skip an existing aspect', () => {
    const { store, write } = desk();
    write(create('custom'));
    const headers = { 'If-None-Match': '*' };
    write(upsert(orders, 'custom', { a: 2 }, { changeType: 'CREATE', headers }));
    write(upsert(orders, 'other', { a: 2 }, { changeType: 'CREATE_ENTITY', headers }));
    expect(store.readAspect(orders, 'custom')?.value).toEqual({ a: 1 });
    expect(store.readAspect(orders, 'other')).toBeUndefined();
  });

  test('accept a key that another aspect of the batch has created', () => {
    const { store, write, refusal } = desk();
    write(...making('orders'), create('datasetKey'));
    expect(store.readAspect(orders, 'datasetKey')?.version).toBe(1);
    expect(refusal(create('datasetKey'))).toMatch(/^validation/);
  });
});

describe('a batch', () => {
  test('is stored whole or not at all', () => {
    const { store, write, refusal } = desk();
    write(...making('a', 'b'));
    const removed = (name: string, more = {}) =>
      upsert(dataset(name), 'status', { removed: true }, more);
    const stale = removed('b', { headers: { 'If-Version-Match': '7' } });
    expect(refusal(removed('a'), ...making('c'), stale)).toBe(
      'precondition: Expected version 7, actual version 1',
    );
    expect([store.isSoftDeleted(dataset('a')), store.exists(dataset('c'))]).toEqual([false, false]);
  });

  test('is applied in its order', () => {
    const { store, write } = desk();
    write(...making('a'));
    const next = (n: number, version: string) =>
      upsert(dataset('a'), 'custom', { n }, { headers: { 'If-Version-Match': version } });
    write(next(1, '-1'), next(2, '1'), next(3, '2'));
    expect(store.readAspect(dataset('a'), 'custom')).toMatchObject({ version: 3, value: { n: 3 } });
  });

  test('counts no version for an equal write, with or without defaults', () => {
    const { store, write } = desk();
    write(...making('a', 'b'), deriving('b', 'a'));
    const stored = () => store.readAspect(dataset('b'), 'upstreamLineage');
    write(upsert(dataset('b'), 'upstreamLineage', stored()?.value ?? {}));
    write(deriving('b', 'a'));
    expect(stored()).toMatchObject({ version: 1, created: { time: 1000 } });
  });
});

describe('lineage of missing datasets', () => {
  test.each([
    ['the downstream', deriving('new', 'a'), [dataset('new')]],
    ['an upstream', deriving('b', 'a', 'new'), [dataset('new')]],
    ['several', deriving('b', 'z', 'new'), [dataset('new'), dataset('z')]],
    ['the dataset of an upstream column', withMapping(mapping('b#x', 'new#x')), [dataset('new')]],
    ['the dataset of a downstream column', withMapping(mapping('new#x', 'a#x')), [dataset('new')]],
    [
      'a whole dataset that feeds a column',
      withMapping({ ...mapping('b#x'), upstreamType: 'DATASET', upstreams: [dataset('new')] }),
      [dataset('new')],
    ],
  ])('is refused in the dialect of the spec: %s', (_what, proposal, missing) => {
    const { store, write, refusal } = desk('spec');
    write(...making('a', 'b'));
    expect(refusal(proposal)).toBe(`validation: urn does not exist: ${missing.join(', ')}`);
    expect(store.readAspect(dataset('b'), 'upstreamLineage')).toBeUndefined();
    expect(store.exists(dataset('new'))).toBe(false);
  });

  test('is accepted if the same batch creates them, in any order', () => {
    const { store, write } = desk('spec');
    write(deriving('b', 'a'), ...making('a', 'b'));
    expect(store.neighbors(dataset('a'), 'DOWNSTREAM')).toEqual([dataset('b')]);
    expect(store.exists(dataset('b'))).toBe(true);
  });

  test('is not checked again if the aspect already had it', () => {
    const { store, write, refusal } = desk('spec');
    write(...making('a', 'b'));
    const dangling = { upstreams: [{ dataset: dataset('gone'), type: 'COPY' }] };
    const before = { urn: dataset('b'), name: 'upstreamLineage', value: dangling };
    store.write([before], { actor: jane, time: 0 });
    const missing = (name: string) => `validation: urn does not exist: ${dataset(name)}`;
    write(deriving('b', 'gone', 'a'));
    expect(refusal(deriving('b', 'gone', 'a', 'new'))).toBe(missing('new'));
    write(deriving('b', 'a'));
    expect(refusal(deriving('b', 'gone'))).toBe(missing('gone'));
  });

  test('is accepted for soft-deleted datasets', () => {
    const { store, write } = desk('spec');
    write(...making('b'), upsert(dataset('a'), 'status', { removed: true }));
    write(deriving('b', 'a'));
    expect(store.neighbors(dataset('b'), 'UPSTREAM')).toEqual([dataset('a')]);
  });

  test.each([
    ['datahub', 'restli'],
    ['spec', 'file'],
    ['datahub', 'file'],
  ] as const)('is stored, and creates its downstream: %s, %s', (dialect, channel) => {
    const { store, write } = desk(dialect, channel);
    write(deriving('b', 'a'));
    expect([store.exists(dataset('b')), store.exists(dataset('a'))]).toEqual([true, false]);
    expect(store.neighbors(dataset('a'), 'DOWNSTREAM')).toEqual([dataset('b')]);
  });
});

function withMapping(record: object): Proposal {
  return upsert(dataset('b'), 'upstreamLineage', {
    ...derivedFrom('a'),
    fineGrainedLineages: [{ ...record }],
  });
}
