import { mergeLineage } from '../../src/apply/merge-lineage.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import { toOwner } from '../../src/plan/unit/owner.js';
import { EMPTY_TARGET, type TargetPair, type UnitTarget } from '../../src/plan/unit/unit-target.js';
import { fieldOf, fingerprintOf } from './lineage-builders.js';
import { urnOf, us } from './state-builders.js';

/** The stamp of every write of ours. */
export const stamp = { time: 77, actor: us };

interface Merging {
  /** The fingerprints of our pairs. Default: none. */
  readonly ours?: readonly string[];
  readonly exclusive?: boolean;
}

/** The aspect of `orders` after a merge with a target. */
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

/** `pairOf('orders.total', 'raw.amount')`: a pair of the target. */
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
