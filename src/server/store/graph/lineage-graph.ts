import type { Urn } from '../../../urn/urn.js';
import type { LineageDirection } from '../lineage-edge.js';

/**
 * Lineage in memory, for searches that look at every node within reach: nodes are numbers, and no question costs a
 * read of the database. Sees the writes of an open transaction.
 */
export interface LineageGraph {
  /** Numbers are below it. It grows; a number stays the same urn's. */
  readonly size: number;
  /** Nothing for urns that neither exist nor ever had lineage. */
  numberOf(urn: Urn): number | undefined;
  urnOf(node: number): Urn;
  /** Calls with each direct neighbour, in no order; with one that several relationships lead to, several times. */
  eachNeighbour(node: number, direction: LineageDirection, visit: (neighbour: number) => void): void;
  /** By node, the place of its urn among all urns in order. Good until the next write. */
  ranks(): Int32Array;
  /** Whether the key aspect is stored. Of columns seldom: see `bearerOf`. */
  exists(node: number): boolean;
  isSoftDeleted(node: number): boolean;
}
