import { compareText } from '../errors/compare-text.js';
import type { OverridingDataset, OverridingFact } from '../model/desired-state.js';
import { groupBy } from '../model/group-by.js';
import type { DeclaredStack } from './declared-stack.js';
import type { PartsReference, UrnReference } from './manifest.js';

/** Returns the datasets that state env, platform instance or urn themselves. Sorted by urn. */
export function overridingDatasets({ named, inline }: DeclaredStack): readonly OverridingDataset[] {
  const references = [
    ...named.flatMap(({ entry: { identity }, urn }) =>
      urn === undefined || identity === undefined ? [] : [{ urn, reference: identity }],
    ),
    ...inline,
  ];
  const overriding = references.map(({ urn, reference }) => ({
    urn,
    place: reference.place,
    states: overridingFacts(reference),
  }));
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

function overridingFacts(reference: PartsReference | UrnReference): readonly OverridingFact[] {
  if (reference.kind === 'urn') return ['urn'];
  const { env, platformInstance } = reference.facts;
  return [
    ...(env === undefined ? [] : ['env' as const]),
    ...(platformInstance === undefined ? [] : ['platformInstance' as const]),
  ];
}
