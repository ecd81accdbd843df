import { Hono } from 'hono';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readAspectPath } from '../http/read-path.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { Refusal } from '../refusal.js';
import type { PatchProposal } from '../write/patch/patch.js';
import { readPatch } from '../write/patch/read-patch.js';
import { writeProposals } from '../write/write-proposals.js';
import { checkEntityType } from './check-entity-type.js';
import { openapiErrors } from './openapi-errors.js';
import { writtenItems } from './openapi-items.js';
import { readPatchItems } from './openapi-patch-items.js';
import { writerOf } from './writer-of.js';

const BASE = '/openapi/v3/entity';

/** PATCH under `/openapi/v3/entity`: many aspects of many entities, or one aspect. */
export function openapiPatches(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.on('PATCH', `${BASE}/*`, checkEntityType(context, BASE));
  app.patch(`${BASE}/:type`, async (c) => {
    c.set('write', true);
    const patches = readPatchItems(await readJsonBody(c.req.raw));
    const written = writeProposals(patches, writerOf(c, context, 'bulk-patch'));
    // As with other writes, async ones are carried out and judged before they are answered; but unlike those, they have no body.
    if (c.req.query('async') !== 'false') return c.body(null, 202);
    return c.json(writtenItems(written, c.req.query('systemMetadata') === 'true'));
  });
  app.patch(`${BASE}/:type/:rest{.+}`, async (c) => {
    c.set('write', true);
    const path = pathAfter(c.req.path, `${BASE}/`);
    const { urn, aspectName } = readAspectPath(path.slice(path.indexOf('/') + 1));
    if (aspectName === undefined) throw new Refusal('method', `${c.req.method} needs an aspect at the end of the path`);
    // There is no place for conditions here: DataHub reads the patch and nothing else.
    const patch: PatchProposal = { urn, aspectName, changeType: 'PATCH', patch: readPatch(await readJsonBody(c.req.raw), 'the body') };
    const written = writeProposals([patch], writerOf(c, context, 'single-patch'));
    return c.json(writtenItems(written, c.req.query('systemMetadata') === 'true')[0] ?? {});
  });
  return app;
}
