import { type Finding, finding } from '../../errors/finding.js';
import type { DesiredEdge, DesiredState, Ownership } from '../../model/desired-state.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { AddressBook } from '../document/address-book.js';
import { decideDeclared } from './decide-edge.js';
import type { ObservedEdge } from './observed-unit.js';
import { type Owner, withoutOwnMark } from './owner.js';
import { isExclusive, type PlannedUnit } from './planned-unit.js';

export interface ReleaseContext {
  readonly desired: DesiredState;
  readonly owner: Owner;
  readonly actor: CorpUserUrn;
  readonly ownership: Ownership;
  readonly book: AddressBook;
}

/**
 * Warns of released edges that are still declared: the next apply would take ownership of them
 * again.
 */
export function releaseWarnings(
  { downstream, edges }: PlannedUnit,
  context: ReleaseContext,
): readonly Finding[] {
  const unit = context.desired.units.find((one) => one.downstream === downstream);
  if (!unit) return [];
  const released = new Map(
    edges.flatMap(({ upstream, seen, decision }) =>
      seen && decision.kind === 'release' ? [[upstream, seen]] : [],
    ),
  );
  const exclusive = isExclusive(unit, context);
  const back = unit.edges.filter((edge) => {
    const seen = released.get(edge.upstream);
    return seen !== undefined && isReclaimed(edge, seen, { ...context, exclusive });
  });
  if (back.length === 0) return [];
  const what = back.length === 1 ? '1 edge' : `${back.length} edges`;
  const address = context.book(downstream);
  const message = `"${address}" still declares ${what} that the next apply would make ours again; remove the entry before that`;
  return [finding('released-still-declared', { message, place: unit.place, about: [address] })];
}

/** True if an apply would take ownership of the edge again after our mark is removed. */
function isReclaimed(
  edge: DesiredEdge,
  seen: ObservedEdge,
  context: ReleaseContext & { readonly exclusive: boolean },
): boolean {
  const { kind } = decideDeclared(edge, withoutOwnMark(seen, context.owner), {
    ...context,
    prune: true,
  });
  return kind === 'mark' || kind === 'update';
}
