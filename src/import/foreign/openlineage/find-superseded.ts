import type { FormatReading, LeftOut, PortableLineage } from '../../../model/portable-lineage.js';
import type { OpenLineageOptions } from './event-names.js';
import { RunLinker } from './link-runs.js';
import { type EdgeLimit, silentDatasets } from './stated-lineage.js';
import { stateRun } from './stated-run.js';
import { type JobRun, uniteRun } from './united-run.js';

/** Finds the runs that say something that neither the lineage nor the left-out records contain. */
export function findSuperseded(
  earlier: readonly JobRun[],
  { lineage, leftOut }: Pick<FormatReading, 'lineage' | 'leftOut'>,
  { options, limit }: { readonly options: OpenLineageOptions; readonly limit: EdgeLimit },
): readonly JobRun[] {
  if (earlier.length === 0) return [];
  const known: ReadonlySet<unknown> = new Set(elementsOf(lineage, leftOut));
  // Most runs repeat an earlier run, and have the same facts.
  const complete = new Set<string>();
  return earlier.filter((run) => {
    const key = JSON.stringify(run.facts.map(({ facts }) => facts));
    if (complete.has(key)) return false;
    const linker = new RunLinker(options);
    const stated = stateRun(run, limit, options);
    if (stated !== undefined) linker.linkRun(stated);
    const silent = (stated?.silent ?? silentDatasets(uniteRun(run), [])).map((dataset) =>
      linker.urnText(dataset),
    );
    const elements = [...elementsOf(linker.finish().lineage, linker.leftOut), ...silent];
    const isComplete = elements.every((element) => known.has(element));
    if (isComplete) complete.add(key);
    return !isComplete;
  });
}

function elementsOf({ units }: PortableLineage, leftOut: readonly LeftOut[]): readonly string[] {
  const lines = units.flatMap(({ downstream, edges, pairs }) => [
    downstream,
    ...edges.flatMap(({ upstream }) => [upstream, JSON.stringify([downstream, upstream])]),
    ...pairs.map(({ downstreamColumn: column, upstream }) =>
      JSON.stringify([downstream, column, upstream.dataset, upstream.column]),
    ),
  ]);
  return [...lines, ...leftOut.map(({ code, record }) => `${code} ${record}`)];
}
