import type { DesiredEdge, DesiredUnit } from '../model/desired-state.js';
import type { DatasetReading, ObservedState } from '../model/observed-state.js';
import type { UpstreamRecord } from '../model/upstream-lineage.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { type AddressBook, edgeAddress } from './address-book.js';
import type { EdgeChange } from './change.js';
import type { DatasetNeed } from './dataset-needs.js';

/** What planning one downstream came to. */
export interface PlannedUnit {
  readonly unit: DesiredUnit;
  readonly changes: readonly EdgeChange[];
  /** Declared edges that are there with another type and that are not ours to change. */
  readonly differing: readonly DifferingEdge[];
  /** The datasets that the declared edges stand on. */
  readonly needs: readonly DatasetNeed[];
  /** Declared edges that are there as declared. */
  readonly unchanged: number;
  /** Edges that are there and not declared. */
  readonly others: number;
}

export interface DifferingEdge {
  readonly edge: DesiredEdge;
  readonly type: string;
}

export interface UnitContext {
  readonly observed: ObservedState;
  readonly book: AddressBook;
}

/** Compares the declared edges of one downstream with the upstream records of its aspect. */
export function planUnit(unit: DesiredUnit, { observed, book }: UnitContext): PlannedUnit {
  const { downstream, edges } = unit;
  const records = upstreamRecords(observed.datasets.get(downstream));
  const declared = new Set<string>(edges.map(({ upstream }) => upstream));
  const compared = edges.map((edge) => ({ edge, state: compareEdge(edge, records, observed) }));
  const changes = compared.flatMap(({ edge, state }) => edgeChanges(unit, edge, state, book));
  return {
    unit,
    changes,
    differing: compared.flatMap(({ edge, state }) => (state.kind === 'differs' && !state.ours ? [{ edge, type: state.type }] : [])),
    needs: datasetNeeds(unit, changes),
    unchanged: compared.filter(({ state }) => state.kind === 'same').length,
    others: records.filter(({ dataset }) => !declared.has(dataset)).length,
  };
}

function upstreamRecords(reading: DatasetReading | undefined): readonly UpstreamRecord[] {
  return reading?.kind === 'present' ? (reading.lineage.value?.upstreams ?? []) : [];
}

type EdgeState =
  | { readonly kind: 'missing' }
  | { readonly kind: 'same' }
  | { readonly kind: 'differs'; readonly type: string; readonly ours: boolean };

/**
 * A catalog can hold the same edge twice (`updateLineage` appends duplicates): it is as declared if any of its records is.
 * A record that the user of our token made is ours to change.
 */
function compareEdge(edge: DesiredEdge, records: readonly UpstreamRecord[], { actor }: ObservedState): EdgeState {
  const present = records.filter(({ dataset }) => dataset === edge.upstream);
  const [first] = present;
  if (first === undefined) return { kind: 'missing' };
  if (present.some(({ type }) => type === edge.type)) return { kind: 'same' };
  return { kind: 'differs', type: first.type, ours: present.every(({ created }) => created?.actor === actor) };
}

function edgeChanges(unit: DesiredUnit, edge: DesiredEdge, state: EdgeState, book: AddressBook): readonly EdgeChange[] {
  const { downstream } = unit;
  const { upstream, type, place } = edge;
  const common = {
    element: 'edge',
    address: edgeAddress(book, downstream, upstream),
    downstream,
    upstream,
    place,
    after: { type },
  } as const;
  if (state.kind === 'missing') return [{ ...common, kind: 'create', reason: 'edge-missing', before: null }];
  if (state.kind === 'differs' && state.ours) return [{ ...common, kind: 'update', reason: 'type-differs', before: { type: state.type } }];
  return [];
}

/** The two ends of an edge that would be written have to exist; those of an edge that is there already ought to. */
function datasetNeeds(unit: DesiredUnit, changes: readonly EdgeChange[]): readonly DatasetNeed[] {
  const written = new Set<DatasetUrn>(changes.map(({ upstream }) => upstream));
  const downstream: DatasetNeed = { urn: unit.downstream, place: unit.place, written: written.size > 0 };
  return [downstream, ...unit.edges.map(({ upstream, place }) => ({ urn: upstream, place, written: written.has(upstream) }))];
}
