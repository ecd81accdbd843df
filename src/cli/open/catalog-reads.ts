import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isJsonObject } from '../../model/json.js';
import { readJsonBody } from '../../server/http/read-body.js';
import type { AppEnv } from '../../server/http/server-context.js';
import { missingAddress } from '../../tasks/catalog/catalog-access.js';
import {
  type CatalogForwarder,
  isReadablePath,
  refusedQuery,
} from '../../tasks/catalog/forward-reads.js';
import { refuse } from './refuse.js';

/** A question of a page names at most 100 entities. */
const LIMITS = { maxBytes: 1_000_000, maxValues: 20_000 };

const ENTITIES = '/openapi/v3/entity';

/** Routes that send the reads of the pages on to the catalog, and refuse all else. */
export function catalogReads(catalog: CatalogForwarder | undefined): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/api/v2/graphql', async (c) => {
    const body = await readJsonBody(c.req.raw, LIMITS);
    const { query, variables = null, operationName = null } = isJsonObject(body) ? body : {};
    if (typeof query !== 'string') return refuse(c, 400, 'The body has no document of GraphQL.');
    const why = refusedQuery(query);
    if (why !== undefined) return refuse(c, 403, `Not sent to the catalog: ${why}.`);
    // Written anew, so that the catalog reads the document that was checked.
    const checked = JSON.stringify({ query, variables, operationName });
    if (catalog === undefined) throw missingAddress();
    return answer(c, await catalog.ask(checked, c.req.raw.signal));
  });
  app.get(`${ENTITIES}/*`, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(ENTITIES.length);
    if (!isReadablePath(path))
      return refuse(c, 403, 'Not sent to the catalog: the pages read an entity by its urn.');
    if (catalog === undefined) throw missingAddress();
    return answer(c, await catalog.readEntity(`${path}${search}`, c.req.raw.signal));
  });
  app.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', (c) =>
    refuse(c, 405, 'These pages only read. headwater apply writes.'),
  );
  return app;
}

function answer(c: Context, { status, text }: Awaited<ReturnType<CatalogForwarder['ask']>>) {
  c.header('Cache-Control', 'no-store');
  return c.body(text, status as ContentfulStatusCode, { 'Content-Type': 'application/json' });
}
