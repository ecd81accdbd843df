import { kindOf } from '../../../model/kinds.js';
import type { Entity } from '../../entity/entity.js';
import { type ChangedLink, withChanges } from '../changes/graph-changes.js';
import { buildGraph } from '../model/build-graph.js';
import type { Graph, Side } from '../model/graph.js';
import type { GraphData, Loaded } from '../model/graph-data.js';
import type { LineageView } from '../model/lineage-address.js';
import { typeInUrn } from '../model/neighbor-groups.js';
import type { LineageVersion } from './read-versions.js';

/**
 * The graph of all links that an entity holds in one of two versions. The lineage of the other boxes
 * has a history of its own, so it is left out, and nothing can be opened.
 *
 * @param versions the newer one first
 * @param links the links of both, with their states
 */
export function timeGraph(
  view: LineageView,
  versions: readonly LineageVersion[],
  links: readonly ChangedLink[],
  live: GraphData & { readonly home: Entity },
): Graph {
  const { urn } = live.home;
  const roots = new Map([[urn, 0], ...endsOf(urn, links)]);
  const open = view.open.filter(({ action }) => action === 'columns');
  const fixed: LineageView = { ...view, direction: 'both', jobs: true, open };
  const graphOf = (payload: string | null): Graph =>
    buildGraph(urn, fixed, dataOf(live, payload), roots).graph;
  const [newer = graphOf(null), older] = versions.map(({ payload }) => graphOf(payload));
  // Links that are gone keep their facts.
  const edges = [...(older?.edges ?? []), ...newer.edges].map((edge) => [edge.id, edge] as const);
  const all = { ...newer, edges: [...new Map(edges).values()] };
  const drawn = withChanges(all, { links, affected: new Set() }, view.columns);
  const closed = (side: Side): Side => ({ ...side, total: side.shown, isOpen: false });
  return {
    ...drawn,
    boxes: drawn.boxes.map((box) => ({
      ...box,
      isHome: box.urn === urn,
      sides: { up: closed(box.sides.up), down: closed(box.sides.down) },
    })),
  };
}

/** The other ends of the links between boxes, with their layers. */
export function endsOf(home: string, links: readonly ChangedLink[]): readonly [string, number][] {
  return links
    .filter(({ columns }) => columns === null)
    .map(({ upstream, downstream }) => (upstream === home ? [downstream, 1] : [upstream, -1]));
}

const NOTHING: Loaded<never> = { data: undefined, error: null, isFetching: false };

/** The data of a graph in which the home entity alone holds lineage: that of a version. */
function dataOf(live: GraphData & { readonly home: Entity }, payload: string | null): GraphData {
  const { home, schema } = live;
  return {
    home: { ...home, aspects: [{ aspectName: kindOf(home.urn).aspect, payload }] },
    hop: () => ({ ...NOTHING, data: { total: 0, relationships: [] } }),
    members: () => NOTHING,
    entity: (urn) => {
      const { data: entity } = live.entity(urn);
      return { ...NOTHING, data: { type: typeInUrn(urn), ...entity, urn, aspects: [] } };
    },
    schema,
  };
}
