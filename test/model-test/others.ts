import {
  type Aspect,
  type AspectView,
  type Bag,
  bagOf,
  bagsOf,
  type EdgeRecord,
  edgesOf,
  isBeside,
  type PairRecord,
} from './aspect-view.js';
import type { Declared } from './declared.js';
import type { Downstream } from './domain.js';
import { foreignOf, type Occurrence, occurrencesIn, ownOf, type Pair, pairsOf } from './pairs.js';

/**
 * The parts of one downstream's lineage that a stack must not touch, right before one of its
 * writes.
 */
export interface Others {
  readonly edges: readonly string[];
  readonly marks: readonly string[];
  readonly columns: readonly string[];
  readonly rest: string;
}

export interface Standpoint {
  readonly declared: Declared;
  readonly downstream: string;
  /**
   * The user of the token. Unmarked edges that this user made belong to the stack if it claims
   * them.
   */
  readonly actor: string;
  /** Upstreams that the stack declares, or created in the apply that it undoes. */
  readonly claims: ReadonlySet<string>;
  /** Upstreams whose records a rollback gives the types that an exclusive apply took from them. */
  readonly retyped: ReadonlySet<string>;
  /** True if the manifests decide. In a release or a rollback they do not. */
  readonly heedsManifests: boolean;
}

/** Returns everything in an aspect that belongs to others, by the ownership in `before`. */
export function othersIn(aspect: Aspect | undefined, before: AspectView, at: Standpoint): Others {
  const theirs = theirsIn(before, at);
  const { upstreams: _, fineGrainedLineages: __, ...rest } = aspect ?? {};
  return {
    edges: intersection(
      edgesOf(aspect).map((record) => withoutOurKey(record, at)),
      theirs.edges,
    ),
    marks: edgesOf(aspect).flatMap((record) => foreignMarks(record, at)),
    columns: (aspect?.fineGrainedLineages ?? []).flatMap((record) =>
      theirColumns(record, theirs.columns),
    ),
    // An empty list says nothing.
    rest: JSON.stringify(rest, (_key, value) => (isEmptyList(value) ? undefined : value)),
  };
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

interface Theirs {
  /**
   * The edges of others. A record of ours can equal one of theirs, so each text is listed once for
   * each record of theirs.
   */
  readonly edges: readonly string[];
  /**
   * The contents of records that the stack may not change, by {@link columnText}. Everything else
   * is new, and ours.
   */
  readonly columns: ReadonlySet<string>;
}

function theirsIn(before: AspectView, at: Standpoint): Theirs {
  const edges = edgesOf(before.aspect).filter(
    (record) => !isOurs(record, before.aspect, at) && !isOurSign(record, before.aspect, at),
  );
  const ours = new Set(
    [...pairsOf(before).values()]
      .flatMap((pair) => ourColumns(pair, before, at))
      .map(occurrenceText),
  );
  const columns = (before.aspect?.fineGrainedLineages ?? []).flatMap((record) =>
    occurrencesIn(record)
      .filter((one) => !ours.has(occurrenceText(one)))
      .map((one) => columnText(record, one.from)),
  );
  return { edges: edges.map((record) => withoutOurKey(record, at)), columns: new Set(columns) };
}

/** Keeps the texts that a list contains, each at most as often as it occurs in the list. */
function intersection(texts: readonly string[], list: readonly string[]): readonly string[] {
  const left = [...list];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Returns the records of a pair that the stack may change: its own records, or all of them if the
 * unit is exclusive and all are changeable.
 */
function ourColumns(pair: Pair, before: AspectView, at: Standpoint): readonly Occurrence[] {
  const foreign = foreignOf(pair, before, at.declared.stack);
  if (isExclusive(at) && foreign.length === 0 && pair.every(({ changeable }) => changeable))
    return pair;
  return ownOf(pair, before, at.declared.stack).filter(
    (one) => one.changeable && !foreign.includes(one),
  );
}

/**
 * Records with the same content of a pair are not distinguished: a mark that names one names them
 * all.
 */
function occurrenceText({ fingerprint, changeable }: Occurrence): string {
  return `${fingerprint} ${changeable}`;
}

function columnText({ upstreams: _, ...record }: PairRecord, from: string): string {
  return JSON.stringify([record, from]);
}

/** Returns true if a stack may change or delete the record. */
function isOurs(record: EdgeRecord, before: Aspect | undefined, at: Standpoint): boolean {
  const { stack } = at.declared;
  const bags = bagsOf(before, record.dataset);
  if (
    bags.some((bag) =>
      Object.entries(bag).some(
        ([name, { edge }]: [string, Bag[string]]) => name !== stack && edge === 1,
      ),
    )
  )
    return false;
  // A mark that only names pairs does not decide who owns the edge: the stack may have released the
  // edge, or a run may have been killed.
  const marked = bags.some((bag) => bag[stack]?.edge === 1);
  if (marked) return bagOf(record)[stack]?.edge === 1 || isExclusive(at);
  const made = edgesOf(before).filter(({ dataset }) => dataset === record.dataset);
  return (
    (at.claims.has(record.dataset) && made.every(({ created }) => created?.actor === at.actor)) ||
    isExclusive(at)
  );
}

/** Returns true for a record beside an item of an older list that carries no mark but ours. */
function isOurSign(record: EdgeRecord, before: Aspect | undefined, at: Standpoint): boolean {
  return isBeside(record, edgesOf(before)) && foreignMarks(record, at).length === 0;
}

function isExclusive({ declared, downstream, heedsManifests }: Standpoint): boolean {
  return heedsManifests && declared.units.get(downstream as Downstream)?.exclusive === true;
}

function withoutOurKey(record: EdgeRecord, { declared, retyped }: Standpoint): string {
  const { properties, type, ...others } = record;
  const rest = retyped.has(record.dataset) ? others : { ...others, type };
  const { headwater: _, ...kept } = properties ?? {};
  const { [declared.stack]: __, ...marks } = bagOf(record);
  return JSON.stringify({ rest, properties: kept, marks });
}

function foreignMarks(record: EdgeRecord, { declared }: Standpoint): readonly string[] {
  const { [declared.stack]: _, ...marks } = bagOf(record);
  return Object.keys(marks).length > 0 ? [`${record.dataset} ${JSON.stringify(marks)}`] : [];
}

/** Removes our content from a record. Returns nothing if the record was ours alone. */
function theirColumns(record: PairRecord, theirs: ReadonlySet<string>): readonly string[] {
  if (occurrencesIn(record).length === 0) return [JSON.stringify(record)];
  const upstreams = (record.upstreams ?? []).filter((from) => theirs.has(columnText(record, from)));
  return upstreams.length > 0 ? [JSON.stringify({ ...record, upstreams })] : [];
}
