import { type Urn, urnEntityType } from '../../urn/urn.js';
import type { MemoryGraph } from './graph/memory-graph.js';
import { insertion, type Sql } from './sql.js';

/** No urn has this id. */
const NONE = 0;

/** A row of `urn`. */
type NewUrn = readonly [id: number, urn: string, type: string];

const ALL = 'SELECT id, urn FROM urn ORDER BY id';
const addUrns = insertion<NewUrn>('urn', ['id', 'urn', 'type']);
/** Drops the given ids whose urns no relationship names, and returns the dropped ids. */
const DROP_UNUSED = `DELETE FROM urn WHERE id IN (SELECT value FROM json_each(?))
    AND NOT EXISTS (SELECT 1 FROM relationship WHERE source = urn.id)
    AND NOT EXISTS (SELECT 1 FROM relationship WHERE destination = urn.id)
    AND NOT EXISTS (SELECT 1 FROM column_end WHERE entity = urn.id)
    AND NOT EXISTS (SELECT 1 FROM relationship WHERE via = urn.id AND via <> 0)
  RETURNING id`;

/**
 * The table `urn`: the urns that relationships name, and the parents of their columns, with the ids
 * that stand for them in the other tables. All ids are in memory as well, so that a write looks up
 * no id. A rollback undoes the changes since the last commit.
 */
export class StoredUrns {
  readonly #sql: Sql;
  readonly #graph: MemoryGraph;
  /** By node of the graph. */
  readonly #ids: number[] = [];
  /** By id. Contains dropped urns too. */
  readonly #nodes: number[] = [];
  #changes: (readonly [node: number, idBefore: number])[] = [];
  /** The rows to add at the next flush. */
  #added: NewUrn[] = [];

  constructor(sql: Sql, graph: MemoryGraph) {
    this.#sql = sql;
    this.#graph = graph;
    const rows = sql.iterate<{ readonly id: number; readonly urn: Urn }>(ALL);
    for (const { id, urn } of rows) this.#set(graph.addNode(urn), id);
  }

  /** The id of an urn, or undefined if no relationship names it. */
  find(urn: Urn): number | undefined {
    const node = this.#graph.findNode(urn);
    return (node !== undefined && this.#ids[node]) || undefined;
  }

  /** Finds the id of an urn, or gives it one. Call `flush` afterwards. */
  findOrAdd(urn: Urn): number {
    const node = this.#graph.addNode(urn);
    const known = this.#ids[node];
    if (known) return known;
    const id = Math.max(1, this.#nodes.length);
    this.#added.push([id, urn, urnEntityType(urn)]);
    this.#change(node, id);
    return id;
  }

  /** Writes the rows of new urns. */
  flush(): void {
    const added = this.#added;
    this.#added = [];
    addUrns(this.#sql, added);
  }

  /** @param id of an urn that a relationship names or named */
  urn(id: number): Urn {
    return this.#graph.toUrn(this.#nodes[id] as number);
  }

  /** Drops the urns that relationships no longer name. */
  dropUnused(ids: ReadonlySet<number>): void {
    if (ids.size === 0) return;
    const unused = this.#sql.all<{ readonly id: number }>(DROP_UNUSED, JSON.stringify([...ids]));
    for (const { id } of unused) this.#change(this.#nodes[id] as number, NONE);
  }

  commit(): void {
    this.#changes = [];
  }

  rollBack(): void {
    this.#added = [];
    for (const [node, id] of this.#changes.reverse()) this.#set(node, id);
    this.#changes = [];
  }

  #change(node: number, id: number): void {
    this.#changes.push([node, this.#ids[node] ?? NONE]);
    this.#set(node, id);
  }

  #set(node: number, id: number): void {
    // Fills holes, so that the engine keeps arrays of small integers.
    while (this.#ids.length <= node) this.#ids.push(NONE);
    while (this.#nodes.length <= id) this.#nodes.push(NONE);
    this.#ids[node] = id;
    if (id !== NONE) this.#nodes[id] = node;
  }
}
