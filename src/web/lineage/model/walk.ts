import { DIRECTIONS, type Direction, type Entity, type Hop } from '../../entity/entity.js';
import { isJob } from '../../entity/entity-kinds.js';
import { type GraphData, type Need, needKey } from './graph-data.js';
import { keyOf } from './key-of.js';
import { isCollapsed, type LineageView, type Opening } from './lineage-address.js';
import { groupNeighbors, type NeighborGroup, opensInPlace } from './neighbor-groups.js';

/** The largest number of boxes in a graph. */
export const MAX_BOXES = 600;

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
  /** The neighbors whose urns are read. The hop may have more. */
  readonly urns: readonly string[];
  /** The groups of its new neighbors. */
  readonly groups: readonly SideGroup[];
}

interface SideGroup extends NeighborGroup {
  readonly isOpen: boolean;
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
  /** The id of the open group that draws a box, by urn. */
  readonly memberOf: ReadonlyMap<string, string>;
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
  readonly memberOf: Map<string, string> = new Map();
  readonly collapsed: Set<string> = new Set();
  isFull = false;
  readonly #data: GraphData;
  readonly #view: LineageView;
  readonly #added: ReadonlySet<string>;
  readonly #openGroups: ReadonlySet<string>;
  readonly #needs: Map<string, Need> = new Map();

  constructor(data: GraphData, view: LineageView) {
    this.#data = data;
    this.#view = view;
    const keysOf = (wanted: Opening['action']): ReadonlySet<string> =>
      new Set(view.open.filter(({ action }) => action === wanted).map(({ key }) => key));
    this.#added = keysOf('add');
    this.#openGroups = keysOf('group');
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
    const read = this.#readUrns(node.urn, direction, hop);
    const place = { anchor: node.urn, direction };
    const fresh = [...new Set(read.urns)].filter((urn) => !this.nodes.has(urn));
    const groups = groupNeighbors(place, fresh).map((group) => ({
      ...group,
      isOpen: this.#isOpen(group),
    }));
    const side = { node, direction, hop, ...read, error: error ?? read.error, isFetching, groups };
    this.sides.set(key, side);
    this.#drawListed(side);
  }

  /** A hop does not list all neighbors if there are many. Then it gives nothing by itself. */
  #readUrns(urn: string, direction: Direction, hop: Hop | undefined): ReadUrns {
    const listed = (hop?.relationships ?? []).flatMap(({ entity }) => entity?.urn ?? []);
    if (hop === undefined || hop.total <= hop.relationships.length)
      return { urns: listed, error: null };
    this.#need({ kind: 'members', urn, direction });
    const { data, error } = this.#data.members(urn, direction);
    return { urns: data ?? (error === null ? [] : listed), error };
  }

  #isOpen({ id, type, urns }: NeighborGroup): boolean {
    const isNamed = this.#openGroups.size > 0 && this.#openGroups.has(keyOf(id));
    return isNamed && opensInPlace({ type, count: urns.length });
  }

  #drawListed(side: OpenSide): void {
    const { node, direction, hop, urns, groups } = side;
    const layer = this.#next(node, direction);
    const groupOf = new Map(groups.flatMap((group) => group.urns.map((urn) => [urn, group])));
    const listed = new Map(hop?.relationships.map(({ entity }) => [entity?.urn, entity]));
    for (const urn of urns) {
      const group = groupOf.get(urn);
      const isDrawn =
        !group || group.isOpen || (this.#added.size > 0 && this.#added.has(keyOf(urn)));
      if (isDrawn && !this.nodes.has(urn)) {
        const entity = listed.get(urn) ?? this.#readEntity(urn);
        this.draw({ urn, key: keyOf(urn), entity, layer });
        if (group?.isOpen && this.nodes.has(urn)) this.memberOf.set(urn, group.id);
      }
      // A job that is a link leads on to its other side.
      const job = this.collapsed.has(urn) ? this.nodes.get(urn) : undefined;
      if (job) this.#open(job, direction);
    }
  }

  #readEntity(urn: string): Entity | undefined {
    this.#need({ kind: 'entity', urn });
    return this.#data.entity(urn).data ?? undefined;
  }

  /** The layer of the neighbors of a box. A job that is a link takes no layer. */
  #next({ urn, layer }: Node, direction: Direction): number {
    if (this.collapsed.has(urn)) return layer;
    return direction === 'up' ? layer - 1 : layer + 1;
  }
}

/** The neighbors of a side whose urns are read. */
type ReadUrns = Pick<OpenSide, 'urns' | 'error'>;
