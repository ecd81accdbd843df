import type { Allowance, DeleteLimits } from '../../model/allowance.js';
import { type Change, edgeId, elementId, type PairChange, pairId } from '../document/change.js';
import type { GuardViolation } from '../document/plan.js';
import { countEqual } from '../unit/compare-unit.js';
import { ownMark } from '../unit/owner.js';
import type { PlanIntent, Undo } from '../unit/plan-intent.js';
import type { GuardContext } from './guard.js';

/** With fewer elements than this, a percentage means nothing. */
const ENOUGH_TO_COUNT = 10;

/**
 * Refuses to remove a large part of what the stack owns. A deleted pair does not count if its
 * downstream column gets another upstream.
 */
export function massDelete(context: GuardContext): readonly GuardViolation[] {
  const { changes, limits } = context;
  return limitRemovals({
    changes,
    limits,
    all: ownedCounts(context),
    whose: `that the stack owns${scopeSuffix(context)}`,
  });
}

export interface Removal {
  readonly changes: readonly Change[];
  readonly limits: DeleteLimits;
  /** Numbers of elements before the changes. */
  readonly all: { readonly edges: number; readonly pairs: number };
  /** The kind of these elements, worded to follow their count. */
  readonly whose: string;
}

/** Refuses to remove more than the limits allow. */
export function limitRemovals({ changes, limits, all, whose }: Removal): readonly GuardViolation[] {
  const edges = changes.filter(({ element, kind }) => element === 'edge' && kind === 'delete');
  const replaced = new Set(
    changes.flatMap((change) =>
      change.element === 'pair' && change.kind === 'create' ? [change.downstreamField] : [],
    ),
  );
  const pairs = changes
    .filter(isPairDelete)
    .filter(({ downstreamField }) => !replaced.has(downstreamField));
  const tooMany =
    edges.length > limits.count
      ? [`would remove ${edges.length} edges, more than ${limits.count}`]
      : [];
  const shares = [
    share(edges.length, all.edges, { what: `edges ${whose}`, limits }),
    share(pairs.length, all.pairs, { what: `column pairs ${whose}`, limits }),
  ];
  const reasons = [...tooMany, ...shares.flatMap((one) => one ?? [])];
  return reasons.length === 0
    ? []
    : [{ guard: 'mass-delete', address: null, message: reasons.join('; ') }];
}

function isPairDelete(change: Change): change is PairChange {
  return change.element === 'pair' && change.kind === 'delete';
}

function share(
  removed: number,
  all: number,
  { what, limits }: { readonly what: string; readonly limits: DeleteLimits },
): string | undefined {
  const { percent } = limits;
  if (all < ENOUGH_TO_COUNT || removed * 100 <= all * percent) return undefined;
  return `would remove ${removed} of the ${all} ${what} (${Math.round((removed * 100) / all)} %, more than ${percent} %)`;
}

function ownedCounts({ units, equal, owner }: GuardContext): Removal['all'] {
  const marks = units.flatMap(({ edges }) => edges.map(({ seen }) => ownMark(seen, owner)));
  const same = countEqual(equal);
  return {
    edges: marks.filter(({ edge }) => edge).length + same.edges,
    pairs: marks.reduce((sum, { pairs }) => sum + pairs.length, 0) + same.pairs,
  };
}

/** Names the part of the lineage whose elements count. */
function scopeSuffix({ intent, scope }: GuardContext): string {
  if (scope) return ' within the scope';
  return intent === 'rollback' ? ' of these datasets' : '';
}

/**
 * Lifts `mass-delete` again at the apply of a saved rollback, as far as the receipt shows that our
 * own apply made the removed elements. The approval of the rollback by its name covers these. All
 * other removals count as usual, so that a forged plan file lifts nothing.
 *
 * @param reason the reason that lifted `mass-delete` when the rollback was planned, if any
 */
export function undoAllowances(
  context: GuardContext,
  intent: PlanIntent,
  reason: string | undefined,
): readonly Allowance[] {
  if (intent.kind !== 'rollback' || reason === undefined) return [];
  const made = madeElements(intent.undo);
  const rest = context.changes.filter((change) => !made.has(elementId(change)));
  return massDelete({ ...context, changes: rest }).length === 0
    ? [{ guard: 'mass-delete', reason }]
    : [];
}

/** The identities of the elements that the undone apply created. */
function madeElements({ units }: Undo): ReadonlySet<string> {
  const made = [...units].flatMap(([downstream, { edges, pairs }]) => [
    ...[...edges.values()]
      .filter(({ was }) => was === null)
      .map(({ upstream }) => edgeId(downstream, upstream)),
    ...[...pairs.values()]
      .filter(({ was }) => was === null)
      .map((pair) => pairId(pair, downstream)),
  ]);
  return new Set(made);
}
