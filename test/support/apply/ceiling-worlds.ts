import type fc from 'fast-check';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { canonicalJson } from '../../../src/plan/document/canonical-json.js';
import type { PlanSource } from '../../../src/plan/document/plan.js';
import { type World, worlds } from '../model/lineage-arbitraries.js';

/**
 * Worlds without twin records of an edge. Only our twin would be deleted, so the other one would
 * hide the deletion.
 */
export const plainWorlds: fc.Arbitrary<World> = worlds.map(
  (world): World => ({
    ...world,
    lineage: mapValues(world.lineage, (aspect) => aspect && withoutTwins(aspect)),
  }),
);

function withoutTwins(aspect: UpstreamLineage): UpstreamLineage {
  return {
    ...aspect,
    upstreams: [...new Map(aspect.upstreams.map((record) => [record.dataset, record])).values()],
  };
}

function mapValues<T>(
  record: Readonly<Record<string, T>>,
  of: (value: T) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value)]));
}

/** The source of a plan with one manifest. Its digest represents the declarations. */
export function sourceOf({ units }: Pick<World, 'units'>): PlanSource {
  const sha256 = Buffer.from(canonicalJson(units)).toString('hex').padEnd(64, '0').slice(-64);
  return { commit: null, dirty: null, files: [{ path: 'lineage/a.yaml', sha256 }], receipt: null };
}

/** Allowances for every guard, so that no guard stops a property. */
export const lifted = (
  ['mass-delete', 'empty-desired', 'foreign-owner', 'protected', 'exclusive'] as const
).map((guard) => ({
  guard,
  reason: 'r',
}));
