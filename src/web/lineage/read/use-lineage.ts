import {
  type QueryClient,
  replaceEqualDeep,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Direction } from '../../entity/entity.js';
import { type GraphChanges, withChanges } from '../changes/graph-changes.js';
import { buildGraph } from '../model/build-graph.js';
import type { Graph } from '../model/graph.js';
import type { LineageView } from '../model/lineage-address.js';
import type { Roots } from '../model/walk.js';
import { cachedData, homeQuery, needQuery } from './lineage-queries.js';

/** The graph of a view and the state of its reads. */
export type Lineage = ReturnType<typeof useLineage>;

/** The entities that a graph starts from, and the changes that are drawn over it. */
interface GraphStart {
  readonly roots: Roots;
  readonly changes: GraphChanges;
}

/**
 * Reads the data that a view needs, hop by hop. Meanwhile, the page draws the known data.
 *
 * @param start must stay the same object; default: the home entity without changes
 */
export function useLineage(home: string, view: LineageView, start?: GraphStart) {
  const client = useQueryClient();
  const query = useQuery(homeQuery(home));
  const version = useCacheVersion(client);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the cache
  const built = useMemo(
    () => buildGraph(home, view, cachedData(client, home), start?.roots),
    [client, home, view, version, start],
  );
  const needs = built.needs.filter((need) => need.kind !== 'hop' || need.urn !== home);
  // A catalog that refuses the first read is not asked for each other entity.
  const enabled = query.isSuccess;
  const queries = useQueries({ queries: needs.map((need) => ({ ...needQuery(need), enabled })) });
  const last = useRef<Graph>(undefined);
  const graph = useMemo(() => {
    const { columns } = view;
    const drawn = start ? withChanges(built.graph, start.changes, columns) : built.graph;
    return shareGraph(last.current, drawn);
  }, [built, view, start]);
  useEffect(() => {
    last.current = graph;
  }, [graph]);
  return {
    /** Holds the home dataset alone until it is read. */
    graph,
    /** The entities that the graph starts from. */
    start: { home, ...(start && { roots: start.roots }) },
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
