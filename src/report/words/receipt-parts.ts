import type { Change } from '../../plan/document/change.js';
import type { Intent } from '../../plan/document/intent.js';
import type { ReceiptEvent, UnitOutcome } from '../../plan/document/receipt.js';
import type { ReceiptReport } from '../document/report-document.js';
import { incompleteLine } from './outcome-phrases.js';
import { planCommand } from './plan-commands.js';
import { pluralize } from './pluralize.js';
import { catalogFact, commitFact, plainName } from './target-phrases.js';

/**
 * Returns the planned changes. The last record of each unit counts, since each retry of a write
 * reads the dataset again.
 */
export function lastChanges(events: readonly ReceiptEvent[]): readonly Change[] {
  const units = new Map<string, readonly Change[]>();
  for (const event of events) {
    if (event.event !== 'before') continue;
    const changes = event.unit === 'entity' ? [event.change] : event.changes;
    units.set(`${event.unit} ${event.urn}`, changes);
  }
  return [...units.values()].flat();
}

/** Returns the last outcome of each unit. */
export function lastOutcomes(events: readonly ReceiptEvent[]): readonly UnitOutcome[] {
  const units = new Map<string, UnitOutcome>();
  for (const event of events)
    if (event.event === 'outcome') units.set(`${event.unit} ${event.urn}`, event);
  return [...units.values()];
}

export const applyNames: Readonly<Record<Intent, string>> = {
  sync: 'an apply',
  adopt: 'an adoption',
  release: 'a release',
  rollback: 'a rollback',
};

/** Tells when, where and by whom the changes were applied, a line each. */
export function receiptFacts({ receipt, complete }: ReceiptReport): readonly string[] {
  const { target, startedAt, finishedAt, source } = receipt;
  const isCut = !complete || finishedAt === undefined;
  return [
    catalogFact(target, plainName),
    `${startedAt}${isCut ? ', cut off before its end' : ` to ${finishedAt}`}`,
    ...commitFact(source),
    ...(source.receipt === null ? [] : [`undoes ${source.receipt.path}`]),
  ];
}

/** Summarizes the result of an apply in one line. */
export function receiptSummary({ complete, receipt }: ReceiptReport): string {
  const { exitCode } = receipt;
  const outcomes = lastOutcomes(receipt.events);
  const applied = outcomes.filter(({ outcome }) => outcome === 'applied').length;
  if (!complete || exitCode === undefined)
    return `Cut off: ${pluralize(applied, 'unit')} known to be applied; ${planCommand(receipt)} shows what is still to do.`;
  const all = `Applied: ${pluralize(applied, 'unit')}.`;
  return `Exit code ${exitCode}. ${applied === outcomes.length ? all : incompleteLine(outcomes)}`;
}
