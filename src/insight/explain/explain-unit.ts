import { comparePlaces } from '../../errors/place.js';
import type { DesiredState, DesiredUnit, Ownership } from '../../model/desired-state.js';
import { edgeEnds } from '../../model/edge-end.js';
import type { DatasetReading, ObservedState } from '../../model/observed-state.js';
import { type AddressBook, edgeAddress, pairAddress } from '../../plan/document/address-book.js';
import { declaredColumns } from '../../plan/unit/column-keys.js';
import type { PlannedUnit, UnitPlanner } from '../../plan/unit/planned-unit.js';
import type { ResolvedPair } from '../../plan/unit/resolved-pair.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { columnName } from '../../urn/schema-field-urn.js';
import { declaredElements } from '../compare/declared-elements.js';
import type { IsoTime } from '../drift/lineage-history.js';
import { manifestSource, mappingAt } from './explain-context.js';
import { explainEdge } from './explain-edge.js';
import { explainPair } from './explain-pair.js';
import type {
  ExplainedDecision,
  ExplainedEdge,
  ExplainedElement,
  ExplainedPair,
} from './explanation.js';
import { addressHolders, matchesEdge, matchesPair } from './match-address.js';
import type { ParsedAddress } from './parse-address.js';

export interface DeclaredContext {
  readonly desired: DesiredState;
  readonly book: AddressBook;
  /** The setting of the stack. */
  readonly ownership: Ownership;
}

/**
 * Explains the elements that an address names from the manifests alone. Wildcards are expanded if
 * columns are declared.
 */
export function explainDeclared(
  subject: ParsedAddress,
  { desired, book, ownership }: DeclaredContext,
): readonly ExplainedElement[] {
  const holders = addressHolders(subject, desired, new Map());
  return holders.flatMap((holder) =>
    desired.units
      .filter(({ downstream }) => downstream === holder)
      .flatMap((unit) => explainDeclaredUnit(subject, unit, { desired, book, ownership })),
  );
}

function explainDeclaredUnit(
  subject: ParsedAddress,
  unit: DesiredUnit,
  { desired, book, ownership }: DeclaredContext,
): readonly ExplainedElement[] {
  const holder = unit.downstream;
  const own = { datasets: desired.datasets, units: [unit] };
  const { edges, pairs } = declaredElements(own, book);
  const facts = { live: null, decision: null };
  return [
    ...[...edges.values()]
      .filter((edge) => matchesEdge(subject, edge, holder))
      .map(({ place, value: { type, note }, ...ends }): ExplainedEdge => {
        const address = edgeAddress(book, ends.downstream, ends.upstream);
        const manifest = manifestSource(unit, place, ownership);
        const noted = note !== undefined && { note };
        return { element: 'edge', address, ...ends, type, ...noted, manifest, ...facts };
      }),
    ...[...pairs.values()]
      .filter((pair) => matchesPair(subject, pair, { holder, wildcard: isWildcard(unit, pair) }))
      .map(({ place, value: { transform, confidence }, ...ends }): ExplainedPair => {
        const manifest = manifestSource(unit, place, ownership);
        const address = pairAddress(ends, book, unit.downstream);
        return { element: 'pair', address, ...ends, transform, confidence, manifest, ...facts };
      }),
  ];
}

function isWildcard(
  unit: DesiredUnit,
  { place }: { readonly place: DesiredUnit['place'] },
): boolean {
  return mappingAt(unit, place)?.kind === 'wildcard';
}

export interface DecidedContext extends DeclaredContext {
  readonly observed: ObservedState;
  readonly planner: UnitPlanner;
  readonly isoTime: IsoTime;
}

/**
 * Explains the elements that an address names, declared or existing, each with the planner's
 * decision.
 */
export function explainDecided(
  subject: ParsedAddress,
  context: DecidedContext,
): readonly ExplainedElement[] {
  const { observed, desired } = context;
  return addressHolders(subject, desired, observed.datasets).flatMap((holder) =>
    explainDecidedUnit(subject, holder, context),
  );
}

function explainDecidedUnit(
  subject: ParsedAddress,
  holder: EntityUrn,
  context: DecidedContext,
): readonly ExplainedElement[] {
  const { observed, planner, desired, book, ownership, isoTime } = context;
  const reading = observed.datasets.get(holder);
  const planned = planner.plan(holder, reading);
  const columnsByDataset = declaredColumns(desired.datasets);
  const unitContext = {
    ...{ book, ownership, isoTime, owner: planner.owner, unreadable: unreadable(reading) },
    lineage: storedLineage(reading),
    // The columns that the planner sees. Null (no schema) and undefined (not read) stay distinct.
    schemaOf: (urn: PlannedUnit['downstream']) => {
      const read = observed.schemas.get(urn);
      return read ?? columnsByDataset(urn) ?? read;
    },
  };
  const edges = planned.edges
    .filter(({ upstream }) => matchesEdge(subject, edgeEnds(holder, upstream), holder))
    .map((edge) => explainEdge(planned, edge, unitContext));
  const pairs = planned.pairs
    .filter(({ pair, declared }) =>
      matchesPair(subject, pair, {
        holder,
        wildcard:
          declared !== undefined &&
          planned.unit !== undefined &&
          isWildcard(planned.unit, declared),
      }),
    )
    .map((pair) => explainPair(planned, pair, unitContext));
  return [
    ...edges,
    ...pairs,
    ...explainUnresolved(subject, planned, { context, unreadable: unitContext.unreadable }),
  ];
}

/**
 * A dataset that does not exist counts as one with an empty aspect. Null if the catalog does not
 * show the dataset.
 */
function storedLineage(reading: DatasetReading | undefined) {
  if (reading?.kind === 'unknown') return null;
  return reading?.kind === 'present' ? reading.lineage : { version: '-1' };
}

function unreadable(reading: DatasetReading | undefined): ExplainedDecision | null {
  if (reading?.kind !== 'unknown') return null;
  return {
    kind: 'unreadable-dataset',
    why: `the catalog does not show the downstream, so nothing is decided: ${reading.why}`,
    change: null,
  };
}

interface UnresolvedContext {
  readonly context: DeclaredContext;
  readonly unreadable: ExplainedDecision | null;
}

/** Explains declared pairs whose columns the planner did not find. */
function explainUnresolved(
  subject: ParsedAddress,
  { resolution, unit }: PlannedUnit,
  { context, unreadable: blind }: UnresolvedContext,
): readonly ExplainedElement[] {
  const found = [...resolution.pairs.values()];
  const why = 'one of its columns was not found or is ambiguous: see the findings';
  return (unit ? explainDeclaredUnit(subject, unit, context) : [])
    .filter((one) => one.element === 'pair' && !found.some((pair) => isResolution(pair, one)))
    .map((one) => ({ ...one, decision: blind ?? { kind: 'unresolved', why, change: null } }));
}

function isResolution(
  found: ResolvedPair,
  { manifest, upstream, downstreamField, upstreamField }: ExplainedPair,
): boolean {
  if (comparePlaces(found.place, manifest?.place) !== 0 || found.upstream !== upstream)
    return false;
  const same = (one: string, other: string) => columnName(one) === columnName(other);
  return (
    manifest?.wildcard === true ||
    (same(found.downstreamField, downstreamField) && same(found.upstreamField, upstreamField))
  );
}
