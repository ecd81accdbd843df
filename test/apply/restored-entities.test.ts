import { describe, expect, it } from 'vitest';
import type { DatasetContent } from '../../src/model/desired-state.js';
import type { ReceiptEvent } from '../../src/plan/receipt.js';
import { undoFromReceipt } from '../../src/plan/undo/undo-from-receipt.js';
import { observe } from '../../src/tasks/observe.js';
import { applied, applyTo, lost, outcomesOf } from '../support/apply-with.js';
import type { FakeCatalog } from '../support/fake-catalog.js';
import { FakeStore } from '../support/fake-store.js';
import { planOf } from '../support/plan-of.js';
import { desire, named, urnOf } from '../support/state-builders.js';

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

/** A catalog in which the stack made the dataset, in these words. */
function madeBefore({ described = true, schema = true } = {}): FakeStore {
  const store = new FakeStore();
  store.put(
    sheet,
    'datasetProperties',
    described ? was : { customProperties: was.customProperties },
  );
  if (schema) store.put(sheet, 'schemaMetadata', { schemaName: 'sheet', fields: [day] });
  return store;
}

const broughtInLine = (store: FakeStore) =>
  applied(desire([], [named('sheet', content)]), [], { store });

/** Rolls back, with something that goes wrong on the way. */
async function rollBack(
  catalog: FakeCatalog,
  events: readonly ReceiptEvent[],
  disturb: () => void = () => undefined,
) {
  const undo = undoFromReceipt(events);
  const desired = desire([], [named('sheet')]);
  const more = { intent: { kind: 'rollback', undo } as const };
  const { observed } = await observe(desired, catalog, { discover: false, undo });
  const plan = planOf(desired, observed, more);
  disturb();
  return { plan, ...(await applyTo(catalog, { desired, observed, plan, more })) };
}

describe('a dataset that was brought in line', () => {
  it('is put back to the letter, but for what others put on its columns', async () => {
    const { catalog, events } = await broughtInLine(madeBefore());
    const { result, plan } = await rollBack(catalog, events);
    expect(plan.writes.entities).toMatchObject([{ kind: 'restore' }]);
    expect(outcomesOf(result)).toEqual(['entity sheet applied']);
    const { description: _, ...undescribed } = day;
    expect(catalog.store.content(sheet)).toMatchObject({
      datasetProperties: { value: was },
      schemaMetadata: { value: { schemaName: 'sheet', fields: [undescribed] } },
    });
    expect((await rollBack(catalog, events)).plan.changes).toEqual([]);
  });

  it('loses a description and columns that it did not have', async () => {
    const { catalog, events } = await broughtInLine(
      madeBefore({ described: false, schema: false }),
    );
    expect((await rollBack(catalog, events)).result.exitCode).toBe(0);
    expect(catalog.store.content(sheet)).toMatchObject({
      datasetProperties: { value: { customProperties: was.customProperties } },
      schemaMetadata: { value: { fields: [] } },
    });
    expect(catalog.store.content(sheet).datasetProperties.value).not.toHaveProperty('description');
  });

  it('gets no schema where it has none', async () => {
    const store = madeBefore({ schema: false });
    const { catalog, events } = await applied(
      desire([], [named('sheet', { description: 'as it is', columns: [] })]),
      [],
      { store },
    );
    expect((await rollBack(catalog, events)).result.exitCode).toBe(0);
    expect(catalog.store.schema(sheet)).toBeNull();
  });

  it.each([
    ['described it anew', { ...was, description: 'by a steward' }],
    ['took it over', { description: 'as it is', customProperties: { headwater: 'finance' } }],
  ])('is left when somebody %s between the plan and the write', async (_what, theirs) => {
    const { catalog, events } = await broughtInLine(madeBefore());
    const { result } = await rollBack(catalog, events, () =>
      catalog.before('contents', () => catalog.store.put(sheet, 'datasetProperties', theirs)),
    );
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW5002' }],
    });
    expect(catalog.store.content(sheet).datasetProperties.value).toEqual(theirs);
  });

  it('is left when somebody was faster with the write itself', async () => {
    const { catalog, events } = await broughtInLine(madeBefore());
    const theirs = { ...was, description: 'by a steward' };
    const { result } = await rollBack(catalog, events, () =>
      catalog.before('propose', () => catalog.store.put(sheet, 'datasetProperties', theirs)),
    );
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ code: 'HW5002' }] });
    expect(catalog.store.content(sheet).datasetProperties.value).toEqual(theirs);
  });

  it('is not believed to be put back where the store shows more than that', async () => {
    const { catalog, events } = await broughtInLine(madeBefore({ described: false }));
    const { result } = await rollBack(catalog, events, () =>
      catalog.after('propose', () =>
        catalog.store.put(sheet, 'datasetProperties', { ...was, description: 'as it is' }),
      ),
    );
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ outcome: 'unverified' }] });
  });

  it('may be rolled back from the receipt of a run that never wrote it', async () => {
    const { catalog, events } = await applied(desire([], [named('sheet', content)]), [], {
      store: madeBefore(),
      disturb: (fake) => fake.before('propose', lost),
    });
    expect((await rollBack(catalog, events)).plan).toMatchObject({ changes: [], findings: [] });
  });
});

describe('the receipt', () => {
  it('notes what a dataset said right before it was written, not when it was planned', async () => {
    const { events } = await applied(
      desire([], [named('sheet', { ...content, columns: [] })]),
      [],
      {
        store: madeBefore(),
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

  it('notes it anew when the write was sent anew', async () => {
    const { events } = await applied(
      desire([], [named('sheet', { ...content, columns: [] })]),
      [],
      {
        store: madeBefore(),
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
