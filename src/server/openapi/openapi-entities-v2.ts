import { Hono } from 'hono';
import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppEnv } from '../http/server-context.js';
import { keyAspectValue } from '../metamodel/entity-keys.js';
import { urnKeyAspectName } from '../metamodel/key-aspects.js';
import type { CatalogReader } from '../policy/catalog-reader.js';
import type { ReadableStore } from '../policy/readable-store.js';
import { asList, asObject } from '../shared/read-json.js';
import { readAspectName, readUrn } from '../write/read-proposal.js';
import { checkEntityType } from './check-entity-type.js';
import { openapiErrors } from './openapi-errors.js';

const BASE = '/openapi/v2/entity/batch';

/**
 * Route `/openapi/v2/entity/batch`. It is the only route of version 2: the official client still
 * uses it for batch reads.
 */
export function openapiEntitiesV2(context: RestContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.use(`${BASE}/*`, checkEntityType(context, BASE));
  app.post(`${BASE}/:type`, async (c) => {
    const entities = answerBatch(await readJsonBody(c.req.raw), context.readerFor(c));
    return c.json({ entities });
  });
  return app;
}

/**
 * Answers a batch read: `{ urns, aspectNames, withSystemMetadata? }`. Without names, all aspects
 * are read.
 *
 * Unlike in version 3, each urn is answered. If no key aspect is stored, it is derived from the
 * urn.
 */
function answerBatch(json: Json, reader: CatalogReader): readonly JsonObject[] {
  const { urns: urnsJson, aspectNames, withSystemMetadata } = asObject(json, 'the body');
  const urns = new Set(asList(urnsJson, 'urns').map((urn, i) => readUrn(urn, `urns[${i}]`)));
  const names = asList(aspectNames ?? [], 'aspectNames').map((name, i) =>
    readAspectName(name, `aspectNames[${i}]`),
  );
  const store = reader.openEntities(urns, `${reader.actor} is unauthorized to READ entities.`);
  return [...urns].map((urn) => ({
    urn,
    aspects: toAspects(urn, { names, withMetadata: withSystemMetadata === true }, store),
  }));
}

interface Wanted {
  readonly names: readonly string[];
  readonly withMetadata: boolean;
}

function toAspects(urn: Urn, { names, withMetadata }: Wanted, store: ReadableStore): JsonObject {
  const stored = store.readAspects([urn], names.length === 0 ? undefined : names).get(urn) ?? [];
  const items = stored.map(({ name, value, systemMetadata }): readonly [string, JsonObject] => [
    name,
    withMetadata ? { value, systemMetadata } : { value },
  ]);
  const key = [urnKeyAspectName(urn), { value: keyAspectValue(urn) }] as const;
  return Object.fromEntries([key, ...items]);
}
