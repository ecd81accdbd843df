import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLineage } from '../../../src/apply/lineage/merge-lineage.js';
import { endUrn } from '../../../src/model/edge-end.js';
import type { EdgeChange, LineageReason, PairChange } from '../../../src/plan/document/change.js';
import { EMPTY_TARGET, type UnitTarget } from '../../../src/plan/document/unit-target.js';
import { boundary } from '../../../src/plan/guards/boundary.js';
import type { GuardContext } from '../../../src/plan/guards/guard.js';
import { observeUnit } from '../../../src/plan/unit/observe-unit.js';
import { campaignRuns } from '../../campaigns/campaign.js';
import {
  downstreams,
  type World,
  worldNames,
  worldSchemas,
  worlds,
} from '../../support/model/lineage-arbitraries.js';
import { withSchemas } from '../../support/model/lineage-builders.js';
import { damage } from '../../support/model/lineage-invariants.js';
import { desire, observe, present, urnOf } from '../../support/model/state-builders.js';
import { guardContext } from '../../support/plan/guard-context.js';
import { planOf } from '../../support/plan/plan-of.js';

const runs = { numRuns: campaignRuns('worlds at the boundary', { part: 40, whole: 300 }) };

function statesOf({ units, lineage }: World) {
  const readings = [...worldNames, 'x'].map((name) => present(name, lineage[name] ?? undefined));
  return [desire(units), withSchemas(observe(...readings), worldSchemas)] as const;
}

describe('the boundary', () => {
  it('is never crossed by the changes of the planner, whatever is held back', () => {
    let changes = 0;
    fc.assert(
      fc.property(worlds, fc.nat(), (world, pick) => {
        const [desired, observed] = statesOf(world);
        const whole = planOf(desired, observed, { settings: world.settings });
        const one = whole.changes[pick % Math.max(whole.changes.length, 1)];
        const held = new Set(
          one?.element === 'edge' ? [`${one.downstream} <- ${one.upstream}`] : [],
        );
        const without = planOf(desired, observed, { settings: world.settings, held });
        expect(
          [whole, without].flatMap(({ guards }) =>
            guards.filter(({ guard }) => guard === 'boundary'),
          ),
        ).toEqual([]);
        changes += whole.changes.length;
      }),
      runs,
    );
    expect(changes).toBeGreaterThan(runs.numRuns);
  });

  it('is crossed by every removal and change that harms others', () => {
    const seen = { harmful: 0, harmless: 0 };
    fc.assert(
      fc.property(worlds, (world) => {
        const context = guardContext(...statesOf(world), { settings: world.settings });
        const forged = downstreams.flatMap((name) => forgeries(name, world, context));
        const harmful = forged.filter(({ harm }) => harm.length > 0);
        const unseen = harmful.filter(
          ({ change }) => boundary({ ...context, changes: [change] }).length !== 1,
        );
        expect(unseen).toEqual([]);
        seen.harmful += harmful.length;
        seen.harmless += forged.length - harmful.length;
      }),
      // Each run makes some fifty forgeries.
      { numRuns: runs.numRuns / 5 },
    );
    expect(Math.min(seen.harmful, seen.harmless)).toBeGreaterThan(runs.numRuns);
  });
});

const reasons: readonly LineageReason[] = [
  'undeclared',
  'edge-removed',
  'exclusive',
  'made-by-us',
  'differs',
  'shared',
];

interface Forgery {
  readonly change: EdgeChange | PairChange;
  /** The loss of other writers if the change were made. */
  readonly harm: readonly string[];
}

/** Forgeries that remove or change each element of a downstream, under every reason. */
function forgeries(name: string, world: World, { units, owner }: GuardContext): readonly Forgery[] {
  const [downstream, aspect] = [urnOf(name), world.lineage[name] ?? undefined];
  const exclusive = units.find((unit) => unit.downstream === downstream)?.exclusive ?? false;
  const harmOf = (part: Partial<UnitTarget>) => {
    const [target, stamp] = [
      { ...EMPTY_TARGET, ...part },
      { time: 1, actor: 'urn:li:corpuser:forger' },
    ];
    return damage(
      name,
      world,
      mergeLineage({ downstream, aspect, target, owner, exclusive, ours: new Set(), stamp }),
    );
  };
  const { edges, pairs } = observeUnit(downstream, aspect);
  const common = { address: name, downstream, place: null } as const;
  return reasons.flatMap((reason): readonly Forgery[] => [
    ...[...edges.values()].flatMap(({ upstream: end, types: [type] }): readonly Forgery[] => {
      const upstream = endUrn(end);
      const before = { type, owned: true, protected: false };
      const other = type === 'COPY' ? 'VIEW' : 'COPY';
      const edge = { ...common, element: 'edge', reason, upstream, before } as const;
      return [
        {
          change: { ...edge, kind: 'delete', after: null },
          harm: harmOf({ removedUpstreams: [upstream] }),
        },
        {
          change: { ...edge, kind: 'update', after: { ...before, type: other } },
          harm: harmOf({ upstreams: [{ dataset: upstream, type: other }] }),
        },
      ];
    }),
    ...[...pairs.values()]
      .flatMap(({ occurrences }) => occurrences)
      .map((pair): Forgery => {
        const { upstream, downstreamField, upstreamField, transform, confidence } = pair;
        const before = { transform, confidence, owned: true };
        const change = {
          ...common,
          element: 'pair',
          reason,
          upstream,
          downstreamField,
          upstreamField,
          before,
        } as const;
        return {
          change: { ...change, kind: 'delete', after: null },
          harm: harmOf({ removedPairs: [pair] }),
        };
      }),
  ]);
}
