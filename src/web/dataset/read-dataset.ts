import { ApiError } from '../api/api-error.js';
import { ask } from '../api/graphql.js';
import { send } from '../api/send.js';
import type { SchemaColumn } from './column-rows.js';

/** The largest number of neighbours that one answer lists on a side. */
const MAX_NEIGHBOURS = 100;

/** An entity one hop away. Other types than datasets have an urn and a type only. */
export interface Neighbour {
  readonly urn: string;
  readonly type: string;
  readonly exists?: boolean | null;
  readonly status?: { readonly removed: boolean } | null;
  readonly properties?: { readonly name: string } | null;
  /** The aspect `upstreamLineage`. Read of downstreams only. */
  readonly aspects?: readonly RawAspect[] | null;
}

export interface RawAspect {
  readonly payload: string | null;
}

export interface Relationship {
  readonly entity: Neighbour | null;
  readonly createdOn: number | null;
  readonly createdActor: { readonly urn: string } | null;
  readonly updatedOn: number | null;
  readonly updatedActor: { readonly urn: string } | null;
}

export interface NeighbourPage {
  readonly total: number;
  readonly relationships: readonly Relationship[];
}

export interface Dataset {
  readonly urn: string;
  readonly exists: boolean | null;
  readonly status: { readonly removed: boolean } | null;
  readonly properties: {
    readonly name: string;
    readonly description: string | null;
    readonly externalUrl: string | null;
    readonly customProperties: readonly { readonly key: string; readonly value: string | null }[];
  } | null;
  readonly schemaMetadata: { readonly fields: readonly SchemaColumn[] } | null;
  readonly aspects: readonly RawAspect[] | null;
  readonly upstreams: NeighbourPage | null;
  readonly downstreams: NeighbourPage | null;
}

const QUERY = `query dataset($urn: String!, $upstream: LineageInput!, $downstream: LineageInput!) {
  dataset(urn: $urn) {
    urn exists status { removed }
    properties { name description externalUrl customProperties { key value } }
    schemaMetadata { fields { fieldPath nativeDataType type description } }
    aspects(input: { aspectNames: ["upstreamLineage"] }) { payload }
    upstreams: lineage(input: $upstream) { total relationships { ...edge entity { ...end } } }
    downstreams: lineage(input: $downstream) {
      total
      relationships {
        ...edge
        entity {
          ...end
          ... on Dataset { aspects(input: { aspectNames: ["upstreamLineage"] }) { payload } }
        }
      }
    }
  }
}
fragment edge on LineageRelationship {
  createdOn createdActor { urn } updatedOn updatedActor { urn }
}
fragment end on Entity {
  urn type ... on Dataset { exists status { removed } properties { name } }
}`;

/**
 * Reads a dataset with its columns and its neighbours. Null if the catalog does not know it.
 *
 * @throws ApiError
 */
export async function readDataset(
  urn: string,
  signal: AbortSignal | undefined,
): Promise<Dataset | null> {
  const side = (direction: string): object => ({
    direction,
    start: 0,
    count: MAX_NEIGHBOURS,
    separateSiblings: true,
    includeGhostEntities: true,
  });
  const variables = { urn, upstream: side('UPSTREAM'), downstream: side('DOWNSTREAM') };
  const { dataset } = await ask<{ dataset: Dataset | null }>({ query: QUERY, variables, signal });
  return dataset;
}

/** An aspect as REST sends it, with who wrote it. */
export interface StoredAspect {
  readonly value: unknown;
  readonly systemMetadata?: { readonly runId?: string; readonly lastObserved?: number };
  readonly auditStamp?: { readonly time: number; readonly actor: string };
}

/** The stored aspects by name. */
export type StoredAspects = Readonly<Record<string, StoredAspect>>;

/**
 * Reads the stored aspects of a dataset. None if the catalog does not know it.
 *
 * @throws ApiError
 */
export async function readAspects(
  urn: string,
  signal: AbortSignal | undefined,
): Promise<StoredAspects> {
  const path = `/openapi/v3/entity/dataset/${encodeURIComponent(urn)}?systemMetadata=true`;
  const response = await send(path, { signal, isRead: true });
  if (response.status === 404) return {};
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) throw refusal(response.status, body);
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, StoredAspect] => isAspect(entry[1])),
  );
}

/** The error of a REST answer. Status 403 stands for a missing privilege. */
export function refusal(status: number, body: Readonly<Record<string, unknown>>): ApiError {
  const reason = body['error'] ?? body['message'];
  const message = typeof reason === 'string' ? reason : `The catalog answered ${status}.`;
  return new ApiError(status === 403 ? 'forbidden' : 'refused', status, message);
}

function isAspect(value: unknown): value is StoredAspect {
  return typeof value === 'object' && value !== null && 'value' in value;
}
