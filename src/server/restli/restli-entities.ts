import { Hono } from 'hono';
import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppEnv } from '../http/server-context.js';
import { keyAspectValue } from '../metamodel/entity-keys.js';
import { urnEntityType, urnKeyAspectName } from '../metamodel/key-aspects.js';
import { toRecordName } from '../metamodel/record-names.js';
import { toSnapshotName } from '../metamodel/snapshot-names.js';
import { readAspectNames } from '../parameters/read-names.js';
import type { CatalogReader } from '../policy/catalog-reader.js';
import type { ReadableStore } from '../policy/readable-store.js';
import { asList, asObject } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import type { Proposal } from '../write/proposal.js';
import { readSystemMetadata, readUrn } from '../write/read-proposal.js';
import { readSnapshot } from '../write/read-snapshot.js';
import { restliErrors } from './restli-errors.js';
import { searchActions } from './restli-searches.js';

/**
 * Routes of `/entities`, the older interface: a snapshot contains the aspects of an entity by
 * record name.
 */
export function restliEntities(context: RestContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(restliErrors(context, 400));
  app.on('POST', ['/entities', '/entities/'], async (c) => {
    const action = c.req.query('action') ?? '';
    if (action === 'exists')
      return c.json({ value: exists(await readJsonBody(c.req.raw), context.readerFor(c)) });
    const search = searchActions.get(action);
    if (search) {
      const searcher = { reader: context.readerFor(c), turn: context.turns.begin() };
      return c.json({
        value: await search(asObject(await readJsonBody(c.req.raw), 'the body'), searcher),
      });
    }
    const read = INGESTS.get(action);
    if (read === undefined)
      throw new RequestError(
        'malformed',
        `action "${action}" is not supported on entities by this version`,
      );
    c.set('write', true);
    const proposals = read(asObject(await readJsonBody(c.req.raw), 'the body'));
    context.writerFor(c, 'restli').write(proposals);
    return c.body(null, 200);
  });
  app.get('/entities/:urn{.+}', (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, '/entities/'));
    const refusal = `User is unauthorized to get entity ${urn}`;
    const store = context.readerFor(c).openEntities([urn], refusal);
    return c.json({ value: toSnapshot(urn, readAspectNames(c.req.url, 'aspects'), store) });
  });
  return app;
}

const INGESTS: ReadonlyMap<string, (request: JsonObject) => readonly Proposal[]> = new Map([
  ['ingest', readIngest],
  ['batchIngest', readBatchIngest],
]);

function readIngest({ entity, systemMetadata }: JsonObject): readonly Proposal[] {
  return readSnapshot(
    asObject(entity, 'entity')['value'],
    'entity.value',
    readSystemMetadata(systemMetadata, 'systemMetadata'),
  );
}

/** Reads entities, with system metadata for each of them or for none. */
function readBatchIngest(request: JsonObject): readonly Proposal[] {
  const entities = asList(request['entities'], 'entities');
  const given = request['systemMetadata'] ?? undefined;
  const metadata = given === undefined ? [] : asList(given, 'systemMetadata');
  if (given !== undefined && metadata.length !== entities.length) {
    throw new RequestError(
      'lengths',
      `entities and systemMetadata must have the same length, but have ${entities.length} and ${metadata.length}`,
    );
  }
  return entities.flatMap((entity, i) => {
    const systemMetadata = readSystemMetadata(metadata[i], `systemMetadata[${i}]`);
    return readSnapshot(
      asObject(entity, `entities[${i}]`)['value'],
      `entities[${i}].value`,
      systemMetadata,
    );
  });
}

function exists(body: Json, reader: CatalogReader): boolean {
  const request = asObject(body, 'the body');
  const urn = readUrn(request['urn'], 'urn');
  const refusal = `User is unauthorized to check the existence of entity ${urn}`;
  const entity = reader.openExistence(urn, refusal);
  return entity.exists && (request['includeSoftDelete'] !== false || !entity.isSoftDeleted);
}

/**
 * Formats the snapshot of an entity. As in DataHub, the key aspect is derived from the urn, even if
 * the entity was never written. So this read does not show whether an entity exists.
 */
function toSnapshot(
  urn: Urn,
  names: readonly string[] | undefined,
  store: ReadableStore,
): JsonObject {
  const entityType = urnEntityType(urn);
  const keyName = urnKeyAspectName(urn);
  const stored = store.readAspects([urn], names).get(urn) ?? [];
  const others = stored.filter((one) => one.name !== keyName);
  const aspects = [{ name: keyName, value: keyAspectValue(urn) }, ...others].map(
    ({ name, value }): JsonObject => ({ [toRecordName(name)]: value }),
  );
  return { [toSnapshotName(entityType)]: { urn, aspects } };
}
