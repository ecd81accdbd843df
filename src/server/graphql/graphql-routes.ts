import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import { GRAPHQL_PATHS } from '../http/request-paths.js';
import type { AppEnv } from '../http/server-context.js';
import { RequestError } from '../shared/request-error.js';
import type { GraphqlHandler } from './create-graphql.js';

/** Documents are short, and their longest variables are lists. Larger bodies take long to check. */
const LIMITS = { maxBytes: 8_000_000, maxValues: 200_000 };

/** Serves the GraphQL handler, which knows nothing of HTTP, at its two paths. */
export function graphqlRoutes(answer: GraphqlHandler): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.on('POST', [...GRAPHQL_PATHS], async (c) => {
    const reply = await answer(await readBodyOrUndefined(c.req.raw), { actor: c.get('actor') });
    c.set('write', reply.mutation);
    const status = reply.status as ContentfulStatusCode;
    return reply.body === undefined
      ? new Response(null, { status })
      : answerJson(c, reply.body, status);
  });
  app.on(
    ['GET', 'PUT', 'PATCH', 'DELETE'],
    [...GRAPHQL_PATHS],
    () => new Response(null, { status: 405, headers: { Allow: 'POST' } }),
  );
  return app;
}

/**
 * Returns undefined for an unreadable body. DataHub answers it like a body without a query: with
 * status 400 and an empty body.
 */
async function readBodyOrUndefined(request: Request): Promise<unknown> {
  try {
    return await readJsonBody(request, LIMITS);
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'malformed') return undefined;
    throw error;
  }
}
