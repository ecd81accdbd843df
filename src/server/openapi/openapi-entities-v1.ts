import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { type Projection, readEntityResponse } from '../http/entity-response.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import { readFlag } from '../parameters/query-values.js';
import { readList } from '../parameters/read-list.js';
import { readAspectNames } from '../parameters/read-names.js';
import type { ReadableStore } from '../policy/readable-store.js';
import { asList, asObject } from '../shared/read-json.js';
import { malformed } from '../shared/request-error.js';
import { mapInTurn } from '../turns/in-turn.js';
import { entityDeletion } from '../write/delete-aspects.js';
import type { AnyProposal, ChangeType } from '../write/proposal.js';
import { readProposal, readUrn } from '../write/read-proposal.js';
import { openapiApp } from './openapi-errors.js';
import { readTypedAspect, readTypedValue, toTypedAspect } from './typed-aspects.js';

const BASE = '/openapi/entities/v1';
const PLATFORM_BASES = ['/openapi/platform/entities/v1', '/openapi/v2/platform/entities/v1'];

/**
 * Routes of version 1 for entities. Its aspects state types in the place of names of records, see
 * {@link readTypedAspect}. Clients of other languages than Python still use it.
 *
 * Source: DataHub's `EntitiesController` and `PlatformEntitiesController`.
 */
export function openapiEntitiesV1(context: RestContext): App {
  const app = openapiApp(context);
  app.get(`${BASE}/latest`, async (c) => {
    const urns = readUrns(c);
    const reader = context.readerFor(c);
    const store = reader.openEntities(urns, `${reader.actor} is unauthorized to get entities.`);
    const names = readAspectNames(c.req.url, 'aspectNames');
    const projection = { names, withKey: true, time: context.clock() };
    const responses = await mapInTurn(urns, context.turns.begin(), (urn) =>
      typedEntity(urn, projection, store),
    );
    return answerJson(c, { responses: Object.fromEntries(responses) });
  });
  app.on('POST', [BASE, `${BASE}/`], async (c) => {
    c.set('write', true);
    const changeType = readChangeType(c);
    return answerWrite(c, context, (item, what) => readUpsert(item, changeType, what));
  });
  for (const base of PLATFORM_BASES)
    app.on('POST', [base, `${base}/`], (c) => {
      c.set('write', true);
      return answerWrite(c, context, readPlatformProposal);
    });
  app.on('DELETE', [BASE, `${BASE}/`], (c) => {
    c.set('write', true);
    return c.json([deleteEntities(c, context)]);
  });
  return app;
}

/** Reads the urns of a query, of which each is a parameter of its own. */
function readUrns(c: AppContext): readonly Urn[] {
  const texts = readList(c.req.url, 'urns');
  if (texts === undefined)
    throw malformed('urns is missing; give an urn, as in urns=urn%3Ali%3Atag%3Aa');
  return [...new Set(texts.map((text, i) => readUrn(text, `urns[${i}]`)))];
}

function typedEntity(
  urn: Urn,
  projection: Projection,
  store: ReadableStore,
): readonly [Urn, JsonObject] {
  const { aspects, ...entity } = readEntityResponse(urn, projection, store);
  const typed = Object.entries(aspects).map(([name, aspect]) => [
    name,
    { ...aspect, value: toTypedAspect(name, aspect.value) },
  ]);
  return [urn, { ...entity, aspects: Object.fromEntries(typed) }];
}

function readChangeType(c: AppContext): ChangeType {
  const { createIfNotExists, createEntityIfNotExists } = c.req.query();
  if (readFlag(createEntityIfNotExists, false, 'createEntityIfNotExists')) return 'CREATE_ENTITY';
  return readFlag(createIfNotExists, false, 'createIfNotExists') ? 'CREATE' : 'UPSERT';
}

type ReadItem = (item: JsonObject, what: string) => AnyProposal;

/** Writes the items of the body, and answers with their urns. */
async function answerWrite(
  c: AppContext,
  context: RestContext,
  readItem: ReadItem,
): Promise<Response> {
  const items = asList(await readJsonBody(c.req.raw), 'the body');
  const proposals = await mapInTurn(items, context.turns.beginWrite(), (item, i) =>
    readItem(asObject(item, `item ${i}`), `item ${i}`),
  );
  context.writerFor(c, 'bulk').write(proposals);
  return answerJson(c, [...new Set(proposals.map(({ urn }) => urn))], items.length > 0 ? 201 : 200);
}

/** Reads `{ entityUrn, entityType, aspect: { __type, … }, systemMetadata?, headers? }`. */
function readUpsert(item: JsonObject, changeType: ChangeType, what: string): AnyProposal {
  const { aspectName, value } = readTypedAspect(item['aspect'], `${what}: aspect`);
  return readProposal({ ...item, changeType, aspectName, aspect: { json: value } }, what);
}

/** Reads a metadata change proposal: its aspect is `{ value: { __type, … }, contentType }`. */
function readPlatformProposal(item: JsonObject, what: string): AnyProposal {
  const { aspect } = item;
  if (aspect === undefined) return readProposal(item, what);
  const { value } = asObject(aspect, `${what}: aspect`);
  const json: Json = readTypedValue(value, `${what}: aspect: value`);
  return readProposal({ ...item, aspect: { json } }, what);
}

/** Deletes the entities of a request, or only marks them as removed. */
function deleteEntities(c: AppContext, context: RestContext): JsonObject {
  const urns = readUrns(c);
  const isSoft = readFlag(c.req.query('soft'), true, 'soft');
  const writer = context.writerFor(c, 'bulk');
  const removal = { aspectName: 'status', changeType: 'UPSERT', value: { removed: true } } as const;
  if (isSoft) {
    writer.write(urns.map((urn) => ({ urn, ...removal })));
    const rowsRolledBack = urns.map((urn) => ({ urn }));
    return { rowsRolledBack, rowsDeletedFromEntityDeletion: urns.length };
  }
  const { rows } = writer.delete(urns.map(entityDeletion));
  const rowsRolledBack = urns.map((urn) => ({ urn, aspectName: urnKeyAspectName(urn) }));
  return { rowsRolledBack, rowsDeletedFromEntityDeletion: rows };
}
