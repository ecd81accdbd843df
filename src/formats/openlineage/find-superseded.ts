import type { PortableLineage } from '../../model/portable-lineage.js';
import { RunLinker } from './link-runs.js';
import type { OpenLineageOptions } from './openlineage-options.js';
import { statedLineage } from './stated-lineage.js';
import { type Run, uniteRun } from './united-run.js';

/** Returns the earlier runs that say something which the lineage lacks. */
export function findSuperseded(
  earlier: readonly Run[],
  lineage: PortableLineage,
  options: OpenLineageOptions,
): readonly Run[] {
  if (earlier.length === 0) return [];
  const known = new Set(elementsOf(lineage));
  // Most runs repeat an earlier one, and have the same facts.
  const complete = new Set<string>();
  return earlier.filter((run) => {
    const key = JSON.stringify(run.facts.map(({ facts }) => facts));
    if (complete.has(key)) return false;
    const linker = new RunLinker(options);
    for (const stated of statedLineage(uniteRun(run))) linker.link(stated, run.line);
    const isComplete = elementsOf(linker.finish().lineage).every((element) => known.has(element));
    if (isComplete) complete.add(key);
    return !isComplete;
  });
}

function elementsOf({ units }: PortableLineage): readonly string[] {
  return units.flatMap(({ downstream, edges, pairs }) => [
    downstream,
    ...edges.map(({ upstream }) => JSON.stringify([downstream, upstream])),
    ...pairs.map(({ downstreamColumn: column, upstream }) =>
      JSON.stringify([downstream, column, upstream.dataset, upstream.column]),
    ),
  ]);
}
