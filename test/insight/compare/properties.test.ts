import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DesiredState, DesiredUnit } from '../../../src/model/desired-state.js';
import { type Change, edgeId, elementId, pairId } from '../../../src/plan/document/change.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { comparisonOf } from '../../support/insight/comparison-of.js';
import { worldNames, worlds } from '../../support/model/lineage-arbitraries.js';
import { absent, desire, named, observe } from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';

type Elements = ReadonlyMap<string, unknown>;

/** Every element that units declare, computed without the code under test. */
function elementsOf({ units }: DesiredState): Elements {
  return new Map(units.flatMap((unit) => [...edgesOf(unit), ...pairsOf(unit)]));
}

function edgesOf({
  downstream,
  edges,
  protect,
}: DesiredUnit): readonly (readonly [string, unknown])[] {
  return edges.map(({ upstream, type }) => [
    edgeId(downstream, upstream),
    { type, owned: true, protected: protect },
  ]);
}

function pairsOf({ downstream, columns }: DesiredUnit): readonly (readonly [string, unknown])[] {
  return columns.flatMap((one) => {
    const value = { transform: one.transform ?? null, confidence: one.confidence, owned: true };
    const ends =
      one.kind === 'explicit'
        ? one.upstreams.map(
            ({ dataset, column }) => [one.downstreamColumn, dataset, column] as const,
          )
        : [
            [
              '*',
              one.upstream,
              one.except.length > 0 ? `* except ${one.except.join(', ')}` : '*',
            ] as const,
          ];
    return ends.map(([column, dataset, from]) => {
      const fields = {
        downstreamField: schemaFieldUrn(downstream, column),
        upstreamField: schemaFieldUrn(dataset, from),
      };
      return [pairId(fields, downstream), value] as const;
    });
  });
}

function applied(elements: Elements, changes: readonly Change[]): Elements {
  const after = new Map(elements);
  for (const change of changes) {
    if (change.after === null) after.delete(elementId(change));
    else after.set(elementId(change), change.after);
  }
  return after;
}

const states = worlds.map(({ units }) => desire(units));

test('applying the changes to the earlier state gives the later state', () => {
  fc.assert(
    fc.property(states, states, (before, after) => {
      const comparison = comparisonOf(before, after);
      expect(new Map([...applied(elementsOf(before), comparison.changes)].sort())).toEqual(
        new Map([...elementsOf(after)].sort()),
      );
    }),
    { numRuns: 300 },
  );
});

test('a state does not differ from itself, and the reverse comparison has as many changes', () => {
  fc.assert(
    fc.property(states, states, (before, after) => {
      expect(comparisonOf(before, before).changes).toEqual([]);
      const [there, back] = [
        comparisonOf(before, after).summary,
        comparisonOf(after, before).summary,
      ];
      expect([there.add, there.change, there.remove, there.mark]).toEqual([
        back.remove,
        back.change,
        back.add,
        back.mark,
      ]);
    }),
    { numRuns: 150 },
  );
});

test('a comparison with nothing equals a plan for an empty catalog, with wildcards expanded', () => {
  const columns = ['a', 'b'].map((fieldPath) => ({
    fieldPath,
    type: 'string' as const,
    nativeType: 'string',
  }));
  const made = worldNames.map((name) => named(name, { columns }));
  const empty = observe(...worldNames.map((name) => absent(name)));
  fc.assert(
    fc.property(states, (state) => {
      const after = desire(state.units, made);
      const compared = comparisonOf(desire([]), after).changes;
      const planned = planOf(after, empty).changes;
      const bare = (changes: readonly Change[]) => changes.map(({ reason, ...change }) => change);
      expect(bare(compared)).toEqual(bare(planned));
    }),
    { numRuns: 150 },
  );
});
