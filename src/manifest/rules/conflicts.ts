import type { CodeName } from '../../errors/codes.js';
import { type Finding, type FindingDetails, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import { endUrn } from '../../model/edge-end.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { quote } from '../../yaml/quote.js';
import {
  type DeclaredStack,
  type DeclaredUnit,
  declaredContent,
  type NamedDataset,
} from '../declared-stack.js';
import type { PlacedValue } from '../entity-identity.js';

/** Finds short names with two urns. */
export function shortNameConflict({ named }: DeclaredStack): readonly Finding[] {
  return findConflicts('short-name-conflict', named.filter(isIdentified), {
    key: ({ entry }) => entry.shortName.text,
    meaning: ({ urn }) => urn,
    placeOf: nameplace,
    details: (later, first) => ({
      message: `${quote(later.entry.shortName.text)} means ${later.urn} here, but ${first.urn} elsewhere: rename one of them`,
    }),
  });
}

/** Returns true for a short name whose dataset is known. */
export function isIdentified(
  named: NamedDataset,
): named is NamedDataset & { readonly urn: EntityUrn } {
  return named.urn !== undefined;
}

/** Returns the place of a short name. */
export function nameplace({ entry }: NamedDataset): Place {
  return entry.shortName.place;
}

/** Finds entries that would create the same dataset with different contents. */
export function createConflict({ named }: DeclaredStack): readonly Finding[] {
  const makers = named.filter(({ entry }) => entry.create).filter(isIdentified);
  return findConflicts('create-conflict', makers, {
    key: ({ urn }) => urn,
    meaning: ({ entry }) => JSON.stringify(declaredContent(entry)),
    placeOf: nameplace,
    details: ({ entry }) => ({
      message: `${quote(entry.shortName.text)} is described differently elsewhere: keep one of the descriptions`,
    }),
  });
}

/** Finds edges that are declared with two types. The same type twice is allowed. */
export function edgeConflict({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ edges }) => {
    if (edges.every(({ type }) => type === edges[0]?.type)) return [];
    const typed = edges.filter(({ statedType }) => statedType !== null);
    return findConflicts('edge-conflict', typed, {
      key: ({ upstream }) => upstream,
      meaning: ({ type }) => type,
      placeOf: ({ typePlace }) => typePlace,
      details: ({ upstream, type }, first) => ({
        message: `the edge to the upstream ${quote(displayName(endUrn(upstream)))} is ${type} here, but ${first.type} elsewhere: keep one type`,
      }),
    });
  });
}

/** Finds edges that are declared with two notes. An edge without a note contradicts no other. */
export function noteConflict({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ edges }) => {
    if (edges.every(({ note }) => note === undefined)) return [];
    const noted = edges.flatMap(({ upstream, placedNote: note }) =>
      note === undefined ? [] : [{ upstream, note }],
    );
    return findConflicts('note-conflict', noted, {
      key: ({ upstream }) => upstream,
      meaning: ({ note }) => note.text,
      placeOf: ({ note }) => note.place,
      details: ({ upstream }) => ({
        message: `the edge to ${quote(displayName(endUrn(upstream)))} has another note elsewhere: keep one`,
      }),
    });
  });
}

/** Finds `upstreams: []` where another entry of the same downstream names upstreams. */
export function emptyUpstreamsConflict({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units
    .filter(({ entries }) => entries.some(({ emptyUpstreams }) => emptyUpstreams !== undefined))
    .flatMap((unit) => conflictsIn(unit, quote(displayName(unit.downstream))));
}

function conflictsIn({ entries, edges }: DeclaredUnit, name: string): readonly Finding[] {
  // `inputs: []` says nothing about outputs and earlier jobs.
  const [edge] = edges.filter(({ list }) => list === 'upstreams' || list === 'inputs');
  if (edge === undefined) return [];
  const message = `${name} has no ${edge.list} here, but some elsewhere: remove one of the two`;
  const related = [edge.place];
  return entries.flatMap(({ emptyUpstreams: empty }) =>
    empty ? [finding('empty-upstreams-conflict', { message, place: empty.place, related })] : [],
  );
}

/**
 * Finds entries of one downstream that state different ownership or protection. An entry that
 * states nothing contradicts no other.
 */
export function entryConflict({ units }: DeclaredStack): readonly Finding[] {
  const several = units.filter(({ entries }) => entries.length > 1);
  return several.flatMap(({ entries }) => [
    ...findDisagreements(
      'ownership',
      entries.flatMap(({ ownership }) => ownership ?? []),
    ),
    ...findDisagreements(
      'protect',
      entries.flatMap(({ protect }) => protect ?? []),
    ),
  ]);
}

function findDisagreements(
  key: string,
  values: readonly PlacedValue<string | boolean>[],
): readonly Finding[] {
  return findConflicts('entry-conflict', values, {
    key: () => key,
    meaning: ({ value }) => value,
    placeOf: ({ place }) => place,
    details: (later, first) => ({
      message: `${key} is ${later.value} here, but ${first.value} in another entry of this downstream: keep one`,
    }),
  });
}

interface ConflictRule<T> {
  readonly key: (item: T) => string;
  readonly meaning: (item: T) => unknown;
  readonly placeOf: (item: T) => Place;
  readonly details: (later: T, first: T) => FindingDetails;
}

/** Finds every item whose meaning differs from the meaning of the first item with its key. */
export function findConflicts<T>(
  name: CodeName,
  items: readonly T[],
  { key: toKey, meaning, placeOf, details }: ConflictRule<T>,
): readonly Finding[] {
  const firsts = new Map<string, T>();
  return items.flatMap((later) => {
    const key = toKey(later);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, later);
    if (first === undefined || meaning(first) === meaning(later)) return [];
    const places = { place: placeOf(later), related: [placeOf(first)] };
    return [finding(name, { ...details(later, first), ...places })];
  });
}

/** Returns the items whose key occurs several times. No other item can have a conflict. */
export function repeatedItems<T>(items: readonly T[], toKey: (item: T) => string): readonly T[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const item of items) {
    const key = toKey(item);
    (seen.has(key) ? repeated : seen).add(key);
  }
  return repeated.size === 0 ? [] : items.filter((item) => repeated.has(toKey(item)));
}
