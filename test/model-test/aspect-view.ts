import type { Schemas } from './meaning.js';

/**
 * Reads edges and their owners from lineage in the form of a dataset's aspect, by the text of the
 * design and without the tested code.
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

/** The lineage of one downstream, with the schemas that give its column records their meaning. */
export interface AspectView {
  readonly aspect: Aspect | undefined;
  readonly schemas: Schemas;
}

interface RawMark {
  readonly edge?: number;
  readonly pairs?: string;
  readonly protect?: number;
  readonly note?: string;
}

export type Bag = Readonly<Record<string, RawMark>>;

export function edgesOf(aspect: Aspect | undefined): readonly EdgeRecord[] {
  return aspect?.upstreams ?? [];
}

/**
 * Returns true for a record that only carries marks for an item of an older list, which has no
 * place for them. Without that item, the record is the edge.
 */
export function isBeside(
  { dataset, properties }: EdgeRecord,
  records: readonly EdgeRecord[],
): boolean {
  return (
    properties?.['headwater_beside'] !== undefined &&
    records.some((one) => one.dataset === dataset && one['item'] !== undefined)
  );
}

export function bagOf({ properties }: EdgeRecord): Bag {
  return JSON.parse(properties?.['headwater'] ?? '{}') as Bag;
}

/** Returns the marks of every record of one upstream, by stack. */
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

/** Returns the note in a stack's mark on an edge. Empty if there is none. */
export function noteOn(aspect: Aspect | undefined, upstream: string, stack: string): string {
  const bags = bagsOf(aspect, upstream);
  return bags.map((bag) => bag[stack]?.note).find((note) => note !== undefined) ?? '';
}

/** Returns the stacks that have a mark on an edge. */
export function stacksOn(aspect: Aspect | undefined, upstream: string): readonly string[] {
  return [...new Set(bagsOf(aspect, upstream).flatMap((bag) => Object.keys(bag)))].sort();
}

/** Returns the fingerprints that a stack's marks on one edge name. */
export function namedPairs(
  aspect: Aspect | undefined,
  upstream: string,
  stack: string,
): ReadonlySet<string> {
  return new Set(
    bagsOf(aspect, upstream).flatMap((bag) => bag[stack]?.pairs?.match(/.{8}/g) ?? []),
  );
}
