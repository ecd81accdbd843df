import { datasetOf, fingerprintOf } from './domain.js';
import { meaningOf, type Schemas } from './meaning.js';
import { namedPairs, type PairRecord, type Sight, stacksOn } from './picture.js';

/** A column pair as one record spells and describes it. */
export interface Occurrence {
  readonly fingerprint: string;
  readonly upstream: string;
  readonly field: string;
  readonly from: string;
  readonly transform: string | null;
  readonly confidence: number;
  /** Whether a stack may change the record: one of a single downstream column, without a query. */
  readonly changeable: boolean;
}

/** A pair: all that records say of the same two columns. */
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

/** The same text for all spellings of a pair. */
export function pairKey(
  { field, from }: Pick<Occurrence, 'field' | 'from'>,
  schemas: Schemas,
): string {
  return `${meaningOf(field, schemas)} <- ${meaningOf(from, schemas)}`;
}

export function pairsOf({ aspect, schemas }: Sight): ReadonlyMap<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const one of (aspect?.fineGrainedLineages ?? []).flatMap(occurrencesIn)) {
    const key = pairKey(one, schemas);
    pairs.set(key, [...(pairs.get(key) ?? []), one] as Pair);
  }
  return pairs;
}

/**
 * Those records of a pair that are a stack's: the ones that its mark names; where it names none of them exactly, but the
 * pair, the changeable ones of that spelling, if they all say the same.
 */
export function ownOf(pair: Pair, { aspect }: Sight, stack: string): readonly Occurrence[] {
  const named = namedPairs(aspect, pair[0].upstream, stack);
  const exact = pair.filter(({ fingerprint }) => named.has(fingerprint));
  if (exact.length > 0) return exact;
  const starts = new Set([...named].map((fingerprint) => fingerprint.slice(0, 6)));
  const altered = pair.filter(
    ({ changeable, fingerprint }) => changeable && starts.has(fingerprint.slice(0, 6)),
  );
  return new Set(altered.map(({ fingerprint }) => fingerprint)).size === 1 ? altered : [];
}

/** What other stacks have of a pair. */
export function foreignOf(pair: Pair, sight: Sight, stack: string): readonly Occurrence[] {
  const others = stacksOn(sight.aspect, pair[0].upstream).filter((one) => one !== stack);
  return others.flatMap((one) => ownOf(pair, sight, one));
}

/** Whether a mark of another stack names a pair, be it unclear which of its records is meant. */
export function isNamedByOthers(pair: Pair, { aspect }: Sight, stack: string): boolean {
  const { upstream } = pair[0];
  const others = stacksOn(aspect, upstream).filter((one) => one !== stack);
  const starts = new Set(
    others.flatMap((one) =>
      [...namedPairs(aspect, upstream, one)].map((fingerprint) => fingerprint.slice(0, 6)),
    ),
  );
  return pair.some(({ fingerprint }) => starts.has(fingerprint.slice(0, 6)));
}

/** The stacks that a pair belongs to. */
export function ownersOf(pair: Pair, sight: Sight): readonly string[] {
  return stacksOn(sight.aspect, pair[0].upstream).filter(
    (stack) => ownOf(pair, sight, stack).length > 0,
  );
}

/** What a record says of a pair, as a text. */
export function attributesOf({
  transform,
  confidence,
}: Pick<Occurrence, 'transform' | 'confidence'>): string {
  return `${transform} ${confidence}`;
}
