import { groupAt, groupBy } from '../../../model/group-by.js';
import { lineageDatasets } from '../../../model/lineage-datasets.js';
import type { LeftOut, PortableLineage } from '../../../model/portable-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import { LineageCollector } from '../lineage-collector.js';
import type { DbtDataset, DbtDatasets } from './dbt-datasets.js';
import type { DbtOptions } from './dbt-options.js';
import { matchColumns } from './match-columns.js';
import type { DbtNode } from './read-dbt-project.js';

/** The lineage of a project. */
export interface LinkedDbt {
  readonly lineage: PortableLineage;
  /** Number of records about columns that are in the lineage. */
  readonly columnRecords: number;
  /** Nodes that are not in the lineage. */
  readonly lonely: readonly LeftOut[];
  /** Records about columns that are not. */
  readonly leftOut: readonly LeftOut[];
}

/** Links the datasets of a project to their upstreams, and on platform dbt to their tables. */
export function linkDbt(found: DbtDatasets, options: DbtOptions): LinkedDbt {
  const collector = new LineageCollector();
  const leftOut: LeftOut[] = [];
  let columnRecords = 0;
  const built = new Set<DatasetUrn>();
  const reached = new Set<string>();
  for (const dataset of found.datasets.values()) {
    if (dataset.node.isSource) continue;
    built.add(dataset.own);
    const { upstreams, isOwn } = findUpstreams(dataset, found, reached);
    if (isOwn) leftOut.push({ code: 'import-self-edge', record: dataset.node.id });
    for (const { asUpstream } of upstreams)
      collector.addEdge(dataset.own, asUpstream, 'TRANSFORMED');
    const columns = linkColumns(dataset, upstreams, options, collector);
    columnRecords += columns.taken;
    for (const one of columns.leftOut) leftOut.push(one);
  }
  if (options.urns === 'dbt')
    for (const dataset of found.datasets.values())
      linkTable(dataset, { built, options, collector });
  const lineage = collector.finish();
  const lonely = findLonely(found, lineage, reached);
  return { lineage, columnRecords, lonely, leftOut };
}

/** Finds nodes that neither read nor are read: datasets, and passages that connect nothing. */
function findLonely(
  found: DbtDatasets,
  lineage: PortableLineage,
  reached: ReadonlySet<string>,
): readonly LeftOut[] {
  const named = lineageDatasets(lineage);
  const datasets = [...found.datasets.values()].filter(({ own, asUpstream, table }) =>
    [own, asUpstream, table].every((urn) => urn === undefined || !named.has(urn)),
  );
  const all = [...found.passages.values()];
  const reads = all.flatMap(({ id, dependsOn }) => dependsOn.map((upstream) => ({ id, upstream })));
  const readers = groupBy(reads, ({ upstream }) => upstream);
  // A set yields what is added while it is iterated.
  const fed = new Set(found.datasets.keys());
  for (const upstream of fed) for (const { id } of groupAt(readers, upstream)) fed.add(id);
  const passages = all.filter(({ id }) => !reached.has(id) || !fed.has(id));
  return [...datasets.map(({ node }) => node), ...passages].map(({ id }) => ({
    code: 'dbt-node-without-lineage',
    record: id,
  }));
}

/**
 * Finds the upstreams of a dataset: one for each urn, and none for the dataset itself or its own
 * table. A source of a project can name a table that a model builds.
 */
function findUpstreams(
  { node, own, table }: DbtDataset,
  found: DbtDatasets,
  reached: Set<string>,
): { readonly upstreams: readonly DbtDataset[]; readonly isOwn: boolean } {
  const upstreams = new Map<DatasetUrn, DbtDataset>();
  let isOwn = false;
  for (const upstream of reachDatasets(node, found, reached)) {
    const urn = upstream.asUpstream;
    // Two nodes can name one table, and the catalog file can list the columns of just one of them.
    const isKnown = upstreams.get(urn)?.columns !== undefined;
    if (urn === own || urn === table) isOwn = true;
    else if (!isKnown) upstreams.set(urn, upstream);
  }
  return { upstreams: [...upstreams.values()], isOwn };
}

/** Finds the datasets that a node reads, through ephemeral models. Adds the ids of all of these. */
function reachDatasets(
  { dependsOn }: DbtNode,
  { datasets, passages }: DbtDatasets,
  reached: Set<string>,
): readonly DbtDataset[] {
  // A set yields what is added while it is iterated, so it is the queue too.
  const queue = new Set(dependsOn);
  for (const id of queue) {
    reached.add(id);
    for (const next of passages.get(id)?.dependsOn ?? []) queue.add(next);
  }
  return [...queue].flatMap((id) => datasets.get(id) ?? []);
}

function linkColumns(
  dataset: DbtDataset,
  upstreams: readonly DbtDataset[],
  { columns }: DbtOptions,
  collector: LineageCollector,
): { readonly taken: number; readonly leftOut: readonly LeftOut[] } {
  const [upstream, ...more] = upstreams;
  if (columns === 'none' || upstream === undefined) return { taken: 0, leftOut: [] };
  if (columns === 'same-name') {
    const { pairs, leftOut } = matchColumns(dataset, upstreams);
    for (const pair of pairs) collector.addPair(dataset.own, pair);
    return { taken: pairs.length, leftOut };
  }
  if (more.length > 0)
    return { taken: 0, leftOut: [{ code: 'dbt-columns-unclear', record: dataset.node.id }] };
  collector.addWildcard(dataset.own, upstream.asUpstream);
  return { taken: 1, leftOut: [] };
}

interface TableLinks {
  /** The urns of models, seeds and snapshots on platform dbt. */
  readonly built: ReadonlySet<DatasetUrn>;
  readonly options: DbtOptions;
  readonly collector: LineageCollector;
}

/**
 * Links a dataset of platform dbt with its table, as a copy of each column: a source comes from its
 * table, and the table of a model from the model. A source with the urn of a model has no such link,
 * since the two would lead in a circle.
 */
function linkTable(
  { node, own, table, columns = [] }: DbtDataset,
  { built, options, collector }: TableLinks,
): void {
  if (table === undefined || (node.isSource && built.has(own))) return;
  const [downstream, upstream] = node.isSource ? [own, table] : [table, own];
  collector.addEdge(downstream, upstream, 'COPY');
  if (options.columns === 'star') collector.addWildcard(downstream, upstream);
  else
    for (const column of columns)
      collector.addPair(downstream, {
        downstreamColumn: column,
        upstream: { dataset: upstream, column },
        confidence: 1,
      });
}
