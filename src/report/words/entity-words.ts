import { groupBy } from '../../model/group-by.js';
import { kinds } from '../../model/kinds.js';
import { asEntityUrn, type EntityType } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import { listWords, pluralize } from './pluralize.js';

/**
 * Counts entities by kind, in the order of the table: `2 datasets`, `1 dataset, 2 jobs and 1 dashboard`.
 *
 * @param adjective precedes the first noun, such as `more `. Default: none
 */
export function countEntities(urns: Iterable<string>, adjective = ''): string {
  const groups = groupBy(urns, (urn) => kinds[shownType(urn)].word);
  const present = Object.values(kinds).flatMap(({ word }) => {
    const count = groups.get(word)?.length ?? 0;
    return count === 0 ? [] : [{ word, count }];
  });
  const counted = present.length === 0 ? [{ word: kinds.dataset.word, count: 0 }] : present;
  return listWords(
    counted.map(({ word, count }, at) => pluralize(count, at === 0 ? adjective + word : word)),
  );
}

/**
 * `… and 3 more datasets and 1 chart. <where>`: a note about entities that are left out. Empty if
 * none are.
 */
export function andMoreEntities(left: readonly { readonly urn: string }[], where: string): string {
  const urns = left.map(({ urn }) => urn);
  return urns.length === 0 ? '' : `… and ${countEntities(urns, 'more ')}. ${where}`;
}

/** Returns the noun for downstreams of a plan, of which some may be of other kinds. */
export function downstreamNoun({ otherKinds }: { readonly otherKinds?: true }): string {
  return otherKinds ? 'entity' : 'dataset';
}

/** Returns the plural within a sentence: `datasets`, or `entities` if others are among them. */
export function entitiesNoun(urns: readonly string[]): string {
  return entitiesTitle(urns).toLowerCase();
}

/** Returns the plural for a title above entities: `Datasets`, or `Entities` if others are among them. */
export function entitiesTitle(urns: readonly string[]): string {
  return urns.every(isDataset) ? 'Datasets' : 'Entities';
}

/** Returns the head of a column of entities: `Dataset`, or `Entity` if others are among them. */
export function entityHead(urns: readonly string[]): string {
  return urns.every(isDataset) ? 'Dataset' : 'Entity';
}

/**
 * Returns the type of entity that reports show. An urn in a foreign record that is of no kind is
 * shown as a dataset, and so is a group of datasets.
 */
export function shownType(urn: string): EntityType {
  return asEntityUrn(urn).ok ? (urnEntityType(urn) as EntityType) : 'dataset';
}

function isDataset(urn: string): boolean {
  return shownType(urn) === 'dataset';
}
