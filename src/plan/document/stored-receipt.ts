import { ok, problem, type Result } from '../../errors/result.js';
import type { AddressBook } from './address-book.js';
import type { LineageChange } from './change.js';
import type { CompactChanges } from './compact-changes.js';
import { compactChanges, expandChanges } from './compact-changes.js';
import type {
  Digested,
  EntityBefore,
  LineageBefore,
  LostEvent,
  OutcomeEvent,
  Receipt,
  ReceiptEvent,
} from './receipt.js';

/** A receipt as its file holds it. Published as `schemas/receipt.schema.json`. */
export interface StoredReceipt extends Omit<Receipt, 'events'> {
  readonly events: readonly (StoredEvent & Digested)[];
}

/** An event as a line of a file holds it. */
export type StoredEvent = StoredLineageBefore | EntityBefore | LostEvent | OutcomeEvent;

export interface StoredLineageBefore extends Omit<LineageBefore, 'changes'> {
  /** A list before format 2.0. */
  readonly changes: CompactChanges | readonly LineageChange[];
}

/** An event as an apply writes it. */
export type WrittenEvent = StoredEvent & Required<Digested>;

/**
 * Shortens an event for its file.
 *
 * @param book the book that made the addresses of the changes
 */
export function storeEvent(event: ReceiptEvent, book: AddressBook): StoredEvent {
  if (event.event !== 'before' || event.unit !== 'lineage') return event;
  return { ...event, changes: compactChanges(event.urn, event.changes, book) };
}

/** Restores a receipt of any format. Fails with the place of a damaged change. */
export function restoreReceipt(stored: StoredReceipt): Result<Receipt> {
  const events: Receipt['events'][number][] = [];
  for (const [i, event] of stored.events.entries()) {
    const restored = restoreEvent(event);
    if (!restored.ok) return problem(`/events/${i}/changes${restored.problem}`);
    events.push(restored.value);
  }
  return ok({ ...stored, events });
}

function restoreEvent(event: StoredEvent & Digested): Result<ReceiptEvent & Digested> {
  if (event.event !== 'before' || event.unit !== 'lineage') return ok(event);
  const { changes } = event;
  const restored = isList(changes) ? ok(changes) : expandChanges(event.urn, changes);
  return restored.ok ? ok({ ...event, changes: restored.value }) : restored;
}

function isList(changes: StoredLineageBefore['changes']): changes is readonly LineageChange[] {
  return Array.isArray(changes);
}
