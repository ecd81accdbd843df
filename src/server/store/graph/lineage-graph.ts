import type { MemoryGraph } from './memory-graph.js';

/** The reads of the graph, for searches that visit every reachable node. None reads the database. */
export type LineageGraph = Pick<
  MemoryGraph,
  'size' | 'findNode' | 'toUrn' | 'eachNeighbour' | 'ranks' | 'exists' | 'isSoftDeleted'
>;
