import type { Change } from '../../src/plan/document/change.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { demandNone } from './broken.js';
import { urnOf } from './domain.js';
import { edgeOf } from './ends.js';
import type { Fault } from './faults.js';

/**
 * P6: an appliable plan that was made through faults equals the plan without faults. It may lack
 * changes of datasets that the search did not list or that a batch silently left out. It has no
 * additional change.
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
  demandNone(
    seen.changes.filter((change) => !due.has(text(change)) && !isAbout(change, leftOut)).map(text),
    'P6',
    'a plan that was made through faults does what one without would not',
  );
  const isLossy = faults.some(({ fault }) => fault === 'short' || fault === 'lag');
  if (isLossy || !clean.appliable) return;
  demandNone(
    [...due].filter((change) => !found.has(change)),
    'P6',
    'a plan that was made through faults leaves out without a word',
  );
}

/**
 * Returns true if a change is about a dataset that a batch left out. Such a dataset reads as
 * absent: it may be planned anew, but its lineage may not be deleted.
 */
function isAbout(change: Change, urns: readonly string[]): boolean {
  const urn = change.element === 'dataset' ? change.urn : edgeOf(change).holder;
  return change.kind !== 'delete' && urns.includes(urn);
}

function text(change: Change): string {
  return JSON.stringify({ ...change, place: null });
}
