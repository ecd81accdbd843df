import { compareText } from '../errors/compare-text.js';
import { type Finding, finding } from '../errors/finding.js';
import { comparePlaces, type Place } from '../errors/place.js';
import type { DesiredDataset } from '../model/desired-state.js';
import type { ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { type AddressBook, describeDataset } from './document/address-book.js';
import { nearMiss } from './near-miss.js';
import { isWithin, type Scope } from './scope/scope.js';
import type { PlannedUnit } from './unit/planned-unit.js';

/** A dataset that a lineage entry needs. */
export interface DatasetNeed {
  readonly urn: DatasetUrn;
  /** The downstream of the entry. */
  readonly downstream: DatasetUrn;
  readonly place: Place;
  /** True if a write needs the dataset; false if all lineage that needs it already exists. */
  readonly written: boolean;
}

export interface NeedContext {
  readonly datasets: readonly DesiredDataset[];
  readonly observed: ObservedState;
  readonly book: AddressBook;
  /** Datasets that are known to exist; near misses of missing datasets are searched among them. */
  readonly known: readonly DatasetUrn[];
  /** Datasets outside the scope are not created. */
  readonly scope: Scope | null;
}

/**
 * Reports datasets that lineage needs and that are missing or unusable: one finding a dataset,
 * however often it is used.
 */
export function checkDatasetNeeds(
  needs: readonly DatasetNeed[],
  context: NeedContext,
): readonly Finding[] {
  const uses = new Map<DatasetUrn, readonly DatasetNeed[]>();
  for (const need of needs) uses.set(need.urn, [...(uses.get(need.urn) ?? []), need]);
  return [...uses]
    .sort(([a], [b]) => compareText(a, b))
    .flatMap(([urn, own]) => checkDataset(urn, own, context));
}

function checkDataset(
  urn: DatasetUrn,
  uses: readonly DatasetNeed[],
  context: NeedContext,
): readonly Finding[] {
  const reading = context.observed.datasets.get(urn);
  const declared = context.datasets.find((one) => one.urn === urn);
  const address = context.book(urn);
  const where = { ...findingPlaces(uses, declared), about: [address] };
  const name = `"${address}"`;
  switch (reading?.kind) {
    case 'unknown':
      return [
        finding('dataset-unreadable', {
          message: `${name} is ${urn}, which the catalog does not show: ${reading.why}`,
          ...where,
        }),
      ];
    case 'present':
      return reading.removed
        ? [finding('soft-deleted', { message: `${name} is soft-deleted in the catalog`, ...where })]
        : [];
    case 'absent':
    case undefined:
      if (declared?.create) return outsideScopeFindings(urn, uses, { name, where, context });
      return [missingDatasetFinding(urn, uses, { name, where, known: context.known })];
  }
}

interface FindingPlaces {
  readonly place: Place | undefined;
  readonly related: readonly Place[];
}

/**
 * The main place is where the name is declared, because the user has to change it there. The uses
 * are related places.
 */
function findingPlaces(
  uses: readonly DatasetNeed[],
  declared: DesiredDataset | undefined,
): FindingPlaces {
  const used = uses.map(({ place }) => place).sort(comparePlaces);
  return { place: declared?.place ?? used[0], related: used };
}

/** The places and the addresses of a finding. */
interface Where extends FindingPlaces {
  readonly about: readonly string[];
}

interface MissingDetails {
  readonly name: string;
  readonly where: Where;
  readonly known: readonly DatasetUrn[];
}

function missingDatasetFinding(
  urn: DatasetUrn,
  uses: readonly DatasetNeed[],
  { name, where, known }: MissingDetails,
): Finding {
  if (!uses.some(({ written }) => written)) {
    return finding('dataset-gone', {
      message: `${name} is no longer in the catalog; its remaining lineage is left as it is`,
      ...where,
    });
  }
  const near = nearMiss(urn, known);
  const hint = near ? `; ${near.why}` : '';
  return finding('dataset-missing', {
    message: `${name} is ${describeDataset(urn)}, which is not in the catalog${hint}`,
    ...where,
    suggestion: near?.urn,
  });
}

interface OutsideScopeDetails {
  readonly name: string;
  readonly where: Where;
  readonly context: NeedContext;
}

/**
 * A missing dataset with `create: true` is created, unless it is outside the scope. Reports the
 * latter.
 */
function outsideScopeFindings(
  urn: DatasetUrn,
  uses: readonly DatasetNeed[],
  { name, where, context }: OutsideScopeDetails,
): readonly Finding[] {
  const { scope, book } = context;
  const needing = uses.find(({ written }) => written);
  if (isWithin(scope, urn) || !needing) return [];
  const downstream = book(needing.downstream);
  const out = scope?.excluded.has(urn)
    ? '--exclude leaves it out'
    : `add --select ${book(urn)}, or everything upstream of "${downstream}": --select +${downstream}`;
  const message = `${name} is ${describeDataset(urn)}, which is not in the catalog; create: true would make it, but it is outside the scope: ${out}`;
  return [finding('dataset-missing', { message, ...where })];
}

/**
 * Lists the datasets that a unit needs. Both ends of an edge that would be written have to exist.
 * Both ends of an existing edge ought to. Any other edge needs nothing, because the plan does not
 * concern it.
 */
export function unitNeeds({ unit, edges, changes }: PlannedUnit): readonly DatasetNeed[] {
  if (!unit) return [];
  const { downstream, place } = unit;
  const written = new Set<DatasetUrn>(
    changes
      .filter(({ kind }) => kind === 'create' || kind === 'update')
      .map(({ upstream }) => upstream),
  );
  const existing = edges.flatMap(({ upstream, declared, seen }): readonly DatasetNeed[] =>
    declared && (seen || written.has(upstream))
      ? [{ urn: upstream, downstream, place: declared.place, written: written.has(upstream) }]
      : [],
  );
  if (existing.length === 0 && unit.edges.length > 0) return [];
  return [{ urn: downstream, downstream, place, written: written.size > 0 }, ...existing];
}
