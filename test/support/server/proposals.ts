import type { JsonObject } from '../../../src/model/json.js';
import type { Proposal } from '../../../src/server/write/proposal.js';
import type { Urn } from '../../../src/urn/urn.js';
import { derivedFrom } from './lineage.js';
import { dataset } from './urns.js';

/** An UPSERT of one aspect, in the form of the server's write code. */
export function upsert(
  urn: Urn,
  aspectName: string,
  value: JsonObject,
  more: Partial<Proposal> = {},
): Proposal {
  return { urn, aspectName, changeType: 'UPSERT', value, ...more };
}

/** Proposals that create datasets. */
export function making(...names: readonly string[]): readonly Proposal[] {
  return names.map((name) => upsert(dataset(name), 'status', { removed: false }));
}

/** A proposal that writes the lineage of a dataset. */
export function deriving(downstream: string, ...upstreams: readonly string[]): Proposal {
  return upsert(dataset(downstream), 'upstreamLineage', derivedFrom(...upstreams));
}

/** The same proposal over Rest.li: the aspect is JSON in a string. */
export function onRestli({ urn, aspectName, changeType, value, ...more }: Proposal): JsonObject {
  const aspect = { contentType: 'application/json', value: JSON.stringify(value) };
  return {
    entityType: urn.split(':')[2] ?? '',
    entityUrn: urn,
    changeType,
    aspectName,
    aspect,
    ...more,
  };
}

/** The same proposal over OpenAPI: plain JSON under the aspect's name. */
export function onOpenapi({
  urn,
  aspectName,
  value,
  systemMetadata,
  headers,
}: Proposal): JsonObject {
  return {
    urn,
    [aspectName]: { value, ...(systemMetadata && { systemMetadata }), ...(headers && { headers }) },
  };
}
