import { editDistance } from '../errors/edit-distance.js';
import { type DatasetParts, type DatasetUrn, parseDatasetUrn } from '../urn/dataset-urn.js';
import { compareText } from '../urn/urn.js';

/** An existing dataset that a missing one was probably meant to be. */
export interface NearMiss {
  readonly urn: DatasetUrn;
  /** Half a sentence: "it exists in DEV", "did you mean …". */
  readonly why: string;
}

/**
 * The existing dataset that is nearest to a missing one: the same in another environment, in other letter case, in
 * another platform instance, on another platform, or a small typing mistake away, in this order.
 *
 * Letter case alone is compared on the name only, never on the whole urn: that would also match another instance or
 * environment, which is another dataset.
 */
export function nearMiss(missing: DatasetUrn, known: readonly DatasetUrn[]): NearMiss | undefined {
  const wanted = parseDatasetUrn(missing);
  if (!wanted.ok) return undefined;
  const ranked = known.flatMap((urn) => rank(wanted.value, urn)).sort((a, b) => a.rank - b.rank || compareText(a.urn, b.urn));
  const [best] = ranked;
  return best && { urn: best.urn, why: best.why };
}

interface Ranked extends NearMiss {
  readonly rank: number;
}

const MAX_TYPING_MISTAKES = 3;

function rank(wanted: DatasetParts, urn: DatasetUrn): readonly Ranked[] {
  const parsed = parseDatasetUrn(urn);
  if (!parsed.ok) return [];
  const found = parsed.value;
  const sameName = found.name === wanted.name;
  const samePlatform = found.platform === wanted.platform;
  if (sameName && samePlatform && found.env === wanted.env) return [];
  if (sameName && samePlatform) return [{ urn, rank: 0, why: `it exists in ${found.env}` }];
  if (samePlatform && sameIgnoringCase(found.name, wanted.name))
    return [{ urn, rank: 1, why: `it exists as "${found.name}", in other letter case` }];
  if (samePlatform && sameButInstance(found.name, wanted.name))
    return [{ urn, rank: 2, why: `it exists as "${found.name}", in another platform instance` }];
  if (sameName) return [{ urn, rank: 3, why: `it exists on ${found.platform}` }];
  const apart = editDistance(found.name, wanted.name);
  if (!samePlatform || apart > MAX_TYPING_MISTAKES || apart >= wanted.name.length / 3) return [];
  return [
    {
      urn,
      rank: 3 + apart + Number(found.env !== wanted.env),
      why: `did you mean "${found.name}"${found.env === wanted.env ? '' : ` in ${found.env}`}?`,
    },
  ];
}

function sameIgnoringCase(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Whether the names differ by a first part (`eu.shop.orders`), or by which first part they have. */
function sameButInstance(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.endsWith(`.${short}`) && !long.slice(0, -short.length - 1).includes('.')) return true;
  return short.split('.').length > 2 && withoutFirst(short) === withoutFirst(long);
}

function withoutFirst(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}
