import { compareText } from '../errors/compare-text.js';
import { type Finding, finding } from '../errors/finding.js';
import { comparePlaces, type Place } from '../errors/place.js';
import type { DesiredDataset } from '../model/desired-state.js';
import type { ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { type AddressBook, describeDataset } from './address-book.js';
import type { PlannedUnit } from './lineage/decided-unit.js';
import { nearMiss } from './near-miss.js';
import { isWithin, type Scope } from './scope/scope.js';

/** A dataset that a lineage entry stands on. */
export interface DatasetNeed {
  readonly urn: DatasetUrn;
  /** Of the entry. */
  readonly downstream: DatasetUrn;
  readonly place: Place;
  /** Whether something would be written that needs the dataset, or all of it is there already. */
  readonly written: boolean;
}

export interface NeedContext {
  readonly datasets: readonly DesiredDataset[];
  readonly observed: ObservedState;
  readonly book: AddressBook;
  /** Datasets that are known to exist, among which a missing one may have its near miss. */
  readonly known: readonly DatasetUrn[];
  /** A dataset outside is not made. */
  readonly scope: Scope | null;
}

/** Says of every dataset that lineage stands on whether it is there: one finding a dataset, however often it is used. */
export function checkNeeds(needs: readonly DatasetNeed[], context: NeedContext): readonly Finding[] {
  const uses = new Map<DatasetUrn, readonly DatasetNeed[]>();
  for (const need of needs) uses.set(need.urn, [...(uses.get(need.urn) ?? []), need]);
  return [...uses].sort(([a], [b]) => compareText(a, b)).flatMap(([urn, own]) => checkDataset(urn, own, context));
}

function checkDataset(urn: DatasetUrn, uses: readonly DatasetNeed[], context: NeedContext): readonly Finding[] {
  const reading = context.observed.datasets.get(urn);
  const declared = context.datasets.find((one) => one.urn === urn);
  const where = places(uses, declared);
  const name = `"${context.book(urn)}"`;
  switch (reading?.kind) {
    case 'unknown':
      return [finding('dataset-unreadable', { message: `${name} is ${urn}, which the catalog does not show: ${reading.why}`, ...where })];
    case 'present':
      return reading.removed ? [finding('soft-deleted', { message: `${name} is soft-deleted in the catalog`, ...where })] : [];
    case 'absent':
    case undefined:
      if (declared?.create) return notMade(urn, uses, { name, where, context });
      return [missing(urn, uses, { name, where, known: context.known })];
  }
}

interface Where {
  readonly place: Place | undefined;
  readonly related: readonly Place[];
}

/** The place to mend is where the name gets its meaning; the uses go with it. */
function places(uses: readonly DatasetNeed[], declared: DesiredDataset | undefined): Where {
  const used = uses.map(({ place }) => place).sort(comparePlaces);
  return { place: declared?.place ?? used[0], related: used };
}

interface MissingDetails {
  readonly name: string;
  readonly where: Where;
  readonly known: readonly DatasetUrn[];
}

function missing(urn: DatasetUrn, uses: readonly DatasetNeed[], { name, where, known }: MissingDetails): Finding {
  if (!uses.some(({ written }) => written)) {
    return finding('dataset-gone', { message: `${name} is not in the catalog any more; what is there of its lineage is left`, ...where });
  }
  const near = nearMiss(urn, known);
  const hint = near ? `; ${near.why}` : '';
  return finding('dataset-missing', {
    message: `${name} is ${describeDataset(urn)}, which is not in the catalog${hint}`,
    ...where,
    suggestion: near?.urn,
  });
}

interface NotMadeDetails {
  readonly name: string;
  readonly where: Where;
  readonly context: NeedContext;
}

/** A missing dataset with `create: true` is made, unless the plan is limited to others. */
function notMade(urn: DatasetUrn, uses: readonly DatasetNeed[], { name, where, context }: NotMadeDetails): readonly Finding[] {
  const { scope, book } = context;
  const needing = uses.find(({ written }) => written);
  if (isWithin(scope, urn) || !needing) return [];
  const downstream = book(needing.downstream);
  const out = scope?.excluded.has(urn)
    ? '--exclude leaves it out'
    : `add --select ${book(urn)}, or all that "${downstream}" stands on: --select +${downstream}`;
  const message = `${name} is ${describeDataset(urn)}, which is not in the catalog; create: true would make it, but it is outside the scope: ${out}`;
  return [finding('dataset-missing', { message, ...where })];
}

/**
 * The two ends of an edge that would be written have to exist; those of an edge that is there already ought to. An edge
 * that is neither, since the plan is not about it, needs nothing.
 */
export function needsOf({ unit, edges, changes }: PlannedUnit): readonly DatasetNeed[] {
  if (!unit) return [];
  const { downstream, place } = unit;
  const written = new Set<DatasetUrn>(changes.filter(({ kind }) => kind === 'create' || kind === 'update').map(({ upstream }) => upstream));
  const standing = edges.flatMap(({ upstream, declared, seen }): readonly DatasetNeed[] =>
    declared && (seen || written.has(upstream))
      ? [{ urn: upstream, downstream, place: declared.place, written: written.has(upstream) }]
      : [],
  );
  if (standing.length === 0 && unit.edges.length > 0) return [];
  return [{ urn: downstream, downstream, place, written: written.size > 0 }, ...standing];
}
