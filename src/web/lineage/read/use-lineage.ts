import {
  type QueryClient,
  replaceEqualDeep,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Direction } from '../../entity/entity.js';
import { buildGraph } from '../model/build-graph.js';
import type { Graph } from '../model/graph.js';
import type { LineageView } from '../model/lineage-address.js';
import { cachedData, homeQuery, needQuery } from './lineage-queries.js';

/** The graph of a view and the state of its reads. */
export type Lineage = ReturnType<typeof useLineage>;

/** Reads the data that a view needs, hop by hop. Meanwhile, the page draws the known data. */
export function useLineage(home: string, view: LineageView) {
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
    /** Holds the home dataset alone until it is read. */
    graph,
    /** The read of the home dataset, for `QueryState`. */
    homeQuery: query,
    homeKey: homeQuery(home).queryKey,
    isFetching: query.isFetching || queries.some(({ isFetching }) => isFetching),
    /** Stops all reads of the graph. */
    cancel: () => void client.cancelQueries({ queryKey: ['lineage'] }),
    /** Reads one side again after an error. */
    retrySide: (urn: string, direction: Direction): void => {
      const read = urn === home ? homeQuery(home) : needQuery({ kind: 'hop', urn, direction });
      void client.refetchQueries({ queryKey: read.queryKey });
      void client.refetchQueries(needQuery({ kind: 'members', urn, direction }));
    },
  };
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

/**
 * Takes over the boxes, edges and groups of an earlier graph that did not change, so that a page
 * redraws only changes.
 */
export function shareGraph(before: Graph | undefined, after: Graph): Graph {
  if (before === undefined) return after;
  const shared: Graph = {
    ...after,
    boxes: share(before.boxes, after.boxes, ({ urn }) => urn),
    edges: share(before.edges, after.edges, ({ id }) => id),
    groups: share(before.groups, after.groups, ({ id }) => id),
  };
  const names = Object.keys(shared) as (keyof Graph)[];
  return names.every((name) => shared[name] === before[name]) ? before : shared;
}

function share<Item>(
  before: readonly Item[],
  after: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const known = new Map(before.map((item) => [idOf(item), item]));
  const shared = after.map((item) => replaceEqualDeep(known.get(idOf(item)), item));
  const isSame = shared.length === before.length && shared.every((item, i) => item === before[i]);
  return isSame ? before : shared;
}
