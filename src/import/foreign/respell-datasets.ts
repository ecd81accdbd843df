import type { FormatReading, PortableLineage } from '../../model/portable-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type EdgeStatement, RecordCollector } from './record-collector.js';

/**
 * Gives datasets other spellings. Several spellings of one dataset become one. If elements
 * contradict each other, the first stays and the others are left out. A record with upstreams beats
 * a record that states none.
 */
export function respellDatasets(
  { units }: PortableLineage,
  spellings: ReadonlyMap<DatasetUrn, DatasetUrn>,
): Pick<FormatReading, 'lineage' | 'leftOut'> {
  const collector = new RecordCollector();
  const respell = (urn: DatasetUrn): DatasetUrn => spellings.get(urn) ?? urn;
  for (const { downstream: spelled, edges, pairs, wildcards } of units) {
    const downstream = respell(spelled);
    const take = (statement: Omit<EdgeStatement, 'downstream'>, record: string): void => {
      if (!collector.take([{ ...statement, downstream }]))
        collector.leaveOut('import-contradiction', { record });
    };
    if (edges.length === 0) collector.takeWithoutUpstreams(downstream, { record: spelled });
    for (const { upstream, type } of edges)
      take({ upstream: respell(upstream), type }, `${spelled} <- ${upstream}`);
    for (const pair of pairs) {
      const { dataset, column } = pair.upstream;
      const upstream = respell(dataset);
      const columns = { ...pair, upstream: { dataset: upstream, column } };
      const record = `${spelled} ${pair.downstreamColumn} <- ${dataset} ${column}`;
      take({ upstream, columns }, record);
    }
    for (const { upstream } of wildcards)
      take({ upstream: respell(upstream), columns: '*' }, `${spelled} * <- ${upstream} *`);
  }
  const { lineage, leftOut } = collector.finish();
  return { lineage, leftOut };
}
