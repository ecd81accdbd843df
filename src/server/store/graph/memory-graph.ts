import type { Urn } from '../../../urn/urn.js';
import { homeOf } from '../column-home.js';
import { isColumn, type LineageDirection, lineageEdge } from '../lineage-edge.js';
import type { HomeRelationships, RelationshipDirection, RelationshipKey } from '../relationship.js';
import type { LineageGraph } from './lineage-graph.js';
import { UrnNumbers } from './urn-numbers.js';

/** Facts about an entity besides its lineage, as bits. */
const FLAGS = { exists: 1, softDeleted: 2 } as const;

export type EntityFlag = keyof typeof FLAGS;

/**
 * A change that can be rolled back. `other` is the upstream of an edge, or the previous flags of
 * the node. `columns` is a change of the columns of a home.
 */
type Change = readonly [
  kind: 'added' | 'removed' | 'flagged' | 'columns',
  node: number,
  other: number,
];

/** Reads the relationships of the columns of one home. */
type ReadColumns = (home: Urn, direction: RelationshipDirection) => HomeRelationships;

const DIRECTIONS = ['UPSTREAM', 'DOWNSTREAM'] as const;

/**
 * The lineage graph, which the store updates together with its tables. Changes take effect at once,
 * and a rollback undoes them until the commit. It counts edges: an edge that two aspects state
 * exists until neither aspect states it.
 */
export class MemoryGraph implements LineageGraph {
  readonly #urns: UrnNumbers = new UrnNumbers();
  /** Neighbors by node, once for each edge. */
  readonly #upstreams: number[][] = [];
  readonly #downstreams: number[][] = [];
  readonly #flags: number[] = [];
  /** Neighbors of columns, by node, by direction and home. */
  readonly #columns: Map<string, ReadonlyMap<number, readonly number[]>> = new Map();
  readonly #readColumns: ReadColumns;
  #changes: Change[] = [];

  constructor(readColumns: ReadColumns) {
    this.#readColumns = readColumns;
  }

  get size(): number {
    return this.#urns.size;
  }

  findNode(urn: Urn): number | undefined {
    return this.#urns.find(urn);
  }

  /** Finds the node of an urn, or adds one without edges. */
  addNode(urn: Urn): number {
    return this.#urns.findOrAdd(urn);
  }

  toUrn(node: number): Urn {
    return this.#urns.urn(node);
  }

  findStart(urn: Urn): number | undefined {
    if (isColumn(urn)) for (const direction of DIRECTIONS) this.#columnsAt(homeOf(urn), direction);
    return this.findNode(urn);
  }

  eachNeighbor(node: number, direction: LineageDirection, visit: (neighbor: number) => void): void {
    const urn = this.toUrn(node);
    const lists = direction === 'UPSTREAM' ? this.#upstreams : this.#downstreams;
    const found = isColumn(urn) ? this.#columnsAt(homeOf(urn), direction).get(node) : lists[node];
    for (const neighbor of found ?? []) visit(neighbor);
  }

  ranks(): Int32Array {
    return this.#urns.ranks();
  }

  exists(node: number): boolean {
    return this.#hasFlag(node, FLAGS.exists);
  }

  isSoftDeleted(node: number): boolean {
    return this.#hasFlag(node, FLAGS.softDeleted);
  }

  /** Adds a relationship. Like `remove`, it ignores a relationship that is not lineage. */
  add(relationship: RelationshipKey): void {
    this.#changeEdge('added', relationship);
  }

  remove(relationship: RelationshipKey): void {
    this.#changeEdge('removed', relationship);
  }

  /** Forgets the neighbors of the columns of one home, since an aspect that states them changed. */
  forgetColumns(home: Urn): void {
    this.#changes.push(['columns', this.addNode(home), 0]);
    this.#dropColumns(home);
  }

  setFlag(urn: Urn, flag: EntityFlag, on: boolean): void {
    const node = on ? this.#urns.findOrAdd(urn) : this.#urns.find(urn);
    if (node === undefined) return;
    const before = this.#flags[node] ?? 0;
    this.#changes.push(['flagged', node, before]);
    this.#setFlags(node, on ? before | FLAGS[flag] : before & ~FLAGS[flag]);
  }

  /** Commits all changes so far. */
  commit(): void {
    this.#changes = [];
  }

  /** Undoes all changes since the last commit. */
  rollBack(): void {
    for (const [kind, node, other] of this.#changes.reverse()) {
      if (kind === 'flagged') this.#setFlags(node, other);
      else if (kind === 'columns') this.#dropColumns(this.toUrn(node));
      else if (kind === 'added') this.#unlink(node, other);
      else this.#link(node, other);
    }
    this.#changes = [];
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

  #changeEdge(kind: 'added' | 'removed', relationship: RelationshipKey): void {
    const edge = lineageEdge(relationship);
    if (edge === undefined) return;
    const downstream = this.#urns.findOrAdd(edge.downstream);
    const upstream = this.#urns.findOrAdd(edge.upstream);
    this.#changes.push([kind, downstream, upstream]);
    if (kind === 'added') this.#link(downstream, upstream);
    else this.#unlink(downstream, upstream);
  }

  #link(downstream: number, upstream: number): void {
    addTo(this.#upstreams, downstream, upstream);
    addTo(this.#downstreams, upstream, downstream);
  }

  #unlink(downstream: number, upstream: number): void {
    removeFrom(this.#upstreams[downstream], upstream);
    removeFrom(this.#downstreams[upstream], downstream);
  }

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
