import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { keyAspectValue, urnKeyAspectName } from '../metamodel/entity-keys.js';
import { toRecordName, toSnapshotName } from '../metamodel/record-names.js';
import { readAspectNames } from '../parameters/read-names.js';
import { urn } from '../parameters/request-schemas.js';
import type { ReadableStore } from '../policy/readable-store.js';
import type { RequestReader } from '../policy/request-reader.js';
import { jsonReader } from '../shared/json-reader.js';
import { accepted, anything, list, nullish, object, optional } from '../shared/json-schema.js';
import { RequestError } from '../shared/request-error.js';
import type { Proposal } from '../write/proposal.js';
import { readSystemMetadata } from '../write/read-proposal.js';
import { readSnapshot } from '../write/read-snapshot.js';
import { type Actions, addActions, type RestliAction, restliApp } from './restli-app.js';
import { deleteActions } from './restli-deletes.js';
import { searchActions } from './restli-searches.js';

/**
 * Routes of `/entities`, the older interface: a snapshot contains the aspects of an entity by
 * record name.
 */
export function restliEntities(context: RestContext): App {
  const app = restliApp(context, 400);
  addActions(app, context, { resource: 'entities', actions: ACTIONS });
  app.get('/entities/:urn{.+}', (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, '/entities/'));
    const refusal = `User is unauthorized to get entity ${urn}`;
    const store = context.readerFor(c).openEntities([urn], refusal);
    return answerJson(c, toSnapshot(urn, readAspectNames(c.req.url, 'aspects'), store));
  });
  return app;
}

const ACTIONS: Actions = new Map<string, RestliAction>([
  ...deleteActions,
  ...searchActions,
  ['exists', { run: (request, c, context) => exists(request, context.readerFor(c)) }],
  ['ingest', ingestWith(readIngest)],
  ['batchIngest', ingestWith(readBatchIngest)],
]);

function ingestWith(read: (request: JsonObject) => readonly Proposal[]): RestliAction {
  return {
    writes: true,
    run: (request, c, context) => {
      context.writerFor(c, 'restli').write(read(request));
      return undefined;
    },
  };
}

/** An entity in an ingestion. Its value is a union of snapshots. `readSnapshot` checks it. */
const ingestedEntity = object({ value: optional(anything) });
const systemMetadata = accepted(readSystemMetadata);

const ingest = jsonReader(
  object({ entity: ingestedEntity, systemMetadata: optional(systemMetadata) }),
);

const batchIngest = jsonReader(
  object({ entities: list(anything), systemMetadata: nullish(list(anything)) }),
);

const batchIngestItems = jsonReader(
  object({ entities: list(ingestedEntity), systemMetadata: nullish(list(systemMetadata)) }),
);

function readIngest(request: JsonObject): readonly Proposal[] {
  const { entity, systemMetadata } = ingest(request);
  const metadata = readSystemMetadata(systemMetadata, 'systemMetadata');
  return readSnapshot(entity.value, 'entity.value', metadata);
}

/** Reads entities. The body holds system metadata for all of them or for none. */
function readBatchIngest(request: JsonObject): readonly Proposal[] {
  const { entities, systemMetadata } = batchIngest(request);
  if (systemMetadata && systemMetadata.length !== entities.length) {
    throw new RequestError(
      'lengths',
      `entities and systemMetadata must have the same length, but have ${entities.length} and ${systemMetadata.length}`,
    );
  }
  return batchIngestItems(request).entities.flatMap(({ value }, i) => {
    const metadata = readSystemMetadata(systemMetadata?.[i], `systemMetadata[${i}]`);
    return readSnapshot(value, `entities[${i}].value`, metadata);
  });
}

const readExistence = jsonReader(object({ urn, includeSoftDelete: optional(anything) }));

function exists(body: JsonObject, reader: RequestReader): boolean {
  const { urn, includeSoftDelete } = readExistence(body);
  const refusal = `User is unauthorized to check the existence of entity ${urn}`;
  const entity = reader.openExistence(urn, refusal);
  return entity.exists && (includeSoftDelete !== false || !entity.isSoftDeleted);
}

/**
 * Formats the snapshot of an entity. As in DataHub, it derives the key aspect from the urn, even if
 * nobody wrote the entity. This read therefore does not show whether an entity exists.
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
  return { value: { [toSnapshotName(entityType)]: { urn, aspects } } };
}
