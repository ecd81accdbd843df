import { describe, expect, it } from 'vitest';
import { checkReceipt } from '../../../src/files/documents/check-receipt.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { EdgeChange, PairChange } from '../../../src/plan/document/change.js';
import { RECEIPT_FORMAT_VERSION, type ReceiptEvent } from '../../../src/plan/document/receipt.js';
import { applied } from '../../support/apply/apply-with.js';
import {
  columnRecord,
  fieldOf,
  mapping,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { receiptOf, storedReceipt } from '../../support/model/receipt-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  present,
  recordOf,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';
import { ourPair, ours } from '../../support/plan/undo-builders.js';

const ends = { downstream: urnOf('orders'), upstream: urnOf('raw') };

const edgeChange: EdgeChange = {
  element: 'edge',
  kind: 'delete',
  address: 'orders <- raw',
  reason: 'undeclared',
  ...ends,
  place: null,
  before: ours,
  after: null,
};

const pairChange: PairChange = {
  element: 'pair',
  kind: 'delete',
  address: 'orders.total <- raw.amount',
  reason: 'undeclared',
  ...ends,
  downstreamField: fieldOf('orders.total'),
  upstreamField: fieldOf('raw.amount'),
  place: null,
  before: ourPair,
  after: null,
};

/** The receipt as a file stores it. */
function written(receipt: object): JsonObject {
  return JSON.parse(JSON.stringify(receipt));
}

describe('a receipt', () => {
  it('is valid for a complete apply', async () => {
    const sheet = named('sheet', { description: 'by hand', columns: [] });
    const orders = withColumns(
      unitOf('orders', 'raw', edgeFrom('sheet', 'VIEW')),
      mapping('total', ['raw.amount']),
    );
    const lineage = withRecords(
      lineageOf({ ...recordOf('fx'), properties: { job: 'nightly' }, something: [1] }),
      columnRecord('orders.x', ['fx.y']),
    );
    const { events } = await applied(desire([orders], [sheet]), [
      'raw',
      'fx',
      absent('sheet'),
      present('orders', lineage),
    ]);
    expect(events.map(({ event, unit }) => `${event} ${unit}`)).toEqual([
      'before entity',
      'outcome entity',
      'before lineage',
      'outcome lineage',
    ]);
    const receipt = receiptOf(events, { formatVersion: RECEIPT_FORMAT_VERSION });
    const stored = written(storedReceipt(receipt));
    expect(checkReceipt(stored)).toEqual({
      ok: true,
      value: { receipt: written(receipt), stored },
    });
    // Earlier formats have the changes as a list.
    const earlier = written({ ...receipt, formatVersion: '1.2' });
    expect(checkReceipt(earlier)).toEqual({
      ok: true,
      value: { receipt: earlier, stored: earlier },
    });
  });

  it('is valid without its end if the run was cut off', () => {
    const { finishedAt: _, exitCode: __, ...rest } = receiptOf([]);
    expect(checkReceipt(written(rest))).toMatchObject({ ok: true });
  });

  it.each([
    ['1.0', {}],
    ['1.1', {}],
    ['1.2', {}],
    ['1.7', { surprise: 1 }],
    ['2.0', {}],
    ['2.1', {}],
    ['2.7', { surprise: 1 }],
  ])('is valid in format %s', (formatVersion, more) => {
    const document = written({ ...receiptOf([]), formatVersion, ...more });
    expect(checkReceipt(document)).toEqual({
      ok: true,
      value: { receipt: document, stored: document },
    });
  });

  it.each<[string, object, string]>([
    ['has no version', { formatVersion: undefined }, 'is not a receipt: it has no formatVersion'],
    [
      'is of a later major version',
      { formatVersion: '3.0' },
      'is a receipt of format 3.0, and this version reads 1.x and 2.x',
    ],
    [
      'is of a later minor version and lacks a required field',
      { formatVersion: '1.7', target: undefined },
      "is not a receipt: the document must have required property 'target'",
    ],
    [
      'lacks a required field',
      { target: undefined },
      "is not a receipt: the document must have required property 'target'",
    ],
    [
      'has an unknown key',
      { surprise: 1 },
      'is not a receipt: the document must NOT have additional properties',
    ],
    [
      'ended with an unknown exit code',
      { exitCode: 7 },
      'is not a receipt: /exitCode must be equal to one of the allowed values',
    ],
  ])('is invalid if it %s', (_what, more, problem) => {
    expect(checkReceipt(written({ ...receiptOf([]), ...more }))).toEqual({ ok: false, problem });
  });

  it.each<[string, (event: JsonObject) => object, string]>([
    [
      'has an invalid element',
      (event) => ({ ...event, changes: [{ element: 'edge' }] }),
      '/events/0/changes/0 ',
    ],
    [
      'has an invalid aspect',
      (event) => ({ ...event, upstreamLineage: { upstreams: [{ dataset: 'x', type: 5 }] } }),
      '/events/0/upstreamLineage/upstreams/0/type ',
    ],
    [
      'has properties that are not text',
      (event) => ({
        ...event,
        upstreamLineage: { upstreams: [{ ...recordOf('x'), properties: { a: 1 } }] },
      }),
      '/events/0/upstreamLineage/upstreams/0/properties/a ',
    ],
    [
      'has columns that are no list',
      (event) => ({
        ...event,
        upstreamLineage: {
          upstreams: [],
          fineGrainedLineages: [
            { upstreamType: 'FIELD_SET', upstreams: {}, downstreamType: 'FIELD', downstreams: [] },
          ],
        },
      }),
      '/events/0/upstreamLineage/fineGrainedLineages/0/upstreams ',
    ],
    ['has an unknown type', () => ({ event: 'later', unit: 'lineage' }), '/events/0'],
  ])('is invalid if an event %s, and the problem names the place', (_what, edit, where) => {
    const event: ReceiptEvent = {
      event: 'before',
      unit: 'lineage',
      urn: urnOf('orders'),
      version: '1',
      upstreamLineage: null,
      changes: [],
    };
    expect(checkReceipt(written(receiptOf([event])))).toMatchObject({ ok: true });
    const edited = { ...receiptOf([]), events: [edit(written(event))] };
    expect(checkReceipt(written(edited))).toEqual({
      ok: false,
      problem: expect.stringContaining(`is not a receipt: ${where}`),
    });
  });

  it.each<[string, Partial<PairChange>]>([
    [
      'names a column of the downstream as one of the upstream',
      { upstreamField: fieldOf('orders.amount') },
    ],
    [
      'names a column of the upstream as one of the downstream',
      { downstreamField: fieldOf('raw.total') },
    ],
    ['names an invalid column', { upstreamField: 'urn:li:schemaField:x' }],
    [
      'belongs to another downstream than its event',
      { downstream: urnOf('mart'), downstreamField: fieldOf('mart.total') },
    ],
  ])('is invalid if a change %s', (_what, edit) => {
    const changed = (change: Partial<PairChange>): ReceiptEvent => ({
      event: 'before',
      unit: 'lineage',
      urn: urnOf('orders'),
      version: '1',
      upstreamLineage: null,
      changes: [edgeChange, { ...pairChange, ...change }],
    });
    expect(checkReceipt(written(receiptOf([changed({})])))).toMatchObject({ ok: true });
    expect(checkReceipt(written(receiptOf([changed(edit)])))).toEqual({
      ok: false,
      problem: 'is not a receipt: /events/0/changes/1 is about other datasets than it names',
    });
  });

  it.each<[string, (text: string) => string, string]>([
    [
      'a row names no effect',
      (text) => text.replace('[0,"total"', '[7,"total"'),
      '/events/0/changes/upstreams/0/rows/1 names no effect',
    ],
    [
      'a row names a column of another dataset',
      (text) => text.replace('"amount"', `"${fieldOf('orders.amount')}"`),
      '/events/0/changes/1 is about other datasets than it names',
    ],
    [
      'a place is none',
      (text) => text.replace('"amount",null', '"amount",[3,0,3,5]'),
      '/events/0/changes/upstreams/0/rows/1/3/1 must be >= 1',
    ],
    [
      'an effect has an unknown kind',
      (text) => text.replace('"kind":"delete"', '"kind":"deletes"'),
      '/events/0/changes/edges/0/kind must be equal to one of the allowed values',
    ],
  ])('is invalid if, in short changes, %s', (_what, edit, problem) => {
    const event: ReceiptEvent = {
      event: 'before',
      unit: 'lineage',
      urn: urnOf('orders'),
      version: '1',
      upstreamLineage: null,
      changes: [edgeChange, pairChange],
    };
    const receipt = receiptOf([event], { formatVersion: RECEIPT_FORMAT_VERSION });
    const text = JSON.stringify(storedReceipt(receipt));
    expect(checkReceipt(JSON.parse(text))).toMatchObject({ ok: true });
    expect(edit(text)).not.toBe(text);
    expect(checkReceipt(JSON.parse(edit(text)))).toEqual({
      ok: false,
      problem: `is not a receipt: ${problem}`,
    });
  });
});
