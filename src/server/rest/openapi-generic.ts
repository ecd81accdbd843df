import { type Context, Hono } from 'hono';
import type { Json, JsonObject } from '../../model/json.js';
import { readJsonBody } from '../http/read-body.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import { asObject } from '../read-json.js';
import { Refusal } from '../refusal.js';
import type { AnyProposal } from '../write/proposal.js';
import { writeProposals } from '../write/write-proposals.js';
import { answerBatchGet } from './batch-get.js';
import { openapiErrors } from './openapi-errors.js';
import { writtenItems } from './openapi-items.js';
import { readPatchItems } from './openapi-patch-items.js';
import { readEntityItems } from './read-entity-items.js';
import { writerOf } from './writer-of.js';

const GENERIC = '/openapi/v3/entity/generic';

/** The bulk operations for several types at once: what is a list elsewhere, is `{ <type>: [...], … }` here. */
export function openapiGeneric(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.post(GENERIC, async (c) => {
    c.set('write', true);
    const proposals = byType(await readJsonBody(c.req.raw)).flatMap(([, items]) => readEntityItems(items));
    const written = write(proposals, c, context, 'bulk');
    return c.json(written, c.req.query('async') === 'false' ? 200 : 202);
  });
  app.post(`${GENERIC}/batchGet`, async (c) => {
    const reader = { ...context, actor: c.get('actor') };
    const withMetadata = c.req.query('systemMetadata') === 'true';
    const answers = byType(await readJsonBody(c.req.raw)).map(([type, items]): readonly [string, readonly JsonObject[]] => [
      type,
      answerBatchGet(items, reader, withMetadata),
    ]);
    return c.json(Object.fromEntries(answers));
  });
  return app;
}

/** PATCH of the same; the frontend's proxy does not forward it. */
export function openapiGenericPatches(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.patch(GENERIC, async (c) => {
    c.set('write', true);
    const patches = byType(await readJsonBody(c.req.raw)).flatMap(([, items]) => readPatchItems(items));
    const written = write(patches, c, context, 'bulk-patch');
    return c.req.query('async') === 'false' ? c.json(written) : c.body(null, 202);
  });
  return app;
}

/** Everything that a request brings is one batch. What was written is told under the types of its urns. */
function write(proposals: readonly AnyProposal[], c: Context<AppEnv>, context: ServerContext, door: 'bulk' | 'bulk-patch'): JsonObject {
  const written = writeProposals(proposals, writerOf(c, context, door));
  const items = writtenItems(written, c.req.query('systemMetadata') === 'true');
  const types = new Set(proposals.map(({ urn }) => entityTypeOf(urn)));
  return Object.fromEntries([...types].map((type) => [type, items.filter(({ urn }) => entityTypeOf(String(urn)) === type)]));
}

/** Here a type is held against its items, whatever the dialect: it decides under which name they come back. */
function byType(body: Json): readonly (readonly [type: string, items: Json])[] {
  return Object.entries(asObject(body, 'the body')).map(([type, items]) => {
    for (const item of Array.isArray(items) ? items : []) requireType(item, type);
    return [type, items ?? null];
  });
}

function requireType(item: Json, type: string): void {
  const urn = asObject(item, type)['urn'];
  if (typeof urn !== 'string' || entityTypeOf(urn) === type) return;
  throw new Refusal('malformed', `${type} holds an item of the type ${entityTypeOf(urn)}: ${urn}`);
}
