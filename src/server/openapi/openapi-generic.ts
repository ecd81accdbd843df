import type { Json, JsonObject } from '../../model/json.js';
import { urnEntityType } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { readAnswerFlags, readMetadataFlag } from '../parameters/query-values.js';
import { asObject } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import type { StoredAspect } from '../store/aspect-store.js';
import type { PatchProposal } from '../write/patch/patch.js';
import type { AnyProposal, Proposal } from '../write/proposal.js';
import { answerBatchGet } from './answer-batch-get.js';
import { openapiApp } from './openapi-errors.js';
import { writtenItems } from './openapi-items.js';
import { readEntityItems, readPatchItems } from './read-entity-items.js';

const GENERIC = '/openapi/v3/entity/generic';

/**
 * Routes of bulk reads and writes for several entity types. A body is `{ <type>: [...], … }` and
 * not a list.
 */
export function openapiGeneric(context: RestContext): App {
  const app = openapiApp(context);
  app.post(GENERIC, async (c) => {
    c.set('write', true);
    const { isAsync, withMetadata } = readAnswerFlags(c.req, true);
    const turn = context.turns.beginWrite();
    const proposals: (readonly Proposal[])[] = [];
    for (const [, items] of readByType(await readJsonBody(c.req.raw)))
      proposals.push(await readEntityItems(items, turn, context.dialect));
    const written = context.writerFor(c, 'bulk', isAsync).write(proposals.flat());
    return answerJson(c, itemsByType(written, proposals.flat(), withMetadata), isAsync ? 202 : 200);
  });
  app.post(`${GENERIC}/batchGet`, async (c) => {
    const reading = { reader: context.readerFor(c), turn: context.turns.begin() };
    const withMetadata = readMetadataFlag(c.req);
    const answers = new Map<string, readonly JsonObject[]>();
    for (const [type, items] of readByType(await readJsonBody(c.req.raw)))
      answers.set(type, await answerBatchGet(items, reading, withMetadata));
    return answerJson(c, Object.fromEntries(answers));
  });
  return app;
}

/** The route of a bulk PATCH for several entity types. The frontend's proxy does not forward it. */
export function openapiGenericPatches(context: RestContext): App {
  const app = openapiApp(context);
  app.patch(GENERIC, async (c) => {
    c.set('write', true);
    const { isAsync, withMetadata } = readAnswerFlags(c.req, true);
    const turn = context.turns.beginWrite();
    const patches: (readonly PatchProposal[])[] = [];
    for (const [, items] of readByType(await readJsonBody(c.req.raw)))
      patches.push(await readPatchItems(items, turn, context.dialect));
    const written = context.writerFor(c, 'bulk-patch', isAsync).write(patches.flat());
    if (isAsync) return c.body(null, 202);
    return answerJson(c, itemsByType(written, patches.flat(), withMetadata));
  });
  return app;
}

/** Formats the written aspects by entity type, in the order of the types in the request. */
function itemsByType(
  written: readonly StoredAspect[],
  proposals: readonly AnyProposal[],
  withMetadata: boolean,
): JsonObject {
  const items = writtenItems(written, withMetadata);
  const types = new Set(proposals.map(({ urn }) => urnEntityType(urn)));
  return Object.fromEntries(
    [...types].map((type) => [
      type,
      items.filter(({ urn }) => urnEntityType(String(urn)) === type),
    ]),
  );
}

/**
 * Reads the items by type. Refuses an item of another type in both dialects, since the answer is
 * keyed by type.
 */
function readByType(body: Json): readonly (readonly [type: string, items: Json])[] {
  return Object.entries(asObject(body, 'the body')).map(([type, items]) => {
    for (const item of Array.isArray(items) ? items : []) requireType(item, type);
    return [type, items ?? null];
  });
}

function requireType(item: Json, type: string): void {
  const urn = asObject(item, type)['urn'];
  if (typeof urn !== 'string' || urnEntityType(urn) === type) return;
  throw new RequestError(
    'malformed',
    `${type} holds an item of the type ${urnEntityType(urn)}: ${urn}`,
  );
}
