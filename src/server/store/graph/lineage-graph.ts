import type { MemoryGraph } from './memory-graph.js';

/**
 * The reads of the graph, for searches that visit every reachable node. Only columns are read from
 * the database, when a search first visits a column of their dataset.
 */
export type LineageGraph = Pick<
  MemoryGraph,
  | 'size'
  | 'findNode'
  | 'findStart'
  | 'toUrn'
  | 'eachNeighbor'
  | 'ranks'
  | 'exists'
  | 'isSoftDeleted'
>;
