import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Direction, Entity, Hop, SchemaColumn } from '../../entity/entity.js';
import type { GraphData, Loaded, Need } from '../model/graph-data.js';
import { needKey } from '../model/graph-data.js';
import { createBatch } from './batch.js';
import { readMemberUrns, readPlatforms } from './read-groups.js';
import {
  type Home,
  MAX_ENTITIES,
  MAX_SIDES,
  readEntities,
  readHome,
  readHops,
  readSchema,
} from './read-hops.js';

/** The query of a home dataset with one hop each way. */
export function homeQuery(urn: string) {
  return queryOptions({
    queryKey: ['lineage', 'home', urn],
    queryFn: ({ signal }) => readHome(urn, signal),
  });
}

const readEntity = createBatch(readEntities, MAX_ENTITIES);

/** Reads of sides. A link can open many at once. */
const readHop = { up: hopBatch('up'), down: hopBatch('down') } as const;

function hopBatch(direction: Direction) {
  return createBatch(
    (urns: readonly string[], signal) => readHops(urns, direction, signal),
    MAX_SIDES,
  );
}

/** The query of one need of a graph. */
export function needQuery(need: Need) {
  return queryOptions({
    queryKey: needKey(need),
    queryFn: ({ signal }): Promise<unknown> => readNeed(need, signal),
  });
}

function readNeed(need: Need, signal: AbortSignal): Promise<unknown> {
  switch (need.kind) {
    case 'hop':
      return readHop[need.direction](need.urn, signal);
    case 'platforms':
      return readPlatforms(need.urn, need.direction, signal);
    case 'members':
      return readMemberUrns(need.urn, need.direction, signal);
    case 'entity':
      return readEntity(need.urn, signal);
    case 'schema':
      return readSchema(need.urn, signal);
  }
}

/** What the cache holds of the catalog, as far as a graph needs it. */
export function cachedData(client: QueryClient, home: string): GraphData {
  const { queryKey } = homeQuery(home);
  const loaded = <Data>(key: readonly string[]): Loaded<Data> => {
    const state = client.getQueryState<Data>(key);
    return {
      data: state?.data,
      error: state?.error?.message ?? null,
      isFetching: state === undefined || state.fetchStatus === 'fetching',
    };
  };
  const ofNeed = <Data>(need: Need): Loaded<Data> => loaded(needKey(need));
  return {
    home: loaded<Home>(queryKey).data?.entity ?? undefined,
    hop: (urn, direction) => {
      if (urn !== home) return ofNeed<Hop>({ kind: 'hop', urn, direction });
      const { data, ...state } = loaded<Home>(queryKey);
      return { ...state, data: data?.[direction] };
    },
    platforms: (urn, direction) => ofNeed({ kind: 'platforms', urn, direction }),
    members: (urn, direction) => ofNeed({ kind: 'members', urn, direction }),
    entity: (urn) => ofNeed<Entity | null>({ kind: 'entity', urn }),
    schema: (urn) => {
      const { data, ...state } = ofNeed<readonly SchemaColumn[] | null>({ kind: 'schema', urn });
      return { ...state, data: data ?? undefined };
    },
  };
}
