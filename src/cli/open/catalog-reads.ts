import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isJsonObject } from '../../model/json.js';
import { readJsonBody } from '../../server/http/read-body.js';
import type { AppEnv } from '../../server/http/server-context.js';
import { missingAddress } from '../../tasks/catalog/catalog-access.js';
import type { CatalogForwarder, ForwardedRead } from '../../tasks/catalog/forward-reads.js';
import { refuse } from './refuse.js';

/** A question of a page names at most 100 entities. */
const LIMITS = { maxBytes: 1_000_000, maxValues: 20_000 };

const ENTITIES = '/openapi/v3/entity';

/** Routes that send the reads of the pages on to the catalog, and refuse all else. */
export function catalogReads(catalog: CatalogForwarder | undefined): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/api/v2/graphql', async (c) => {
    const body = await readJsonBody(c.req.raw, LIMITS);
    const document = isJsonObject(body) ? body['query'] : undefined;
    if (!isJsonObject(body) || typeof document !== 'string')
      return refuse(c, 400, 'The body has no document of GraphQL.');
    const { variables = null, operationName = null } = body;
    // Written anew, so that the catalog reads the document that was checked.
    const text = JSON.stringify({ query: document, variables, operationName });
    return await forward(c, catalog, { kind: 'graphql', document, body: text });
  });
  app.get(`${ENTITIES}/*`, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = `${pathname.slice(ENTITIES.length)}${search}`;
    return await forward(c, catalog, { kind: 'entity', path });
  });
  app.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', (c) =>
    refuse(c, 405, 'These pages only read. headwater apply writes.'),
  );
  return app;
}

async function forward(
  c: Context<AppEnv>,
  catalog: CatalogForwarder | undefined,
  read: ForwardedRead,
): Promise<Response> {
  if (catalog === undefined) throw missingAddress();
  const answer = await catalog.forward(read, c.req.raw.signal);
  switch (answer.kind) {
    case 'busy':
      return refuse(c, 503, 'Too many reads wait for the catalog. Try again in a moment.');
    case 'refused':
      return refuse(c, 403, `Not sent to the catalog: ${answer.why}.`);
    case 'answered':
      return c.body(answer.text, answer.status as ContentfulStatusCode, {
        'Content-Type': 'application/json',
      });
  }
}
