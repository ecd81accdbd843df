import { compareText } from '../../errors/compare-text.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { datasetParts } from '../../urn/dataset-urn.js';
import { asEntityUrn, type EntityParts, isDatasetUrn, otherParts } from '../../urn/entity-urn.js';
import { countEntities } from '../words/entity-words.js';
import { pairFields } from './collapse.js';
import {
  type BoxKey,
  type ColumnState,
  countStates,
  countsLabel,
  type Drawing,
  type DrawnColumn,
  type DrawnDataset,
  type DrawnEdge,
  type DrawnLink,
  type GroupKey,
  isLost,
  type LinkCounts,
  type LinkState,
  NO_LINKS,
} from './drawing.js';

interface OverviewOptions {
  /** `schema`: the name of a dataset without its last segment. */
  readonly by: 'schema' | 'platform';
  /**
   * The way to draw links that go away: as they are, as edges between the boxes of their datasets,
   * or as edges between groups.
   */
  readonly lost: 'links' | 'boxes' | 'groups';
}

/**
 * Draws datasets as boxes of their schemas or platforms. The links between boxes, and a row in each
 * box, count the edges and the column pairs. Links that go away may stay as they are.
 */
export function overview(drawing: Drawing, options: OverviewOptions): Drawing {
  const keys = boxKeys(drawing, options);
  const links = groupLinks(drawing.links, keys, options);
  const fields = new Set(
    options.lost === 'links' ? drawing.links.filter(isLost).flatMap(pairFields) : [],
  );
  const members = groupBy(drawing.datasets, ({ urn }) => keys.get(urn) ?? urn);
  const datasets = [...members].map(([key, all]) =>
    key === all[0].urn
      ? { ...all[0], columns: all[0].columns.filter(({ field }) => fields.has(field)) }
      : {
          ...groupBox(key as GroupKey, all, options.by),
          columns: innerRow(key, links.inner),
        },
  );
  return {
    datasets: datasets.sort((a, b) => compareText(a.urn, b.urn)),
    links: links.between,
    leftOut: [...drawing.leftOut, ...groupedNote(drawing, datasets, options)],
  };
}

function groupedNote(
  before: Drawing,
  datasets: readonly DrawnDataset[],
  { by }: OverviewOptions,
): readonly string[] {
  const groups = datasets.filter(({ state }) => state === 'group').length;
  const own = new Set(datasets.map(({ urn }) => urn));
  const grouped = before.datasets.map(({ urn }) => urn).filter((urn) => !own.has(urn));
  const boxes = groups === 1 ? '1 box stands' : `${groups} boxes stand`;
  return grouped.length === 0
    ? []
    : [`${countEntities(grouped)} one by one: ${boxes} for them, by ${by}`];
}

/** Returns the box of each dataset. A dataset that is alone in its group keeps its own box. */
function boxKeys(
  { datasets, links }: Drawing,
  { by, lost }: OverviewOptions,
): ReadonlyMap<BoxKey, BoxKey> {
  const kept = new Set<BoxKey>(
    lost !== 'groups'
      ? links.filter(isLost).flatMap(({ upstream, downstream }) => [upstream, downstream])
      : [],
  );
  const groups = groupBy(
    datasets.filter(({ urn }) => !kept.has(urn)),
    ({ urn }) => groupKey(urn, by),
  );
  return new Map(
    [...groups].flatMap(([key, all]) =>
      all.length === 1 ? [] : all.map(({ urn }) => [urn, key] as const),
    ),
  );
}

function groupKey(urn: BoxKey, by: OverviewOptions['by']): GroupKey {
  const { platform, schema, env, type } = partsOf(urn);
  const parts = ['group', platform, env, ...(by === 'schema' ? [schema] : [])];
  return [...parts, ...(type === 'dataset' ? [] : [type])].join('\n') as GroupKey;
}

/** Splits an urn. The schema is empty for a name of one segment. */
function partsOf(urn: BoxKey): Readonly<Record<'platform' | 'env' | 'schema' | 'type', string>> {
  const parts = entityParts(urn);
  if (parts === undefined)
    return { platform: 'other datasets', env: '', schema: '', type: 'dataset' };
  const { platform, name, env = '', type } = parts;
  return { platform, env, schema: name.slice(0, Math.max(0, name.lastIndexOf('.'))), type };
}

/** Returns the parts of a known urn. Undefined for an urn in a foreign record that is of no kind. */
function entityParts(urn: BoxKey): EntityParts | undefined {
  const entity = asEntityUrn(urn);
  if (!entity.ok) return undefined;
  if (!isDatasetUrn(entity.value)) return otherParts(entity.value);
  const { platform, name, env } = datasetParts(entity.value);
  return { type: 'dataset', platform, name, env };
}

function groupBox(
  key: GroupKey,
  members: NonEmpty<DrawnDataset>,
  by: OverviewOptions['by'],
): Omit<DrawnDataset, 'columns'> {
  const { platform, schema, env } = partsOf(members[0].urn);
  const count = countEntities(members.map(({ urn }) => urn));
  const isSchema = by === 'schema' && schema !== '';
  return {
    urn: key,
    name: isSchema ? schema : platform,
    caption: [...(isSchema ? [platform] : []), ...(env === '' ? [] : [env]), count].join(', '),
    state: 'group',
    notes: [],
  };
}

interface GroupedLinks {
  readonly between: readonly DrawnLink[];
  /** Links within a group, by the key of the group. */
  readonly inner: ReadonlyMap<BoxKey, NonEmpty<DrawnLink>>;
}

/**
 * Counts the links between two boxes on one edge. Keeps links that go away if asked to.
 *
 * @param keys the group of each grouped dataset
 */
function groupLinks(
  links: readonly DrawnLink[],
  keys: ReadonlyMap<BoxKey, BoxKey>,
  { lost }: OverviewOptions,
): GroupedLinks {
  const moved = links.map((link) => ({
    ...link,
    downstream: keys.get(link.downstream) ?? link.downstream,
    upstream: keys.get(link.upstream) ?? link.upstream,
  }));
  const groups = new Set(keys.values());
  const isInner = ({ downstream, upstream }: DrawnLink) =>
    downstream === upstream && groups.has(downstream);
  const isKept = (link: DrawnLink) => lost === 'links' && isLost(link);
  const bundles = groupBy(
    moved.filter((link) => !isInner(link)),
    ({ downstream, upstream }) => `${downstream}\n${upstream}`,
  );
  const between = [...bundles.values()].flatMap((bundle) => {
    const kept = bundle.filter(isKept);
    const counted = bundle.filter((link) => !isKept(link));
    const edge = kept.find((link): link is DrawnEdge => link.element === 'edge');
    if (counted.length === 0) return kept;
    const others = kept.filter((link) => link !== edge);
    return edge
      ? [{ ...edge, hiddenPairs: countStates(counted) }, ...others]
      : [countedEdge(bundle[0], counted), ...others];
  });
  return {
    between: between.sort(compareEnds),
    inner: groupBy(moved.filter(isInner), ({ downstream }) => downstream),
  };
}

function countedEdge(ends: DrawnLink, links: readonly DrawnLink[]): DrawnEdge {
  const edges = countStates(links.filter(({ element }) => element === 'edge'));
  const pairs = countStates(links.filter(({ element }) => element === 'pair'));
  return {
    element: 'edge',
    downstream: ends.downstream,
    upstream: ends.upstream,
    state: stateOf(countStates(links)),
    note: '',
    hiddenPairs: pairs,
    hiddenEdges: edges,
  };
}

/** Returns the state of some links. A single removal decides, so that no reader misses it. */
function stateOf(counts: LinkCounts): LinkState {
  if (counts.removed > 0) return 'removed';
  const kinds = (['added', 'changed', 'marked'] as const).filter((state) => counts[state] > 0);
  const [first = 'context', ...rest] = kinds;
  return rest.length === 0 ? first : 'changed';
}

const rowStates: Readonly<Record<LinkState, ColumnState>> = {
  added: 'gains',
  removed: 'loses',
  changed: 'altered',
  marked: 'altered',
  context: 'context',
};

/** Makes a row that counts the links within a group, if any: `within: +3 -1 edges`. */
function innerRow(key: BoxKey, inner: GroupedLinks['inner']): readonly DrawnColumn[] {
  const links = inner.get(key);
  if (links === undefined) return [];
  const { hiddenEdges = NO_LINKS, hiddenPairs, state } = countedEdge(links[0], links);
  const counts = countsLabel(hiddenEdges, { ...NO_LINKS, ...hiddenPairs });
  return [{ field: `${key}\nwithin`, name: `within: ${counts}`, state: rowStates[state] }];
}

function compareEnds(a: DrawnLink, b: DrawnLink): number {
  return compareText(`${a.downstream}\n${a.upstream}`, `${b.downstream}\n${b.upstream}`);
}
