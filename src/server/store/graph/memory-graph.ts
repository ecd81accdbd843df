import type { Urn } from '../../../urn/urn.js';
import { homeOf } from '../column-home.js';
import { isColumn, type LineageDirection, lineageEdge } from '../lineage-edge.js';
import type { HomeRelationships, RelationshipDirection, RelationshipKey } from '../relationship.js';
import { UrnNumbers } from './urn-numbers.js';

/** Facts about an entity besides its lineage, as bits. */
const FLAGS = { exists: 1, softDeleted: 2 } as const;

type EntityFlag = keyof typeof FLAGS;

/** Reads the relationships of the columns of one home. */
type ReadColumns = (home: Urn, direction: RelationshipDirection) => HomeRelationships;

type ChangeEdge = (downstream: number, upstream: number) => void;

const DIRECTIONS = ['UPSTREAM', 'DOWNSTREAM'] as const;

/**
 * The lineage graph, which the store updates together with its tables. Changes take effect at once,
 * and a rollback undoes them until the commit. It counts edges: an edge that two aspects state
 * exists until neither aspect states it.
 */
export class MemoryGraph extends UrnNumbers {
  /** Neighbors by node, once for each edge. */
  readonly #upstreams: number[][] = [];
  readonly #downstreams: number[][] = [];
  readonly #flags: number[] = [];
  /** Neighbors of columns, by node, by direction and home. */
  readonly #columns: Map<string, ReadonlyMap<number, readonly number[]>> = new Map();
  readonly #readColumns: ReadColumns;
  /** Undo the changes since the last commit. Undefined before the first commit. */
  #undo: (() => void)[] | undefined;

  constructor(readColumns: ReadColumns) {
    super();
    this.#readColumns = readColumns;
  }

  /**
   * Finds the node to start a search from. Columns become nodes when a search visits a column of
   * their dataset.
   */
  findStart(urn: Urn): number | undefined {
    if (isColumn(urn)) for (const direction of DIRECTIONS) this.#columnsAt(homeOf(urn), direction);
    return this.findNode(urn);
  }

  /** Calls `visit` with each direct neighbor, in no order, once for each relationship to it. */
  eachNeighbor(node: number, direction: LineageDirection, visit: (neighbor: number) => void): void {
    const urn = this.toUrn(node);
    const lists = direction === 'UPSTREAM' ? this.#upstreams : this.#downstreams;
    const found = isColumn(urn) ? this.#columnsAt(homeOf(urn), direction).get(node) : lists[node];
    for (const neighbor of found ?? []) visit(neighbor);
  }

  /** Returns true if the key aspect is stored. Columns rarely have one: see `existenceUrn`. */
  exists(node: number): boolean {
    return this.#hasFlag(node, FLAGS.exists);
  }

  isSoftDeleted(node: number): boolean {
    return this.#hasFlag(node, FLAGS.softDeleted);
  }

  /** Adds a relationship. Like `remove`, it ignores a relationship that is not lineage. */
  add(relationship: RelationshipKey): void {
    this.#changeEdge(relationship, this.#link, this.#unlink);
  }

  remove(relationship: RelationshipKey): void {
    this.#changeEdge(relationship, this.#unlink, this.#link);
  }

  /** Forgets the neighbors of the columns of one home, since an aspect that states them changed. */
  forgetColumns(home: Urn): void {
    this.#dropColumns(home);
    this.#undo?.push(() => this.#dropColumns(home));
  }

  hasFlag(urn: Urn, flag: EntityFlag): boolean {
    const node = this.findNode(urn);
    return node !== undefined && this.#hasFlag(node, FLAGS[flag]);
  }

  setFlag(urn: Urn, flag: EntityFlag, on: boolean): void {
    const node = on ? this.addNode(urn) : this.findNode(urn);
    if (node === undefined) return;
    const before = this.#flags[node] ?? 0;
    this.#undo?.push(() => this.#setFlags(node, before));
    this.#setFlags(node, on ? before | FLAGS[flag] : before & ~FLAGS[flag]);
  }

  /** Commits all changes so far. */
  commit(): void {
    this.#undo = [];
  }

  /** Undoes all changes since the last commit. */
  rollBack(): void {
    for (const undo of this.#undo?.reverse() ?? []) undo();
    this.#undo = [];
  }

  #dropColumns(home: Urn): void {
    for (const direction of DIRECTIONS) this.#columns.delete(`${direction} ${home}`);
  }

  /** Reads the neighbors of the columns of a home, at the first visit of one of them. */
  #columnsAt(home: Urn, direction: LineageDirection): ReadonlyMap<number, readonly number[]> {
    const key = `${direction} ${home}`;
    const known = this.#columns.get(key);
    if (known !== undefined) return known;
    const found = new Map<number, readonly number[]>();
    const isUp = direction === 'UPSTREAM';
    for (const [urn, rows] of this.#readColumns(home, isUp ? 'OUTGOING' : 'INCOMING')) {
      const edges = rows.flatMap((row) => lineageEdge(row) ?? []);
      const others = edges.map(({ upstream, downstream }) =>
        this.addNode(isUp ? upstream : downstream),
      );
      if (others.length > 0) found.set(this.addNode(urn), others);
    }
    this.#columns.set(key, found);
    return found;
  }

  #changeEdge(relationship: RelationshipKey, change: ChangeEdge, undo: ChangeEdge): void {
    const edge = lineageEdge(relationship);
    if (edge === undefined) return;
    const downstream = this.addNode(edge.downstream);
    const upstream = this.addNode(edge.upstream);
    change(downstream, upstream);
    this.#undo?.push(() => undo(downstream, upstream));
  }

  readonly #link: ChangeEdge = (downstream, upstream) => {
    addTo(this.#upstreams, downstream, upstream);
    addTo(this.#downstreams, upstream, downstream);
  };

  readonly #unlink: ChangeEdge = (downstream, upstream) => {
    removeFrom(this.#upstreams[downstream], upstream);
    removeFrom(this.#downstreams[upstream], downstream);
  };

  #setFlags(node: number, flags: number): void {
    // Fills holes, so that the engine keeps an array of small integers.
    while (this.#flags.length <= node) this.#flags.push(0);
    this.#flags[node] = flags;
  }

  #hasFlag(node: number, flag: number): boolean {
    return ((this.#flags[node] ?? 0) & flag) !== 0;
  }
}

function addTo(lists: number[][], node: number, other: number): void {
  // Fills holes, so that the engine keeps a plain array.
  while (lists.length <= node) lists.push([]);
  lists[node]?.push(other);
}

/** Removes one occurrence of a node, if the list has one. */
function removeFrom(list: number[] | undefined, node: number): void {
  const found = list?.indexOf(node) ?? -1;
  if (found >= 0) list?.splice(found, 1);
}
