import { type Finding, finding } from '../../errors/finding.js';
import { quote } from '../../yaml/quote.js';
import { type DeclaredStack, type DeclaredUnit, declaredContent } from '../declared-stack.js';
import type { PlacedValue } from '../manifest.js';

/** Finds short names with two urns. */
export function shortNameConflict({ named }: DeclaredStack): readonly Finding[] {
  const meanings = named.flatMap(({ entry, urn }) =>
    urn === undefined ? [] : [{ ...entry.shortName, urn }],
  );
  return findConflicts(
    meanings,
    ({ text }) => text,
    ({ urn }) => urn,
  ).map(({ first, later }) =>
    finding('short-name-conflict', {
      message: `${quote(later.text)} means ${later.urn} here, but ${first.urn} elsewhere: rename one of them`,
      place: later.place,
      related: [first.place],
    }),
  );
}

/** Finds entries that would create the same dataset with different contents. */
export function createConflict({ named }: DeclaredStack): readonly Finding[] {
  const makers = named.flatMap(({ entry, urn }) =>
    urn !== undefined && entry.create ? [{ entry, urn }] : [],
  );
  return findConflicts(
    makers,
    ({ urn }) => urn,
    ({ entry }) => JSON.stringify(declaredContent(entry)),
  ).map(({ first, later }) =>
    finding('create-conflict', {
      message: `${quote(later.entry.shortName.text)} is described differently elsewhere: keep one of the descriptions`,
      place: later.entry.shortName.place,
      related: [first.entry.shortName.place],
    }),
  );
}

/** Finds edges that are declared with two types. The same type twice is allowed. */
export function edgeConflict({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ edges }) =>
    findConflicts(
      edges.filter(({ type }) => type !== null),
      ({ upstream }) => upstream,
      ({ type }) => type,
    ).map(({ first, later }) =>
      finding('edge-conflict', {
        message: `the edge to the upstream ${quote(displayName(later.upstream))} is ${later.type} here, but ${first.type} elsewhere: keep one type`,
        place: later.typePlace,
        related: [first.typePlace],
      }),
    ),
  );
}

/** Finds `upstreams: []` where another entry of the same downstream names upstreams. */
export function emptyUpstreamsConflict({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units
    .filter(({ entries }) => entries.some(({ emptyUpstreams }) => emptyUpstreams !== undefined))
    .flatMap((unit) => conflictsIn(unit, quote(displayName(unit.downstream))));
}

function conflictsIn({ entries, edges }: DeclaredUnit, name: string): readonly Finding[] {
  if (edges.length === 0) return [];
  const message = `${name} has no upstreams here, but some elsewhere: remove one of the two`;
  const related = edges.slice(0, 1).map(({ place }) => place);
  return entries.flatMap(({ emptyUpstreams: place }) =>
    place === undefined ? [] : [finding('empty-upstreams-conflict', { message, place, related })],
  );
}

/**
 * Finds entries of one downstream that state different ownership or protection. An entry that
 * states nothing contradicts no other.
 */
export function entryConflict({ units }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ entries }) => [
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
  return findConflicts(
    values,
    () => key,
    ({ value }) => value,
  ).map(({ first, later }) =>
    finding('entry-conflict', {
      message: `${key} is ${later.value} here, but ${first.value} in another entry of this downstream: keep one`,
      place: later.place,
      related: [first.place],
    }),
  );
}

export interface Conflict<T> {
  readonly first: T;
  readonly later: T;
}

/** Finds every item whose meaning differs from the meaning of the first item with its key. */
export function findConflicts<T>(
  items: readonly T[],
  toKey: (item: T) => string,
  toMeaning: (item: T) => unknown,
): readonly Conflict<T>[] {
  const firsts = new Map<string, T>();
  return items.flatMap((later) => {
    const key = toKey(later);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, later);
    return first === undefined || toMeaning(first) === toMeaning(later) ? [] : [{ first, later }];
  });
}
