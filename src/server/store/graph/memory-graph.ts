import type { Urn } from '../../../urn/urn.js';
import { type LineageDirection, lineageEdge } from '../lineage-edge.js';
import type { RelationshipKey } from '../relationship.js';
import { IntLists } from './int-lists.js';
import type { LineageGraph } from './lineage-graph.js';
import { UrnNumbers } from './urn-numbers.js';

/** What is known of an entity beside its lineage, as bits. */
const MARKS = { exists: 1, softDeleted: 2 } as const;

export type Mark = keyof typeof MARKS;

/** Edges as downstream and upstream; of marks, those that the node had before. */
type Change = readonly [kind: 'added' | 'removed' | 'marked', node: number, other: number];

/**
 * The graph as the store keeps it in step with its tables. Changes take effect at once and can be taken back until they
 * are kept, as a transaction needs it. Edges are counted: one that two aspects state is there until neither does.
 */
export class MemoryGraph implements LineageGraph {
  readonly #urns: UrnNumbers = new UrnNumbers();
  readonly #upstreams: IntLists = new IntLists();
  readonly #downstreams: IntLists = new IntLists();
  readonly #marks: number[] = [];
  #changes: Change[] = [];

  get size(): number {
    return this.#urns.size;
  }

  numberOf(urn: Urn): number | undefined {
    return this.#urns.find(urn);
  }

  urnOf(node: number): Urn {
    return this.#urns.urn(node);
  }

  eachNeighbour(node: number, direction: LineageDirection, visit: (neighbour: number) => void): void {
    (direction === 'UPSTREAM' ? this.#upstreams : this.#downstreams).each(node, visit);
  }

  ranks(): Int32Array {
    return this.#urns.ranks();
  }

  exists(node: number): boolean {
    return this.#has(node, MARKS.exists);
  }

  isSoftDeleted(node: number): boolean {
    return this.#has(node, MARKS.softDeleted);
  }

  /** A relationship that is no lineage changes nothing, here and when it is removed. */
  add(relationship: RelationshipKey): void {
    this.#change('added', relationship);
  }

  remove(relationship: RelationshipKey): void {
    this.#change('removed', relationship);
  }

  mark(urn: Urn, mark: Mark, on: boolean): void {
    const node = on ? this.#urns.make(urn) : this.#urns.find(urn);
    if (node === undefined) return;
    const before = this.#marks[node] ?? 0;
    this.#changes.push(['marked', node, before]);
    this.#setMarks(node, on ? before | MARKS[mark] : before & ~MARKS[mark]);
  }

  /** What was changed so far stays. */
  keep(): void {
    this.#changes = [];
  }

  /** All is as it was when changes were last kept. */
  takeBack(): void {
    for (const [kind, node, other] of this.#changes.reverse()) {
      if (kind === 'marked') this.#setMarks(node, other);
      else if (kind === 'added') this.#unlink(node, other);
      else this.#link(node, other);
    }
    this.#changes = [];
  }

  #change(kind: 'added' | 'removed', relationship: RelationshipKey): void {
    const edge = lineageEdge(relationship);
    if (edge === undefined) return;
    const downstream = this.#urns.make(edge.downstream);
    const upstream = this.#urns.make(edge.upstream);
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

  #setMarks(node: number, marks: number): void {
    // Without holes, so that the array stays one of small integers.
    while (this.#marks.length <= node) this.#marks.push(0);
    this.#marks[node] = marks;
  }

  #has(node: number, mark: number): boolean {
    return ((this.#marks[node] ?? 0) & mark) !== 0;
  }
}
