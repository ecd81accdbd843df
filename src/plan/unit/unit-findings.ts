import { type Finding, finding, withLevel } from '../../errors/finding.js';
import type { DesiredEdge, DesiredState, Ownership } from '../../model/desired-state.js';
import { MAX_MARK_BYTES, writeMarks } from '../../model/mark.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import { type AddressBook, edgeAddress } from '../document/address-book.js';
import { decideDeclared } from './decide-edge.js';
import type { ObservedEdge } from './observed-unit.js';
import { type Owner, withoutOwnMark } from './owner.js';
import { type DecidedEdge, isExclusive, type PlannedUnit } from './planned-unit.js';

/** Collects the findings of one planned unit. */
export function unitFindings(planned: PlannedUnit, book: AddressBook): readonly Finding[] {
  return [
    ...planned.resolution.findings,
    ...planned.edges.flatMap((edge) => edgeFindings(planned, edge, book)),
    ...differingPairFindings(planned, book),
    ...foreignUpstreamFindings(planned, book),
    ...largeMarkFindings(planned, book),
  ];
}

function edgeFindings(
  { downstream, unit }: PlannedUnit,
  { upstream, declared, decision }: DecidedEdge,
  book: AddressBook,
): readonly Finding[] {
  const address = edgeAddress(book, downstream, upstream);
  const place = declared?.place ?? unit?.place;
  switch (decision.kind) {
    case 'differs': {
      const message = `"${address}" is declared ${declared?.type}, the catalog says ${decision.type}, and the edge is not ours`;
      return [finding('edge-differs', { message, place, about: [address] })];
    }
    case 'unreadable':
      return [unreadableMarkFinding(address, declared)];
    default:
      return [];
  }
}

/**
 * Reports one finding for each downstream, since a full catalog can have thousands of such pairs.
 */
function differingPairFindings(
  { downstream, unit, pairs }: PlannedUnit,
  book: AddressBook,
): readonly Finding[] {
  const count = pairs.filter(
    ({ decision }) => decision.kind === 'co-declared' && !decision.same,
  ).length;
  if (count === 0) return [];
  const [what, are] =
    count === 1 ? ['1 declared column pair', 'is'] : [`${count} declared column pairs`, 'are'];
  const message = `${what} of "${book(downstream)}" ${are} in the catalog with another transform or confidence, and not ours: change the manifest or the writer`;
  return [finding('pair-differs', { message, place: unit?.place, about: [book(downstream)] })];
}

/**
 * Builds an error for a declared edge, and a warning for any other edge. On an undeclared edge, the
 * property only prevents pruning, and our elements stay.
 */
function unreadableMarkFinding(address: string, declared: DecidedEdge['declared']): Finding {
  const message = `the property "headwater" of "${address}" is no mark, so the edge is left alone; remove the property from the catalog`;
  const found = finding('mark-unreadable', { message, place: declared?.place, about: [address] });
  return declared ? found : withLevel(found, 'warning');
}

function foreignUpstreamFindings(
  { downstream, unit, edges }: PlannedUnit,
  book: AddressBook,
): readonly Finding[] {
  const others = edges.filter(({ decision }) => decision.kind === 'others').length;
  if (!unit || unit.edges.length > 0 || others === 0) return [];
  const what =
    others === 1
      ? '1 edge that is not ours: it stays'
      : `${others} edges that are not ours: they stay`;
  const message = `"${book(downstream)}" is declared without upstreams, but the catalog has ${what}`;
  return [finding('upstreams-not-ours', { message, place: unit.place, about: [book(downstream)] })];
}

function largeMarkFindings(
  { downstream, unit, edges, pairs: known, target }: PlannedUnit,
  book: AddressBook,
): readonly Finding[] {
  return [...new Set(target.marks.map(({ dataset }) => dataset))].flatMap((dataset) => {
    const marks = new Map(
      target.marks.filter((one) => one.dataset === dataset).map(({ owner, mark }) => [owner, mark]),
    );
    const before = edges.find(({ upstream }) => upstream === dataset)?.seen?.markText;
    const present = known
      .filter(({ upstream }) => upstream === dataset)
      .map(({ pair }) => pair.fingerprint);
    const sizeBytes = new TextEncoder().encode(writeMarks(before, marks, present) ?? '').length;
    if (sizeBytes <= MAX_MARK_BYTES) return [];
    const pairs = [...marks.values()].reduce((total, mark) => total + mark.pairs.length, 0);
    const address = edgeAddress(book, downstream, dataset);
    const message = `the marks of "${address}" would take ${sizeBytes} bytes of at most ${MAX_MARK_BYTES}: ${pairs} column pairs are too many for one edge`;
    return [finding('mark-too-large', { message, place: unit?.place, about: [address] })];
  });
}

export function discoveryFindings(discovered: boolean, prune: boolean): readonly Finding[] {
  if (discovered || !prune) return [];
  return [
    finding('not-discovered', {
      message:
        'discovery is off: lineage that the stack owns in datasets that no manifest names is neither found nor removed',
    }),
  ];
}

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
      seen && decision.kind === 'release' ? [[upstream, seen] as const] : [],
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
