import { Hono } from 'hono';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readAspectPath } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppEnv } from '../http/server-context.js';
import { RequestError } from '../shared/request-error.js';
import type { PatchProposal } from '../write/patch/patch.js';
import { readPatch } from '../write/patch/read-patch.js';
import { checkEntityType } from './check-entity-type.js';
import { openapiErrors } from './openapi-errors.js';
import { writtenItems } from './openapi-items.js';
import { readPatchItems } from './read-patch-items.js';

const BASE = '/openapi/v3/entity';

/** PATCH routes under `/openapi/v3/entity`: many aspects of many entities, or one aspect. */
export function openapiPatches(context: RestContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.on('PATCH', `${BASE}/*`, checkEntityType(context, BASE));
  app.patch(`${BASE}/:type`, async (c) => {
    c.set('write', true);
    const patches = readPatchItems(await readJsonBody(c.req.raw));
    const written = context.writerFor(c, 'bulk-patch').write(patches);
    // An async patch is also checked and stored before it is answered. Unlike other async writes,
    // its answer has no body.
    if (c.req.query('async') !== 'false') return c.body(null, 202);
    return c.json(writtenItems(written, c.req.query('systemMetadata') === 'true'));
  });
  app.patch(`${BASE}/:type/:rest{.+}`, async (c) => {
    c.set('write', true);
    const path = pathAfter(c.req.path, `${BASE}/`);
    const { urn, aspectName } = readAspectPath(path.slice(path.indexOf('/') + 1));
    if (aspectName === undefined)
      throw new RequestError('method', `${c.req.method} needs an aspect at the end of the path`);
    // The body has no place for conditions: DataHub reads only the patch.
    const patch: PatchProposal = {
      urn,
      aspectName,
      changeType: 'PATCH',
      patch: readPatch(await readJsonBody(c.req.raw), 'the body'),
    };
    const written = context.writerFor(c, 'single-patch').write([patch]);
    return c.json(writtenItems(written, c.req.query('systemMetadata') === 'true')[0] ?? {});
  });
  return app;
}
