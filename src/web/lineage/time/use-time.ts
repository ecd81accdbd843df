import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import type { LineageView } from '../model/lineage-address.js';
import { cachedData, needQuery } from '../read/lineage-queries.js';
import type { Lineage } from '../read/use-lineage.js';
import { compareVersions } from './compare-versions.js';
import { type VersionPage, versionsQuery } from './read-versions.js';
import { endsOf, timeGraph } from './time-graph.js';
import type { VersionStep } from './version-words.js';

/** The history of an entity's lineage, and the two versions that the page compares. */
export type Time = ReturnType<typeof useTime>;

/** Reads the stored versions if the view shows the history, and draws two of them in one graph. */
export function useTime(urn: string, view: LineageView, live: Lineage) {
  const { time } = view;
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...versionsQuery(urn), enabled: time !== null });
  const { hasNextPage, isFetchingNextPage, fetchNextPage, data: read } = query;
  const history = useMemo(() => historyOf(urn, read?.pages ?? []), [urn, read]);
  const chosen = useMemo(() => choose(history.steps, time), [history, time]);
  const wantsMore = chosen.isMissing && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  const { newer, older, between } = chosen;
  const links = useMemo(() => {
    // The only step is compared already.
    const known = between.length === 1 ? between[0]?.change : undefined;
    return known?.links ?? (newer ? compareVersions(urn as EntityUrn, older, newer).links : []);
  }, [urn, newer, older, between]);
  const ends = useMemo(() => endsOf(urn, links).map(([end]) => end), [urn, links]);
  const entities = useQueries({
    queries: ends.map((end) => needQuery({ kind: 'entity', urn: end })),
  });
  const isFetching = query.isFetching || entities.some((one) => one.isFetching);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the live graph stands for the cache
  const graph = useMemo(() => {
    const data = cachedData(client, urn);
    const versions = [newer, older].flatMap((one) => one ?? []);
    const { home } = data;
    return time && home ? timeGraph(view, versions, links, { ...data, home }) : live.graph;
  }, [client, urn, view, newer, older, links, live.graph, isFetching]);
  const { up, down } = live.homeQuery.data ?? NO_SIDES;
  const own = history.steps[0]?.version.unit.edges.size ?? 0;
  /** The number of present neighbors whose links other entities store. */
  const others = Math.max(0, up.total + down.total - own);
  const isOn = time !== null;
  return { ...history, ...chosen, links, others, query, graph, isFetching, isOn };
}

const NO_SIDES = { up: { total: 0 }, down: { total: 0 } };

/** The versions of all pages, each with its difference from the one before, and the gaps. */
function historyOf(urn: string, pages: readonly VersionPage[]) {
  const versions = pages.flatMap((page) => page.versions);
  const steps = versions.map((version, index): VersionStep => {
    const before = versions[index + 1];
    const isKnown = before !== undefined || version.number === 1;
    const change = isKnown ? compareVersions(urn as EntityUrn, before, version) : null;
    return { urn, version, since: before?.number ?? 0, change };
  });
  return {
    steps,
    broken: pages.flatMap(({ broken }) => broken),
    gone: pages.flatMap(({ gone }) => gone),
    /** The number of older versions that are not read yet. */
    unread: pages.at(-1)?.next ?? 0,
  };
}

/** The two versions that an address names, as far as they are read. */
function choose(steps: readonly VersionStep[], time: LineageView['time']) {
  const find = (number: number): number =>
    steps.findIndex(({ version }) => version.number === number);
  const index = time?.newer === 0 ? 0 : find(time?.newer ?? -1);
  const named = time?.older == null ? index + 1 : find(time.older);
  const end = named < 0 ? index + 1 : named;
  return {
    /** -1: the newer version is not read. */
    index,
    newer: steps[index]?.version,
    /** Undefined: nothing was stored before, or it is not known. */
    older: index < 0 ? undefined : steps[end]?.version,
    /** The steps from the older version to the newer one, the newest first. */
    between: index < 0 ? [] : steps.slice(index, end),
    isMissing: steps.length > 0 && (index < 0 || named < 0),
  };
}
