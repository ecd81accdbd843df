import { describe, expect, it } from 'vitest';
import type { DatasetContent } from '../../../src/model/desired-state.js';
import type { JsonObject } from '../../../src/model/json.js';
import { applied, loseAnswer, outcomesOf } from '../../support/apply/apply-with.js';
import type { FakeCatalog } from '../../support/apply/fake-catalog.js';
import { FakeStore } from '../../support/apply/fake-store.js';
import { rollBack } from '../../support/apply/roll-back.js';
import { expectRuns } from '../../support/apply/run-story.js';
import { desire, named, urnOf } from '../../support/model/state-builders.js';

const sheet = urnOf('sheet');
const was = { description: 'as it was', customProperties: { headwater: 'shop', team: 'sales' } };
const day = {
  fieldPath: 'day',
  type: { type: { 'com.linkedin.schema.DateType': {} } },
  nativeDataType: 'date',
  description: 'theirs',
};
const content: DatasetContent = {
  description: 'as it is',
  columns: [{ fieldPath: 'id', type: 'string', nativeType: 'text' }],
};

/** Creates a store with the dataset that the stack created earlier. */
function storeWithSheet({ described = true, schema = true } = {}): FakeStore {
  const store = new FakeStore();
  store.put(
    sheet,
    'datasetProperties',
    described ? was : { customProperties: was.customProperties },
  );
  if (schema) store.put(sheet, 'schemaMetadata', { schemaName: 'sheet', fields: [day] });
  return store;
}

const sheetAlone = desire([], [named('sheet')]);

const updateSheet = (store: FakeStore, to = content) =>
  applied(desire([], [named('sheet', to)]), [], { store });

/** Updates the dataset, and rolls back. `disturb` sets up the faults of the rollback. */
async function undone(
  stored: Parameters<typeof storeWithSheet>[0],
  disturb: (catalog: FakeCatalog) => void = () => undefined,
  to = content,
) {
  const { catalog, events } = await updateSheet(storeWithSheet(stored), to);
  return rollBack(catalog, { desired: sheetAlone, events, disturb: () => disturb(catalog) });
}

describe('an updated dataset', () => {
  it('is restored exactly, except for additions of other writers to its columns', async () => {
    const { catalog, events } = await updateSheet(storeWithSheet());
    const { result, plan } = await rollBack(catalog, { desired: sheetAlone, events });
    expect(plan.writes.entities).toMatchObject([{ kind: 'restore' }]);
    expect(outcomesOf(result)).toEqual(['entity sheet applied']);
    const { description: _, ...undescribed } = day;
    expect(catalog.store.content(sheet)).toMatchObject({
      info: { value: was },
      schemaMetadata: { value: { schemaName: 'sheet', fields: [undescribed] } },
    });
    expect((await rollBack(catalog, { desired: sheetAlone, events })).plan.changes).toEqual([]);
  });

  it('changes only as far as no other user changed it', async () => {
    const [bare, theirs] = [
      { described: false, schema: false },
      { ...was, description: 'by a steward' },
    ];
    const put = (catalog: FakeCatalog, value: JsonObject) => () =>
      catalog.store.put(sheet, 'datasetProperties', value);
    const mark = { description: 'as it is', customProperties: { headwater: 'finance' } };
    await expectRuns(import.meta, 'restored', {
      'loses the description and the columns that it did not have before': undone(bare),
      'gets no schema if it has none now': undone({ schema: false }, undefined, {
        ...content,
        columns: [],
      }),
      'is left alone when another user changed its description between the plan and the write':
        undone({}, (catalog) => catalog.before('contents', put(catalog, theirs))),
      'is left alone when another user changed its mark between the plan and the write': undone(
        {},
        (catalog) => catalog.before('contents', put(catalog, mark)),
      ),
      'is left alone when another user changes it right before the write': undone({}, (catalog) =>
        catalog.before('propose', put(catalog, theirs)),
      ),
      'is unverified when the store contains more than the restored content': undone(
        { described: false },
        (catalog) => catalog.after('propose', put(catalog, { ...was, description: 'as it is' })),
      ),
    });
  });

  it('can be rolled back from the receipt of a run that failed to write it', async () => {
    const { catalog, events } = await applied(desire([], [named('sheet', content)]), [], {
      store: storeWithSheet(),
      disturb: (fake) => fake.before('propose', loseAnswer),
    });
    expect((await rollBack(catalog, { desired: sheetAlone, events })).plan).toMatchObject({
      changes: [],
      findings: [],
    });
  });
});

describe('the receipt', () => {
  it('records the content of a dataset right before the write, not at the time of the plan', async () => {
    const { events } = await applied(
      desire([], [named('sheet', { ...content, columns: [] })]),
      [],
      {
        store: storeWithSheet(),
        disturb: (fake) =>
          fake.before('contents', () =>
            fake.store.put(sheet, 'datasetProperties', { ...was, description: 'meanwhile' }),
          ),
      },
    );
    expect(events[0]).toMatchObject({
      event: 'before',
      unit: 'entity',
      change: { before: { description: 'meanwhile' }, after: { description: 'as it is' } },
    });
  });

  it('records the content again when the write is repeated', async () => {
    const { events } = await applied(
      desire([], [named('sheet', { ...content, columns: [] })]),
      [],
      {
        store: storeWithSheet(),
        disturb: (fake) =>
          fake.before('propose', () =>
            fake.store.put(sheet, 'datasetProperties', { ...was, description: 'faster' }),
          ),
      },
    );
    const before = events.flatMap((event) =>
      event.event === 'before' && event.unit === 'entity' ? [event.change.before?.description] : [],
    );
    expect(before).toEqual(['as it was', 'faster']);
  });
});
