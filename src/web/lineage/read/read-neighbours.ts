import { ask } from '../../api/graphql.js';
import type { SchemaColumn } from '../../dataset/column-rows.js';
import { type Entity, FACTS } from '../../entity/entity.js';
import type { Direction } from '../model/graph.js';
import { sideInput } from './read-hops.js';

/** The largest number of entities that one call describes. */
export const MAX_ENTITIES = 100;

/** The largest number of neighbours of a side among which added boxes are found. */
const MAX_MEMBERS = 5_000;

const ENTITIES = `query lineageEntities($urns: [String!]!) {
  entities(urns: $urns) { ...facts }
}${FACTS}`;

/**
 * Describes entities, in the order of the urns. Null where the catalog tells nothing.
 *
 * @param urns at most {@link MAX_ENTITIES}
 * @throws ApiError
 */
export async function readEntities(
  urns: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly (Entity | null)[]> {
  const { entities } = await ask<{ entities: readonly (Entity | null)[] }>({
    query: ENTITIES,
    variables: { urns },
    signal,
    isPartial: true,
  });
  return entities;
}

interface NeighboursAnswer<Part> {
  readonly entity: {
    readonly lineage?: {
      readonly relationships: readonly { readonly entity: Part | null }[];
    } | null;
  } | null;
}

/** The side whose neighbours are read, and what of them. */
interface NeighboursQuery {
  readonly urn: string;
  readonly direction: Direction;
  /** The selection in each neighbour. */
  readonly fields: string;
  /** The fragments that the selection uses. Default: none. */
  readonly fragments?: string;
}

/**
 * Reads the first {@link MAX_MEMBERS} neighbours on one side, in one call.
 *
 * @throws ApiError
 */
export async function readNeighbours<Part>(
  { urn, direction, fields, fragments = '' }: NeighboursQuery,
  signal: AbortSignal | undefined,
): Promise<readonly Part[]> {
  const query = `query lineageNeighbours($urn: String!, $input: LineageInput!) {
  entity(urn: $urn) {
    ... on EntityWithRelationships {
      lineage(input: $input) { relationships { entity { ${fields} } } }
    }
  }
}${fragments}`;
  const variables = { urn, input: sideInput(direction, 0, MAX_MEMBERS) };
  const { entity } = await ask<NeighboursAnswer<Part>>({
    query,
    variables,
    signal,
    isPartial: true,
  });
  return (entity?.lineage?.relationships ?? []).flatMap((one) => one.entity ?? []);
}

/**
 * Reads the urns of the first {@link MAX_MEMBERS} neighbours on one side, in one call. A key in an
 * address does not give its urn, so the graph finds added boxes among them.
 *
 * @throws ApiError
 */
export async function readMemberUrns(
  urn: string,
  direction: Direction,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const fields = 'urn';
  const members = await readNeighbours<{ readonly urn: string }>(
    { urn, direction, fields },
    signal,
  );
  return members.map((member) => member.urn);
}

const SCHEMA = `query lineageSchema($urn: String!) {
  dataset(urn: $urn) { schemaMetadata { fields { fieldPath nativeDataType type description } } }
}`;

interface SchemaAnswer {
  readonly dataset: {
    readonly schemaMetadata: { readonly fields: readonly SchemaColumn[] } | null;
  } | null;
}

/**
 * Reads the columns of a dataset. Null if no schema is stored.
 *
 * @throws ApiError
 */
export async function readSchema(
  urn: string,
  signal: AbortSignal | undefined,
): Promise<readonly SchemaColumn[] | null> {
  const { dataset } = await ask<SchemaAnswer>({ query: SCHEMA, variables: { urn }, signal });
  return dataset?.schemaMetadata?.fields ?? null;
}
