import { type Finding, finding } from '../errors/finding.js';
import type { Place } from '../errors/place.js';
import { MAX_MARK_BYTES, writeMarks } from '../model/mark.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { type AddressBook, describeDataset, edgeAddress } from './address-book.js';
import type { DecidedEdge, PlannedUnit } from './lineage/decided-unit.js';

/** What there is to say of one planned downstream beyond its changes. */
export function unitFindings(planned: PlannedUnit, book: AddressBook): readonly Finding[] {
  return [
    ...planned.resolution.findings,
    ...planned.edges.flatMap((edge) => edgeFindings(planned, edge, book)),
    ...pairsNotOurs(planned, book),
    ...upstreamsNotOurs(planned, book),
    ...largeMarks(planned, book),
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
    case 'differs':
      return [
        finding('edge-differs', {
          message: `"${address}" is declared ${declared?.type}, the catalog says ${decision.type}, and it is not ours`,
          place,
        }),
      ];
    case 'unreadable':
      return [unreadableMark(address, declared)];
    default:
      return [];
  }
}

/** One finding a downstream: a full catalog has such pairs by the thousand. */
function pairsNotOurs({ downstream, unit, pairs }: PlannedUnit, book: AddressBook): readonly Finding[] {
  const found = pairs.flatMap(({ seen, decision }) =>
    decision.kind === 'co-declared' ? [{ same: decision.same, adoptable: decision.same && seen?.expressible === true }] : [],
  );
  if (found.length === 0) return [];
  const differing = found.filter(({ same }) => !same).length;
  const adoptable = found.filter((one) => one.adoptable).length;
  const adopting = adoptable === 0 ? '' : `; adopt makes ${adoptable === found.length ? 'them' : `${adoptable} of them`} ours`;
  const what = found.length === 1 ? '1 declared column pair is' : `${found.length} declared column pairs are`;
  const but = differing > 0 ? ` (${differing} with another confidence)` : '';
  const message = `${what} in the catalog already, not ours${but}: "${book(downstream)}" keeps them as they are${adopting}`;
  return [finding('pairs-not-ours', { message, place: unit?.place })];
}

/** Of an edge that nobody declares it only stands in the way of pruning: what is ours there, if anything, stays. */
function unreadableMark(address: string, declared: DecidedEdge['declared']): Finding {
  const message = `the property "headwater" of "${address}" is no mark, so the edge is left alone; remove the property from the catalog`;
  const found = finding('mark-unreadable', { message, place: declared?.place });
  return declared ? found : { ...found, level: 'warning' };
}

function upstreamsNotOurs({ downstream, unit, edges }: PlannedUnit, book: AddressBook): readonly Finding[] {
  const others = edges.filter(({ decision }) => decision.kind === 'others').length;
  if (!unit || unit.edges.length > 0 || others === 0) return [];
  const what = others === 1 ? '1 edge that is' : `${others} edges that are`;
  const message = `"${book(downstream)}" is declared without upstreams, but the catalog has ${what} not ours; nothing of it is removed`;
  return [finding('upstreams-not-ours', { message, place: unit.place })];
}

function largeMarks({ downstream, unit, edges, target }: PlannedUnit, book: AddressBook): readonly Finding[] {
  return [...new Set(target.marks.map(({ dataset }) => dataset))].flatMap((dataset) => {
    const marks = new Map(target.marks.filter((one) => one.dataset === dataset).map(({ owner, mark }) => [owner, mark]));
    const before = edges.find(({ upstream }) => upstream === dataset)?.seen?.markText;
    const sizeBytes = new TextEncoder().encode(writeMarks(before, marks) ?? '').length;
    if (sizeBytes <= MAX_MARK_BYTES) return [];
    const pairs = [...marks.values()].reduce((total, mark) => total + mark.pairs.length, 0);
    const message = `the marks of "${edgeAddress(book, downstream, dataset)}" would take ${sizeBytes} bytes of at most ${MAX_MARK_BYTES}: ${pairs} column pairs are too many for one edge`;
    return [finding('mark-too-large', { message, place: unit?.place })];
  });
}

/** A dataset that is the same for every target, since it states something itself. */
export interface OverridingDataset {
  readonly urn: DatasetUrn;
  /** What it states: env, platformInstance or urn. */
  readonly states: readonly string[];
  readonly place: Place;
}

/** With a target, the datasets that it does not reach: whoever meant them to move has to see that they do not. */
export function overridingFindings(overriding: readonly OverridingDataset[], book: AddressBook): readonly Finding[] {
  return overriding.map(({ urn, states, place }) =>
    finding('beyond-target', {
      message: `"${book(urn)}" states its ${states.join(' and ')}, so it stays ${describeDataset(urn)} for every target`,
      place,
    }),
  );
}

export function discoveryFindings(discovered: boolean, prune: boolean): readonly Finding[] {
  if (discovered || !prune) return [];
  return [
    finding('not-discovered', {
      message: 'discovery is off: what the stack owns of datasets that no manifest names is neither found nor removed',
    }),
  ];
}
