import { compareText } from '../errors/compare-text.js';
import { didYouMean } from '../errors/did-you-mean.js';
import { comparePlaces, formatPlace, type Place } from '../errors/place.js';
import {
  DEFAULT_ENV,
  type DesiredDataset,
  type SharedUrnPart,
  type UrnOrigins,
} from '../model/desired-state.js';
import { groupBy, type NonEmpty } from '../model/group-by.js';
import type { ObservedState } from '../model/observed-state.js';
import { sortByText } from '../model/sort-by-text.js';
import { type DatasetParts, parseDatasetUrn } from '../urn/dataset-urn.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import type { AddressBook } from './document/address-book.js';
import type { NearMiss } from './near-miss.js';

export interface DatasetNeed {
  readonly urn: EntityUrn;
  readonly downstream: EntityUrn;
  readonly place: Place;
  /** True if a write needs the dataset; false if all lineage that needs it already exists. */
  readonly written: boolean;
}

/** A dataset that lineage needs, with the entries that need it. */
export interface NeededDataset {
  readonly urn: EntityUrn;
  readonly declared: DesiredDataset | undefined;
  readonly uses: readonly DatasetNeed[];
}

/** A dataset that lineage to write needs and that the catalog lacks. */
export interface MissingDataset extends NeededDataset {
  readonly near: NearMiss | undefined;
}

export interface MissingContext {
  readonly datasets: readonly DesiredDataset[];
  readonly observed: ObservedState;
  readonly book: AddressBook;
  /** Known datasets. The plan searches them for near misses of missing datasets. */
  readonly known: readonly EntityUrn[];
}

/**
 * One value that gives several datasets wrong urns: a platform, env or instance that `defaults` or a
 * target states, or that no file states.
 */
export interface MissingCause {
  readonly part: SharedUrnPart;
  /** Undefined if no file states an instance. */
  readonly value: string | undefined;
  readonly meant: string | undefined;
  /** The places that state the value. Sorted; empty if no file states it. */
  readonly origins: readonly Place[];
  /** Sorted by urn. At least two. */
  readonly members: readonly MissingDataset[];
}

export interface MissingCauses {
  readonly causes: readonly MissingCause[];
  readonly others: readonly MissingDataset[];
}

/**
 * Finds the values that several missing datasets have in common.
 *
 * A near miss shows which part of an urn is wrong. A dataset without a near miss follows the others
 * with its value, and an unknown platform is wrong by itself. Both rules apply only if the catalog
 * has no dataset with the value.
 */
export function findMissingCauses(
  missing: readonly MissingDataset[],
  context: MissingContext,
): MissingCauses {
  const present = presentKeys(context);
  const blamed = missing.flatMap(blame);
  const keys = new Set(blamed.map(toKey));
  const unexplained = missing.filter(({ near }) => near === undefined);
  const following = unexplained.flatMap((one) => follow(one, keys, present));
  const near = largeGroups([...blamed, ...following]).map(toCause);
  const explained = new Set(near.flatMap(({ members }) => members));
  const left = unexplained.filter((one) => !explained.has(one));
  const causes = [...near, ...unknownPlatforms(left, present, context)];
  const all = new Set(causes.flatMap(({ members }) => members));
  return { causes, others: missing.filter((one) => !all.has(one)) };
}

/** A missing dataset, and a value of its urn that others have too. */
interface Suspicion {
  readonly dataset: MissingDataset;
  readonly part: SharedUrnPart;
  readonly key: string;
}

const SHARED_PARTS: readonly SharedUrnPart[] = ['platform', 'env', 'platformInstance'];

function toKey({ key }: Suspicion): string {
  return key;
}

/**
 * Returns the key of a value that the entry of a dataset does not state itself. Returns undefined
 * if the entry states it, or names the dataset by its urn.
 */
function sharedKey(declared: DesiredDataset | undefined, part: SharedUrnPart): string | undefined {
  const origins = declared?.origins;
  if (origins === undefined || origins.urn) return undefined;
  const origin = origins[part];
  if (origin?.from === 'dataset') return undefined;
  return JSON.stringify([part, origin?.from, origin?.value]);
}

/** Returns the keys of the values that some dataset of the catalog has. */
function presentKeys({ datasets, observed }: MissingContext): ReadonlySet<string | undefined> {
  const present = datasets.filter(({ urn }) => observed.datasets.get(urn)?.kind === 'present');
  return new Set(present.flatMap((one) => SHARED_PARTS.map((part) => sharedKey(one, part))));
}

/** Blames the value in which a dataset differs from its near miss. */
function blame(dataset: MissingDataset): readonly Suspicion[] {
  const part = SHARED_PARTS.find((one) => one === dataset.near?.part);
  const key = part && sharedKey(dataset.declared, part);
  if (part === undefined || key === undefined) return [];
  const isStated = part !== 'platformInstance' || dataset.declared?.origins?.[part] !== undefined;
  return isStated || meantBy(part, dataset) !== undefined ? [{ dataset, part, key }] : [];
}

/** Groups by value. A dataset that is alone gets a finding of its own. */
function largeGroups(suspicions: readonly Suspicion[]): readonly NonEmpty<Suspicion>[] {
  return [...groupBy(suspicions, toKey).values()].filter((group) => group.length > 1);
}

/** Blames a value that is wrong for other datasets and right for none. */
function follow(
  dataset: MissingDataset,
  blamed: ReadonlySet<string>,
  present: ReadonlySet<string | undefined>,
): readonly Suspicion[] {
  const suspicions = SHARED_PARTS.flatMap((part) => {
    const key = sharedKey(dataset.declared, part);
    return key !== undefined && blamed.has(key) && !present.has(key)
      ? [{ dataset, part, key }]
      : [];
  });
  return suspicions.slice(0, 1);
}

/**
 * If more datasets of one platform than this are missing, the platform is probably wrong, even if
 * the catalog is empty.
 */
const MANY = 20;

/** Blames platforms of which the catalog shows no dataset. */
function unknownPlatforms(
  left: readonly MissingDataset[],
  present: ReadonlySet<string | undefined>,
  { known }: MissingContext,
): readonly MissingCause[] {
  const platforms = new Set(known.flatMap(platformOf));
  const suspicions = left.flatMap((dataset): readonly Suspicion[] => {
    const key = sharedKey(dataset.declared, 'platform');
    return key === undefined || present.has(key) ? [] : [{ dataset, part: 'platform', key }];
  });
  return largeGroups(suspicions)
    .filter(
      ([{ dataset }, ...more]) =>
        more.length >= MANY ||
        (platforms.size > 0 && !platformOf(dataset.urn).some((one) => platforms.has(one))),
    )
    .map((group) => {
      const cause = toCause(group);
      return { ...cause, meant: cause.value && didYouMean(cause.value, platforms) };
    });
}

function platformOf(urn: EntityUrn): readonly string[] {
  const parts = parseDatasetUrn(urn);
  return parts.ok ? [parts.value.platform] : [];
}

/** Builds the cause of a group. The user probably meant the value of most near misses. */
function toCause(group: NonEmpty<Suspicion>): MissingCause {
  const [{ dataset: first, part }] = group;
  const stated = group.flatMap(({ dataset }) => dataset.declared?.origins?.[part]?.place ?? []);
  const origins = new Map(stated.map((place) => [formatPlace(place), place]));
  const value = first.declared?.origins?.[part]?.value;
  return {
    part,
    value: value ?? (part === 'env' ? DEFAULT_ENV : undefined),
    meant: mostFrequent(group.flatMap(({ dataset }) => meantBy(part, dataset) ?? [])),
    origins: [...origins.values()].sort(comparePlaces),
    members: sortByText(
      group.map(({ dataset }) => dataset),
      ({ urn }) => urn,
    ),
  };
}

function mostFrequent(values: readonly string[]): string | undefined {
  const [most] = [...groupBy(values, (value) => value)].sort(
    ([a, as], [b, bs]) => bs.length - as.length || compareText(a, b),
  );
  return most?.[0];
}

function meantBy(part: SharedUrnPart, { declared, near }: MissingDataset): string | undefined {
  return near && partInUrn(part, near.parts, { ...declared?.origins });
}

/**
 * Returns the value that a manifest would state for a part of an urn. Undefined if name and instance
 * cannot be told apart.
 *
 * @param origins the other values that the manifest states
 */
export function partInUrn(
  part: SharedUrnPart | 'name',
  parts: DatasetParts,
  origins: UrnOrigins,
): string | undefined {
  const { platformInstance, name } = origins;
  switch (part) {
    case 'platform':
    case 'env':
      return parts[part];
    case 'name':
      if (platformInstance === undefined) return parts.name;
      return parts.name.startsWith(`${platformInstance.value}.`)
        ? parts.name.slice(platformInstance.value.length + 1)
        : undefined;
    case 'platformInstance':
      return name !== undefined && parts.name.endsWith(`.${name.value}`)
        ? parts.name.slice(0, -name.value.length - 1)
        : undefined;
  }
}
