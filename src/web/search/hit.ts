import { simplifyFieldPath } from '../../urn/field-path.js';
import type { Entity } from '../entity/entity.js';
import { type EntityNames, entityNames } from '../entity/entity-names.js';
import { fits, type Meaning, meaningIn, wordsOf } from './match-words.js';

/** An entity as a search answers it. */
export interface Found {
  readonly entity: Entity & {
    readonly properties?: {
      readonly name: string | null;
      readonly description?: string | null;
    } | null;
  };
  readonly matchedFields: readonly { readonly name: string; readonly value: string }[];
}

/** An entity that a search found, and why. */
export interface Hit {
  readonly urn: string;
  /** DataHub's type, such as `DATA_JOB`. */
  readonly type: string;
  readonly names: EntityNames;
  readonly description: string;
  readonly upstreams: number;
  readonly downstreams: number;
  readonly words: readonly string[];
  /** The columns that have a word which the names do not have, or are all of the text. */
  readonly columns: readonly string[];
  /** The other texts that have a word. */
  readonly reasons: readonly MatchedText[];
  /** The words that are in none of the texts, and what is there instead. */
  readonly meanings: readonly Meaning[];
}

/** A text of an entity that has words of the search. */
export interface MatchedText {
  /** The word for the field, for example `description`. */
  readonly place: string;
  readonly value: string;
}

/** The words for the fields of a catalog. Other fields keep their names. */
const PLACES: Readonly<Record<string, string>> = {
  id: 'name',
  name: 'name',
  title: 'name',
  urn: 'name',
  qualifiedName: 'name',
  editedName: 'name',
  fullName: 'name',
  fieldPaths: 'column',
  description: 'description',
  editedDescription: 'description',
  definition: 'description',
  customProperties: 'property',
  fieldDescriptions: 'description of a column',
  editedFieldDescriptions: 'description of a column',
};

/** Explains a result by the fields that the catalog names, and by its names. */
export function toHit({ entity, matchedFields }: Found, text: string): Hit {
  const { urn, type, properties, ups, downs } = entity;
  const names = entityNames(urn, properties?.name);
  const words = wordsOf(text);
  const named = [names.name, names.full].map((value) => ({ place: 'name', value }));
  const matched = matchedFields.map(({ name, value }) => ({ place: PLACES[name] ?? name, value }));
  const texts = [...named, ...matched].filter(({ place, value }) =>
    place === 'name' ? words.some((word) => fits(value, word)) : true,
  );
  const inNames = texts.filter(({ place }) => place === 'name').map(({ value }) => value);
  const paths = texts
    .filter(({ place }) => place === 'column')
    .map(({ value }) => simplifyFieldPath(value));
  return {
    urn,
    type,
    names,
    description: properties?.description ?? '',
    upstreams: ups?.total ?? 0,
    downstreams: downs?.total ?? 0,
    words,
    columns: worthNaming(paths, words, inNames),
    reasons: texts.filter(({ place }) => place !== 'column'),
    meanings: meaningsOf(texts, words),
  };
}

/** True if a column has all words of the search and no others. */
export function isWholeColumn(column: string, words: readonly string[]): boolean {
  const own = wordsOf(column);
  return own.length === words.length && own.every((one, at) => fits(one, words[at] ?? ''));
}

/** Why a search found an entity, for example "name, similar: amout → amount". */
export function whyOf({ reasons, columns, meanings }: Hit): string {
  const places = [...new Set(reasons.map(({ place }) => place))];
  if (columns.length > 0) places.push(columns.length === 1 ? 'column' : 'columns');
  return [...places, ...similarWords(meanings)].join(', ');
}

/** Says how the catalog read mistyped words, for example "similar: amout → amount". */
export function similarWords(meanings: readonly Meaning[]): readonly string[] {
  return meanings.map(([typed, meant]) => `similar: ${typed} → ${meant}`);
}

function worthNaming(
  paths: readonly string[],
  words: readonly string[],
  names: readonly string[],
): readonly string[] {
  const others = words.filter((word) => !names.some((name) => fits(name, word)));
  const isWhole = (path: string) => isWholeColumn(path, words);
  const worth = [...new Set(paths)].filter(
    (path) => isWhole(path) || others.some((word) => fits(path, word)),
  );
  return [...worth.filter(isWhole), ...worth.filter((path) => !isWhole(path))];
}

function meaningsOf(texts: readonly MatchedText[], words: readonly string[]): readonly Meaning[] {
  const missing = words.filter(
    (word) => !texts.some(({ value }) => value.toLowerCase().includes(word)),
  );
  return missing.flatMap((word): readonly Meaning[] => {
    const [meant] = texts.flatMap(({ value }) => meaningIn(value, word) ?? []);
    return meant === undefined ? [] : [[word, meant]];
  });
}
