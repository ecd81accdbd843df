import { DIRECTIONS, type Direction, type Entity, type Hop } from '../../entity/entity.js';
import { isJob } from '../../entity/entity-kinds.js';
import { type GraphData, type Need, needKey } from './graph-data.js';
import { keyOf } from './key-of.js';
import { isCollapsed, type LineageView } from './lineage-address.js';

/** The largest number of boxes in a graph. */
export const MAX_BOXES = 600;

/** A side with more new neighbors gets groups. */
const MAX_UNGROUPED = 12;

/** A box of the graph before its columns and counts are known. */
export interface Node {
  readonly urn: string;
  readonly key: string;
  /** Undefined until it is read. Null: the catalog does not know it. */
  readonly entity: Entity | null | undefined;
  readonly layer: number;
}

/** An open side of a box. */
export interface OpenSide {
  readonly node: Node;
  readonly direction: Direction;
  readonly hop: Hop | undefined;
  readonly error: string | null;
  readonly isFetching: boolean;
  /** True if its new neighbors are too many to draw. */
  readonly isGrouped: boolean;
}

/** The boxes and sides that the openings of a view reach. */
export interface Walk {
  /** By urn, the home dataset first, then in the order in which openings reach them. */
  readonly nodes: ReadonlyMap<string, Node>;
  /** The urns of the entities that the graph starts from. */
  readonly roots: ReadonlySet<string>;
  readonly nodeOfKey: ReadonlyMap<string, Node>;
  /** By {@link sideKey}. */
  readonly sides: ReadonlyMap<string, OpenSide>;
  /** The jobs that the view draws as links, by urn. */
  readonly collapsed: ReadonlySet<string>;
  readonly needs: readonly Need[];
  readonly isFull: boolean;
}

/** The entities that a graph starts from, with their layers. The first is the home entity. */
export type Roots = ReadonlyMap<string, number>;

export function sideKey(urn: string, direction: Direction): string {
  return `${direction} ${urn}`;
}

/**
 * Follows the openings of a view hop by hop, in the order of the address. Leaves out data that is
 * not read yet, and adds it to the needs.
 */
export function walk(roots: Roots, view: LineageView, data: GraphData): Walk {
  const walker = new Walker(data, view);
  for (const [urn, layer] of roots) walker.drawRoot(urn, layer);
  walker.openAll();
  return walker;
}

class Walker implements Walk {
  readonly nodes: Map<string, Node> = new Map();
  readonly roots: Set<string> = new Set();
  readonly nodeOfKey: Map<string, Node> = new Map();
  readonly sides: Map<string, OpenSide> = new Map();
  readonly collapsed: Set<string> = new Set();
  isFull = false;
  readonly #data: GraphData;
  readonly #view: LineageView;
  readonly #added: ReadonlySet<string>;
  readonly #needs: Map<string, Need> = new Map();

  constructor(data: GraphData, view: LineageView) {
    this.#data = data;
    this.#view = view;
    this.#added = new Set(view.open.filter(({ action }) => action === 'add').map(({ key }) => key));
  }

  get needs(): readonly Need[] {
    return [...this.#needs.values()];
  }

  drawRoot(urn: string, layer: number): void {
    const isFirst = this.roots.size === 0;
    this.roots.add(urn);
    if (!isFirst) this.#need({ kind: 'entity', urn });
    const entity = isFirst ? this.#data.home : this.#data.entity(urn).data;
    this.draw({ urn, key: keyOf(urn), entity, layer });
  }

  draw(node: Node): void {
    if (this.nodes.has(node.urn)) return;
    if (this.nodes.size >= MAX_BOXES) {
      this.isFull = true;
      return;
    }
    const { urn, key, entity } = node;
    if (!this.roots.has(urn) && isJob(entity?.type ?? '') && isCollapsed(this.#view, key))
      this.collapsed.add(urn);
    this.nodes.set(urn, node);
    this.nodeOfKey.set(key, node);
  }

  /** Opens sides until no opening reaches anything new. */
  openAll(): void {
    for (const root of this.roots) {
      const node = this.nodes.get(root);
      if (node) this.#openRoot(node);
    }
    for (let before = -1; before < this.nodes.size + this.sides.size; ) {
      before = this.nodes.size + this.sides.size;
      for (const { action, key } of this.#view.open) {
        const node = this.nodeOfKey.get(key);
        const isSide = action === 'up' || action === 'down';
        if (node && !this.roots.has(node.urn) && isSide) this.#open(node, action);
      }
      for (const side of this.sides.values()) this.#drawListed(side);
      if (before === this.nodes.size + this.sides.size) this.#drawUnlisted();
    }
  }

  #openRoot(node: Node): void {
    const closed = this.#view.open.filter(({ key }) => key === node.key);
    for (const direction of DIRECTIONS)
      if (!closed.some(({ action }) => action === direction)) this.#open(node, direction);
  }

  #need(need: Need): void {
    this.#needs.set(needKey(need).join(' '), need);
  }

  #open(node: Node, direction: Direction): void {
    const key = sideKey(node.urn, direction);
    const shown = this.#view.direction;
    if (this.sides.has(key) || (shown !== 'both' && shown !== direction)) return;
    this.#need({ kind: 'hop', urn: node.urn, direction });
    const { data: hop, error, isFetching } = this.#data.hop(node.urn, direction);
    const isGrouped = hop !== undefined && this.#countNew(hop) > MAX_UNGROUPED;
    const side = { node, direction, hop, error, isFetching, isGrouped };
    this.sides.set(key, side);
    this.#drawListed(side);
  }

  #countNew({ total, relationships }: Hop): number {
    const fresh = relationships.filter(({ entity }) => entity && !this.nodes.has(entity.urn));
    return fresh.length + Math.max(0, total - relationships.length);
  }

  #drawListed({ node, direction, hop, isGrouped }: OpenSide): void {
    for (const { entity } of hop?.relationships ?? []) {
      if (!entity) continue;
      const { urn } = entity;
      if (!this.nodes.has(urn)) {
        const key = keyOf(urn);
        if (!isGrouped || this.#added.has(key))
          this.draw({ urn, key, entity, layer: this.#next(node, direction) });
      }
      // A job that is a link leads on to its other side.
      const job = this.collapsed.has(urn) ? this.nodes.get(urn) : undefined;
      if (job) this.#open(job, direction);
    }
  }

  /** The layer of the neighbors of a box. A job that is a link takes no layer. */
  #next({ urn, layer }: Node, direction: Direction): number {
    if (this.collapsed.has(urn)) return layer;
    return direction === 'up' ? layer - 1 : layer + 1;
  }

  /** Looks for added boxes among the neighbors that hops do not list. */
  #drawUnlisted(): void {
    const wanted = new Set([...this.#added].filter((key) => !this.nodeOfKey.has(key)));
    if (wanted.size === 0) return;
    for (const { node, direction, hop, isGrouped } of this.sides.values()) {
      if (!isGrouped || !hop || hop.total <= hop.relationships.length) continue;
      const { urn } = node;
      this.#need({ kind: 'members', urn, direction });
      for (const member of this.#data.members(urn, direction).data ?? []) {
        const key = keyOf(member);
        if (!wanted.has(key)) continue;
        this.#need({ kind: 'entity', urn: member });
        const entity = this.#data.entity(member).data ?? undefined;
        this.draw({ urn: member, key, entity, layer: this.#next(node, direction) });
      }
    }
  }
}
