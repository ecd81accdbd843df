import type { Place } from '../../errors/place.js';
import { type Change, changedDataset } from '../../plan/document/change.js';
import type { PlanDocument } from '../../plan/document/plan.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Annotation } from './annotation.js';
import { findingAnnotation } from './finding-annotation.js';
import { guardAnnotation } from './guard-annotation.js';

/**
 * Findings, and verdicts at the changes that they concern. Changes are intended, so they get no
 * annotations.
 */
export function planAnnotations({
  changes,
  findings,
  guards,
}: PlanDocument): readonly Annotation[] {
  const places = placesByAddress(changes);
  return [
    ...findings.map(findingAnnotation),
    ...guards.map((verdict) =>
      guardAnnotation(
        verdict,
        (verdict.address === null ? undefined : places.get(verdict.address)) ?? null,
      ),
    ),
  ];
}

function placesByAddress(changes: readonly Change[]): ReadonlyMap<string, Place> {
  return new Map(
    changes.flatMap(({ address, place }) => (place ? [[address, place] as const] : [])),
  );
}

/** The place of each dataset: that of its first change with a place. */
export function placesByDataset(changes: readonly Change[]): ReadonlyMap<DatasetUrn, Place> {
  const places = new Map<DatasetUrn, Place>();
  for (const change of changes) {
    const urn = changedDataset(change);
    if (change.place && !places.has(urn)) places.set(urn, change.place);
  }
  return places;
}
