import type { Change, PairChange } from '../change.js';
import { ownMark } from '../lineage/owner.js';
import type { GuardContext, GuardTrip } from './guard.js';

/** Of fewer elements than this, a percentage says nothing. */
const ENOUGH_TO_COUNT = 10;

/** Refuses to remove a large part of what the stack owns. A column that gets another upstream instead loses nothing. */
export function massDelete(context: GuardContext): readonly GuardTrip[] {
  const { changes, limits } = context;
  const edges = changes.filter(({ element, kind }) => element === 'edge' && kind === 'delete');
  const pairs = changes.filter(isPairDelete).filter((pair) => !isReplaced(pair, changes));
  const owned = ownedCounts(context);
  const tooMany = edges.length > limits.count ? [`would remove ${edges.length} edges, more than ${limits.count}`] : [];
  const shares = [
    share(edges.length, owned.edges, { noun: 'edges', context }),
    share(pairs.length, owned.pairs, { noun: 'column pairs', context }),
  ];
  const reasons = [...tooMany, ...shares.flatMap((one) => one ?? [])];
  return reasons.length === 0 ? [] : [{ guard: 'mass-delete', address: null, message: reasons.join('; ') }];
}

function isPairDelete(change: Change): change is PairChange {
  return change.element === 'pair' && change.kind === 'delete';
}

function isReplaced({ downstreamField }: PairChange, changes: readonly Change[]): boolean {
  return changes.some((change) => change.element === 'pair' && change.kind === 'create' && change.downstreamField === downstreamField);
}

function share(
  removed: number,
  owned: number,
  { noun, context }: { readonly noun: string; readonly context: GuardContext },
): string | undefined {
  const { percent } = context.limits;
  if (owned < ENOUGH_TO_COUNT || removed * 100 <= owned * percent) return undefined;
  return `would remove ${removed} of the ${owned} ${noun} that the stack owns${whereOf(context)} (${Math.round((removed * 100) / owned)} %, more than ${percent} %)`;
}

function ownedCounts({ units, owner }: GuardContext): { readonly edges: number; readonly pairs: number } {
  const marks = units.flatMap(({ edges }) => edges.map(({ seen }) => ownMark(seen, owner)));
  return { edges: marks.filter(({ edge }) => edge).length, pairs: marks.reduce((sum, { pairs }) => sum + pairs.length, 0) };
}

/** What is not looked at is not counted either. */
function whereOf({ intent, scope }: GuardContext): string {
  if (scope) return ' within the scope';
  return intent === 'rollback' ? ' of these datasets' : '';
}
