import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { canonicalJson } from '../../../src/plan/document/canonical-json.js';
import { type Change, elementId } from '../../../src/plan/document/change.js';
import { observeUnit } from '../../../src/plan/unit/observe-unit.js';
import { type Owner, ownMark, toOwner } from '../../../src/plan/unit/owner.js';
import { markedPairs, seenPair } from '../../../src/plan/unit/seen-pair.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { downstreams, type World } from '../model/lineage-arbitraries.js';
import { urnOf } from '../model/state-builders.js';
import type { FakeCatalog } from './fake-catalog.js';

/** Returns the elements of an aspect, by identity. Uses the same identities and texts as plans. */
export function elementEnds(
  downstream: DatasetUrn,
  aspect: UpstreamLineage | undefined,
  owner: Owner,
): ReadonlyMap<string, string> {
  const unit = observeUnit(downstream, aspect);
  const edges = [...unit.edges.values()].map((edge) => {
    const { edge: owned, protect } = ownMark(edge, owner);
    return [
      `${downstream} <- ${edge.upstream}`,
      canonicalJson({ type: edge.types[0], owned, protected: protect }),
    ] as const;
  });
  const pairs = [...unit.pairs.values()].map((pair) => {
    const { own, downstreamField, upstreamField, transform, confidence } = seenPair(
      pair,
      markedPairs([ownMark(unit.edges.get(pair.upstream), owner)]),
    );
    const value = { transform, confidence: Math.fround(confidence), owned: own.length > 0 };
    return [`${downstreamField} <- ${upstreamField}`, canonicalJson(value)] as const;
  });
  return new Map([...edges, ...pairs]);
}

/** Returns the elements of all downstreams of a world. */
export function elementsIn(
  { store }: FakeCatalog,
  { settings }: Pick<World, 'settings'>,
): ReadonlyMap<string, string> {
  const owner = toOwner({ stack: 'shop', target: null, formerly: settings.formerly ?? [] });
  return new Map(
    downstreams.flatMap((name) => [...elementEnds(urnOf(name), store.lineage(urnOf(name)), owner)]),
  );
}

/**
 * Returns the elements that changed, each as `identity = value`. The value is null if the element
 * is gone.
 */
export function changedEnds(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids
    .filter((id) => before.get(id) !== after.get(id))
    .map((id) => `${id} = ${after.get(id) ?? 'null'}`);
}

/** Returns the elements after the changes of a plan, in the same form. */
export function endsOf(changes: readonly Change[]): ReadonlySet<string> {
  return new Set(
    changes.map((change) => `${elementId(change)} = ${canonicalJson(rounded(change.after))}`),
  );
}

function rounded(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'confidence' in value
    ? { ...value, confidence: Math.fround(Number(value.confidence)) }
    : value;
}
