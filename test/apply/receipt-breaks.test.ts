import { expect, it } from 'vitest';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { ReceiptEvent } from '../../src/plan/document/receipt.js';
import { type Applied, applied } from '../support/apply/apply-with.js';
import { absent, desire, edgeFrom, named, unitOf } from '../support/model/state-builders.js';

const desired = desire(
  [unitOf('orders', 'a'), unitOf('view', edgeFrom('a', 'VIEW')), unitOf('sheet', 'orders')],
  [named('sheet', { columns: [] })],
);

function applyWith(beforeRecord: (event: ReceiptEvent) => void): Promise<Applied> {
  return applied(desired, ['orders', 'a', 'view', absent('sheet')], { beforeRecord });
}

const full = new HeadwaterError('receipt-unwritable', 'the receipt cannot be written (ENOSPC)');

const { length: all } = (await applied(desired, ['orders', 'a', 'view', absent('sheet')])).events;

it.each(Array.from({ length: all }, (_, n) => n))(
  'nothing is written after event %i could not be recorded',
  async (n) => {
    let count = 0;
    const { result, catalog, events } = await applyWith(() => {
      // As a receipt does: later events would fit, but one with a gap would be wrong.
      if (count++ >= n) throw full;
    });
    expect(events).toHaveLength(n);
    const written = new Set(catalog.writes.flatMap(({ urns }) => urns));
    const recorded = new Set(
      events.flatMap((event) => (event.event === 'before' ? [event.urn] : [])),
    );
    expect([...written].filter((urn) => !recorded.has(urn))).toEqual([]);
    expect(result.exitCode).toBe(written.size === 0 ? 1 : 5);
    const left = result.outcomes.filter(({ urn }) => !written.has(urn));
    expect(
      left.map(({ outcome, code, message }) => [outcome, code, message?.includes('HW1008')]),
    ).toEqual(left.map(() => ['not-attempted', 'HW5015', true]));
  },
);

it('an unexpected error is not reported as a full disk', async () => {
  const applying = applyWith(() => {
    throw new TypeError('ours');
  });
  await expect(applying).rejects.toThrow('ours');
});
