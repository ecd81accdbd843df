import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createGraphql } from '../graphql/create-graphql.js';
import { Refusal } from '../refusal.js';
import { GRAPHQL_PATHS } from './addresses.js';
import { readJsonBody } from './read-body.js';
import type { AppEnv, ServerContext } from './server-context.js';

/** Documents are short, and variables are lists at most. What is larger takes long to check. */
const MAX_BODY_BYTES = 8_000_000;

/** Puts the GraphQL handler, which knows nothing of HTTP, behind its two addresses. */
export function graphqlDoor(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const answer = createGraphql({ ...context, tokens: context.credentials?.tokens, invites: context.credentials?.invites });
  app.on('POST', [...GRAPHQL_PATHS], async (c) => {
    const reply = await answer(await bodyOf(c.req.raw), { actor: c.get('actor') });
    c.set('write', reply.mutation);
    const status = reply.status as ContentfulStatusCode;
    return reply.body === undefined ? new Response(null, { status }) : c.json(reply.body, status);
  });
  app.on(['GET', 'PUT', 'PATCH', 'DELETE'], [...GRAPHQL_PATHS], () => new Response(null, { status: 405, headers: { Allow: 'POST' } }));
  return app;
}

/** DataHub answers a body that it cannot read like one that lacks its query: with an empty 400. */
async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await readJsonBody(request, MAX_BODY_BYTES);
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'malformed') return undefined;
    throw error;
  }
}
