import type { Urn } from '../../../urn/urn.js';
import { type LineageDirection, lineageEdge } from '../lineage-edge.js';
import type { RelationshipKey } from '../relationship.js';
import { IntLists } from './int-lists.js';
import type { LineageGraph } from './lineage-graph.js';
import { UrnNumbers } from './urn-numbers.js';

/** Facts about an entity besides its lineage, as bits. */
const FLAGS = { exists: 1, softDeleted: 2 } as const;

export type EntityFlag = keyof typeof FLAGS;

/**
 * A change that can be rolled back. `other` is the upstream of an edge, or the previous flags of
 * the node.
 */
type Change = readonly [kind: 'added' | 'removed' | 'flagged', node: number, other: number];

/**
 * The lineage graph, which the store updates together with its tables. Changes take effect at once,
 * and a rollback undoes them until the commit. It counts edges: an edge that two aspects state
 * exists until neither aspect states it.
 */
export class MemoryGraph implements LineageGraph {
  readonly #urns: UrnNumbers = new UrnNumbers();
  readonly #upstreams: IntLists = new IntLists();
  readonly #downstreams: IntLists = new IntLists();
  readonly #flags: number[] = [];
  #changes: Change[] = [];

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

  eachNeighbor(node: number, direction: LineageDirection, visit: (neighbor: number) => void): void {
    (direction === 'UPSTREAM' ? this.#upstreams : this.#downstreams).each(node, visit);
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
      else if (kind === 'added') this.#unlink(node, other);
      else this.#link(node, other);
    }
    this.#changes = [];
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
    this.#upstreams.add(downstream, upstream);
    this.#downstreams.add(upstream, downstream);
  }

  #unlink(downstream: number, upstream: number): void {
    this.#upstreams.remove(downstream, upstream);
    this.#downstreams.remove(upstream, downstream);
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
