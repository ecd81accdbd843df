import type { Urn } from '../../../urn/urn.js';
import type { LineageDirection } from '../lineage-edge.js';

/**
 * The reads of the graph, for searches that visit every reachable node. Only columns are read from
 * the database, when a search first visits a column of their dataset.
 */
export interface LineageGraph {
  /**
   * The number of nodes. All node numbers are below it. It only grows, also during a search, and a
   * number never changes its urn.
   */
  readonly size: number;
  /**
   * Finds the number of an urn. Undefined if the urn does not exist and never had lineage, and for
   * columns that no search has visited.
   */
  readonly findNode: (urn: Urn) => number | undefined;
  /** Finds the number of an urn to start from. Undefined if the urn does not exist and has no lineage. */
  readonly findStart: (urn: Urn) => number | undefined;
  readonly toUrn: (node: number) => Urn;
  /** Calls `visit` with each direct neighbor, in no order, once for each relationship to it. */
  readonly eachNeighbor: (
    node: number,
    direction: LineageDirection,
    visit: (neighbor: number) => void,
  ) => void;
  /** Returns, by node, the position of its urn among all sorted urns. Valid until the next write. */
  readonly ranks: () => Int32Array;
  /** Returns true if the key aspect is stored. Columns rarely have one: see `existenceUrn`. */
  readonly exists: (node: number) => boolean;
  readonly isSoftDeleted: (node: number) => boolean;
}
