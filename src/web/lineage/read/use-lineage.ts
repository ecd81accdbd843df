import {
  type QueryClient,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Direction } from '../../entity/entity.js';
import { buildGraph } from '../model/build-graph.js';
import type { Graph } from '../model/graph.js';
import { shareGraph } from '../model/share-graph.js';
import type { LineageView } from '../model/view.js';
import { cachedData, homeQuery, needQuery } from './lineage-queries.js';
import type { Home } from './read-hops.js';

/** The graph of a view and the state of its reads. */
export interface Lineage {
  /** Holds the home dataset alone until it is read. */
  readonly graph: Graph;
  /** The read of the home dataset, for `QueryState`. */
  readonly homeQuery: UseQueryResult<Home>;
  readonly homeKey: readonly unknown[];
  /** True while anything is read. */
  readonly isFetching: boolean;
  /** Stops what is being read. */
  readonly cancel: () => void;
  /** Reads everything again that the graph is made of. */
  readonly refresh: () => void;
  /** Reads one side again, for example after an error. */
  readonly retrySide: (urn: string, direction: Direction) => void;
}

/** Reads what a view needs, hop by hop. What is read already is drawn meanwhile. */
export function useLineage(home: string, view: LineageView): Lineage {
  const client = useQueryClient();
  const query = useQuery(homeQuery(home));
  const version = useCacheVersion(client);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the cache
  const built = useMemo(
    () => buildGraph(home, view, cachedData(client, home)),
    [client, home, view, version],
  );
  const needs = built.needs.filter((need) => need.kind !== 'hop' || need.urn !== home);
  const queries = useQueries({ queries: needs.map(needQuery) });
  const last = useRef<Graph>(undefined);
  const graph = useMemo(() => shareGraph(last.current, built.graph), [built]);
  useEffect(() => {
    last.current = graph;
  }, [graph]);
  return {
    graph,
    homeQuery: query,
    homeKey: homeQuery(home).queryKey,
    isFetching: query.isFetching || queries.some(({ isFetching }) => isFetching),
    ...useReads(client, home),
  };
}

const ALL = { queryKey: ['lineage'] } as const;

function useReads(client: QueryClient, home: string) {
  const cancel = useCallback(() => void client.cancelQueries(ALL), [client]);
  const refresh = useCallback(() => void client.invalidateQueries(ALL), [client]);
  const retrySide = useCallback(
    (urn: string, direction: Direction): void => {
      const { queryKey } =
        urn === home ? homeQuery(home) : needQuery({ kind: 'hop', urn, direction });
      void client.refetchQueries({ queryKey });
    },
    [client, home],
  );
  return { cancel, refresh, retrySide };
}

/** A number that grows with each answer of the graph that enters the cache, and each error. */
function useCacheVersion(client: QueryClient): number {
  const version = useRef(0);
  const subscribe = useCallback(
    (onChange: () => void) =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || query.queryKey[0] !== 'lineage') return;
        version.current++;
        onChange();
      }),
    [client],
  );
  return useSyncExternalStore(subscribe, () => version.current);
}
