import { compareText } from '../errors/compare-text.js';
import { type Finding, type FindingDetails, finding } from '../errors/finding.js';
import { type EdgeEnd, endUrn } from '../model/edge-end.js';
import { groupBy } from '../model/group-by.js';
import { kindOf } from '../model/kinds.js';
import type { DatasetReading } from '../model/observed-state.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import { isUndescribed } from './dataset/undescribed.js';
import { describeDataset } from './document/address-book.js';
import { changedEnd } from './document/change.js';
import type { DatasetNeed, MissingContext, NeededDataset } from './missing-causes.js';
import { findingPlaces, missingFindings } from './missing-datasets.js';
import { isWithin, type Scope } from './scope/scope.js';
import type { PlannedUnit } from './unit/planned-unit.js';

export interface NeedContext extends MissingContext {
  /** Datasets outside the scope are not created. */
  readonly scope: Scope | null;
}

/**
 * Reports datasets that lineage needs and that are missing or unusable: one finding a dataset,
 * however often it is used. Missing datasets whose urns are wrong for one reason share a finding.
 */
export function checkDatasetNeeds(
  needs: readonly DatasetNeed[],
  context: NeedContext,
): readonly Finding[] {
  const declared = new Map(context.datasets.map((one) => [one.urn, one]));
  const checks = [...groupBy(needs, ({ urn }) => urn)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([urn, uses]) => checkDataset({ urn, declared: declared.get(urn), uses }, context));
  return [
    ...checks.flatMap(({ findings }) => findings),
    ...missingFindings(
      checks.flatMap(({ missing }) => missing ?? []),
      context,
    ),
  ];
}

interface NeedCheck {
  readonly findings: readonly Finding[];
  /** Present if lineage to write needs the dataset and the catalog lacks it. */
  readonly missing?: NeededDataset;
}

function checkDataset(needed: NeededDataset, context: NeedContext): NeedCheck {
  const { urn, declared, uses } = needed;
  const reading = context.observed.datasets.get(urn);
  const address = context.book(urn);
  const where = { ...findingPlaces(needed), about: [address] };
  const name = `"${address}"`;
  switch (reading?.kind) {
    case 'unknown': {
      const message = `${name} is ${urn}, which the catalog does not show: ${reading.why}`;
      return { findings: [finding('dataset-unreadable', { message, ...where })] };
    }
    case 'present': {
      const undescribed = isBlocked(needed, reading) ? [undescribedFinding(urn, name, where)] : [];
      if (!reading.removed) return { findings: undescribed };
      const message = `${name} is soft-deleted in the catalog`;
      return { findings: [...undescribed, finding('soft-deleted', { message, ...where })] };
    }
    case 'absent':
    case undefined: {
      if (declared?.create) return { findings: outsideScopeFindings(needed, where, context) };
      if (uses.some(({ written }) => written)) return { findings: [], missing: needed };
      const message = `${name} is no longer in the catalog; its remaining lineage is left as it is`;
      return { findings: [finding('dataset-gone', { message, ...where })] };
    }
  }
}

/** Returns true for an entity that gets lineage, has no title, and is not declared with one. */
function isBlocked({ urn, declared, uses }: NeededDataset, reading: DatasetReading): boolean {
  const isWritten = uses.some(({ downstream, written }) => written && downstream === urn);
  return isWritten && isUndescribed(reading) && !declared?.create;
}

function undescribedFinding(
  urn: EntityUrn,
  name: string,
  where: Omit<FindingDetails, 'message'>,
): Finding {
  const { word } = kindOf(urn);
  const message = `${name} is ${describeDataset(urn)}, a ${word} without a title in the catalog, so it can hold no lineage: ingest the ${word}, or declare it with create: true and a title`;
  return finding('entity-undescribed', { message, ...where });
}

/**
 * Reports missing datasets with `create: true` that are outside the scope. An apply creates only
 * those within the scope.
 */
function outsideScopeFindings(
  { urn, uses }: NeededDataset,
  where: Omit<FindingDetails, 'message'>,
  { scope, book }: NeedContext,
): readonly Finding[] {
  const needing = uses.find(({ written }) => written);
  if (isWithin(scope, urn) || !needing) return [];
  const downstream = book(needing.downstream);
  const out = scope?.excluded.has(urn)
    ? '--exclude leaves it out'
    : `add --select ${book(urn)}, or everything upstream of "${downstream}": --select +${downstream}`;
  const message = `"${book(urn)}" is ${describeDataset(urn)}, which is not in the catalog; create: true would make it, but it is outside the scope: ${out}`;
  return [finding('dataset-missing', { message, ...where })];
}

/**
 * Lists the datasets that a unit needs. Both ends of an edge to write have to exist. Both ends of
 * an existing edge ought to exist. Any other edge needs nothing, because the plan does not concern
 * it.
 */
export function unitNeeds({ unit, edges, changes }: PlannedUnit): readonly DatasetNeed[] {
  if (!unit) return [];
  const { downstream, place } = unit;
  const written = new Set<EdgeEnd>(
    changes.filter(({ kind }) => kind === 'create' || kind === 'update').map(changedEnd),
  );
  const existing = edges.flatMap(({ upstream, declared, seen }): readonly DatasetNeed[] =>
    declared && (seen || written.has(upstream))
      ? [
          {
            urn: endUrn(upstream),
            downstream,
            place: declared.place,
            written: written.has(upstream),
          },
        ]
      : [],
  );
  if (existing.length === 0 && unit.edges.length > 0) return [];
  return [{ urn: downstream, downstream, place, written: written.size > 0 }, ...existing];
}
