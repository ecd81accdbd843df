import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AffectedColumn, ColumnPath } from '../../../src/plan/document/impact.js';
import { columnImpact } from '../../../src/plan/impact/column-impact.js';
import {
  type AncestorDifference,
  compareAncestors,
} from '../../../src/plan/impact/compare-ancestors.js';
import { campaignRuns } from '../../campaigns/campaign.js';
import { fieldOf } from '../../support/model/lineage-builders.js';
import {
  graphOf,
  type ImpactGraph,
  impactGraphs,
  type NaiveDifference,
  naiveDifferences,
} from '../../support/plan/impact-graphs.js';

const RUNS = campaignRuns('impact graphs', { part: 80, whole: 1000 });

describe(`what columns gain and lose (${RUNS} graphs)`, () => {
  it('equals a comparison of all shortest paths', () => {
    fc.assert(
      fc.property(impactGraphs, (graph) => {
        const naive = new Map(
          [...naiveDifferences(graph)].map(([name, difference]) => [
            fieldOf(name),
            inUrns(difference),
          ]),
        );
        expect(differences(graph)).toEqual(naive);
      }),
      { numRuns: RUNS },
    );
  });

  it('includes every ancestor in the direct gains and losses of the columns where a pair was added or removed', () => {
    fc.assert(
      fc.property(impactGraphs, (graph) => {
        const { direct } = impactOf(graph);
        const all = [...differences(graph).values()];
        expect(new Set(direct.flatMap(({ gains }) => gains))).toEqual(
          new Set(all.flatMap(({ gains }) => gains)),
        );
        expect(new Set(direct.flatMap(({ loses }) => loses))).toEqual(
          new Set(all.flatMap(({ loses }) => loses)),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('is only a gain for the columns of which nothing but a gain is counted', () => {
    fc.assert(
      fc.property(impactGraphs, (graph) => {
        const numbered = graphOf(graph);
        const counted: string[] = [];
        compareAncestors(numbered, {
          report: () => undefined,
          countGain: ({ column }) => counted.push(numbered.columns[column] ?? '') > 0,
        });
        const all = differences(graph);
        for (const name of counted)
          expect(all.get(name)).toMatchObject({
            gains: expect.arrayContaining([expect.any(String)]),
            loses: [],
            reRouted: [],
          });
        const derivedBefore = new Set(graph.before.map(([downstream]) => fieldOf(downstream)));
        const derivedAfter = new Set(graph.after.map(([downstream]) => fieldOf(downstream)));
        expect(new Set(counted)).toEqual(
          new Set([...derivedAfter].filter((name) => !derivedBefore.has(name) && all.has(name))),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('is proved by existing paths of the shortest length', () => {
    fc.assert(
      fc.property(impactGraphs, (graph) => {
        for (const one of impactOf(graph).columns) expectProof(one, graph);
      }),
      { numRuns: RUNS },
    );
  });
});

function inUrns({ gains, loses, reRouted }: NaiveDifference): NaiveDifference {
  const urns = (names: readonly string[]) => names.map(fieldOf).sort();
  return { gains: urns(gains), loses: urns(loses), reRouted: urns(reRouted) };
}

function differences(graph: ImpactGraph): ReadonlyMap<string, NaiveDifference> {
  const numbered = graphOf(graph);
  const found = new Map<string, NaiveDifference>();
  const report = ({ column: number, gains, loses, reRouted }: AncestorDifference) => {
    const urns = (columns: readonly number[]) =>
      columns.map((one) => numbered.columns[one] ?? '').sort();
    found.set(numbered.columns[number] ?? '', {
      gains: urns(gains),
      loses: urns(loses),
      reRouted: urns(reRouted),
    });
  };
  compareAncestors(numbered, { report, countGain: () => false });
  return found;
}

function impactOf(graph: ImpactGraph) {
  return columnImpact(graphOf(graph), {
    toAddress: (urn) => urn,
    touched: [],
    listsDirect: true,
  });
}

function expectProof(
  { column: of, gains, loses, reRouted }: AffectedColumn,
  { before, after }: ImpactGraph,
): void {
  const paths = (found: readonly ColumnPath[]) =>
    found.map((path) => path.map(({ column: urn }) => urn));
  const later = [
    ...gains.listed.map(({ path }) => path),
    ...reRouted.listed.map((one) => one.after),
  ];
  const earlier = [
    ...loses.listed.map(({ path }) => path),
    ...reRouted.listed.map((one) => one.before),
  ];
  for (const path of paths(later)) expectShortest(path, of, after);
  for (const path of paths(earlier)) expectShortest(path, of, before);
}

function expectShortest(path: readonly string[], of: string, pairs: ImpactGraph['before']): void {
  const steps = new Set(
    pairs.map(([downstream, upstream]) => `${fieldOf(downstream)} ${fieldOf(upstream)}`),
  );
  expect(path[0]).toBe(of);
  expect(path.length).toBeGreaterThan(1);
  for (const [i, upstream] of path.slice(1).entries())
    expect(steps).toContain(`${path[i]} ${upstream}`);
  expect(path.length - 1).toBe(stepsBetween(of, path.at(-1) ?? '', steps));
}

function stepsBetween(from: string, to: string, steps: ReadonlySet<string>): number {
  const pairs = [...steps].map((step) => step.split(' '));
  let reached = new Set([from]);
  for (let count = 1; count <= steps.size; count++) {
    reached = new Set(
      pairs.flatMap(([downstream = '', upstream = '']) =>
        reached.has(downstream) ? [upstream] : [],
      ),
    );
    if (reached.has(to)) return count;
  }
  return Number.POSITIVE_INFINITY;
}
