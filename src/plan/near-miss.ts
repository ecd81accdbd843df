import { compareText } from '../errors/compare-text.js';
import { editDistance } from '../errors/did-you-mean.js';
import type { SharedUrnPart } from '../model/desired-state.js';
import { groupAt, groupBy } from '../model/group-by.js';
import { type DatasetParts, type DatasetUrn, parseDatasetUrn } from '../urn/dataset-urn.js';

/** An existing dataset that the manifest probably meant instead of a missing one. */
export interface NearMiss {
  readonly urn: DatasetUrn;
  /** A clause for a message: "it exists in DEV", "did you mean …". */
  readonly why: string;
  /** The only part of the urn that differs. Undefined if several parts differ. */
  readonly part: SharedUrnPart | 'name' | undefined;
  readonly parts: DatasetParts;
}

export type FindNearMiss = (missing: DatasetUrn) => NearMiss | undefined;

/**
 * Maximum number of missing datasets to search similar names for. The search compares each of them
 * with every known name. More missing datasets have another cause than typing mistakes.
 */
const MAX_NAME_SEARCHES = 100;

/**
 * Creates a function that finds the existing dataset that is nearest to a missing one: the same name
 * in another environment, in other letter case, in another platform instance, on another platform,
 * or with a small typing mistake, in this order.
 *
 * Only names are compared without regard to letter case, never whole urns: two urns that differ in
 * the case of instance or environment are two datasets.
 */
export function nearMissFinder(known: readonly DatasetUrn[]): FindNearMiss {
  const datasets = known.flatMap((urn): readonly Known[] => {
    const found = parseDatasetUrn(urn);
    return found.ok ? [{ urn, parts: found.value }] : [];
  });
  const byKey = groupBy(
    datasets.flatMap((one) => keysOf(one.parts).map((key) => ({ key, one }))),
    ({ key }) => key,
  );
  const byPlatform = groupBy(datasets, ({ parts }) => parts.platform);
  let searches = 0;
  return (missing) => {
    const wanted = parseDatasetUrn(missing);
    if (!wanted.ok) return undefined;
    const alike = keysOf(wanted.value).flatMap((key) => groupAt(byKey, key).map(({ one }) => one));
    const best = nearest(wanted.value, alike);
    if (best !== undefined && best.rank <= MAX_EXACT_RANK) return best;
    searches += 1;
    if (searches > MAX_NAME_SEARCHES) return best;
    return nearest(wanted.value, [...alike, ...groupAt(byPlatform, wanted.value.platform)]);
  };
}

interface Known {
  readonly urn: DatasetUrn;
  readonly parts: DatasetParts;
}

/**
 * Returns the keys of a dataset. Two datasets share a key if their names are equal, or differ only
 * in letter case or in the platform instance.
 */
function keysOf({ platform, name }: DatasetParts): readonly string[] {
  return [
    `name ${name}`,
    `case ${platform} ${name.toLowerCase()}`,
    `instance ${platform} ${name}`,
    `instance ${platform} ${withoutFirst(name)}`,
  ];
}

interface Ranked extends NearMiss {
  readonly rank: number;
}

function nearest(wanted: DatasetParts, candidates: readonly Known[]): Ranked | undefined {
  let best: Ranked | undefined;
  for (const one of candidates) {
    const found = rank(wanted, one);
    if (found !== undefined && (best === undefined || isNearer(found, best))) best = found;
  }
  return best;
}

function isNearer(one: Ranked, other: Ranked): boolean {
  return one.rank < other.rank || (one.rank === other.rank && compareText(one.urn, other.urn) < 0);
}

const MAX_TYPING_MISTAKES = 3;

/** The highest rank of a dataset whose name differs at most in letter case and instance. */
const MAX_EXACT_RANK = 3;

/** Addition to the rank if the environment differs too, since one difference is more likely. */
const OTHER_ENV = 10;

function rank(wanted: DatasetParts, { urn, parts }: Known): Ranked | undefined {
  const { name, platform, env } = parts;
  const sameEnv = env === wanted.env;
  if (name === wanted.name && platform === wanted.platform)
    return sameEnv ? undefined : { urn, parts, rank: 0, part: 'env', why: `it exists in ${env}` };
  const likeness = findLikeness(wanted, parts, sameEnv ? '' : ` in ${env}`);
  if (likeness === undefined) return undefined;
  const [difference, part, why] = likeness;
  return sameEnv
    ? { urn, parts, rank: difference, part, why }
    : { urn, parts, rank: difference + OTHER_ENV, part: undefined, why };
}

/** @param elsewhere ` in DEV` if the environment differs too, and empty otherwise */
function findLikeness(
  wanted: DatasetParts,
  { name, platform }: DatasetParts,
  elsewhere: string,
): readonly [rank: number, part: NearMiss['part'], why: string] | undefined {
  if (name === wanted.name)
    return [MAX_EXACT_RANK, 'platform', `it exists on ${platform}${elsewhere}`];
  if (name.toLowerCase() === wanted.name.toLowerCase())
    return [1, 'name', `it exists as "${name}"${elsewhere}, in other letter case`];
  if (differsInInstance(name, wanted.name))
    return [
      2,
      'platformInstance',
      `it exists as "${name}"${elsewhere}, in another platform instance`,
    ];
  if (Math.abs(name.length - wanted.name.length) > MAX_TYPING_MISTAKES) return undefined;
  const apart = editDistance(name, wanted.name);
  if (apart > MAX_TYPING_MISTAKES || apart >= wanted.name.length / 3) return undefined;
  return [MAX_EXACT_RANK + apart, 'name', `did you mean "${name}"${elsewhere}?`];
}

/** True if only one name has a first part (`eu.shop.orders`), or if only the first parts differ. */
function differsInInstance(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.endsWith(`.${short}`) && !long.slice(0, -short.length - 1).includes('.')) return true;
  return short.split('.').length > 2 && withoutFirst(short) === withoutFirst(long);
}

function withoutFirst(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}
