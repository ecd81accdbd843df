import { ask } from '../api/graphql.js';
import { jsonOf, refusal, send } from '../api/send.js';
import type { Entity, Hop, SchemaColumn } from '../entity/entity.js';
import { MEMBER, STAMPS, STORED, STORED_OUTPUTS, sideInput } from '../entity/entity-queries.js';

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
  readonly aspects: NonNullable<Entity['aspects']> | null;
  readonly upstreams: Hop | null;
  readonly downstreams: Hop | null;
}

const QUERY = `query dataset($urn: String!, $upstream: LineageInput!, $downstream: LineageInput!) {
  dataset(urn: $urn) {
    urn exists status { removed }
    properties { name description externalUrl customProperties { key value } }
    schemaMetadata { fields { fieldPath nativeDataType type description } }
    ...stored
    upstreams: lineage(input: $upstream) {
      total relationships { ...stamps entity { ...member ...storedOutputs } }
    }
    downstreams: lineage(input: $downstream) {
      total relationships { ...stamps entity { ...member ...stored } }
    }
  }
}${STAMPS}${MEMBER}${STORED}${STORED_OUTPUTS}`;

/** Reads a dataset with its columns and its neighbors. Null if the catalog does not know it. */
export async function readDataset(
  urn: string,
  signal: AbortSignal | undefined,
): Promise<Dataset | null> {
  const variables = { urn, upstream: sideInput('up'), downstream: sideInput('down') };
  const { dataset } = await ask<{ dataset: Dataset | null }>(QUERY, variables, { signal });
  return dataset;
}

/** An aspect as REST sends it, with its writer. */
export interface RestAspect {
  readonly value: unknown;
  readonly systemMetadata?: { readonly runId?: string; readonly lastObserved?: number };
  readonly auditStamp?: { readonly time: number; readonly actor: string };
}

/** The stored aspects by name. */
export type RestAspects = Readonly<Record<string, RestAspect>>;

/** Reads the stored aspects of a dataset. None if the catalog does not know it. */
export async function readAspects(
  urn: string,
  signal: AbortSignal | undefined,
): Promise<RestAspects> {
  const path = `/openapi/v3/entity/dataset/${encodeURIComponent(urn)}?systemMetadata=true`;
  const response = await send(path, { signal, isRead: true });
  if (response.status === 404) return {};
  if (!response.ok) throw await refusal(response);
  const body = await jsonOf<Record<string, unknown>>(response);
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, RestAspect] => isAspect(entry[1])),
  );
}

function isAspect(value: unknown): value is RestAspect {
  return typeof value === 'object' && value !== null && 'value' in value;
}
