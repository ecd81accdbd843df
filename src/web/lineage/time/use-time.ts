import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import { withChanges } from '../changes/graph-changes.js';
import type { LineageView } from '../model/lineage-address.js';
import { cachedData, needQuery } from '../read/lineage-queries.js';
import type { Lineage } from '../read/use-lineage.js';
import { compareVersions } from './compare-versions.js';
import { type LineageVersion, versionsQuery } from './read-versions.js';
import { endsIn, timeGraph } from './time-graph.js';
import type { VersionStep } from './version-words.js';

/** The history of an entity's lineage, and the two versions that the page compares. */
export type Time = ReturnType<typeof useTime>;

/** Reads the stored versions if the view shows the history, and draws two of them in one graph. */
export function useTime(urn: string, view: LineageView, live: Lineage) {
  const { time } = view;
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...versionsQuery(urn), enabled: time !== null });
  const { hasNextPage, isFetchingNextPage, fetchNextPage, data: read } = query;
  const history = useMemo(() => {
    const pages = read?.pages ?? [];
    const versions = pages.flatMap((page) => page.versions);
    return {
      steps: versions.map((version, index) => stepTo(urn, version, versions[index + 1])),
      broken: pages.flatMap(({ broken }) => broken),
      gone: pages.flatMap(({ gone }) => gone),
      unread: pages.at(-1)?.next ?? 0,
    };
  }, [urn, read]);
  const chosen = useMemo(() => choose(history.steps, time), [history, time]);
  const { isMissing } = chosen;
  const wantsMore = isMissing && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  const versions = useMemo(
    () => [chosen.newer, chosen.older].flatMap((one) => one ?? []),
    [chosen],
  );
  const links = useMemo(() => {
    const { newer, older, between } = chosen;
    // The only step is compared already.
    if (between.length === 1) return between[0]?.change?.links ?? [];
    return newer ? compareVersions(urn as EntityUrn, older, newer).links : [];
  }, [urn, chosen]);
  const ends = useMemo(() => Object.values(endsIn(urn, versions)).flat(), [urn, versions]);
  const entities = useQueries({
    queries: ends.map((end) => needQuery({ kind: 'entity', urn: end })),
  });
  const isFetching = query.isFetching || entities.some((one) => one.isFetching);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the live graph stands for the cache
  const graph = useMemo(
    () =>
      withChanges(
        timeGraph(urn, view, versions, cachedData(client, urn)),
        { links, affected: new Set() },
        view.columns,
      ),
    [client, urn, view, versions, links, live.graph, isFetching],
  );
  return { ...history, ...chosen, links, query, graph, isFetching, isOn: time !== null };
}

function stepTo(
  urn: string,
  version: LineageVersion,
  before: LineageVersion | undefined,
): VersionStep {
  const isKnown = before !== undefined || version.number === 1;
  const change = isKnown ? compareVersions(urn as EntityUrn, before, version) : null;
  return { urn, version, since: before?.number ?? 0, change };
}

/** The two versions that an address names, as far as they are read. */
function choose(steps: readonly VersionStep[], time: LineageView['time']) {
  const versions = steps.map(({ version }) => version);
  const indexOf = (number: number): number => versions.findIndex((one) => one.number === number);
  const index = time?.newer === 0 ? 0 : indexOf(time?.newer ?? -1);
  const before = time?.older == null ? index + 1 : indexOf(time.older);
  const isMissing = time !== null && versions.length > 0 && (index < 0 || before < 0);
  if (index < 0) return { index, newer: undefined, older: undefined, between: [], isMissing };
  const end = before < 0 ? index + 1 : before;
  return {
    index,
    newer: versions[index],
    /** Undefined: nothing was stored before, or it is not known. */
    older: versions[end],
    /** The steps from the older version to the newer one, the newest first. */
    between: steps.slice(index, end),
    isMissing,
  };
}
