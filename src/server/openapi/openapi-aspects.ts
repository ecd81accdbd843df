import type { Urn } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readAspectPath } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import { readAnswerFlags, readFlag, readMetadataFlag } from '../parameters/query-values.js';
import { readAspectNames } from '../parameters/read-names.js';
import { RequestError } from '../shared/request-error.js';
import { entityDeletion } from '../write/delete-aspects.js';
import type { PatchProposal } from '../write/patch/patch.js';
import { readPatch } from '../write/patch/read-patch.js';
import type { ChangeType, Deletion } from '../write/proposal.js';
import { checkEntityType } from './check-entity-type.js';
import type { EntityForm } from './entity-form.js';
import { openapiApp } from './openapi-errors.js';
import { writtenItem } from './openapi-items.js';

/**
 * Routes under `/openapi/v3/entity/{type}/{urn}`, or the same of version 2: writes of one aspect, and
 * deletions.
 */
export function openapiAspects(context: RestContext, form: EntityForm): App {
  const { base } = form;
  const app = openapiApp(context);
  app.on(['POST', 'DELETE'], `${base}/:type/:urn{urn.+}`, checkEntityType(context, base));
  app.post(`${base}/:type/:urn{urn.+}`, async (c) => {
    c.set('write', true);
    const { urn, aspectName } = readAddress(c, base);
    if (aspectName === undefined)
      throw new RequestError(
        'malformed',
        `a write of ${urn} needs an aspect at the end of the path`,
      );
    const item = form.readAspect(await readJsonBody(c.req.raw), context.dialect);
    const proposal = { urn, aspectName, changeType: readChangeType(c), ...item };
    const { isAsync, withMetadata } = readAnswerFlags(c.req, false);
    const written = context.writerFor(c, 'single', isAsync).write([proposal]);
    const answer = writtenItem(written, withMetadata, form.toWritten);
    return answerJson(c, answer, isAsync ? 202 : 200);
  });
  app.delete(`${base}/:type/:urn{urn.+}`, async (c) => {
    c.set('write', true);
    const deletion = readDeletion(c, base);
    const writer = context.writerFor(c, 'single');
    if ('cleared' in deletion) writer.clear(deletion.cleared);
    else writer.delete(deletion.deletions);
    return c.body(null, 200);
  });
  return app;
}

/** Routes of a PATCH of one aspect, as {@link openapiAspects}. */
export function openapiPatches(context: RestContext, form: EntityForm): App {
  const { base } = form;
  const app = openapiApp(context);
  app.on('PATCH', `${base}/*`, checkEntityType(context, base));
  app.patch(`${base}/:type/:rest{.+}`, async (c) => {
    c.set('write', true);
    const { urn, aspectName } = readAddress(c, base);
    if (aspectName === undefined)
      throw new RequestError('method', `${c.req.method} needs an aspect at the end of the path`);
    const withMetadata = readMetadataFlag(c.req);
    // The body has no place for conditions: DataHub reads only the patch.
    const patch: PatchProposal = {
      urn,
      aspectName,
      changeType: 'PATCH',
      patch: readPatch(await readJsonBody(c.req.raw), 'the body'),
    };
    const written = context.writerFor(c, 'single-patch').write([patch]);
    return answerJson(c, writtenItem(written, withMetadata, form.toWritten));
  });
  return app;
}

/**
 * Reads the change type. Without a flag it is CREATE, so a second write of the same aspect is
 * refused. DataHub has this surprising default.
 */
function readChangeType(c: AppContext): ChangeType {
  if (readFlag(c.req.query('createIfEntityNotExists'), false, 'createIfEntityNotExists'))
    return 'CREATE_ENTITY';
  return readFlag(c.req.query('createIfNotExists'), true, 'createIfNotExists')
    ? 'CREATE'
    : 'UPSERT';
}

/**
 * Some aspects to delete or a whole entity (`deletions`), or an entity that loses all aspects but
 * the key (`cleared`).
 */
type RequestedDeletion = { readonly deletions: readonly Deletion[] } | { readonly cleared: Urn };

/**
 * Reads the deletion: the aspect in the path, the aspects in the query, all aspects but the key, or
 * the whole entity.
 */
function readDeletion(c: AppContext, base: string): RequestedDeletion {
  const { urn, aspectName } = readAddress(c, base);
  if (aspectName !== undefined) return { deletions: [{ urn, aspectName, changeType: 'DELETE' }] };
  const names = readAspectNames(c.req.url, 'aspects');
  if (readFlag(c.req.query('clear'), false, 'clear')) return { cleared: urn };
  return names === undefined || names.includes(urnKeyAspectName(urn))
    ? { deletions: [entityDeletion(urn)] }
    : { deletions: names.map((name) => ({ urn, aspectName: name, changeType: 'DELETE' })) };
}

function readAddress(c: AppContext, base: string): ReturnType<typeof readAspectPath> {
  const path = pathAfter(c.req.path, `${base}/`);
  return readAspectPath(path.slice(path.indexOf('/') + 1));
}
