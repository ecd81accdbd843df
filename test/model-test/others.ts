import type { Declared } from './declared.js';
import type { Downstream } from './domain.js';
import { type Aspect, type Bag, bagOf, bagsOf, type EdgeRecord, edgesOf, ownedPairs, type PairRecord, pairsIn } from './picture.js';

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
export function othersIn(aspect: Aspect | undefined, before: Aspect | undefined, at: Standpoint): Others {
  const theirs = theirsIn(before, at);
  const { upstreams: _, fineGrainedLineages: __, ...rest } = aspect ?? {};
  return {
    edges: edgesOf(aspect)
      .map((record) => withoutOurKey(record, at))
      .filter((text) => theirs.edges.has(text)),
    marks: edgesOf(aspect).flatMap((record) => foreignMarks(record, at)),
    columns: (aspect?.fineGrainedLineages ?? []).flatMap((record) => theirColumns(record, theirs.pairs)),
    rest: JSON.stringify(rest),
  };
}

interface Theirs {
  readonly edges: ReadonlySet<string>;
  /** Fingerprints; pairs that they do not name are new, and ours. */
  readonly pairs: ReadonlySet<string>;
}

function theirsIn(before: Aspect | undefined, at: Standpoint): Theirs {
  const edges = edgesOf(before).filter((record) => !isOurs(record, before, at));
  const ours = ownedPairs(before, at.declared.stack);
  const foreign = new Set(edgesOf(before).flatMap((record) => Object.entries(bagOf(record)).flatMap(pairsOfOthers(at))));
  const pairs = (before?.fineGrainedLineages ?? []).flatMap(pairsIn);
  const isTheirs = ({ fingerprint, upstream }: (typeof pairs)[number]) =>
    foreign.has(fingerprint) || (!isExclusive(at) && ours.get(fingerprint) !== upstream);
  return {
    edges: new Set(edges.map((record) => withoutOurKey(record, at))),
    pairs: new Set(pairs.filter(isTheirs).map(({ fingerprint }) => fingerprint)),
  };
}

function pairsOfOthers({ declared }: Standpoint): (entry: readonly [string, Bag[string]]) => readonly string[] {
  return ([stack, { pairs = '' }]) => (stack === declared.stack ? [] : (pairs.match(/.{7}/g) ?? []));
}

/** Whether a stack may change the record, or take it away. */
function isOurs(record: EdgeRecord, before: Aspect | undefined, at: Standpoint): boolean {
  const { stack } = at.declared;
  const bags = bagsOf(before, record.dataset);
  if (bags.some((bag) => Object.entries(bag).some(([name, { edge }]) => name !== stack && edge === 1))) return false;
  const marked = bags.some((bag) => bag[stack] !== undefined);
  if (marked) return bagOf(record)[stack]?.edge === 1 || isExclusive(at);
  const made = edgesOf(before).filter(({ dataset }) => dataset === record.dataset);
  return (at.claims.has(record.dataset) && made.every(({ created }) => created?.actor === at.actor)) || isExclusive(at);
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
  const pairs = pairsIn(record);
  if (pairs.length === 0) return [JSON.stringify(record)];
  const upstreams = pairs.filter(({ fingerprint }) => theirs.has(fingerprint)).map(({ from }) => from);
  return upstreams.length > 0 ? [JSON.stringify({ ...record, upstreams })] : [];
}
