import { datasetOf, fingerprintOf, shortName } from './domain.js';

/**
 * What a lineage aspect says and whose it is, read from the raw aspect by the text of the design and none of the code
 * that is tested.
 */
export type Fields = Readonly<Record<string, unknown>>;

export interface Stamp {
  readonly actor?: string;
}

export interface EdgeRecord extends Fields {
  readonly dataset: string;
  readonly type: string;
  readonly created?: Stamp;
  readonly properties?: Readonly<Record<string, string>>;
}

export interface PairRecord extends Fields {
  readonly upstreamType?: string;
  readonly upstreams?: readonly string[];
  readonly downstreams?: readonly string[];
  readonly transformOperation?: string;
  readonly confidenceScore?: number;
  readonly query?: string;
}

export interface Aspect extends Fields {
  readonly upstreams?: readonly EdgeRecord[];
  readonly fineGrainedLineages?: readonly PairRecord[];
}

export interface Pair {
  readonly fingerprint: string;
  readonly upstream: string;
  readonly field: string;
  readonly from: string;
  readonly transform: string | null;
  readonly confidence: number;
}

interface RawMark {
  readonly edge?: number;
  readonly pairs?: string;
  readonly protect?: number;
}

export type Bag = Readonly<Record<string, RawMark>>;

export function edgesOf(aspect: Aspect | undefined): readonly EdgeRecord[] {
  return aspect?.upstreams ?? [];
}

export function bagOf({ properties }: EdgeRecord): Bag {
  return JSON.parse(properties?.['headwater'] ?? '{}') as Bag;
}

/** The marks of every record of one upstream, by stack. */
export function bagsOf(aspect: Aspect | undefined, upstream: string): readonly Bag[] {
  return edgesOf(aspect)
    .filter(({ dataset }) => dataset === upstream)
    .map(bagOf);
}

export function ownsEdge(aspect: Aspect | undefined, upstream: string, stack: string): boolean {
  return bagsOf(aspect, upstream).some((bag) => bag[stack]?.edge === 1);
}

export function isProtected(aspect: Aspect | undefined, upstream: string, stack: string): boolean {
  return bagsOf(aspect, upstream).some((bag) => bag[stack]?.protect === 1);
}

/** Fingerprints that a stack's marks name, with the upstream whose record says so. */
export function ownedPairs(aspect: Aspect | undefined, stack: string): ReadonlyMap<string, string> {
  return new Map(
    edgesOf(aspect).flatMap((record) =>
      (bagOf(record)[stack]?.pairs?.match(/.{7}/g) ?? []).map((fingerprint) => [fingerprint, record.dataset] as const),
    ),
  );
}

/** Pairs of records that could be written by us. Of one that stands there several times the first. */
export function pairsOf(aspect: Aspect | undefined): ReadonlyMap<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const record of aspect?.fineGrainedLineages ?? [])
    for (const pair of pairsIn(record)) if (!pairs.has(pair.fingerprint)) pairs.set(pair.fingerprint, pair);
  return pairs;
}

export function pairsIn(record: PairRecord): readonly Pair[] {
  const { query, upstreamType, upstreams = [], downstreams = [], transformOperation, confidenceScore = 1 } = record;
  const [field] = downstreams;
  if (query !== undefined || upstreamType !== 'FIELD_SET' || downstreams.length !== 1 || field === undefined) return [];
  const transform = transformOperation === undefined || ['', 'NONE'].includes(transformOperation) ? null : transformOperation;
  return upstreams.map((from) => {
    const fingerprint = fingerprintOf(field, from, transform);
    return { fingerprint, upstream: datasetOf(from), field, from, transform, confidence: Math.fround(confidenceScore) };
  });
}

/** One line for each element and each sign on it; equal lines say the same, whoever grouped or ordered the records how. */
export function linesOf(name: string, aspect: Aspect | undefined): readonly string[] {
  const present = pairsOf(aspect);
  const edges = edgesOf(aspect).map((record) => {
    const { properties, type, dataset, created: _, auditStamp: __, ...rest } = record;
    const { headwater: ___, ...others } = properties ?? {};
    return `${name} <- ${shortName(dataset)} ${type} ${JSON.stringify(rest)} ${JSON.stringify(others)} ${marksText(bagOf(record), present)}`;
  });
  const pairs = [...present.values()].map(
    ({ field, from, transform, confidence }) => `${fieldText(field)} <- ${fieldText(from)} ${transform} ${confidence}`,
  );
  const opaque = (aspect?.fineGrainedLineages ?? [])
    .filter((record) => pairsIn(record).length === 0)
    .map((record) => JSON.stringify(record));
  return [...edges, ...pairs, ...opaque].sort();
}

/** A mark that names what is not there says nothing of it. */
function marksText(bag: Bag, present: ReadonlyMap<string, unknown>): string {
  const rows = Object.entries(bag).map(([stack, { edge = 0, pairs = '', protect = 0 }]) => {
    const there = (pairs.match(/.{7}/g) ?? []).filter((fingerprint) => present.has(fingerprint));
    return edge === 0 && there.length === 0 ? '' : `${stack}:${edge}${protect}${there.sort().join()}`;
  });
  return rows.filter(Boolean).sort().join(' ');
}

function fieldText(field: string): string {
  return `${shortName(datasetOf(field))}.${field.slice(field.lastIndexOf(',') + 1, -1)}`;
}
