import { compareText } from '../errors/compare-text.js';
import type { Place } from '../errors/place.js';
import { groupBy } from '../model/group-by.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { PartsReference, UrnReference } from './manifest.js';
import type { Stack } from './stack.js';

/** What a dataset can state itself, so that no target changes it. */
export type OverridingFact = 'env' | 'platformInstance' | 'urn';

/** A dataset that stays what it is although a target is used. */
export interface OverridingDataset {
  readonly urn: DatasetUrn;
  /** Sorted, not empty. */
  readonly states: readonly OverridingFact[];
  /** Where it first does. */
  readonly place: Place;
}

/** The datasets that state env, instance or urn themselves. Sorted by urn. */
export function overridingDatasets({ named, inline }: Stack): readonly OverridingDataset[] {
  const references = [
    ...named.flatMap(({ entry: { identity }, urn }) => (urn === undefined || identity === undefined ? [] : [{ urn, reference: identity }])),
    ...inline,
  ];
  const overriding = references.map(({ urn, reference }) => ({ urn, place: reference.place, states: statedIn(reference) }));
  return [
    ...groupBy(
      overriding.filter(({ states }) => states.length > 0),
      ({ urn }) => urn,
    ),
  ]
    .map(([urn, group]) => ({
      urn,
      states: [...new Set(group.flatMap(({ states }) => states))].sort(compareText),
      place: group[0].place,
    }))
    .sort((a, b) => compareText(a.urn, b.urn));
}

function statedIn(reference: PartsReference | UrnReference): readonly OverridingFact[] {
  if (reference.kind === 'urn') return ['urn'];
  const { env, platformInstance } = reference.facts;
  return [...(env === undefined ? [] : ['env' as const]), ...(platformInstance === undefined ? [] : ['platformInstance' as const])];
}
