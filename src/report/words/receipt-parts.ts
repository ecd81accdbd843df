import type { Change } from '../../plan/document/change.js';
import type { ReceiptEvent, UnitOutcome } from '../../plan/document/receipt.js';

/**
 * The planned changes: the last record of each unit counts, since each retry of a write reads the
 * dataset again.
 */
export function lastChanges(events: readonly ReceiptEvent[]): readonly Change[] {
  const units = new Map<string, readonly Change[]>();
  for (const event of events) {
    if (event.event === 'before')
      units.set(
        `${event.unit} ${event.urn}`,
        event.unit === 'entity' ? [event.change] : event.changes,
      );
  }
  return [...units.values()].flat();
}

/** The last outcome of each unit. */
export function lastOutcomes(events: readonly ReceiptEvent[]): readonly UnitOutcome[] {
  const units = new Map<string, UnitOutcome>();
  for (const event of events)
    if (event.event === 'outcome') units.set(`${event.unit} ${event.urn}`, event);
  return [...units.values()];
}
