import { kindOf } from '../../../model/kinds.js';
import { COLUMN_ASPECT, fromCommonForm, type StoredAspects } from '../../../model/lineage-form.js';
import { columnRecord } from '../../../plan/unit/record-pairs.js';
import { type EntityUrn, isDatasetUrn } from '../../../urn/entity-urn.js';
import type { Entity } from '../../entity/entity.js';
import { linksOf } from '../../entity/links.js';
import { type ChangedLink, withChanges } from '../changes/graph-changes.js';
import { typeInUrn } from '../model/boxes-of.js';
import { buildGraph } from '../model/build-graph.js';
import type { Graph, Side } from '../model/graph.js';
import type { GraphData, Loaded } from '../model/graph-data.js';
import type { LineageView } from '../model/lineage-address.js';
import type { LineageVersion } from './read-versions.js';

/**
 * The graph of all links that an entity holds in one of some versions, the newest first. The lineage
 * of the other boxes has a history of its own, so it is left out, and nothing can be opened.
 *
 * @param links the links of all versions, with their states
 */
export function timeGraph(
  view: LineageView,
  versions: readonly LineageVersion[],
  links: readonly ChangedLink[],
  { home, ...live }: GraphData & { readonly home: Entity },
): Graph {
  const [now, all] = [versions.slice(0, 1), versions].map((some) => ({
    ...home,
    aspects: unitedAspects(home.urn as EntityUrn, some),
  })) as [Entity, Entity];
  const data: GraphData = {
    ...{ home: all, schema: live.schema },
    ...{ platforms: () => NOTHING, members: () => NOTHING },
    hop: () => ({ ...NOTHING, data: { total: 0, relationships: [] } }),
    entity: (urn) => {
      const { data: entity } = live.entity(urn);
      return { ...NOTHING, data: { type: typeInUrn(urn), ...entity, urn, aspects: [] } };
    },
  };
  const open = view.open.filter(({ action }) => action === 'columns');
  const roots = new Map([[home.urn, 0], ...endsOf(home.urn, links)]);
  const { graph } = buildGraph(
    home.urn,
    { ...view, direction: 'both', jobs: true, open },
    data,
    roots,
  );
  const drawn = withChanges(graph, { links, affected: new Set() }, view.columns);
  const closed = (side: Side): Side => ({ ...side, total: side.shown, isOpen: false });
  return {
    ...drawn,
    boxes: drawn.boxes.map((box) => ({
      ...box,
      isHome: box.urn === home.urn,
      // Links that are gone tell nothing about the owners.
      owners: box.urn === home.urn ? linksOf(now).owners : [],
      sides: { up: closed(box.sides.up), down: closed(box.sides.down) },
    })),
  };
}

const NOTHING: Loaded<never> = { data: undefined, error: null, isFetching: false };

/** The other ends of the links between boxes, with their layers. */
export function endsOf(home: string, links: readonly ChangedLink[]): readonly [string, number][] {
  return links
    .filter(({ columns }) => columns === null)
    .map(({ upstream, downstream }) => (upstream === home ? [downstream, 1] : [upstream, -1]));
}

/** The stored form of the lineage of the first version, with all of the others that it lacks. */
function unitedAspects(
  urn: EntityUrn,
  [first, ...others]: readonly LineageVersion[],
): NonNullable<Entity['aspects']> {
  if (first === undefined) return [];
  const { edges: known, pairs } = first.unit;
  const lost = others.flatMap(({ unit }) => [...unit.pairs].filter(([key]) => !pairs.has(key)));
  const gone = others.flatMap(({ lineage }) => lineage.upstreams);
  const { upstreams, fineGrainedLineages = [] } = first.lineage;
  const lineage = {
    ...first.lineage,
    upstreams: [...upstreams, ...gone.filter(({ dataset }) => !known.has(dataset))],
    fineGrainedLineages: [
      ...fineGrainedLineages,
      ...lost.map(
        ([
          ,
          {
            occurrences: [pair],
          },
        ]) => columnRecord(pair, [pair.upstreamField]),
      ),
    ],
  };
  const stored: StoredAspects = isDatasetUrn(urn)
    ? { edges: lineage }
    : fromCommonForm(urn, lineage);
  const payloads = { [kindOf(urn).aspect]: stored.edges, [COLUMN_ASPECT]: stored.columns };
  return Object.entries(payloads).map(([aspectName, value = null]) => ({
    aspectName,
    payload: JSON.stringify(value),
  }));
}
