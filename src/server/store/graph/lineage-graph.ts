import type { Urn } from '../../../urn/urn.js';
import type { LineageDirection } from '../lineage-edge.js';

/**
 * Lineage in memory, for searches that visit every reachable node. Nodes are numbers, and no method
 * reads the database. The graph includes the writes of an open transaction.
 */
export interface LineageGraph {
  /**
   * The number of nodes. All node numbers are below it. It only grows, and a number never changes
   * its urn.
   */
  readonly size: number;
  /** Finds the number of an urn. Undefined if the urn does not exist and never had lineage. */
  findNode(urn: Urn): number | undefined;
  toUrn(node: number): Urn;
  /** Calls `visit` with each direct neighbour, in no order, once for each relationship to it. */
  eachNeighbour(
    node: number,
    direction: LineageDirection,
    visit: (neighbour: number) => void,
  ): void;
  /**
   * Returns, by node, the position of its urn among all sorted urns. Valid until the next write.
   */
  ranks(): Int32Array;
  /** Returns true if the key aspect is stored. Columns rarely have one: see `existenceUrn`. */
  exists(node: number): boolean;
  isSoftDeleted(node: number): boolean;
}
