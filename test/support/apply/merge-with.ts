import { mergeLineage } from '../../../src/apply/lineage/merge-lineage.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import {
  EMPTY_TARGET,
  type TargetPair,
  type UnitTarget,
} from '../../../src/plan/document/unit-target.js';
import { toOwner } from '../../../src/plan/unit/owner.js';
import { fieldOf, fingerprintOf } from '../model/lineage-builders.js';
import { urnOf, us } from '../model/state-builders.js';

/** The stamp of every write by our user. */
export const stamp = { time: 77, actor: us };

interface Merging {
  /** The fingerprints of our pairs. Default: none. */
  readonly ours?: readonly string[];
  readonly exclusive?: boolean;
}

/** Merges a target into the aspect of `orders` and returns the aspect. */
export function merged(
  aspect: UpstreamLineage | undefined,
  target: Partial<UnitTarget>,
  { ours = [], exclusive = false }: Merging = {},
): UpstreamLineage {
  return mergeLineage({
    downstream: urnOf('orders'),
    aspect,
    target: { ...EMPTY_TARGET, ...target },
    owner: toOwner({ stack: 'shop', target: null, formerly: ['old'] }),
    exclusive,
    ours: new Set(ours),
    stamp,
  });
}

/** A pair of the target, for example `pairOf('orders.total', 'raw.amount')`. */
export function pairOf(
  down: string,
  up: string,
  { transform = null, confidence = 1 }: { transform?: string | null; confidence?: number } = {},
): TargetPair {
  return {
    fingerprint: fingerprintOf(down, up, transform),
    downstreamField: fieldOf(down),
    upstreamField: fieldOf(up),
    transform,
    confidence,
  };
}
