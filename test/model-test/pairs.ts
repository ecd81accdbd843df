import { type AspectView, namedPairs, type PairRecord, stacksOn } from './aspect-view.js';
import { datasetOf, fingerprintOf } from './domain.js';
import { meaningOf, type Schemas } from './meaning.js';

/** A column pair as one record spells and describes it. */
export interface Occurrence {
  readonly fingerprint: string;
  readonly upstream: string;
  readonly field: string;
  readonly from: string;
  readonly transform: string | null;
  readonly confidence: number;
  /** True if a stack may change the record: it has a single downstream column and no query. */
  readonly changeable: boolean;
}

/** A pair: all records of the same two columns. */
export type Pair = readonly [Occurrence, ...Occurrence[]];

export function occurrencesIn(record: PairRecord): readonly Occurrence[] {
  const {
    query,
    upstreamType,
    upstreams = [],
    downstreams = [],
    transformOperation,
    confidenceScore = 1,
  } = record;
  if (upstreamType !== 'FIELD_SET') return [];
  const transform =
    transformOperation === undefined || ['', 'NONE'].includes(transformOperation)
      ? null
      : transformOperation;
  const changeable = query === undefined && downstreams.length === 1;
  return downstreams.flatMap((field) =>
    upstreams.map((from) => {
      const fingerprint = fingerprintOf(field, from, transform);
      return {
        fingerprint,
        upstream: datasetOf(from),
        field,
        from,
        transform,
        confidence: Math.fround(confidenceScore),
        changeable,
      };
    }),
  );
}

/** Returns the same key for all spellings of a pair. */
export function pairKey(
  { field, from }: Pick<Occurrence, 'field' | 'from'>,
  schemas: Schemas,
): string {
  return `${meaningOf(field, schemas)} <- ${meaningOf(from, schemas)}`;
}

export function pairsOf({ aspect, schemas }: AspectView): ReadonlyMap<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const one of (aspect?.fineGrainedLineages ?? []).flatMap(occurrencesIn)) {
    const key = pairKey(one, schemas);
    pairs.set(key, [...(pairs.get(key) ?? []), one] as Pair);
  }
  return pairs;
}

/**
 * Returns the records of a pair that a stack owns: those that its mark names. If the mark names the
 * pair, but none of its records exactly, returns the changeable records of that spelling, provided
 * that they have the same content.
 */
export function ownOf(pair: Pair, { aspect }: AspectView, stack: string): readonly Occurrence[] {
  const named = namedPairs(aspect, pair[0].upstream, stack);
  const exact = pair.filter(({ fingerprint }) => named.has(fingerprint));
  if (exact.length > 0) return exact;
  const starts = new Set([...named].map((fingerprint) => fingerprint.slice(0, 6)));
  const altered = pair.filter(
    ({ changeable, fingerprint }) => changeable && starts.has(fingerprint.slice(0, 6)),
  );
  return new Set(altered.map(({ fingerprint }) => fingerprint)).size === 1 ? altered : [];
}

/** Returns the records of a pair that other stacks own. */
export function foreignOf(pair: Pair, view: AspectView, stack: string): readonly Occurrence[] {
  const others = stacksOn(view.aspect, pair[0].upstream).filter((one) => one !== stack);
  return others.flatMap((one) => ownOf(pair, view, one));
}

/**
 * Returns true if a mark of another stack names a pair, even if it is unclear which of its records
 * is meant.
 */
export function isNamedByOthers(pair: Pair, { aspect }: AspectView, stack: string): boolean {
  const { upstream } = pair[0];
  const others = stacksOn(aspect, upstream).filter((one) => one !== stack);
  const starts = new Set(
    others.flatMap((one) =>
      [...namedPairs(aspect, upstream, one)].map((fingerprint) => fingerprint.slice(0, 6)),
    ),
  );
  return pair.some(({ fingerprint }) => starts.has(fingerprint.slice(0, 6)));
}

/** Returns the stacks that own a pair. */
export function ownersOf(pair: Pair, view: AspectView): readonly string[] {
  return stacksOn(view.aspect, pair[0].upstream).filter(
    (stack) => ownOf(pair, view, stack).length > 0,
  );
}

/** Returns the attributes of a pair in one record, as a text. */
export function attributesOf({
  transform,
  confidence,
}: Pick<Occurrence, 'transform' | 'confidence'>): string {
  return `${transform} ${confidence}`;
}
