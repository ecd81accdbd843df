import { compareText } from '../errors/compare-text.js';
import { editDistance } from '../errors/did-you-mean.js';
import { type DatasetParts, type DatasetUrn, parseDatasetUrn } from '../urn/dataset-urn.js';

/** An existing dataset that the manifest probably meant instead of a missing one. */
export interface NearMiss {
  readonly urn: DatasetUrn;
  /** A clause for a message: "it exists in DEV", "did you mean …". */
  readonly why: string;
}

/**
 * Finds the existing dataset that is nearest to a missing one: the same name in another
 * environment, in other letter case, in another platform instance, on another platform, or with a
 * small typing mistake, in this order.
 *
 * Only names are compared without regard to letter case, never whole urns: two urns that differ in
 * the case of instance or environment are two datasets.
 */
export function nearMiss(missing: DatasetUrn, known: readonly DatasetUrn[]): NearMiss | undefined {
  const wanted = parseDatasetUrn(missing);
  if (!wanted.ok) return undefined;
  const ranked = known
    .flatMap((urn) => rank(wanted.value, urn))
    .sort((a, b) => a.rank - b.rank || compareText(a.urn, b.urn));
  const [best] = ranked;
  return best && { urn: best.urn, why: best.why };
}

interface Ranked extends NearMiss {
  readonly rank: number;
}

const MAX_TYPING_MISTAKES = 3;

/** Added to the rank if the environment differs too: any single difference is more likely. */
const OTHER_ENV = 10;

function rank(wanted: DatasetParts, urn: DatasetUrn): readonly Ranked[] {
  const found = parseDatasetUrn(urn);
  if (!found.ok) return [];
  const { name, platform, env } = found.value;
  const likeness = findLikeness(wanted, {
    name,
    samePlatform: platform === wanted.platform,
    platform,
  });
  if (likeness === undefined) return [];
  if (likeness === 'same')
    return env === wanted.env ? [] : [{ urn, rank: 0, why: `it exists in ${env}` }];
  const elsewhere = env === wanted.env ? '' : ` in ${env}`;
  return [
    { urn, rank: likeness.rank + (elsewhere === '' ? 0 : OTHER_ENV), why: likeness.why(elsewhere) },
  ];
}

interface Likeness {
  readonly rank: number;
  /** `elsewhere` is ` in DEV` if the environment differs too, and empty otherwise. */
  readonly why: (elsewhere: string) => string;
}

interface KnownName {
  readonly name: string;
  readonly platform: string;
  readonly samePlatform: boolean;
}

function findLikeness(
  wanted: DatasetParts,
  { name, platform, samePlatform }: KnownName,
): 'same' | Likeness | undefined {
  if (name === wanted.name && samePlatform) return 'same';
  if (name === wanted.name)
    return { rank: 3, why: (elsewhere) => `it exists on ${platform}${elsewhere}` };
  if (!samePlatform) return undefined;
  if (equalsIgnoringCase(name, wanted.name))
    return {
      rank: 1,
      why: (elsewhere) => `it exists as "${name}"${elsewhere}, in other letter case`,
    };
  if (differsInInstance(name, wanted.name))
    return {
      rank: 2,
      why: (elsewhere) => `it exists as "${name}"${elsewhere}, in another platform instance`,
    };
  const apart = editDistance(name, wanted.name);
  if (apart > MAX_TYPING_MISTAKES || apart >= wanted.name.length / 3) return undefined;
  return { rank: 3 + apart, why: (elsewhere) => `did you mean "${name}"${elsewhere}?` };
}

function equalsIgnoringCase(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
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
