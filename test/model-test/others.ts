import type { Declared } from './declared.js';
import type { Downstream } from './domain.js';
import { foreignOf, type Occurrence, occurrencesIn, ownOf, type Pair, pairsOf } from './pairs.js';
import {
  type Aspect,
  type Bag,
  bagOf,
  bagsOf,
  type EdgeRecord,
  edgesOf,
  type PairRecord,
  type Sight,
} from './picture.js';

/** What a stack must not touch of one downstream, as it stands right before a write of its own. */
export interface Others {
  readonly edges: readonly string[];
  readonly marks: readonly string[];
  readonly columns: readonly string[];
  readonly rest: string;
}

export interface Standpoint {
  readonly declared: Declared;
  readonly downstream: string;
  /** The user of the token: edges that this user made without a mark are the stack's where it claims them. */
  readonly actor: string;
  /** Upstreams that the stack declares, or set out to make in the apply that it undoes. */
  readonly claims: ReadonlySet<string>;
  /** Whether the manifests have a say: in a release or a rollback they do not. */
  readonly heedsManifests: boolean;
}

/** Everything in an aspect that belongs to others, by who owned what in `before`. */
export function othersIn(aspect: Aspect | undefined, before: Sight, at: Standpoint): Others {
  const theirs = theirsIn(before, at);
  const { upstreams: _, fineGrainedLineages: __, ...rest } = aspect ?? {};
  return {
    edges: amongThem(
      edgesOf(aspect).map((record) => withoutOurKey(record, at)),
      theirs.edges,
    ),
    marks: edgesOf(aspect).flatMap((record) => foreignMarks(record, at)),
    columns: (aspect?.fineGrainedLineages ?? []).flatMap((record) =>
      theirColumns(record, theirs.columns),
    ),
    rest: JSON.stringify(rest),
  };
}

interface Theirs {
  /** A record of ours may say the same as one of theirs: a text stands here once for each record of theirs. */
  readonly edges: readonly string[];
  /** What records say that are not the stack's to change, by {@link columnText}; all else is new, and ours. */
  readonly columns: ReadonlySet<string>;
}

function theirsIn(before: Sight, at: Standpoint): Theirs {
  const edges = edgesOf(before.aspect).filter((record) => !isOurs(record, before.aspect, at));
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

/** Those of some texts that stand in a list, each as often as it stands there at most. */
function amongThem(texts: readonly string[], list: readonly string[]): readonly string[] {
  const left = [...list];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What the stack may change of a pair: its own records, and all where the manifest is the whole truth and all can be changed. */
function ourColumns(pair: Pair, before: Sight, at: Standpoint): readonly Occurrence[] {
  const foreign = foreignOf(pair, before, at.declared.stack);
  if (isExclusive(at) && foreign.length === 0 && pair.every(({ changeable }) => changeable))
    return pair;
  return ownOf(pair, before, at.declared.stack).filter(
    (one) => one.changeable && !foreign.includes(one),
  );
}

/** Records that say the same of a pair are not told apart: a mark that names one names them all. */
function occurrenceText({ fingerprint, changeable }: Occurrence): string {
  return `${fingerprint} ${changeable}`;
}

function columnText({ upstreams: _, ...record }: PairRecord, from: string): string {
  return JSON.stringify([record, from]);
}

/** Whether a stack may change the record, or take it away. */
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
  // A mark with pairs alone does not tell whose the edge is: the stack may have released it, or a run may have been killed.
  const marked = bags.some((bag) => bag[stack]?.edge === 1);
  if (marked) return bagOf(record)[stack]?.edge === 1 || isExclusive(at);
  const made = edgesOf(before).filter(({ dataset }) => dataset === record.dataset);
  return (
    (at.claims.has(record.dataset) && made.every(({ created }) => created?.actor === at.actor)) ||
    isExclusive(at)
  );
}

function isExclusive({ declared, downstream, heedsManifests }: Standpoint): boolean {
  return heedsManifests && declared.units.get(downstream as Downstream)?.exclusive === true;
}

function withoutOurKey(record: EdgeRecord, { declared }: Standpoint): string {
  const { properties, ...rest } = record;
  const { headwater: _, ...others } = properties ?? {};
  const { [declared.stack]: __, ...marks } = bagOf(record);
  return JSON.stringify({ rest, others, marks });
}

function foreignMarks(record: EdgeRecord, { declared }: Standpoint): readonly string[] {
  const { [declared.stack]: _, ...marks } = bagOf(record);
  return Object.keys(marks).length > 0 ? [`${record.dataset} ${JSON.stringify(marks)}`] : [];
}

/** A record without what is ours of it; nothing of one that was ours alone. */
function theirColumns(record: PairRecord, theirs: ReadonlySet<string>): readonly string[] {
  if (occurrencesIn(record).length === 0) return [JSON.stringify(record)];
  const upstreams = (record.upstreams ?? []).filter((from) => theirs.has(columnText(record, from)));
  return upstreams.length > 0 ? [JSON.stringify({ ...record, upstreams })] : [];
}
