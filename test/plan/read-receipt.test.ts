import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/model/json.js';
import { checkReceipt } from '../../src/plan/read-receipt.js';
import type { ReceiptEvent } from '../../src/plan/receipt.js';
import { applied } from '../support/apply-with.js';
import { columnRecord, mapping, withColumns, withRecords } from '../support/lineage-builders.js';
import { receiptOf } from '../support/receipt-builders.js';
import { absent, desire, edgeFrom, lineageOf, named, present, recordOf, unitOf, urnOf } from '../support/state-builders.js';

/** As a file holds it. */
function written(receipt: object): JsonObject {
  return JSON.parse(JSON.stringify(receipt));
}

describe('a receipt', () => {
  it('of an apply that did everything is one, to its last event', async () => {
    const sheet = named('sheet', { description: 'by hand', columns: [] });
    const orders = withColumns(unitOf('orders', 'raw', edgeFrom('sheet', 'VIEW')), mapping('total', ['raw.amount']));
    const lineage = withRecords(
      lineageOf({ ...recordOf('fx'), properties: { job: 'nightly' }, something: [1] }),
      columnRecord('orders.x', ['fx.y']),
    );
    const { events } = await applied(desire([orders], [sheet]), ['raw', 'fx', absent('sheet'), present('orders', lineage)]);
    expect(events.map(({ event, unit }) => `${event} ${unit}`)).toEqual([
      'before entity',
      'outcome entity',
      'before lineage',
      'outcome lineage',
    ]);
    const document = written(receiptOf(events));
    expect(checkReceipt(document)).toEqual({ ok: true, value: document });
  });

  it('that was cut off lacks its end and is one all the same', () => {
    const { finishedAt: _, exitCode: __, ...rest } = receiptOf([]);
    expect(checkReceipt(written(rest))).toMatchObject({ ok: true });
  });

  it.each<[string, object, string]>([
    ['has no version', { formatVersion: undefined }, 'is not a receipt of format 1.0: its formatVersion is missing'],
    ['is of a later format', { formatVersion: '2.0' }, 'is not a receipt of format 1.0: its formatVersion is "2.0"'],
    ['lacks what it is about', { target: undefined }, "is not a receipt: the document must have required property 'target'"],
    ['has a key that nobody knows', { surprise: 1 }, 'is not a receipt: the document must NOT have additional properties'],
    ['ended with a code that no run has', { exitCode: 7 }, 'is not a receipt: /exitCode must be equal to one of the allowed values'],
  ])('is none where it %s', (_what, more, problem) => {
    expect(checkReceipt(written({ ...receiptOf([]), ...more }))).toEqual({ ok: false, problem });
  });

  it.each<[string, (event: JsonObject) => object, string]>([
    ['says of an element what no element is', (event) => ({ ...event, changes: [{ element: 'edge' }] }), '/events/0/changes/0 '],
    [
      'holds an aspect that is none',
      (event) => ({ ...event, upstreamLineage: { upstreams: [{ dataset: 'x', type: 5 }] } }),
      '/events/0/upstreamLineage/upstreams/0/type ',
    ],
    [
      'holds properties that are no texts',
      (event) => ({ ...event, upstreamLineage: { upstreams: [{ ...recordOf('x'), properties: { a: 1 } }] } }),
      '/events/0/upstreamLineage/upstreams/0/properties/a ',
    ],
    ['tells of what nobody knows', () => ({ event: 'later', unit: 'lineage' }), '/events/0'],
  ])('is none where an event %s, and says where', (_what, edit, where) => {
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
    expect(checkReceipt(written(edited))).toEqual({ ok: false, problem: expect.stringContaining(`is not a receipt: ${where}`) });
  });
});
