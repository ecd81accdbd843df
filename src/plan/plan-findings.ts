import { type Finding, finding } from '../errors/finding.js';
import type { Place } from '../errors/place.js';
import type { DesiredUnit, Ownership } from '../model/desired-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { type AddressBook, describeDataset, edgeAddress } from './address-book.js';
import type { DifferingEdge, PlannedUnit } from './plan-unit.js';

/** What there is to say of one planned downstream beyond its changes. */
export function unitFindings(planned: PlannedUnit, book: AddressBook): readonly Finding[] {
  const { unit, differing, others } = planned;
  return [
    ...differing.map((one) => edgeDiffers(unit, one, book)),
    ...(unit.edges.length === 0 && others > 0 ? [upstreamsNotOurs(unit, others, book)] : []),
    ...notPlanned(unit, book),
  ];
}

function edgeDiffers(unit: DesiredUnit, { edge, type }: DifferingEdge, book: AddressBook): Finding {
  const address = edgeAddress(book, unit.downstream, edge.upstream);
  return finding('edge-differs', {
    message: `"${address}" is declared ${edge.type}, the catalog says ${type}, and it is not ours`,
    place: edge.place,
  });
}

function upstreamsNotOurs(unit: DesiredUnit, others: number, book: AddressBook): Finding {
  const edges = others === 1 ? '1 edge that is' : `${others} edges that are`;
  return finding('upstreams-not-ours', {
    message: `"${book(unit.downstream)}" is declared without upstreams, but the catalog has ${edges} not ours; nothing is removed`,
    place: unit.place,
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

/** What the settings ask for and this version does not do. */
export function settingsFindings({ ownership }: { readonly ownership: Ownership }): readonly Finding[] {
  if (ownership === 'shared') return [];
  return [finding('not-planned-yet', { message: 'ownership: exclusive of the settings: nothing is removed by this version' })];
}

function notPlanned(unit: DesiredUnit, book: AddressBook): readonly Finding[] {
  const { columns, ownership, protect, place } = unit;
  const parts = [
    ...(columns.length > 0 ? [columns.length === 1 ? '1 column mapping' : `${columns.length} column mappings`] : []),
    ...(ownership === 'exclusive' ? ['ownership: exclusive'] : []),
    ...(protect ? ['protect: true'] : []),
  ];
  if (parts.length === 0) return [];
  return [
    finding('not-planned-yet', {
      message: `${parts.join(' and ')} of "${book(unit.downstream)}": checked, but not written by this version`,
      place,
    }),
  ];
}
