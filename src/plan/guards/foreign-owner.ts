import { edgeAddress, pairAddress } from '../document/address-book.js';
import type { GuardViolation } from '../document/plan.js';
import { otherOwners } from '../unit/owner.js';
import type { DecidedEdge, DecidedPair, PlannedUnit } from '../unit/planned-unit.js';
import { markedPairs, namesPair } from '../unit/seen-pair.js';
import type { GuardContext } from './guard.js';

/** Refuses a plan that declares an element otherwise than the stack that owns it. */
export function foreignOwner(context: GuardContext): readonly GuardViolation[] {
  return context.units.flatMap((unit) => [
    ...unit.edges.flatMap((edge) => foreignEdge(unit, edge, context)),
    ...unit.pairs.flatMap((pair) => foreignPair(unit, pair, context)),
  ]);
}

function foreignEdge(
  { downstream }: PlannedUnit,
  { upstream, type, seen, decision }: DecidedEdge,
  { book, owner }: GuardContext,
): readonly GuardViolation[] {
  if (decision.kind !== 'foreign') return [];
  const address = edgeAddress(book, downstream, upstream);
  const whose = stacks(otherOwners(seen, owner, (mark) => mark.edge));
  const message = `"${address}" is declared ${type}, but ${whose} it as ${decision.type}; agree on one type, or drop it from one of the stacks`;
  return [{ guard: 'foreign-owner', address, message }];
}

function foreignPair(
  { downstream, edges }: PlannedUnit,
  { upstream, pair, seen, decision }: DecidedPair,
  { book, owner }: GuardContext,
): readonly GuardViolation[] {
  if (decision.kind !== 'foreign' || !seen) return [];
  const address = pairAddress(pair, book, downstream);
  const edge = edges.find((one) => one.upstream === upstream)?.seen;
  const whose = stacks(otherOwners(edge, owner, (mark) => namesPair(markedPairs([mark]), seen)));
  const message = `"${address}" is declared ${described(pair)}, but ${whose} it ${described(seen)}; agree on one, or drop it from one of the stacks`;
  return [{ guard: 'foreign-owner', address, message }];
}

/** `with transform "sum(x)" and confidence 0.5` */
function described({
  transform,
  confidence,
}: Pick<DecidedPair['pair'], 'transform' | 'confidence'>): string {
  return `with ${transform === null ? 'no transform' : `transform "${transform}"`} and confidence ${confidence}`;
}

/** `the stack "finance" owns`, `the stacks "finance", "sales" own` */
function stacks(names: readonly string[]): string {
  const list = names.map((name) => `"${name}"`).join(', ');
  return names.length === 1 ? `the stack ${list} owns` : `the stacks ${list} own`;
}
