import type { LeftOut, PortableLineage, PortableUnit } from '../../model/portable-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { StatementCollector } from './statement-collector.js';

/** Lineage whose datasets are spelled otherwise. */
export interface RespelledLineage {
  readonly lineage: PortableLineage;
  /** Elements that contradict those of a dataset with another spelling. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Gives datasets other spellings. Several spellings of one dataset become one. Of elements that
 * contradict each other the first stays, and upstreams count before none.
 */
export function respellDatasets(
  { units }: PortableLineage,
  spellings: ReadonlyMap<DatasetUrn, DatasetUrn>,
): RespelledLineage {
  const collector = new StatementCollector();
  const leftOut: LeftOut[] = [];
  const respell = (urn: DatasetUrn): DatasetUrn => spellings.get(urn) ?? urn;
  for (const unit of units)
    for (const record of addUnit(unit, collector, respell))
      leftOut.push({ code: 'import-contradiction', record });
  for (const { downstream, edges } of units)
    if (edges.length === 0 && collector.hasUpstreams(respell(downstream)))
      leftOut.push({ code: 'import-contradiction', record: downstream });
  return { lineage: collector.finish(), leftOut };
}

/** Adds the elements of a unit. Returns the names of those that contradict earlier ones. */
function addUnit(
  unit: PortableUnit,
  collector: StatementCollector,
  respell: (urn: DatasetUrn) => DatasetUrn,
): readonly string[] {
  const downstream = respell(unit.downstream);
  collector.addDownstream(downstream);
  const refused: string[] = [];
  for (const { upstream, type } of unit.edges)
    if (!collector.add([{ downstream, upstream: respell(upstream), type }]))
      refused.push(`${unit.downstream} <- ${upstream}`);
  for (const { downstreamColumn, upstream, ...pair } of unit.pairs) {
    const columns = { ...pair, downstream: downstreamColumn, upstream: upstream.column };
    if (!collector.add([{ downstream, upstream: respell(upstream.dataset), columns }]))
      refused.push(
        `${unit.downstream} ${downstreamColumn} <- ${upstream.dataset} ${upstream.column}`,
      );
  }
  for (const { upstream } of unit.wildcards)
    collector.add([{ downstream, upstream: respell(upstream), columns: '*' }]);
  return refused;
}
