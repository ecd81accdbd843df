import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '../../api/graphql.js';
import type { Direction, Entity, Hop, SchemaColumn } from '../../entity/entity.js';
import { FACTS, HOP, sideInput } from '../../entity/entity-queries.js';
import { type GraphData, type Loaded, type Need, needKey } from '../model/graph-data.js';
import { createBatch } from './batch.js';
import { readMemberUrns } from './read-groups.js';

/** The query of the entity that a graph starts from, with one hop each way. */
export function homeQuery(urn: string) {
  return queryOptions({
    queryKey: ['lineage', 'home', urn],
    queryFn: ({ signal }) => readHome(urn, signal),
  });
}

/** The entity that a graph starts from, with its neighbors. */
export interface Home {
  /** Null if the catalog does not know the urn. */
  readonly entity: Entity | null;
  readonly up: Hop;
  readonly down: Hop;
}

interface HomeAnswer {
  readonly entity: (Entity & Readonly<Partial<Record<Direction, Hop | null>>>) | null;
}

const HOME = `query lineageHome($urn: String!, $up: LineageInput!, $down: LineageInput!) {
  entity(urn: $urn) {
    ...facts
    ... on EntityWithRelationships {
      up: lineage(input: $up) { ...hop }
      down: lineage(input: $down) { ...hop }
    }
  }
}${HOP}`;

/** Reads an entity and one hop each way, in one call. */
async function readHome(urn: string, signal: AbortSignal): Promise<Home> {
  const variables = { urn, up: sideInput('up'), down: sideInput('down') };
  const answer = await ask<HomeAnswer>(HOME, variables, { signal, isPartial: true });
  if (answer.entity === null) return { entity: null, up: NOTHING, down: NOTHING };
  const { up, down, ...entity } = answer.entity;
  return { entity, up: up ?? NOTHING, down: down ?? NOTHING };
}

const HOPS = `query lineageHops($urns: [String!]!, $input: LineageInput!) {
  entities(urns: $urns) {
    ... on EntityWithRelationships { lineage(input: $input) { ...hop } }
  }
}${HOP}`;

/** The answers to a question about several entities, null where the catalog tells nothing. */
interface EntitiesAnswer<Part> {
  readonly entities: readonly (Part | null)[];
}

/** The largest number of sides that one call reads. Each can have 100 neighbors. */
const MAX_SIDES = 50;

/** Reads the first neighbors of entities in one direction. A link can open many sides at once. */
function hopBatch(direction: Direction) {
  return createBatch(async (urns: readonly string[], signal) => {
    const variables = { urns, input: sideInput(direction) };
    const { entities } = await ask<EntitiesAnswer<{ lineage?: Hop | null }>>(HOPS, variables, {
      signal,
      isPartial: true,
    });
    return entities.map((entity) => entity?.lineage ?? NOTHING);
  }, MAX_SIDES);
}

const readHop = { up: hopBatch('up'), down: hopBatch('down') } as const;

const NOTHING: Hop = { total: 0, relationships: [] };

/** The largest number of entities that one call describes. */
const MAX_ENTITIES = 100;

const ENTITIES = `query lineageEntities($urns: [String!]!) {
  entities(urns: $urns) { ...facts }
}${FACTS}`;

const readEntity = createBatch(async (urns: readonly string[], signal) => {
  const options = { signal, isPartial: true };
  return (await ask<EntitiesAnswer<Entity>>(ENTITIES, { urns }, options)).entities;
}, MAX_ENTITIES);

const SCHEMA = `query lineageSchema($urn: String!) {
  dataset(urn: $urn) { schemaMetadata { fields { fieldPath nativeDataType type description } } }
}`;

interface SchemaAnswer {
  readonly dataset: {
    readonly schemaMetadata: { readonly fields: readonly SchemaColumn[] } | null;
  } | null;
}

/** Reads the columns of a dataset. Null if no schema is stored. */
async function readSchema(
  urn: string,
  signal: AbortSignal,
): Promise<readonly SchemaColumn[] | null> {
  const { dataset } = await ask<SchemaAnswer>(SCHEMA, { urn }, { signal });
  return dataset?.schemaMetadata?.fields ?? null;
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
    case 'members':
      return readMemberUrns(need.urn, need.direction, signal);
    case 'entity':
      return readEntity(need.urn, signal);
    case 'schema':
      return readSchema(need.urn, signal);
  }
}

/** The cached data of the catalog that a graph needs. */
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
    home: loaded<Home>(queryKey).data?.entity,
    hop: (urn, direction) => {
      if (urn !== home) return ofNeed<Hop>({ kind: 'hop', urn, direction });
      const { data, ...state } = loaded<Home>(queryKey);
      return { ...state, data: data?.[direction] };
    },
    members: (urn, direction) => ofNeed({ kind: 'members', urn, direction }),
    entity: (urn) => ofNeed<Entity | null>({ kind: 'entity', urn }),
    schema: (urn) => {
      const { data, ...state } = ofNeed<readonly SchemaColumn[] | null>({ kind: 'schema', urn });
      return { ...state, data: data ?? undefined };
    },
  };
}
