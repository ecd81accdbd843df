import type { Change } from '../../src/plan/change.js';
import type { Plan } from '../../src/plan/plan.js';
import { none } from './broken.js';
import { urnOf } from './domain.js';
import type { Fault } from './faults.js';

/**
 * P6: a plan that was made through faults and could be applied is the plan that there is without. What search did not
 * list, or a batch left out without a word, may be missing from it; nothing is in it that would not be.
 */
export function checkPlan(
  clean: Plan | undefined,
  seen: Plan | undefined,
  faults: readonly Fault[],
): void {
  if (!clean || !seen?.appliable) return;
  const due = new Set(clean.changes.map(text));
  const found = new Set(seen.changes.map(text));
  const leftOut = faults.flatMap((fault) => (fault.fault === 'short' ? [urnOf(fault.name)] : []));
  none(
    seen.changes.filter((change) => !due.has(text(change)) && !isAbout(change, leftOut)).map(text),
    'P6',
    'a plan that was made through faults does what one without would not',
  );
  const isLossy = faults.some(({ fault }) => fault === 'short' || fault === 'lag');
  if (isLossy || !clean.appliable) return;
  none(
    [...due].filter((change) => !found.has(change)),
    'P6',
    'a plan that was made through faults leaves out without a word',
  );
}

/** What reads as absent may be planned anew; it may not go. */
function isAbout(change: Change, urns: readonly string[]): boolean {
  const urn = change.element === 'dataset' ? change.urn : change.downstream;
  return change.kind !== 'delete' && urns.includes(urn);
}

function text(change: Change): string {
  return JSON.stringify({ ...change, place: null });
}
