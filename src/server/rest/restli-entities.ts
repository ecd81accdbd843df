import { Hono } from 'hono';
import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { keyOf } from '../metamodel/entity-keys.js';
import { entityTypeOf, keyAspectOf } from '../metamodel/key-aspects.js';
import { recordNameOf } from '../metamodel/record-names.js';
import { snapshotNameOf } from '../metamodel/snapshot-names.js';
import { asSeenBy, type ReadableStore, type Reader, requireExistenceReadable, requireReadable } from '../policy/authorize-reads.js';
import { asList, asObject } from '../read-json.js';
import { Refusal } from '../refusal.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { Proposal } from '../write/proposal.js';
import { readSystemMetadata, readUrn } from '../write/read-proposal.js';
import { readSnapshot } from '../write/read-snapshot.js';
import { writeProposals } from '../write/write-proposals.js';
import { readAspectNames } from './read-names.js';
import { restliErrors } from './restli-errors.js';
import { searchActions } from './restli-searches.js';
import { writerOf } from './writer-of.js';

/** `/entities`: the older interface, in which a snapshot holds an entity's aspects by their records. */
export function restliEntities(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(restliErrors(context, 400));
  app.on('POST', ['/entities', '/entities/'], async (c) => {
    const action = c.req.query('action') ?? '';
    if (action === 'exists') return c.json({ value: exists(await readJsonBody(c.req.raw), { ...context, actor: c.get('actor') }) });
    const search = searchActions.get(action);
    if (search) {
      const asker = { ...context, actor: c.get('actor'), turn: context.turns.begin() };
      return c.json({ value: await search(asObject(await readJsonBody(c.req.raw), 'the body'), asker) });
    }
    const read = INGESTS.get(action);
    if (read === undefined) throw new Refusal('malformed', `action "${action}" is not supported on entities by this version`);
    c.set('write', true);
    const proposals = read(asObject(await readJsonBody(c.req.raw), 'the body'));
    writeProposals(proposals, writerOf(c, context, 'restli'));
    return c.body(null, 200);
  });
  app.get('/entities/:urn{.+}', (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, '/entities/'));
    const reader = { ...context, actor: c.get('actor') };
    requireReadable([urn], reader, `User is unauthorized to get entity ${urn}`);
    return c.json({ value: snapshotOf(urn, readAspectNames(c.req.url, 'aspects'), asSeenBy(reader, context.store)) });
  });
  return app;
}

const INGESTS: ReadonlyMap<string, (request: JsonObject) => readonly Proposal[]> = new Map([
  ['ingest', readIngest],
  ['batchIngest', readBatchIngest],
]);

function readIngest({ entity, systemMetadata }: JsonObject): readonly Proposal[] {
  return readSnapshot(asObject(entity, 'entity')['value'], 'entity.value', readSystemMetadata(systemMetadata, 'systemMetadata'));
}

/** With system metadata for each of the entities, or for none. */
function readBatchIngest(request: JsonObject): readonly Proposal[] {
  const entities = asList(request['entities'], 'entities');
  const given = request['systemMetadata'] ?? undefined;
  const metadata = given === undefined ? [] : asList(given, 'systemMetadata');
  if (given !== undefined && metadata.length !== entities.length) {
    throw new Refusal(
      'lengths',
      `entities and systemMetadata must have the same length, but have ${entities.length} and ${metadata.length}`,
    );
  }
  return entities.flatMap((entity, i) => {
    const systemMetadata = readSystemMetadata(metadata[i], `systemMetadata[${i}]`);
    return readSnapshot(asObject(entity, `entities[${i}]`)['value'], `entities[${i}].value`, systemMetadata);
  });
}

function exists(body: Json, reader: Reader & { readonly store: AspectStore }): boolean {
  const request = asObject(body, 'the body');
  const urn = readUrn(request['urn'], 'urn');
  requireExistenceReadable(urn, reader, `User is unauthorized to check the existence of entity ${urn}`);
  const { store } = reader;
  return store.exists(urn) && (request['includeSoftDelete'] !== false || !store.isSoftDeleted(urn));
}

/**
 * The key aspect is made from the urn where none is stored, as DataHub does: this read answers for entities that nobody
 * has ever written, and does not tell whether they exist.
 */
function snapshotOf(urn: Urn, names: readonly string[] | undefined, store: ReadableStore): JsonObject {
  const entityType = entityTypeOf(urn);
  const keyName = keyAspectOf(urn);
  const stored = store.readAspects([urn], names).get(urn) ?? [];
  const others = stored.filter((one) => one.name !== keyName);
  const aspects = [{ name: keyName, value: keyOf(urn) }, ...others].map(({ name, value }): JsonObject => ({ [recordNameOf(name)]: value }));
  return { [snapshotNameOf(entityType)]: { urn, aspects } };
}
