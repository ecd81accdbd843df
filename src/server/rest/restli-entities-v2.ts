import { Hono, type HonoRequest } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { keyOf } from '../metamodel/entity-keys.js';
import { entityTypeOf, keyAspectOf } from '../metamodel/key-aspects.js';
import { asSeenBy, type ReadableStore, type Reader, requireReadable } from '../policy/authorize-reads.js';
import { Refusal } from '../refusal.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { readUrn } from '../write/read-proposal.js';
import { readFlag } from './read-flag.js';
import { readList } from './read-list.js';
import { readAspectNames } from './read-names.js';
import { restliErrors } from './restli-errors.js';

/** `/entitiesV2`: entities with their aspects by name, each with who wrote it; one, or many in a batch. */
export function restliEntitiesV2(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(restliErrors(context, 400));
  app.on('GET', ['/entitiesV2', '/entitiesV2/'], (c) => {
    const ids = readList(c.req.url, 'ids');
    if (ids === undefined) throw new Refusal('malformed', 'ids is missing; give urns, as in ids=List(urn%3Ali%3Atag%3Aa)');
    const urns = new Set(ids.map((id, i) => readUrn(id, `ids[${i}]`)));
    const reader = { ...context, actor: c.get('actor') };
    requireReadable(urns, reader, `User is unauthorized to get entities [${[...urns].join(', ')}]`);
    const projection = readProjection(c.req);
    const results = [...urns].map((urn) => [urn, entityOf(urn, projection, reader)] as const);
    return c.json({ statuses: {}, results: Object.fromEntries(results), errors: {} });
  });
  app.get('/entitiesV2/:urn{.+}', (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, '/entitiesV2/'));
    const reader = { ...context, actor: c.get('actor') };
    requireReadable([urn], reader, `User is unauthorized to get entity ${urn}`);
    return c.json(entityOf(urn, readProjection(c.req), reader));
  });
  return app;
}

/** Which aspects are wanted: all, or those named, with or without the key. */
interface Projection {
  readonly names: readonly string[] | undefined;
  readonly withKey: boolean;
}

function readProjection(request: HonoRequest): Projection {
  const withKey = readFlag(request.query('alwaysIncludeKeyAspect'), true, 'alwaysIncludeKeyAspect');
  return { names: readAspectNames(request.url, 'aspects'), withKey };
}

/**
 * An entity that nobody has ever written has its key all the same, unless the request says otherwise, as in DataHub:
 * this read does not tell whether an entity exists.
 */
function entityOf(urn: Urn, { names, withKey }: Projection, reader: Reader & ServerContext): JsonObject {
  const keyName = keyAspectOf(urn);
  const store: ReadableStore = asSeenBy(reader, reader.store);
  const wanted = names && withKey ? [...new Set([...names, keyName])] : names;
  const stored = store.readAspects([urn], wanted).get(urn) ?? [];
  const madeUp = withKey && !stored.some(({ name }) => name === keyName) ? [envelopedKey(urn, keyName, reader.clock())] : [];
  const aspects = [...stored.map(enveloped), ...madeUp].map((aspect) => [aspect.name, aspect] as const);
  return { urn, entityName: entityTypeOf(urn), aspects: Object.fromEntries(aspects) };
}

/** The record `EnvelopedAspect`. The latest version, the only one that is given here, is 0 to Rest.li. */
function enveloped({ name, value, created, systemMetadata }: StoredAspect): JsonObject & { readonly name: string } {
  const { actor, time } = created;
  return { name, type: 'VERSIONED', version: 0, value, created: { actor, time }, systemMetadata };
}

/** DataHub signs the keys that it makes up, at the moment when it is asked. */
function envelopedKey(urn: Urn, name: string, time: number): JsonObject & { readonly name: string } {
  return { name, type: 'VERSIONED', version: 0, value: keyOf(urn), created: { actor: 'urn:li:corpuser:__datahub_system', time } };
}
