import { isDeepStrictEqual } from 'node:util';
import type { DesiredUnit } from '../../../src/model/desired-state.js';
import type {
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from '../../../src/model/upstream-lineage.js';
import type { World } from './lineage-arbitraries.js';
import { fieldOf, fingerprintOf } from './lineage-builders.js';
import { urnOf, us } from './state-builders.js';

type Bag = Readonly<
  Record<string, { readonly edge?: number; readonly pairs?: string } | undefined>
>;

/** The rights of a stack in one downstream, derived from the raw aspect without the tested code. */
class Rights {
  readonly #names: readonly string[];
  readonly #unit: DesiredUnit | undefined;
  readonly #exclusive: boolean;
  readonly #downstream: string;
  readonly #before: UpstreamLineage;

  constructor(downstream: string, { units, settings }: World, before: UpstreamLineage) {
    this.#names = ['shop', ...(settings.formerly ?? [])];
    this.#unit = units.find((unit) => unit.downstream === urnOf(downstream));
    this.#exclusive =
      this.#unit !== undefined && (this.#unit.ownership ?? settings.ownership) === 'exclusive';
    this.#downstream = downstream;
    this.#before = before;
  }

  /** Returns true if the record may change beyond our marks, or be deleted. */
  mayChange(record: UpstreamRecord): boolean {
    const bag = this.#bag(record.dataset);
    if (bag === undefined) return false;
    const twins = this.#before.upstreams.filter(({ dataset }) => dataset === record.dataset);
    const declared = this.#unit?.edges.some(({ upstream }) => upstream === record.dataset) ?? false;
    const own = read(record.properties?.['headwater'] ?? '{}') ?? {};
    if (this.#ours(bag).some((mark) => mark?.edge === 1))
      return this.#exclusive || this.#names.some((name) => name in own);
    if (declared && twins.every(({ created }) => created?.actor === us)) return true;
    return this.#exclusive && (declared || this.#others(bag).length === 0);
  }

  /** Returns true if a pair in a record of one downstream column may be deleted or moved. */
  mayMove({ upstream, fingerprint }: RawPair): boolean {
    const bag = this.#bag(upstream);
    if (bag === undefined) return false;
    const isOfColumns = (name: string) => name.slice(0, 6) === fingerprint.slice(0, 6);
    const ours = this.#ours(bag).flatMap((mark) => chunks(mark?.pairs).filter(isOfColumns));
    const others = this.#others(bag).flatMap((mark) => chunks(mark?.pairs).filter(isOfColumns));
    return (
      ours.includes(fingerprint) ||
      this.#isAltered(ours, fingerprint) ||
      (this.#exclusive && others.length === 0)
    );
  }

  /**
   * Returns true if the mark names the columns of a pair, but no record has the transform that it
   * names, and only one record can be meant.
   */
  #isAltered(ours: readonly string[], fingerprint: string): boolean {
    const there = (this.#before.fineGrainedLineages ?? []).flatMap((record) =>
      rawPairs(this.#downstream, record).filter(
        (pair) => pair.fingerprint.slice(0, 6) === fingerprint.slice(0, 6),
      ),
    );
    const isNamed = there.some((pair) => ours.includes(pair.fingerprint));
    return (
      ours.length > 0 &&
      !isNamed &&
      there.every((pair) => !pair.writable || pair.fingerprint === fingerprint)
    );
  }

  withoutOurs({ properties, ...record }: UpstreamRecord): unknown {
    const { headwater, ...rest } = properties ?? {};
    const bag = headwater === undefined ? {} : read(headwater);
    const others =
      bag &&
      Object.fromEntries(Object.entries(bag).filter(([name]) => !this.#names.includes(name)));
    return { ...record, rest, headwater: others ?? headwater };
  }

  #ours(bag: Bag): readonly Bag[string][] {
    return this.#names.map((name) => bag[name]);
  }

  #others(bag: Bag): readonly Bag[string][] {
    return Object.entries(bag)
      .filter(([name]) => !this.#names.includes(name))
      .map(([, mark]) => mark);
  }

  #bag(dataset: string): Bag | undefined {
    const texts = this.#before.upstreams
      .filter((one) => one.dataset === dataset)
      .map(({ properties }) => properties?.['headwater'] ?? '{}');
    return texts
      .map(read)
      .reduce<Bag | undefined>((all, bag) => (all && bag ? join(all, bag) : undefined), {});
  }
}

function join(one: Bag, other: Bag): Bag {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const both = (name: string) => ({
    edge: Math.max(one[name]?.edge ?? 0, other[name]?.edge ?? 0),
    pairs: `${one[name]?.pairs ?? ''}${other[name]?.pairs ?? ''}`,
  });
  return Object.fromEntries(names.map((name) => [name, both(name)]));
}

function read(text: string): Bag | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isBag = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isBag &&
      Object.values(value).every((mark: Bag[string]) => typeof (mark?.pairs ?? '') === 'string')
      ? (value as Bag)
      : undefined;
  } catch {
    return undefined;
  }
}

function chunks(text = ''): readonly string[] {
  return text.match(/.{8}/g) ?? [];
}

/** Lists the changes of others' lineage, one line each. */
export function damage(
  downstream: string,
  world: World,
  after: UpstreamLineage | undefined,
): readonly string[] {
  const before = world.lineage[downstream] ?? { upstreams: [] };
  const now = after ?? { upstreams: [] };
  const rights = new Rights(downstream, world, before);
  const { upstreams: _, fineGrainedLineages: __, ...rest } = before;
  const { upstreams: ___, fineGrainedLineages: ____, ...restNow } = now;
  const edges = before.upstreams
    .filter((record) => !rights.mayChange(record))
    .map((record) => rights.withoutOurs(record));
  return [
    ...missing(
      edges,
      now.upstreams.map((record) => rights.withoutOurs(record)),
      isDeepStrictEqual,
    ),
    ...missing(
      before.fineGrainedLineages ?? [],
      now.fineGrainedLineages ?? [],
      (a, b) => survives(downstream, rights, a, b),
      (one) => isAllOurs(downstream, rights, one),
    ),
    ...(isDeepStrictEqual(rest, restNow) ? [] : [`changed: ${JSON.stringify(rest)}`]),
  ];
}

function missing<T>(
  wanted: readonly T[],
  found: readonly T[],
  same: (a: T, b: T) => boolean,
  optional: (one: T) => boolean = () => false,
): readonly string[] {
  let from = 0;
  return wanted.flatMap((one) => {
    const at = found.findIndex((other, i) => i >= from && same(one, other));
    if (at >= 0) from = at + 1;
    return at >= 0 || optional(one) ? [] : [`lost: ${JSON.stringify(one)}`];
  });
}

/**
 * Returns true if a record of others keeps everything except upstreams that are ours, and gains
 * none.
 */
function survives(
  downstream: string,
  rights: Rights,
  record: FineGrainedRecord,
  now: FineGrainedRecord,
): boolean {
  const { upstreams = [], ...rest } = record;
  const { upstreams: upstreamsNow = [], ...restNow } = now;
  // A record without upstreams must have been a constant before, since a record with only our
  // content is deleted whole.
  const emptied = upstreams.length > 0 && upstreamsNow.length === 0;
  if (emptied || !isDeepStrictEqual(rest, restNow)) return false;
  const ours = new Set(movable(downstream, rights, record));
  const staying = upstreams.filter((field) => !ours.has(field));
  const kept = upstreamsNow.filter((field) => staying.includes(field));
  return (
    isDeepStrictEqual(kept, staying) && upstreamsNow.every((field) => upstreams.includes(field))
  );
}

function isAllOurs(downstream: string, rights: Rights, record: FineGrainedRecord): boolean {
  const { upstreams = [] } = record;
  const ours = new Set(movable(downstream, rights, record));
  return upstreams.length > 0 && upstreams.every((field) => ours.has(field));
}

/** Returns the upstreams of a record that may be removed from it. */
function movable(downstream: string, rights: Rights, record: FineGrainedRecord): readonly string[] {
  const pairs = rawPairs(downstream, record).filter(
    (pair) => pair.writable && rights.mayMove(pair),
  );
  return pairs.map(({ upstreamField }) => upstreamField);
}

const paths = ['a', 'b', '[version=2.0].[type=string].a', '[version=2.0].[type=int].b'];
const columns = ['d1', 'd2', 'u1', 'u2', 'x'].flatMap((name) =>
  paths.map((path) => ({ name, path })),
);

interface RawPair {
  readonly upstream: string;
  readonly upstreamField: string;
  readonly fingerprint: string;
  readonly writable: boolean;
}

/** Returns the pairs of a record, for the few columns of these worlds. */
function rawPairs(downstream: string, record: FineGrainedRecord): readonly RawPair[] {
  const {
    upstreamType,
    upstreams = [],
    downstreams = [],
    query,
    transformOperation = 'NONE',
  } = record;
  if (upstreamType !== 'FIELD_SET') return [];
  const transform = ['', 'NONE'].includes(transformOperation) ? null : transformOperation;
  const writable = query === undefined && downstreams.length === 1;
  const own = paths.filter((path) => downstreams.includes(fieldOf(`${downstream}.${path}`)));
  return upstreams.flatMap((upstreamField) => {
    const found = columns.find(({ name, path }) => fieldOf(`${name}.${path}`) === upstreamField);
    if (!found) return [];
    const { name, path } = found;
    return own.map((down) => {
      const fingerprint = fingerprintOf(`${downstream}.${down}`, `${name}.${path}`, transform);
      return { upstream: urnOf(name), upstreamField, fingerprint, writable };
    });
  });
}
