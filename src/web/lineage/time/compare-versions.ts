import { ownMarks } from '../../../insight/drift/lineage-history.js';
import { edgeEnds } from '../../../model/edge-end.js';
import { joinSides } from '../../../model/join-sides.js';
import { observeUnit } from '../../../plan/unit/observe-unit.js';
import type { ObservedEdge, ObservedPair, ObservedUnit } from '../../../plan/unit/observed-unit.js';
import { sameValue } from '../../../plan/unit/pair-value.js';
import { countStates, type LinkCounts } from '../../../report/drawing/drawing.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import { roundConfidence } from '../../entity/edge-facts.js';
import { columnEnd } from '../../entity/pairs.js';
import type { ChangedLink } from '../changes/graph-changes.js';
import type { LineageVersion } from './read-versions.js';

/** The links of two versions of an entity's lineage, with their states. */
export interface VersionChange {
  /** All links of both versions, the edges first. */
  readonly links: readonly ChangedLink[];
  readonly edges: LinkCounts;
  readonly pairs: LinkCounts;
  /** The stacks that own less than before, sorted. */
  readonly losses: readonly OwnerLoss[];
  /** The only owner of all that is new. Null: there is none. */
  readonly addedBy: string | null;
  /** The ingestion or another user removed all or nearly all links of a stack. */
  readonly isWiped: boolean;
}

/** The part of a stack's links that it no longer owns. */
export interface OwnerLoss {
  /** `stack` or `stack@target`. */
  readonly owner: string;
  readonly edges: LostPart;
  readonly pairs: LostPart;
}

export interface LostPart {
  readonly count: number;
  /** The number before. */
  readonly of: number;
}

/** The share of its links that a stack loses to a wipe. */
const NEARLY_ALL = 0.9;

/**
 * Compares two versions of the lineage of an entity.
 *
 * @param before undefined: nothing was stored
 */
export function compareVersions(
  urn: EntityUrn,
  before: LineageVersion | undefined,
  after: LineageVersion,
): VersionChange {
  const was = before?.unit ?? observeUnit(urn, undefined, after.unit.keys);
  const is = after.unit;
  const edgeLinks = joinSides(was.edges, is.edges).map((one): ChangedLink => {
    const ends = edgeEnds(urn, one.any.upstream);
    return { ...ends, columns: null, ...edgeChange(one.was, one.is) };
  });
  const pairLinks = joinSides(was.pairs, is.pairs).flatMap((one) =>
    pairLink(one.any, pairChange(one.was, one.is)),
  );
  const [edges, pairs] = [countStates(edgeLinks), countStates(pairLinks)];
  const losses = ownerLosses(was, is);
  const isByOther = isIngestion(after) || before?.writtenBy !== after.writtenBy;
  return {
    links: [...edgeLinks, ...pairLinks],
    edges,
    pairs,
    losses,
    addedBy: edges.added + pairs.added > 0 ? soleOwner(was, is) : null,
    isWiped: isByOther && edges.removed + pairs.removed > 0 && losses.some(isNearlyAll),
  };
}

/** True for a version that a run of an ingestion wrote: only ingestions name runs. */
export function isIngestion({ writtenIn, writtenThrough }: LineageVersion): boolean {
  return writtenIn !== undefined || writtenThrough !== undefined;
}

type StateAndNote = Pick<ChangedLink, 'state' | 'note'>;

function edgeChange(was: ObservedEdge | undefined, is: ObservedEdge | undefined): StateAndNote {
  if (!was || !is) return { state: was ? 'removed' : 'added', note: '' };
  const [[before], [after]] = [was.types, is.types];
  return before === after
    ? { state: 'context', note: '' }
    : { state: 'changed', note: `${before} -> ${after}` };
}

function pairChange(was: ObservedPair | undefined, is: ObservedPair | undefined): StateAndNote {
  const [before, after] = [was?.occurrences[0], is?.occurrences[0]];
  if (!before || !after) {
    const note = (before ?? after)?.transform ?? '';
    return { state: before ? 'removed' : 'added', note };
  }
  if (sameValue(before, after)) return { state: 'context', note: '' };
  const words = ({ transform, confidence }: typeof before): string =>
    before.transform === after.transform
      ? `confidence ${roundConfidence(confidence)}`
      : (transform ?? 'no transform');
  return { state: 'changed', note: `${words(before)} -> ${words(after)}` };
}

function pairLink(
  { occurrences: [pair] }: ObservedPair,
  change: StateAndNote,
): readonly ChangedLink[] {
  return columnEnd(pair.upstreamField).flatMap((up) =>
    columnEnd(pair.downstreamField).map((down) => {
      const columns = { upstream: up.column, downstream: down.column };
      return { upstream: up.dataset, downstream: down.dataset, columns, ...change };
    }),
  );
}

function ownersIn({ edges }: ObservedUnit): readonly string[] {
  return [
    ...new Set([...edges.values()].flatMap(({ marks }) => [...(marks?.keys() ?? [])])),
  ].sort();
}

function shareOf(unit: ObservedUnit, key: string) {
  return ownMarks(unit, { key, formerly: [] });
}

function ownerLosses(was: ObservedUnit, is: ObservedUnit): readonly OwnerLoss[] {
  return ownersIn(was)
    .map((owner): OwnerLoss => {
      const [before, after] = [shareOf(was, owner), shareOf(is, owner)];
      const part = (name: 'edges' | 'pairs'): LostPart => ({
        count: [...before[name]].filter((one) => !after[name].has(one)).length,
        of: before[name].size,
      });
      return { owner, edges: part('edges'), pairs: part('pairs') };
    })
    .filter(({ edges, pairs }) => edges.count + pairs.count > 0);
}

function isNearlyAll({ edges, pairs }: OwnerLoss): boolean {
  return edges.count + pairs.count >= NEARLY_ALL * (edges.of + pairs.of);
}

/** The one stack that owns every new link. Null: there is none, or there are several. */
function soleOwner(was: ObservedUnit, is: ObservedUnit): string | null {
  const isNew = (key: string): boolean => !was.edges.has(key) && !was.pairs.has(key);
  const added = [...is.edges.keys(), ...is.pairs.keys()].filter(isNew);
  const owner = ownersIn(is).find((one) => {
    const { edges, pairs } = shareOf(is, one);
    return added.every((key) => edges.has(key) || pairs.has(key));
  });
  return owner ?? null;
}
