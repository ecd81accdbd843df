import { changedDataset } from '../../../src/plan/document/change.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { urnOf } from '../model/state-builders.js';
import type { Combination } from './combinations.js';
import { downstreams, situations } from './situations.js';

/**
 * Computes the downstreams that a call is limited to from its expressions, without the tested code.
 */
export function scopeOf(
  { situation, select, exclude }: Combination,
  planText: string | undefined,
): readonly string[] {
  const given =
    planText === undefined
      ? { select, exclude }
      : ((JSON.parse(planText) as Plan).scope ?? { select: [], exclude: [] });
  const graph = edgesOf(situation);
  const changed =
    planText === undefined ? [] : (JSON.parse(planText) as Plan).changes.map(changedDataset);
  const taken =
    given.select.length === 0 ? new Set<string>(downstreams) : selected(given.select, graph);
  const left = selected(given.exclude, graph);
  // A downstream that a saved plan changes was in its scope, even if the expressions no longer find
  // it.
  return downstreams.filter(
    (name) => (taken.has(name) || changed.includes(urnOf(name))) && !left.has(name),
  );
}

type Edge = readonly [downstream: string, upstream: string];

/** Returns the edges that are declared or carry our mark. */
function edgesOf(situation: string): readonly Edge[] {
  const { manifests, lineage } = situations[situation] ?? { manifests: {}, lineage: {} };
  const declared = [
    ...Object.values(manifests)
      .join('\n')
      .matchAll(/downstream: (\w+), upstreams: \[(.*?)\]/g),
  ].flatMap(([, downstream = '', list = '']) =>
    [...list.matchAll(/(?:dataset: )?(\w+)(?=,|\}|$)/g)].map(
      ([, upstream = '']): Edge => [downstream, upstream],
    ),
  );
  const owned = downstreams.flatMap((name) =>
    (lineage[name]?.upstreams ?? [])
      .filter(({ properties }) => properties?.['headwater']?.includes('"shop"'))
      .map(({ dataset }): Edge => [name, dataset]),
  );
  return [...declared, ...owned].map(([downstream, upstream]) => [
    downstream,
    downstreams.find((name) => urnOf(name) === upstream) ?? upstream,
  ]);
}

function selected(expressions: readonly string[], edges: readonly Edge[]): ReadonlySet<string> {
  return new Set(
    expressions.flatMap((text) => {
      const [, up, name = '', down] = /^(?:(\d*)\+)?([^+]+?)(?:\+(\d*))?$/.exec(text) ?? [];
      const start = downstreams.filter(
        (one) => one === name || (name.endsWith('*') && one.startsWith(name.slice(0, -1))),
      );
      return [
        ...start,
        ...walk(start, hops(up), (at) =>
          edges.filter(([downstream]) => downstream === at).map(([, upstream]) => upstream),
        ),
        ...walk(start, hops(down), (at) =>
          edges.filter(([, upstream]) => upstream === at).map(([downstream]) => downstream),
        ),
      ];
    }),
  );
}

function hops(text: string | undefined): number {
  return text === undefined ? 0 : text === '' ? 99 : Number(text);
}

function walk(
  start: readonly string[],
  left: number,
  next: (at: string) => readonly string[],
): readonly string[] {
  if (left === 0 || start.length === 0) return [];
  const found = start.flatMap(next);
  return [...found, ...walk(found, left - 1, next)];
}
