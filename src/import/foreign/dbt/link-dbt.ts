import type { CodeName } from '../../../errors/codes.js';
import { groupAt, groupBy } from '../../../model/group-by.js';
import { lineageEntities } from '../../../model/lineage-entities.js';
import type { LeftOut, PortableLineage } from '../../../model/portable-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import { LineageCollector } from '../lineage-collector.js';
import { type DbtLinkInput, pairOf } from './dbt-column-lineage.js';
import { matchColumns } from './dbt-columns.js';
import type { DbtDataset, DbtDatasets } from './dbt-datasets.js';
import type { DbtOptions } from './dbt-names.js';
import type { DbtColumnEdge } from './info-schema.js';
import { type DbtExposure, isTestId } from './read-dbt-project.js';

/** The lineage of a project. */
export interface LinkedDbt {
  readonly lineage: PortableLineage;
  /** Number of records about columns that are in the lineage. */
  readonly columnRecords: number;
  /** Number of exposures that are in the lineage. */
  readonly exposures: number;
  /** Nodes that are not in the lineage. */
  readonly lonely: readonly LeftOut[];
  /** Edges to the own table, and records about columns, that are not in the lineage. */
  readonly leftOut: readonly LeftOut[];
}

/** An exposure with the dashboard that stands for it. */
export interface NamedExposure {
  readonly exposure: DbtExposure;
  readonly urn: EntityUrn;
}

/** Links the datasets of a project to their upstreams, and on platform dbt to their tables. */
export function linkDbt(
  found: DbtLinkInput,
  exposures: readonly NamedExposure[],
  options: DbtOptions,
): LinkedDbt {
  const linker = new DbtLinker(found, options);
  const datasets = [...found.datasets.values()];
  for (const dataset of datasets) if (!dataset.node.isSource) linker.linkUpstreams(dataset);
  if (options.urns === 'dbt') for (const dataset of datasets) linker.linkTable(dataset);
  linker.leaveOutColumns();
  for (const exposure of exposures) linker.linkExposure(exposure);
  const lineage = linker.collector.finish();
  const { columnRecords, exposures: taken, leftOut, reached } = linker;
  return {
    lineage,
    columnRecords,
    exposures: taken,
    lonely: findLonely(found, lineage, reached),
    leftOut,
  };
}

class DbtLinker {
  readonly collector: LineageCollector = new LineageCollector();
  readonly leftOut: LeftOut[] = [];
  columnRecords = 0;
  exposures = 0;
  /** The ids of the nodes that other nodes read. */
  readonly reached = new Set<string>();
  /** The urns of models, seeds and snapshots. */
  readonly #built = new Set<DatasetUrn>();
  readonly #found: DbtLinkInput;
  readonly #options: DbtOptions;

  constructor(found: DbtLinkInput, options: DbtOptions) {
    this.#found = found;
    this.#options = options;
  }

  linkUpstreams(dataset: DbtDataset): void {
    const upstreams = this.#findUpstreams(dataset);
    this.#built.add(dataset.own);
    for (const { asUpstream } of upstreams)
      this.collector.addEdge(dataset.own, asUpstream, { type: 'TRANSFORMED' });
    const [upstream, ...more] = upstreams;
    const { columns } = this.#options;
    this.#linkColumns(dataset, upstreams);
    if (upstream === undefined) return;
    if (columns === 'same-name') {
      const { pairs, leftOut } = matchColumns(dataset, upstreams);
      this.columnRecords += pairs.length;
      for (const pair of pairs) this.collector.addPair(dataset.own, pair);
      for (const one of leftOut) this.leftOut.push(one);
    } else if (columns === 'star' && more.length > 0)
      this.leftOut.push({ code: 'dbt-columns-unclear', record: dataset.node.id });
    else if (columns === 'star') {
      this.columnRecords++;
      this.collector.addWildcard(dataset.own, upstream.asUpstream);
    }
  }

  /**
   * Maps the columns that dbt or a parser found. Each row is a record. So is a dataset of dbt's own
   * lineage without rows, but one with code may have constants alone.
   */
  #linkColumns(dataset: DbtDataset, upstreams: readonly DbtDataset[]): void {
    const { columnEdges } = this.#found;
    if (columnEdges === undefined) return;
    const { id } = dataset.node;
    const isParsed = this.#options.columns === 'sql';
    if (!isParsed && !columnEdges.has(id) && upstreams.length > 0)
      this.leftOut.push({ code: 'dbt-columns-unclear', record: id });
    const input = { ...this.#found, ...this.#options };
    for (const edge of groupAt(columnEdges, id)) {
      const pair = pairOf(edge, dataset, upstreams, input);
      if (typeof pair === 'string') this.#leaveOutColumn(pair, edge);
      else {
        this.columnRecords++;
        this.collector.addPair(dataset.own, pair);
      }
    }
  }

  /** Leaves out rows of nodes that cannot have upstreams. Tests are no records. */
  leaveOutColumns(): void {
    const { columnEdges = [], datasets } = this.#found;
    for (const [id, edges] of columnEdges)
      if (datasets.get(id)?.node.isSource !== false && !isTestId(id))
        for (const edge of edges) this.#leaveOutColumn('dbt-columns-without-edge', edge);
  }

  #leaveOutColumn(code: CodeName, { child, parent }: DbtColumnEdge): void {
    const record = `${child.node}.${child.column} <- ${parent.node}.${parent.column}`;
    this.leftOut.push({ code, record });
  }

  /**
   * Links a dataset of platform dbt with its table, as a copy of each column: the table is the
   * upstream of a source, and a model is the upstream of its table. A source with the urn of a
   * model gets no such link, since the two links would form a circle.
   */
  linkTable({ node, own, table, columns = [] }: DbtDataset): void {
    if (table === undefined || (node.isSource && this.#built.has(own))) return;
    const [downstream, dataset] = node.isSource ? [own, table] : [table, own];
    this.collector.addEdge(downstream, dataset, { type: 'COPY' });
    if (this.#options.columns === 'star') this.collector.addWildcard(downstream, dataset);
    else
      for (const column of columns) {
        const upstream = { dataset, column };
        this.collector.addPair(downstream, { downstreamColumn: column, upstream, confidence: 1 });
      }
  }

  /** Links the dashboard of an exposure to the datasets that it reads. */
  linkExposure({ exposure, urn }: NamedExposure): void {
    const upstreams = this.#reachDatasets(exposure.dependsOn);
    for (const { asUpstream } of upstreams)
      this.collector.addEdge(urn, asUpstream, { type: 'TRANSFORMED' });
    if (upstreams.length === 0) this.leftOut.push({ code: 'dbt-exposure', record: exposure.id });
    else this.exposures++;
  }

  /**
   * Finds the upstreams of a dataset: one for each urn, and none for the dataset itself or its own
   * table. A source of a project can name a table that a model builds.
   */
  #findUpstreams({ node, own, table }: DbtDataset): readonly DbtDataset[] {
    const upstreams = new Map<DatasetUrn, DbtDataset>();
    let isOwn = false;
    for (const upstream of this.#reachDatasets(node.dependsOn)) {
      const urn = upstream.asUpstream;
      // Two nodes can name one table, and the catalog file can list the columns of just one node.
      const isKnown = upstreams.get(urn)?.columns !== undefined;
      if (urn === own || urn === table) isOwn = true;
      else if (!isKnown) upstreams.set(urn, upstream);
    }
    if (isOwn) this.leftOut.push({ code: 'import-self-edge', record: node.id });
    return [...upstreams.values()];
  }

  /** Finds the datasets that a node reads, also through ephemeral models. */
  #reachDatasets(dependsOn: readonly string[]): readonly DbtDataset[] {
    const { datasets, passages } = this.#found;
    // A set yields what is added while it is iterated, so it is the queue too.
    const queue = new Set(dependsOn);
    for (const id of queue) {
      this.reached.add(id);
      for (const next of passages.get(id)?.dependsOn ?? []) queue.add(next);
    }
    return [...queue].flatMap((id) => datasets.get(id) ?? []);
  }
}

/** Finds nodes that neither read nor are read: datasets, and passages that connect nothing. */
function findLonely(
  found: DbtDatasets,
  lineage: PortableLineage,
  reached: ReadonlySet<string>,
): readonly LeftOut[] {
  const named = lineageEntities(lineage);
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
