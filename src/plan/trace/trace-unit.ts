import type { DesiredState, DesiredUnit, Ownership } from '../../model/desired-state.js';
import type { DatasetReading, ObservedState } from '../../model/observed-state.js';
import { type AddressBook, edgeAddress } from '../address-book.js';
import { declaredElements } from '../compare/declared-elements.js';
import { expandedWildcards } from '../compare/wildcards.js';
import { declaredColumns } from '../declared-columns.js';
import type { IsoTime } from '../drift/history.js';
import { pairAddress } from '../lineage/column-address.js';
import type { PlannedUnit } from '../lineage/decided-unit.js';
import { columnName, type ResolvedPair } from '../lineage/resolution.js';
import type { UnitPlanner } from '../unit-planner.js';
import { declaredAs, mappingAt } from './declared-as.js';
import { meansEdge, meansPair } from './matches.js';
import type { Subject } from './subject.js';
import type { Decided, TracedEdge, TracedElement, TracedPair } from './trace.js';
import { tracedEdge } from './trace-edge.js';
import { tracedPair } from './trace-pair.js';

export interface DeclaredContext {
  readonly desired: DesiredState;
  readonly book: AddressBook;
  /** The setting of the stack. */
  readonly ownership: Ownership;
}

/** The elements that an address means, as manifests alone declare them. Wildcards are expanded where columns are declared. */
export function declaredTraces(subject: Subject, { desired, book, ownership }: DeclaredContext): readonly TracedElement[] {
  const unit = desired.units.find(({ downstream }) => downstream === subject.downstream);
  if (!unit) return [];
  const own = { datasets: desired.datasets, units: [unit] };
  const { edges, pairs } = declaredElements(own, { expands: expandedWildcards([own]), book });
  const facts = { live: null, decision: null };
  return [
    ...[...edges.values()]
      .filter((edge) => meansEdge(subject, edge))
      .map(({ downstream, upstream, place, value: { type } }): TracedEdge => {
        const address = edgeAddress(book, downstream, upstream);
        return { element: 'edge', address, downstream, upstream, type, manifest: declaredAs(unit, place, ownership), ...facts };
      }),
    ...[...pairs.values()]
      .filter((pair) => meansPair(subject, pair, isWildcard(unit, pair)))
      .map(({ place, value: { transform, confidence }, ...ends }): TracedPair => {
        const manifest = declaredAs(unit, place, ownership);
        return { element: 'pair', address: pairAddress(ends, book), ...ends, transform, confidence, manifest, ...facts };
      }),
  ];
}

function isWildcard(unit: DesiredUnit, { place }: { readonly place: DesiredUnit['place'] }): boolean {
  return mappingAt(unit, place)?.kind === 'wildcard';
}

export interface DecidedContext extends DeclaredContext {
  readonly observed: ObservedState;
  readonly planner: UnitPlanner;
  readonly isoTime: IsoTime;
}

/** The elements that an address means, declared or there, each with what the planner decides on it. */
export function decidedTraces(subject: Subject, context: DecidedContext): readonly TracedElement[] {
  const { observed, planner, desired, book, ownership, isoTime } = context;
  const reading = observed.datasets.get(subject.downstream);
  const planned = planner.plan(subject.downstream, reading);
  const columnsOf = declaredColumns(desired.datasets);
  const unitContext = {
    ...{ book, ownership, isoTime, owner: planner.owner, unreadable: unreadable(reading) },
    lineage: lineageOf(reading),
    // As the planner sees it; null stays apart from what was not looked at.
    schemaOf: (urn: PlannedUnit['downstream']) => {
      const read = observed.schemas.get(urn);
      return read ?? columnsOf(urn) ?? read;
    },
  };
  const edges = planned.edges.filter((edge) => meansEdge(subject, edge)).map((edge) => tracedEdge(planned, edge, unitContext));
  const pairs = planned.pairs
    .filter(({ pair, declared }) =>
      meansPair(subject, pair, declared !== undefined && planned.unit !== undefined && isWildcard(planned.unit, declared)),
    )
    .map((pair) => tracedPair(planned, pair, unitContext));
  return [...edges, ...pairs, ...unresolved(subject, planned, { context, unreadable: unitContext.unreadable })];
}

/** What is not there has an aspect without anything in it. */
function lineageOf(reading: DatasetReading | undefined) {
  if (reading?.kind === 'unknown') return null;
  return reading?.kind === 'present' ? reading.lineage : { version: '-1' };
}

function unreadable(reading: DatasetReading | undefined): Decided | null {
  if (reading?.kind !== 'unknown') return null;
  return {
    kind: 'unreadable-dataset',
    why: `the catalog does not show the downstream, so nothing is decided: ${reading.why}`,
    change: null,
  };
}

interface Unresolving {
  readonly context: DeclaredContext;
  readonly unreadable: Decided | null;
}

/** Pairs that are declared, and that the planner found no columns for. */
function unresolved(subject: Subject, { resolution }: PlannedUnit, { context, unreadable: blind }: Unresolving): readonly TracedElement[] {
  const found = [...resolution.pairs.values()];
  const why = 'a column that it means was not found, or cannot be told: see the findings';
  return declaredTraces(subject, context)
    .filter((one) => one.element === 'pair' && !found.some((pair) => isResolution(pair, one)))
    .map((one) => ({ ...one, decision: blind ?? { kind: 'unresolved', why, change: null } }));
}

function isResolution(found: ResolvedPair, { manifest, upstream, downstreamField, upstreamField }: TracedPair): boolean {
  if (found.place !== manifest?.place || found.upstream !== upstream) return false;
  const same = (one: string, other: string) => columnName(one) === columnName(other);
  return manifest.wildcard || (same(found.downstreamField, downstreamField) && same(found.upstreamField, upstreamField));
}
