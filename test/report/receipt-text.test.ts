import { describe, expect, it } from 'vitest';
import type { EdgeChange } from '../../src/plan/document/change.js';
import type { Receipt, ReceiptEvent, UnitOutcome } from '../../src/plan/document/receipt.js';
import { receiptOf, receiptReportOf, receiptTarget } from '../support/model/receipt-builders.js';
import { somewhere, urnOf } from '../support/model/state-builders.js';
import { ours } from '../support/plan/undo-builders.js';
import { renderAs } from '../support/report/rendered.js';

function created(downstream: string, upstream: string): EdgeChange {
  const ends = { downstream: urnOf(downstream), upstream: urnOf(upstream) };
  const address = `${downstream} <- ${upstream}`;
  return {
    element: 'edge',
    kind: 'create',
    address,
    reason: 'missing',
    ...ends,
    place: somewhere,
    before: null,
    after: ours,
  };
}

function noted(downstream: string, ...upstreams: readonly string[]): ReceiptEvent {
  const changes = upstreams.map((upstream) => created(downstream, upstream));
  return {
    event: 'before',
    unit: 'lineage',
    urn: urnOf(downstream),
    version: '-1',
    upstreamLineage: null,
    changes,
  };
}

function ended(
  name: string,
  outcome: UnitOutcome['outcome'],
  more: Partial<UnitOutcome> = {},
): ReceiptEvent {
  return { event: 'outcome', urn: urnOf(name), unit: 'lineage', outcome, ...more };
}

const sheet: ReceiptEvent = {
  event: 'before',
  unit: 'entity',
  urn: urnOf('sheet'),
  change: {
    element: 'dataset',
    kind: 'create',
    address: 'sheet',
    reason: 'dataset-missing',
    urn: urnOf('sheet'),
    place: somewhere,
    before: null,
    after: { columns: [] },
  },
};

const {
  finishedAt: _,
  exitCode: __,
  ...cutOff
} = receiptOf([noted('orders', 'raw'), ended('orders', 'applied'), noted('mart', 'orders')]);

const receipts: Readonly<
  Record<string, { readonly receipt: Receipt; readonly complete?: boolean }>
> = {
  complete: {
    receipt: receiptOf(
      [
        sheet,
        ended('sheet', 'applied', { unit: 'entity' }),
        noted('orders', 'raw', 'fx'),
        ended('orders', 'applied'),
      ],
      {
        source: {
          commit: '0123456789abcdef0123456789abcdef01234567',
          dirty: true,
          files: [],
          receipt: null,
        },
        target: { ...receiptTarget, target: 'dev' },
        allowances: [
          {
            guard: 'mass-delete',
            address: null,
            message: 'would remove 60 edges, more than 50',
            allowed: 'the old mart goes',
          },
        ],
      },
    ),
  },
  'in-part': {
    receipt: receiptOf(
      [
        noted('orders', 'raw'),
        ended('orders', 'applied'),
        // The unit was sent again, and the last event counts.
        noted('mart', 'raw', 'gone'),
        noted('mart', 'raw'),
        ended('mart', 'failed', { code: 'HW6003', message: 'not permitted' }),
        ended('late', 'applied'),
        ended('late', 'unverified', { code: 'HW5003', message: 'not shown' }),
        ended('rest', 'not-attempted'),
      ],
      {
        exitCode: 5,
        intent: 'adopt',
        source: { commit: 'abc', dirty: false, files: [], receipt: null },
      },
    ),
  },
  'cut-off': {
    receipt: {
      ...cutOff,
      intent: 'rollback',
      source: {
        ...cutOff.source,
        receipt: { path: '.headwater/receipts/before.json', sha256: '0'.repeat(64) },
      },
    },
    complete: false,
  },
  empty: { receipt: receiptOf([], { intent: 'release', exitCode: 130 }) },
};

describe('the text of a receipt', () => {
  it.each(Object.entries(receipts))(
    'matches receipt-%s.txt',
    async (name, { receipt, complete = true }) => {
      await expect(render(receipt, complete)).toMatchFileSnapshot(`goldens/receipt-${name}.txt`);
    },
  );

  it('says that a run was cut off, even if its file is whole', () => {
    expect(render(cutOff, true)).toContain('2026-11-20T10:00:00.000Z, cut off before its end\n');
    expect(render(cutOff, true).split('\n').at(-2)).toBe(
      'Cut off: 1 unit known to be applied; headwater plan shows what is still to do.',
    );
  });
});

function render(receipt: Receipt, complete: boolean): string {
  return renderAs('text', receiptReportOf(receipt, { complete }));
}
