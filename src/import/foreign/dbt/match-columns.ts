import type { LeftOut, PortablePair } from '../../../model/portable-lineage.js';
import type { DbtDataset } from './dbt-datasets.js';

/** The column lineage of a downstream that follows from the names of columns. */
export interface MatchedColumns {
  readonly pairs: readonly PortablePair[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Maps each column of a dataset that exactly one upstream has too. Each column is a record. If the
 * columns of one of the datasets are unknown, none can be mapped, and the dataset is one record.
 */
export function matchColumns(
  { node, columns }: DbtDataset,
  upstreams: readonly DbtDataset[],
): MatchedColumns {
  const code = 'dbt-columns-unclear';
  const known = upstreams.flatMap((one) => (one.columns ? [indexColumns(one, one.columns)] : []));
  if (columns === undefined || known.length < upstreams.length)
    return { pairs: [], leftOut: [{ code, record: node.id }] };
  const pairs: PortablePair[] = [];
  const leftOut: LeftOut[] = [];
  for (const downstreamColumn of columns) {
    const sources = known.flatMap(({ dataset, byLowerCase }) => {
      const column = byLowerCase.get(downstreamColumn.toLowerCase());
      return column === undefined ? [] : [{ dataset, column }];
    });
    const [upstream, ...more] = sources;
    if (upstream === undefined || more.length > 0)
      leftOut.push({ code, record: `${node.id}.${downstreamColumn}` });
    else pairs.push({ downstreamColumn, upstream, confidence: 1 });
  }
  return { pairs, leftOut };
}

function indexColumns({ asUpstream }: DbtDataset, columns: readonly string[]) {
  return {
    dataset: asUpstream,
    byLowerCase: new Map(columns.map((column) => [column.toLowerCase(), column])),
  };
}
