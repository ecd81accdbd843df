import { ask } from '../../api/graphql.js';
import {
  type Direction,
  type Entity,
  FACTS,
  HOP,
  type Hop,
  type SchemaColumn,
  sideInput,
} from '../../entity/entity.js';

/** The home dataset with its neighbours. */
export interface Home {
  /** Null if the catalog does not know the urn. */
  readonly entity: Entity | null;
  readonly up: Hop;
  readonly down: Hop;
}

interface HomeAnswer {
  readonly dataset: (Entity & Readonly<Record<Direction, Hop | null>>) | null;
}

const HOME = `query lineageHome($urn: String!, $up: LineageInput!, $down: LineageInput!) {
  dataset(urn: $urn) {
    ...facts
    up: lineage(input: $up) { ...hop }
    down: lineage(input: $down) { ...hop }
  }
}${HOP}`;

/** Reads a dataset and one hop each way, in one call. */
export async function readHome(urn: string, signal: AbortSignal): Promise<Home> {
  const variables = { urn, up: sideInput('up'), down: sideInput('down') };
  const { dataset } = await ask<HomeAnswer>(HOME, variables, { signal, isPartial: true });
  if (dataset === null) return { entity: null, up: NOTHING, down: NOTHING };
  const { up, down, ...entity } = dataset;
  return { entity, up: up ?? NOTHING, down: down ?? NOTHING };
}

const HOPS = `query lineageHops($urns: [String!]!, $input: LineageInput!) {
  entities(urns: $urns) {
    ... on EntityWithRelationships { lineage(input: $input) { ...hop } }
  }
}${HOP}`;

interface HopsAnswer {
  readonly entities: readonly ({ readonly lineage?: Hop | null } | null)[];
}

/** The largest number of sides that one call reads. Each can have 100 neighbours. */
export const MAX_SIDES = 50;

/**
 * Reads the first neighbours of entities in one direction, in one call and in the order of the urns.
 *
 * @param urns at most {@link MAX_SIDES}
 */
export async function readHops(
  urns: readonly string[],
  direction: Direction,
  signal: AbortSignal,
): Promise<readonly Hop[]> {
  const variables = { urns, input: sideInput(direction) };
  const { entities } = await ask<HopsAnswer>(HOPS, variables, { signal, isPartial: true });
  return entities.map((entity) => entity?.lineage ?? NOTHING);
}

const NOTHING: Hop = { total: 0, relationships: [] };

/** The largest number of entities that one call describes. */
export const MAX_ENTITIES = 100;

const ENTITIES = `query lineageEntities($urns: [String!]!) {
  entities(urns: $urns) { ...facts }
}${FACTS}`;

interface EntitiesAnswer {
  readonly entities: readonly (Entity | null)[];
}

/**
 * Describes entities, in the order of the urns. Null where the catalog tells nothing.
 *
 * @param urns at most {@link MAX_ENTITIES}
 */
export async function readEntities(
  urns: readonly string[],
  signal: AbortSignal,
): Promise<readonly (Entity | null)[]> {
  const options = { signal, isPartial: true };
  return (await ask<EntitiesAnswer>(ENTITIES, { urns }, options)).entities;
}

const SCHEMA = `query lineageSchema($urn: String!) {
  dataset(urn: $urn) { schemaMetadata { fields { fieldPath nativeDataType type description } } }
}`;

interface SchemaAnswer {
  readonly dataset: {
    readonly schemaMetadata: { readonly fields: readonly SchemaColumn[] } | null;
  } | null;
}

/** Reads the columns of a dataset. Null if no schema is stored. */
export async function readSchema(
  urn: string,
  signal: AbortSignal,
): Promise<readonly SchemaColumn[] | null> {
  const { dataset } = await ask<SchemaAnswer>(SCHEMA, { urn }, { signal });
  return dataset?.schemaMetadata?.fields ?? null;
}
