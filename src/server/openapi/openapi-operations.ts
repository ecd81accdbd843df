import type { JsonObject } from '../../model/json.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { urn } from '../parameters/request-schemas.js';
import { rawDocument } from '../search/search-document.js';
import { eachInTurn } from '../turns/in-turn.js';
import { listReader } from '../turns/list-reader.js';
import { openapiApp } from './openapi-errors.js';

const BASE = '/openapi/operations';

/** Routes under `/openapi/operations`, which clients and tests call before and after their work. */
export function openapiOperations(context: RestContext): App {
  const app = openapiApp(context);
  app.get(`${BASE}/identity/user/urn`, (c) => c.json({ urn: c.get('actor') }));
  // No message waits: a write is in all indexes before its answer. DataHub gives this answer if it
  // has no consumers.
  app.get(`${BASE}/kafka/:topic{mcp|mcl|mcl-timeseries}/consumer/offsets`, (c) => c.json({}));
  app.post(`${BASE}/elasticSearch/entity/raw`, async (c) => {
    const reader = context.readerFor(c);
    const refusal = `${reader.actor} is unauthorized to get raw documents.`;
    const store = reader.openKind('DOCUMENTS', 'platform', refusal);
    const turn = context.turns.begin();
    const urns = new Set(await readUrns(await readJsonBody(c.req.raw), turn));
    const documents: Record<string, JsonObject> = {};
    await eachInTurn(urns, turn, (one) => {
      if (store.exists(one)) documents[one] = rawDocument(one, store);
    });
    return answerJson(c, documents);
  });
  return app;
}

const readUrns = listReader(urn);
