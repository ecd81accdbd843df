import { describe, expect, it } from 'vitest';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { DatasetContent } from '../../src/model/desired-state.js';
import { columnTypes } from '../../src/model/desired-state.js';
import { applied, lost, outcomesOf, writesOf } from '../support/apply-with.js';
import { FakeStore } from '../support/fake-store.js';
import { absent, desire, named, urnOf } from '../support/state-builders.js';

const month = { fieldPath: 'month', type: 'date', nativeType: 'date' } as const;
const content: DatasetContent = { description: 'kept by hand', columns: [month] };
const sheet = urnOf('sheet');

/** A catalog in which the stack made the dataset, and others put things on it since. */
function madeBefore({ maker = 'shop', schema = true } = {}): FakeStore {
  const store = new FakeStore();
  store.put(sheet, 'datasetProperties', { description: 'old', customProperties: { headwater: maker, team: 'sales' }, name: 'Sheet' });
  const fields = [
    { fieldPath: 'gone', nativeDataType: 'x' },
    { fieldPath: 'month', nativeDataType: 'x', description: 'theirs', globalTags: { tags: [] } },
  ];
  if (schema) store.put(sheet, 'schemaMetadata', { schemaName: 'sheet', fields, extra: 1 });
  return store;
}

describe('a dataset that is made', () => {
  it('has its description, its maker, its schema and a status, and nothing is overwritten', async () => {
    const { catalog, result } = await applied(desire([], [named('sheet', content)]), [absent('sheet')]);
    expect(outcomesOf(result)).toEqual(['entity sheet applied']);
    const [write] = catalog.writes;
    expect(write?.proposals[0]?.aspects.map(({ name, ifVersionMatch }) => `${name} ${ifVersionMatch}`)).toEqual([
      'datasetProperties -1',
      'schemaMetadata -1',
      'status -1',
    ]);
    expect(catalog.store.content(sheet).datasetProperties.value).toEqual({
      description: 'kept by hand',
      customProperties: { headwater: 'shop' },
    });
    expect(catalog.store.content(sheet).schemaMetadata.value).toEqual({
      schemaName: 'sheet',
      platform: 'urn:li:dataPlatform:snowflake',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.Schemaless': {} },
      fields: [{ fieldPath: 'month', type: { type: { 'com.linkedin.schema.DateType': {} } }, nativeDataType: 'date' }],
    });
  });

  it('has no schema without columns, and no description where none is given', async () => {
    const { catalog } = await applied(desire([], [named('sheet', { columns: [] })]), [absent('sheet')]);
    expect(catalog.store.schema(sheet)).toBeNull();
    expect(catalog.store.content(sheet).datasetProperties.value).toEqual({ customProperties: { headwater: 'shop' } });
  });

  it('is the same when it is read back, whatever the types', async () => {
    const columns = columnTypes.map((type) => ({ fieldPath: type, type, nativeType: type.toUpperCase() }));
    const desired = desire([], [named('sheet', { columns })]);
    const { catalog } = await applied(desired, [absent('sheet')]);
    expect((await applied(desired, [], { store: catalog.store })).plan.changes).toEqual([]);
  });
});

it('datasets that are missing are made after a part of them was', async () => {
  const names = ['s1', 's2', 's3'];
  const wanted = names.map((name) => named(name, { columns: [] }));
  const { result } = await applied(desire([], wanted), names.map(absent), {
    disturb: (fake) =>
      fake.before('propose', () => {
        fake.store.put(urnOf('s1'), 'datasetProperties', { customProperties: { headwater: 'shop' } });
        throw new HeadwaterError('catalog-failed', '1 of 3 aspects was written before it');
      }),
  });
  expect(outcomesOf(result)).toEqual(names.map((name) => `entity ${name} applied`));
});

describe('a dataset that we made before', () => {
  it('is brought in line, and keeps what others put on it', async () => {
    const { catalog, result } = await applied(desire([], [named('sheet', content)]), [], { store: madeBefore() });
    expect(outcomesOf(result)).toEqual(['entity sheet applied']);
    expect(catalog.store.content(sheet)).toEqual({
      datasetProperties: {
        version: '2',
        value: { description: 'kept by hand', customProperties: { headwater: 'shop', team: 'sales' }, name: 'Sheet' },
      },
      schemaMetadata: {
        version: '2',
        value: {
          schemaName: 'sheet',
          extra: 1,
          fields: [
            {
              fieldPath: 'month',
              nativeDataType: 'date',
              type: { type: { 'com.linkedin.schema.DateType': {} } },
              description: 'theirs',
              globalTags: { tags: [] },
            },
          ],
        },
      },
    });
    expect((await applied(desire([], [named('sheet', content)]), [], { store: catalog.store })).plan.changes).toEqual([]);
  });

  it('gets a schema again', async () => {
    const { catalog } = await applied(desire([], [named('sheet', content)]), [], { store: madeBefore({ schema: false }) });
    expect(catalog.store.schema(sheet)).toEqual(['month']);
    expect(catalog.store.content(sheet).schemaMetadata.version).toBe('1');
  });

  it('keeps its schema when only the description is declared', async () => {
    const { catalog } = await applied(desire([], [named('sheet', { description: 'new', columns: [] })]), [], { store: madeBefore() });
    expect(catalog.store.content(sheet)).toMatchObject({
      datasetProperties: { value: { description: 'new' } },
      schemaMetadata: { version: '1' },
    });
  });

  it('keeps its description when only columns are declared', async () => {
    const { catalog } = await applied(desire([], [named('sheet', { columns: [month] })]), [], { store: madeBefore() });
    expect(catalog.store.content(sheet).datasetProperties).toMatchObject({ version: '1', value: { description: 'old' } });
  });

  it('is left alone when somebody else made it', async () => {
    const { catalog } = await applied(desire([], [named('sheet', content)]), [], { store: madeBefore({ maker: 'finance' }) });
    expect(catalog.writes).toEqual([]);
  });

  it.each([
    ['written all the same', 'after'],
    ['not written', 'before'],
  ] as const)('has an open fate when the answer is lost, %s: that it is there proves nothing', async (_what, when) => {
    const { result } = await applied(desire([], [named('sheet', content)]), [], {
      store: madeBefore(),
      disturb: (fake) => fake[when]('propose', lost),
    });
    expect(outcomesOf(result)).toEqual(['entity sheet unknown']);
    expect(result.exitCode).toBe(5);
  });

  it('is not written when it cannot be read right before', async () => {
    const { catalog, result } = await applied(desire([], [named('sheet', content)]), [], {
      store: madeBefore(),
      disturb: (fake) => fake.before('contents', lost),
    });
    expect(catalog.writes).toEqual([]);
    expect(outcomesOf(result)).toEqual(['entity sheet failed']);
    expect(result.exitCode).toBe(1);
  });

  it('is not made again when it went away meanwhile', async () => {
    const { result, catalog } = await applied(desire([], [named('sheet', content)]), [], {
      store: madeBefore(),
      disturb: (fake) => fake.before('contents', () => fake.store.putReading(absent('sheet'))),
    });
    expect(outcomesOf(result)).toEqual(['entity sheet failed']);
    expect(catalog.store.reading(sheet).kind).toBe('absent');
  });

  it('is not attempted when its reading is cut off', async () => {
    const stop = new AbortController();
    const { result } = await applied(desire([], [named('sheet', content)]), [], {
      store: madeBefore(),
      signal: stop.signal,
      disturb: (fake) =>
        fake.before('contents', () => {
          stop.abort();
          throw new HeadwaterError('interrupted', 'cut off');
        }),
    });
    expect(outcomesOf(result)).toEqual(['entity sheet not-attempted']);
    expect(result.exitCode).toBe(130);
  });

  it('holds up no other dataset of its batch when it is left', async () => {
    const { result, catalog } = await applied(desire([], [named('sheet', content), named('other', { columns: [] })]), [absent('other')], {
      store: madeBefore(),
      disturb: (fake) =>
        fake.before('contents', () => fake.store.put(sheet, 'datasetProperties', { customProperties: { headwater: 'finance' } })),
    });
    expect(outcomesOf(result)).toEqual(['entity other applied', 'entity sheet failed']);
    expect(writesOf(catalog)).toEqual(['propose other']);
    expect(result.exitCode).toBe(5);
  });

  it('is left when somebody took it over meanwhile', async () => {
    const { result, catalog } = await applied(desire([], [named('sheet', content)]), [], {
      store: madeBefore(),
      disturb: (fake) => fake.before('propose', () => fake.store.put(sheet, 'datasetProperties', { description: 'theirs' })),
    });
    expect(outcomesOf(result)).toEqual(['entity sheet failed']);
    expect(catalog.store.content(sheet).datasetProperties.value).toEqual({ description: 'theirs' });
  });
});

describe('the read-back of datasets', () => {
  it('does not believe an answer that the store does not bear out', async () => {
    const { result, events } = await applied(desire([], [named('sheet', content)]), [absent('sheet')], {
      disturb: (fake) => fake.after('propose', () => fake.store.put(sheet, 'datasetProperties', { description: 'another' })),
    });
    expect(outcomesOf(result)).toEqual(['entity sheet unverified']);
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5003' }] });
    expect(events.at(-1)).toMatchObject({ event: 'outcome', outcome: 'unverified' });
  });

  it('says so when it cannot be made', async () => {
    const { result } = await applied(desire([], [named('sheet', content)]), [absent('sheet')], {
      disturb: (fake) => fake.after('propose', () => fake.before('contents', lost)),
    });
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ outcome: 'unverified', code: 'HW6001' }] });
  });

  it('does not hold against us what somebody else made meanwhile', async () => {
    const { result } = await applied(desire([], [named('sheet', content)]), [absent('sheet')], {
      disturb: (fake) => fake.before('propose', () => fake.store.put(sheet, 'datasetProperties', { description: 'theirs' })),
    });
    expect(outcomesOf(result)).toEqual(['entity sheet applied']);
    expect(result.exitCode).toBe(0);
  });
});

it('many datasets go in several calls, and the first that fails ends it', async () => {
  const names = Array.from({ length: 110 }, (_, i) => `s${String(i).padStart(3, '0')}`);
  const datasets = names.map((name) => named(name, { columns: [] }));
  const { catalog, result } = await applied(desire([], datasets), names.map(absent), {
    disturb: (fake) => {
      fake.before('propose', () => undefined);
      fake.before('propose', lost);
    },
  });
  expect(writesOf(catalog).map((write) => write.split(' ').length - 1)).toEqual([50, 50]);
  const count = (outcome: string) => result.outcomes.filter((one) => one.outcome === outcome).length;
  expect([count('applied'), count('failed'), count('not-attempted')]).toEqual([50, 50, 10]);
  expect(result.exitCode).toBe(5);
});
