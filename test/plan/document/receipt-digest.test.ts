import { describe, expect, it } from 'vitest';
import type { Receipt, ReceiptEvent } from '../../../src/plan/document/receipt.js';
import { checkReceiptDigests, sealReceipt } from '../../../src/plan/document/receipt-digest.js';
import { receiptOf } from '../../support/model/receipt-builders.js';
import { lineageOf, urnOf } from '../../support/model/state-builders.js';

const events: readonly ReceiptEvent[] = [
  {
    event: 'before',
    unit: 'lineage',
    urn: urnOf('orders'),
    version: '1',
    upstreamLineage: lineageOf('raw'),
    changes: [],
  },
  {
    event: 'outcome',
    unit: 'lineage',
    urn: urnOf('orders'),
    outcome: 'failed',
    code: 'HW6003',
    message: 'no',
  },
  {
    event: 'before',
    unit: 'lineage',
    urn: urnOf('mart'),
    version: '-1',
    upstreamLineage: null,
    changes: [],
  },
  { event: 'outcome', unit: 'lineage', urn: urnOf('mart'), outcome: 'applied' },
];

/** A receipt as an apply writes it. */
function written(all: readonly ReceiptEvent[] = events): Receipt {
  const { events: _, finishedAt, exitCode, ...header } = receiptOf([], { formatVersion: '1.1' });
  const seal = sealReceipt(header);
  const sealed = all.map((event) => seal.event(event));
  return JSON.parse(
    JSON.stringify({
      ...header,
      events: sealed,
      ...seal.end({ finishedAt: finishedAt ?? '', exitCode: exitCode ?? 0 }),
    }),
  );
}

const whole = written();
const { finishedAt: _, exitCode: __, digest: ___, ...cutOff } = whole;

function withEvents(
  edit: (events: Receipt['events']) => Receipt['events'],
  receipt: Receipt = whole,
): Receipt {
  return { ...receipt, events: edit(receipt.events) };
}

describe('the digests of a receipt', () => {
  it('match what an apply wrote, with events and without', () => {
    expect(checkReceiptDigests(whole)).toBe('match');
    expect(checkReceiptDigests(written([]))).toBe('match');
  });

  it('match the file of a killed run, wherever it was cut off', () => {
    for (let kept = 0; kept <= events.length; kept++) {
      expect(checkReceiptDigests(withEvents((all) => all.slice(0, kept), cutOff))).toBe('match');
    }
  });

  it.each<[string, Receipt]>([
    ['a field of the header', { ...whole, startedAt: 'later' }],
    ['a field of the header of a cut-off receipt', { ...cutOff, startedAt: 'later' }],
    ['an unknown field', { ...whole, surprise: 1 } as Receipt],
    ['the exit code', { ...whole, exitCode: 5 }],
    ['the time of the end', { ...whole, finishedAt: 'later' }],
    ['the digest of the end', { ...whole, digest: whole.events[0]?.digest ?? '' }],
    ['the end, whose digest was removed', { ...cutOff, exitCode: 0 }],
    [
      'an event',
      withEvents((all) =>
        all.map((one, i) => (i === 0 ? ({ ...one, version: '2' } as typeof one) : one)),
      ),
    ],
    [
      'an event of a cut-off receipt',
      withEvents(
        (all) =>
          all.map((one, i) => (i === 3 ? ({ ...one, outcome: 'failed' } as typeof one) : one)),
        cutOff,
      ),
    ],
    ['the first event, which was removed', withEvents((all) => all.slice(1))],
    ['the last event, which was removed', withEvents((all) => all.slice(0, -1))],
    ['the order of events', withEvents((all) => [...all].reverse())],
    [
      'an event, whose digest was removed',
      withEvents((all) =>
        all.map(({ digest: _gone, ...one }, i) =>
          i === 1 ? one : { ...one, digest: all[i]?.digest ?? '' },
        ),
      ),
    ],
  ])('differ if an edit changed %s', (_what, receipt) => {
    expect(checkReceiptDigests(receipt)).toBe('differ');
  });

  it('are absent in format 1.0; their absence in a later format counts as an edit', () => {
    const bare = receiptOf(events);
    expect(checkReceiptDigests({ ...bare, formatVersion: '1.0' })).toBe('absent');
    expect(checkReceiptDigests({ ...bare, formatVersion: '1.1' })).toBe('differ');
    expect(checkReceiptDigests({ ...whole, formatVersion: '1.0' })).toBe('differ');
  });
});
