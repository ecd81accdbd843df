import { ask } from '../../api/graphql.js';
import { type Entity, HOP, type Hop } from '../../entity/entity.js';
import type { Direction } from '../model/graph.js';

/** The largest number of neighbours that a hop draws or groups by itself. */
const HOP_SIZE = 100;

/** The home dataset with its neighbours. */
export interface Home {
  /** Null if the catalog does not know the urn. */
  readonly entity: Entity | null;
  readonly up: Hop;
  readonly down: Hop;
}

type Sides = Readonly<Record<Direction, Hop | null>>;

const HOME = `query lineageHome($urn: String!, $up: LineageInput!, $down: LineageInput!) {
  dataset(urn: $urn) {
    ...facts
    up: lineage(input: $up) { ...hop }
    down: lineage(input: $down) { ...hop }
  }
}${HOP}`;

/**
 * Reads a dataset and one hop each way, in one call.
 *
 * @throws ApiError
 */
export async function readHome(urn: string, signal: AbortSignal | undefined): Promise<Home> {
  const variables = { urn, up: sideInput('up'), down: sideInput('down') };
  const query = HOME;
  const { dataset } = await ask<{ dataset: (Entity & Sides) | null }>({
    query,
    variables,
    signal,
    isPartial: true,
  });
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

/** The largest number of sides that one call reads. Each can have {@link HOP_SIZE} neighbours. */
export const MAX_SIDES = 50;

/**
 * Reads the first neighbours of entities in one direction, in one call and in the order of the urns.
 *
 * @param urns at most {@link MAX_SIDES}
 * @throws ApiError
 */
export async function readHops(
  urns: readonly string[],
  direction: Direction,
  signal: AbortSignal,
): Promise<readonly Hop[]> {
  const variables = { urns, input: sideInput(direction) };
  const { entities } = await ask<HopsAnswer>({ query: HOPS, variables, signal, isPartial: true });
  return entities.map((entity) => entity?.lineage ?? NOTHING);
}

const NOTHING: Hop = { total: 0, relationships: [] };

/** DataHub's name of a direction. */
export function directionName(direction: Direction): string {
  return direction === 'up' ? 'UPSTREAM' : 'DOWNSTREAM';
}

/** The input of `lineage`. Siblings stay apart, and entities that do not exist are listed. */
export function sideInput(direction: Direction, start = 0, count: number = HOP_SIZE): object {
  return {
    direction: directionName(direction),
    start,
    count,
    separateSiblings: true,
    includeGhostEntities: true,
  };
}
