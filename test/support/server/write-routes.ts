import type { JsonObject } from '../../../src/model/json.js';
import type { Urn } from '../../../src/urn/urn.js';
import { type Actor, type PolicedCatalog, policedCatalog } from './actors.js';
import { type Answer, quoted } from './catalog.js';
import { derivedFrom } from './lineage.js';
import { addUpstream } from './patches.js';
import { metadataPolicy, policyOf, store, to } from './policies.js';
import { making, onOpenapi, onRestli, upsert } from './proposals.js';

export const RESTLI = '/aspects?action=ingestProposal';
export const BULK = '/openapi/v3/entity/dataset?async=false';

/** Routes that write aspects. Each takes a dataset and sends a description. */
export const WRITE_ROUTES = {
  restli: (actor: Actor, urn: Urn) => actor.post(RESTLI, { proposal: onRestli(description(urn)) }),
  snapshot: (actor: Actor, urn: Urn) =>
    actor.post('/entities?action=ingest', snapshot(urn, 'DatasetProperties', PROPERTIES)),
  bulk: (actor: Actor, urn: Urn) => actor.post(BULK, [onOpenapi(description(urn))]),
  'bulk-patch': (actor: Actor, urn: Urn) =>
    actor.patch(BULK, [
      { urn, datasetProperties: { value: { patch: [describing], forceGenericPatch: true } } },
    ]),
  'single-patch': (actor: Actor, urn: Urn) =>
    actor.patch(`/openapi/v3/entity/dataset/${quoted(urn)}/datasetProperties`, {
      patch: [describing],
      forceGenericPatch: true,
    }),
} as const;

/** The same routes. Each takes a dataset and sends lineage from `a`. */
export const LINEAGE_ROUTES = {
  restli: (actor: Actor, urn: Urn) =>
    actor.post(RESTLI, { proposal: onRestli(upsert(urn, 'upstreamLineage', derivedFrom('a'))) }),
  snapshot: (actor: Actor, urn: Urn) =>
    actor.post('/entities?action=ingest', snapshot(urn, 'UpstreamLineage', derivedFrom('a'))),
  bulk: (actor: Actor, urn: Urn) =>
    actor.post(BULK, [onOpenapi(upsert(urn, 'upstreamLineage', derivedFrom('a')))]),
  'bulk-patch': (actor: Actor, urn: Urn) =>
    actor.patch(BULK, [{ urn, upstreamLineage: { value: { patch: [addUpstream('a')] } } }]),
  'single-patch': (actor: Actor, urn: Urn) =>
    actor.patch(`/openapi/v3/entity/dataset/${quoted(urn)}/upstreamLineage`, {
      patch: [addUpstream('a')],
    }),
} as const;

type DoorName = keyof typeof WRITE_ROUTES;
export const doors = Object.keys(WRITE_ROUTES) as DoorName[];

export const PROPERTIES: JsonObject = { description: 'new' };
const describing = { op: 'add', path: '/description', value: 'new' };
export const description = (urn: Urn) => upsert(urn, 'datasetProperties', PROPERTIES);

function snapshot(urn: Urn, record: string, value: JsonObject): JsonObject {
  const aspects = [{ [`com.linkedin.dataset.${record}`]: value }];
  return {
    entity: { value: { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn, aspects } } },
  };
}

/** A catalog with the datasets `a`, `b` and `c`, and a policy that grants Jane these privileges. */
export async function catalogWhere(
  dialect: 'spec' | 'datahub',
  privileges: string | readonly string[],
  more: JsonObject = {},
): Promise<PolicedCatalog> {
  const catalog = await policedCatalog(dialect);
  await store(catalog.admin, ...making('a', 'b', 'c'));
  await store(catalog.admin, policyOf('jane', metadataPolicy(privileges, to.users('jane'), more)));
  return catalog;
}

export function messageOf({ body }: Answer): string {
  return body.message ?? body.error;
}

export async function storedIn(
  { admin }: PolicedCatalog,
  urn: Urn,
  aspectName: string,
): Promise<JsonObject | undefined> {
  const { body } = await admin.post('/openapi/v3/entity/dataset/batchGet', [
    { urn, [aspectName]: {} },
  ]);
  return body[0]?.[aspectName].value;
}
