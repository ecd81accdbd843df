import type { LeftOut } from '../../../model/portable-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import type { DbtNames, DbtOptions } from './dbt-names.js';
import type { DbtNode, DbtProject } from './read-dbt-project.js';

/** A node of dbt with the urns that stand for it. */
export interface DbtDataset {
  readonly node: DbtNode;
  /** The urn of its own unit. */
  readonly own: DatasetUrn;
  /** The urn by which the units of its readers name it. */
  readonly asUpstream: DatasetUrn;
  /** The urn of its table. Absent for an ephemeral model. */
  readonly table?: DatasetUrn | undefined;
  /** Its columns, as its urns spell them. Undefined if the catalog file does not list them. */
  readonly columns: readonly string[] | undefined;
}

/** The nodes of a project, by id, as lineage sees them. */
export interface DbtDatasets {
  readonly datasets: ReadonlyMap<string, DbtDataset>;
  /** Ephemeral models. Their readers get their upstreams. */
  readonly passages: ReadonlyMap<string, DbtNode>;
  readonly leftOut: readonly LeftOut[];
}

/** Gives each node of a project its urns. */
export function findDbtDatasets(
  project: DbtProject,
  names: DbtNames,
  columns: ReadonlyMap<string, readonly string[]>,
  options: DbtOptions,
): DbtDatasets {
  const collapses = collapsesEphemerals(options);
  const datasets = new Map<string, DbtDataset>();
  const passages = new Map<string, DbtNode>();
  const leftOut: LeftOut[] = [];
  for (const node of project.nodes) {
    if (node.isEphemeral && collapses) {
      passages.set(node.id, node);
      continue;
    }
    const urns = options.urns === 'dbt' ? urnsOnDbt(node, names) : urnsInWarehouse(node, names);
    if (urns === undefined) leftOut.push({ code: 'dbt-node-without-relation', record: node.id });
    else datasets.set(node.id, { node, ...urns, columns: columns.get(node.id) });
  }
  return { datasets, passages, leftOut };
}

/** DataHub keeps ephemeral models on platform dbt. In the warehouse they do not exist. */
function collapsesEphemerals({ ephemeral, urns }: DbtOptions): boolean {
  return (ephemeral ?? (urns === 'dbt' ? 'keep' : 'collapse')) === 'collapse';
}

type Urns = Pick<DbtDataset, 'own' | 'asUpstream' | 'table'>;

function urnsInWarehouse(node: DbtNode, names: DbtNames): Urns | undefined {
  const urn = node.isEphemeral ? names.dbtUrn(node) : names.tableUrn(node);
  return urn && { own: urn, asUpstream: urn, ...(!node.isEphemeral && { table: urn }) };
}

/** Readers name a model by its table, but a source and an ephemeral model by its urn of dbt. */
function urnsOnDbt(node: DbtNode, names: DbtNames): Urns | undefined {
  const own = names.dbtUrn(node);
  if (own === undefined || node.isEphemeral) return own && { own, asUpstream: own };
  const table = names.tableUrn(node);
  return table && { own, asUpstream: node.isSource ? own : table, table };
}
