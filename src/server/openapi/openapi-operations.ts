import { Hono } from 'hono';
import type { Json } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { answerInSteps } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppEnv } from '../http/server-context.js';
import { urn } from '../parameters/request-schemas.js';
import { rawDocument } from '../search/search-document.js';
import { jsonReader } from '../shared/json-reader.js';
import { list } from '../shared/json-schema.js';
import { mapInSteps, type Steps } from '../shared/steps.js';
import type { AspectReads } from '../store/aspect-store.js';
import { openapiErrors } from './openapi-errors.js';

const BASE = '/openapi/operations';

/** Routes under `/openapi/operations`, which clients and tests ask before and after their work. */
export function openapiOperations(context: RestContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.get(`${BASE}/identity/user/urn`, (c) => c.json({ urn: c.get('actor') }));
  // No message waits: a write is in all indexes before its answer. DataHub answers so without
  // consumers.
  app.get(`${BASE}/kafka/:topic{mcp|mcl|mcl-timeseries}/consumer/offsets`, (c) => c.json({}));
  app.post(`${BASE}/elasticSearch/entity/raw`, async (c) => {
    const reader = context.readerFor(c);
    const refusal = `${reader.actor} is unauthorized to get raw documents.`;
    const store = reader.openKind('DOCUMENTS', 'platform', refusal);
    return answerInSteps(c, rawDocuments(readUrns(await readJsonBody(c.req.raw)), store));
  });
  return app;
}

const readUrns: (body: Json) => readonly Urn[] = jsonReader(list(urn));

/** The documents of the entities that exist, by urn. */
function* rawDocuments(urns: readonly Urn[], store: AspectReads): Steps<Json> {
  const existing = [...new Set(urns)].filter((one) => store.exists(one));
  const documents = yield* mapInSteps(existing, (one) => [one, rawDocument(one, store)] as const);
  return Object.fromEntries(documents);
}
