import type { EntityType } from '../urn/entity-urn.js';
import { urnEntityType } from '../urn/urn.js';

/**
 * A list of edges in an aspect, and the older list of bare urns that connectors still write. Source:
 * the models of DataHub 1.6.
 */
export interface EdgeList {
  /** The list of records, such as `inputDatasetEdges`. Only they can carry a mark. */
  readonly edges: string;
  /** The older list, such as `inputDatasets`. */
  readonly urns?: string;
  /** The types of the other ends. */
  readonly ends: readonly EntityType[];
  /** True if the holder is upstream of the other ends, as a job is of the datasets that it writes. */
  readonly isOutput?: true;
}

/** The storage of the lineage of one type of entity. */
export interface LineageKind {
  /** The word for it in manifests and messages. */
  readonly word: string;
  /** The name of the type in the enum of GraphQL. */
  readonly graphType: string;
  /** The name of the object type in GraphQL. */
  readonly graphqlName: string;
  /** The aspect that holds the edges. */
  readonly aspect: string;
  /** Empty for datasets, whose aspect is the common form itself. */
  readonly lists: readonly EdgeList[];
  /**
   * The place of column pairs: records in the aspect, between columns of its own (`records`) or of
   * its inputs and outputs (`between`); or an aspect of their own (`fields`).
   */
  readonly columns?: 'records' | 'between' | 'fields';
  /** True if the aspect holds more than lineage, so that lineage alone cannot make it. */
  readonly mustExist?: true;
  /** Lists that a new aspect has to have. */
  readonly required?: readonly string[];
  /** True if the mutation `updateLineage` may write the edges. It appends edges to other kinds twice. */
  readonly mutable?: true;
}

/**
 * The kinds of entities whose lineage can be declared, by type.
 *
 * `readKinds` of a catalog, the planner, the writer, the imports and the documents follow this
 * table. A new kind needs a row here, and words.
 */
export const kinds: Readonly<Record<EntityType, LineageKind>> = {
  dataset: {
    word: 'dataset',
    graphType: 'DATASET',
    graphqlName: 'Dataset',
    aspect: 'upstreamLineage',
    lists: [{ edges: 'upstreams', ends: ['dataset'] }],
    columns: 'records',
    mutable: true,
  },
  dataJob: {
    word: 'job',
    graphType: 'DATA_JOB',
    graphqlName: 'DataJob',
    aspect: 'dataJobInputOutput',
    lists: [
      { edges: 'inputDatasetEdges', urns: 'inputDatasets', ends: ['dataset'] },
      { edges: 'outputDatasetEdges', urns: 'outputDatasets', ends: ['dataset'], isOutput: true },
      { edges: 'inputDatajobEdges', urns: 'inputDatajobs', ends: ['dataJob'] },
    ],
    columns: 'between',
    required: ['inputDatasets', 'outputDatasets'],
  },
  chart: {
    word: 'chart',
    graphType: 'CHART',
    graphqlName: 'Chart',
    aspect: 'chartInfo',
    lists: [{ edges: 'inputEdges', urns: 'inputs', ends: ['dataset', 'chart'] }],
    columns: 'fields',
    mustExist: true,
  },
  dashboard: {
    word: 'dashboard',
    graphType: 'DASHBOARD',
    graphqlName: 'Dashboard',
    aspect: 'dashboardInfo',
    lists: [
      { edges: 'chartEdges', urns: 'charts', ends: ['chart'] },
      { edges: 'datasetEdges', urns: 'datasets', ends: ['dataset'] },
      { edges: 'dashboards', ends: ['dashboard'] },
    ],
    mustExist: true,
  },
};

/** All types, in the order of the table. */
export const entityTypes = Object.keys(kinds) as readonly EntityType[];

/** Returns the kind of an entity. Datasets stand in for types that no lineage can be declared of. */
export function kindOf(urn: string): LineageKind {
  const type = urnEntityType(urn);
  return isKnownType(type) ? kinds[type] : kinds.dataset;
}

export function isKnownType(type: string): type is EntityType {
  return Object.hasOwn(kinds, type);
}
