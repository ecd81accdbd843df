import { describe, expect, it } from 'vitest';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import { applied, loseAnswer, outcomesOf, writesOf } from '../../support/apply/apply-with.js';
import { FakeStore } from '../../support/apply/fake-store.js';
import { content, month, sheet } from '../../support/apply/sheet-content.js';
import { absent, desire, named } from '../../support/model/state-builders.js';

/** A catalog in which the stack created the dataset, and other writers added to it since. */
function storeWithSheet({ maker = 'shop', schema = true } = {}): FakeStore {
  const store = new FakeStore();
  store.put(sheet, 'datasetProperties', {
    description: 'old',
    customProperties: { headwater: maker, team: 'sales' },
    name: 'Sheet',
  });
  const fields = [
    { fieldPath: 'gone', nativeDataType: 'x' },
    { fieldPath: 'month', nativeDataType: 'x', description: 'theirs', globalTags: { tags: [] } },
  ];
  if (schema) store.put(sheet, 'schemaMetadata', { schemaName: 'sheet', fields, extra: 1 });
  return store;
}

describe('a dataset that the stack created before', () => {
  it('is updated, and keeps the additions of other writers', async () => {
    const { catalog, result } = await applied(desire([], [named('sheet', content)]), [], {
      store: storeWithSheet(),
    });
    expect(outcomesOf(result)).toEqual(['entity sheet applied']);
    expect(catalog.store.content(sheet)).toEqual({
      datasetProperties: {
        version: '2',
        value: {
          description: 'kept by hand',
          customProperties: { headwater: 'shop', team: 'sales' },
          name: 'Sheet',
        },
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
    expect(
      (await applied(desire([], [named('sheet', content)]), [], { store: catalog.store })).plan
        .changes,
    ).toEqual([]);
  });

  it('gets a schema again if it has none', async () => {
    const { catalog } = await applied(desire([], [named('sheet', content)]), [], {
      store: storeWithSheet({ schema: false }),
    });
    expect(catalog.store.schema(sheet)).toEqual(['month']);
    expect(catalog.store.content(sheet).schemaMetadata.version).toBe('1');
  });

  it('keeps its schema when only the description is declared', async () => {
    const { catalog } = await applied(
      desire([], [named('sheet', { description: 'new', columns: [] })]),
      [],
      { store: storeWithSheet() },
    );
    expect(catalog.store.content(sheet)).toMatchObject({
      datasetProperties: { value: { description: 'new' } },
      schemaMetadata: { version: '1' },
    });
  });

  it('keeps its description when only columns are declared', async () => {
    const { catalog } = await applied(desire([], [named('sheet', { columns: [month] })]), [], {
      store: storeWithSheet(),
    });
    expect(catalog.store.content(sheet).datasetProperties).toMatchObject({
      version: '1',
      value: { description: 'old' },
    });
  });

  it('is not written when another stack created it', async () => {
    const { catalog } = await applied(desire([], [named('sheet', content)]), [], {
      store: storeWithSheet({ maker: 'finance' }),
    });
    expect(catalog.writes).toEqual([]);
  });

  it.each([
    ['after', 'applied', 0],
    ['before', 'failed', 1],
  ] as const)(
    'is read back when the answer is lost, %s the write: %s',
    async (when, outcome, exitCode) => {
      const { result } = await applied(desire([], [named('sheet', content)]), [], {
        store: storeWithSheet(),
        disturb: (fake) => fake[when]('propose', loseAnswer),
      });
      expect(outcomesOf(result)).toEqual([`entity sheet ${outcome}`]);
      expect(result.exitCode).toBe(exitCode);
    },
  );

  it('has an unknown outcome when the answer is lost and another writer writes right after', async () => {
    const { result } = await applied(desire([], [named('sheet', content)]), [], {
      store: storeWithSheet(),
      disturb: (fake) =>
        fake.after('propose', () => {
          fake.store.put(sheet, 'datasetProperties', { description: 'theirs' });
          loseAnswer();
        }),
    });
    expect(outcomesOf(result)).toEqual(['entity sheet unknown']);
  });

  it('is not written when the read before the write fails', async () => {
    const { catalog, result } = await applied(desire([], [named('sheet', content)]), [], {
      store: storeWithSheet(),
      disturb: (fake) => fake.before('contents', loseAnswer),
    });
    expect(catalog.writes).toEqual([]);
    expect(outcomesOf(result)).toEqual(['entity sheet failed']);
    expect(result.exitCode).toBe(1);
  });

  it('is not created again when it was deleted meanwhile', async () => {
    const { result, catalog } = await applied(desire([], [named('sheet', content)]), [], {
      store: storeWithSheet(),
      disturb: (fake) => fake.before('contents', () => fake.store.putReading(absent('sheet'))),
    });
    expect(outcomesOf(result)).toEqual(['entity sheet failed']);
    expect(catalog.store.reading(sheet).kind).toBe('absent');
  });

  it('is not attempted when its read is interrupted', async () => {
    const stop = new AbortController();
    const { result } = await applied(desire([], [named('sheet', content)]), [], {
      store: storeWithSheet(),
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

  it('does not stop another dataset of its batch when it is skipped', async () => {
    const { result, catalog } = await applied(
      desire([], [named('sheet', content), named('other', { columns: [] })]),
      [absent('other')],
      {
        store: storeWithSheet(),
        disturb: (fake) =>
          fake.before('contents', () =>
            fake.store.put(sheet, 'datasetProperties', {
              customProperties: { headwater: 'finance' },
            }),
          ),
      },
    );
    expect(outcomesOf(result)).toEqual(['entity other applied', 'entity sheet failed']);
    expect(writesOf(catalog)).toEqual(['propose other']);
    expect(result.exitCode).toBe(5);
  });

  it('is not written when another writer changed its mark meanwhile', async () => {
    const { result, catalog } = await applied(desire([], [named('sheet', content)]), [], {
      store: storeWithSheet(),
      disturb: (fake) =>
        fake.before('propose', () =>
          fake.store.put(sheet, 'datasetProperties', { description: 'theirs' }),
        ),
    });
    expect(outcomesOf(result)).toEqual(['entity sheet failed']);
    expect(catalog.store.content(sheet).datasetProperties.value).toEqual({ description: 'theirs' });
  });
});
