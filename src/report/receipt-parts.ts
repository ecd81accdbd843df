import type { Change } from '../plan/change.js';
import type { ReceiptEvent, UnitOutcome } from '../plan/receipt.js';

/** What was set out to be changed. The last word on each unit: before a write was sent anew, its dataset was read anew. */
export function lastChanges(events: readonly ReceiptEvent[]): readonly Change[] {
  const units = new Map<string, readonly Change[]>();
  for (const event of events) {
    if (event.event === 'before') units.set(`${event.unit} ${event.urn}`, event.unit === 'entity' ? [event.change] : event.changes);
  }
  return [...units.values()].flat();
}

/** What became of each unit in the end. */
export function lastOutcomes(events: readonly ReceiptEvent[]): readonly UnitOutcome[] {
  const units = new Map<string, UnitOutcome>();
  for (const event of events) if (event.event === 'outcome') units.set(`${event.unit} ${event.urn}`, event);
  return [...units.values()];
}
