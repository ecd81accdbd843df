import type { CodeName } from '../../errors/codes.js';
import { type Finding, type FindingDetails, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import { quote } from '../../yaml/quote.js';
import { type DeclaredStack, type DeclaredUnit, declaredContent } from '../declared-stack.js';
import type { PlacedValue } from '../manifest.js';

/** Finds short names with two urns. */
export function shortNameConflict({ named }: DeclaredStack): readonly Finding[] {
  const meanings = named.flatMap(({ entry, urn }) =>
    urn === undefined ? [] : [{ ...entry.shortName, urn }],
  );
  return findConflicts('short-name-conflict', meanings, {
    key: ({ text }) => text,
    meaning: ({ urn }) => urn,
    details: (later, first) => ({
      message: `${quote(later.text)} means ${later.urn} here, but ${first.urn} elsewhere: rename one of them`,
    }),
  });
}

/** Finds entries that would create the same dataset with different contents. */
export function createConflict({ named }: DeclaredStack): readonly Finding[] {
  const makers = named.flatMap(({ entry, urn }) =>
    urn !== undefined && entry.create ? [{ ...entry.shortName, entry, urn }] : [],
  );
  return findConflicts('create-conflict', makers, {
    key: ({ urn }) => urn,
    meaning: ({ entry }) => JSON.stringify(declaredContent(entry)),
    details: ({ text }) => ({
      message: `${quote(text)} is described differently elsewhere: keep one of the descriptions`,
    }),
  });
}

/** Finds edges that are declared with two types. The same type twice is allowed. */
export function edgeConflict({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ edges }) => {
    const typed = edges.filter(({ type }) => type !== null);
    const stated = typed.map(({ upstream, type, typePlace: place }) => ({ upstream, type, place }));
    return findConflicts('edge-conflict', stated, {
      key: ({ upstream }) => upstream,
      meaning: ({ type }) => type,
      details: ({ upstream, type }, first) => ({
        message: `the edge to the upstream ${quote(displayName(upstream))} is ${type} here, but ${first.type} elsewhere: keep one type`,
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
  return findConflicts('entry-conflict', values, {
    key: () => key,
    meaning: ({ value }) => value,
    details: (later, first) => ({
      message: `${key} is ${later.value} here, but ${first.value} in another entry of this downstream: keep one`,
    }),
  });
}

interface ConflictRule<T> {
  readonly key: (item: T) => string;
  readonly meaning: (item: T) => unknown;
  readonly details: (later: T, first: T) => FindingDetails;
}

/** Finds every item whose meaning differs from the meaning of the first item with its key. */
export function findConflicts<T extends { readonly place: Place }>(
  name: CodeName,
  items: readonly T[],
  { key: toKey, meaning, details }: ConflictRule<T>,
): readonly Finding[] {
  const firsts = new Map<string, T>();
  return items.flatMap((later) => {
    const key = toKey(later);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, later);
    if (first === undefined || meaning(first) === meaning(later)) return [];
    const { place } = later;
    return [finding(name, { ...details(later, first), place, related: [first.place] })];
  });
}
