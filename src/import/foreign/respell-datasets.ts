import { endUrn, isOutputEnd, outputEnd } from '../../model/edge-end.js';
import type { FormatReading, PortableLineage } from '../../model/portable-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
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
  const respellAny = (urn: EntityUrn) => (isDatasetUrn(urn) ? respell(urn) : urn);
  for (const { downstream: spelled, edges, pairs, wildcards } of units) {
    const downstream = respellAny(spelled);
    const take = (statement: Omit<EdgeStatement, 'downstream'>, record: string): void => {
      if (!collector.take([{ ...statement, downstream }]))
        collector.leaveOut('import-contradiction', { record });
    };
    if (edges.length === 0) collector.takeWithoutUpstreams(downstream, { record: spelled });
    for (const { upstream: end, ...facts } of edges) {
      const urn = respellAny(endUrn(end));
      const upstream = isOutputEnd(end) ? outputEnd(urn as DatasetUrn) : urn;
      take({ upstream, ...facts }, `${spelled} <- ${end}`);
    }
    for (const pair of pairs) {
      const { dataset, column } = pair.upstream;
      const upstream = respell(dataset);
      const of = pair.of && respell(pair.of);
      const columns = { ...pair, ...(of && { of }), upstream: { dataset: upstream, column } };
      const record = `${spelled} ${pair.downstreamColumn} <- ${dataset} ${column}`;
      take({ upstream, columns }, record);
    }
    for (const { upstream } of wildcards)
      take({ upstream: respell(upstream), columns: '*' }, `${spelled} * <- ${upstream} *`);
  }
  const { lineage, leftOut } = collector.finish();
  return { lineage, leftOut };
}
