import { type Finding, finding } from '../errors/finding.js';
import type { DesiredEdge, DesiredState, Ownership } from '../model/desired-state.js';
import type { CorpUserUrn } from '../urn/corp-user-urn.js';
import type { AddressBook } from './address-book.js';
import { decideDeclared } from './lineage/decide-edge.js';
import type { PlannedUnit } from './lineage/decided-unit.js';
import type { ObservedEdge } from './lineage/observe-unit.js';
import { type Owner, withoutOwnMark } from './lineage/owner.js';
import { isExclusive } from './lineage/plan-unit.js';

export interface ReleaseContext {
  readonly desired: DesiredState;
  readonly owner: Owner;
  readonly actor: CorpUserUrn;
  readonly ownership: Ownership;
  readonly book: AddressBook;
}

/** Warns of released edges that the next apply would make ours again, for as long as they are declared. */
export function stillDeclared({ downstream, edges }: PlannedUnit, context: ReleaseContext): readonly Finding[] {
  const unit = context.desired.units.find((one) => one.downstream === downstream);
  if (!unit) return [];
  const released = new Map(
    edges.flatMap(({ upstream, seen, decision }) => (seen && decision.kind === 'release' ? [[upstream, seen]] : [])),
  );
  const exclusive = isExclusive(unit, context);
  const back = unit.edges.filter((edge) => {
    const seen = released.get(edge.upstream);
    return seen !== undefined && comesBack(edge, seen, { ...context, exclusive });
  });
  if (back.length === 0) return [];
  const what = back.length === 1 ? '1 edge' : `${back.length} edges`;
  const message = `"${context.book(downstream)}" still declares ${what} that the next apply would make ours again; remove the entry before that`;
  return [finding('released-still-declared', { message, place: unit.place })];
}

/** What an apply would decide once our mark is gone. */
function comesBack(edge: DesiredEdge, seen: ObservedEdge, context: ReleaseContext & { readonly exclusive: boolean }): boolean {
  const { kind } = decideDeclared(edge, withoutOwnMark(seen, context.owner), { ...context, prune: true });
  return kind === 'mark' || kind === 'update';
}
