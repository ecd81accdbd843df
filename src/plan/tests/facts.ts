import { isKnownType, kinds } from '../../model/kinds.js';
import type { Fact } from '../../model/lineage-test.js';
import type { Classification } from '../../model/observed-state.js';
import { datasetParts } from '../../urn/dataset-urn.js';
import { asEntityUrn, isDatasetUrn, otherParts } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import { matchesWildcards } from '../scope/expression.js';

/** What a selector asks about: a fact, and the pattern that its value matches. */
export interface AskedFact {
  readonly fact: Fact;
  readonly pattern: string;
}

/** Returns the facts of one sort about an entity: names, or urns of a catalog. */
export function factsOf(
  fact: Fact,
  urn: string,
  known: Classification | undefined,
): readonly string[] {
  if (fact === 'platform') return platformOf(urn);
  if (fact === 'kind') return [kindWord(urn)];
  if (known?.kind !== 'read') return [];
  if (fact === 'domain') return known.domains;
  return fact === 'owner' ? known.owners : urnsOfType(fact, known.dataset);
}

/** Keeps the urns of tags or of terms. */
export function urnsOfType(fact: 'tag' | 'term', urns: readonly string[]): readonly string[] {
  const type = fact === 'tag' ? 'tag' : 'glossaryTerm';
  return urns.filter((urn) => urnEntityType(urn) === type);
}

/**
 * Returns a function that matches a fact: a name, a whole urn, or the part of an urn after its
 * entity type. Matches each distinct text once.
 */
export function factMatcher(pattern: string): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer =
      known.get(text) ??
      (matchesWildcards(pattern, text) || matchesWildcards(pattern, afterType(text)));
    known.set(text, answer);
    return answer;
  };
}

/** `PII` of `urn:li:tag:PII`. A text that is no urn is returned unchanged. */
function afterType(text: string): string {
  return text.replace(/^urn:[^:]*:[^:]*:/, '');
}

function platformOf(urn: string): readonly string[] {
  const entity = asEntityUrn(urn);
  if (!entity.ok) return [];
  const { value } = entity;
  return [isDatasetUrn(value) ? datasetParts(value).platform : otherParts(value).platform];
}

function kindWord(urn: string): string {
  const type = urnEntityType(urn);
  return isKnownType(type) ? kinds[type].word : type;
}
