import { compareText } from '../../errors/compare-text.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import {
  type BoxKey,
  type ColumnState,
  countsLabel,
  type DrawnColumn,
  type DrawnEdge,
  type DrawnLink,
  isLost,
  type LinkCounts,
  type LinkState,
  NO_LINKS,
} from './drawing.js';

/** The links of an overview. */
export interface GroupedLinks {
  readonly between: readonly DrawnLink[];
  /** Links within a group, by the key of the group. */
  readonly inner: ReadonlyMap<BoxKey, NonEmpty<DrawnLink>>;
}

export interface GroupingOptions {
  /** The group of each dataset that is in one. */
  readonly keys: ReadonlyMap<BoxKey, BoxKey>;
  readonly lost: LostLinks;
}

/** The way to draw links that go away. */
export type LostLinks = 'links' | 'boxes' | 'groups';

/** Counts the links between two boxes on one edge, and keeps links that go away if so asked. */
export function groupLinks(
  links: readonly DrawnLink[],
  { keys, lost }: GroupingOptions,
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

function countStates(links: readonly DrawnLink[]): LinkCounts {
  const counts = { ...NO_LINKS };
  for (const { state } of links) counts[state]++;
  return counts;
}

/** One removal is enough for a dashed line: no reader may miss it. */
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

/** A row that counts the links within a group: `within: +3 -1 edges`. None without links. */
export function innerRow(key: BoxKey, inner: GroupedLinks['inner']): readonly DrawnColumn[] {
  const links = inner.get(key);
  if (links === undefined) return [];
  const { hiddenEdges = NO_LINKS, hiddenPairs, state } = countedEdge(links[0], links);
  const counts = countsLabel({ edges: hiddenEdges, pairs: { ...NO_LINKS, ...hiddenPairs } });
  return [{ field: `${key}\nwithin`, name: `within: ${counts}`, state: rowStates[state] }];
}

function compareEnds(a: DrawnLink, b: DrawnLink): number {
  return compareText(`${a.downstream}\n${a.upstream}`, `${b.downstream}\n${b.upstream}`);
}
