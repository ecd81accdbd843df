import type { Urn } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { readAnswerFlags, readFlag } from '../parameters/query-values.js';
import { readAspectNames } from '../parameters/read-names.js';
import { malformed, RequestError } from '../shared/request-error.js';
import { entityDeletion } from '../write/delete-aspects.js';
import type { ChangeType, Deletion } from '../write/proposal.js';
import { bulkWrite } from './bulk-write.js';
import { type EntityForm, entityForms } from './entity-form.js';
import { checkEntityType, readAddress } from './entity-path.js';
import { GENERIC } from './generic-items.js';
import { openapiApp } from './openapi-errors.js';
import { writtenItem } from './openapi-items.js';

/** Routes of bulk writes, writes of one aspect, and deletions. */
export function openapiWrites(context: RestContext): App {
  const app = openapiApp(context);
  app.post(GENERIC, bulkWrite(context, { channel: 'bulk', isGeneric: true }));
  for (const form of entityForms) addWrites(app, context, form);
  return app;
}

/** Adds the routes under `/openapi/v3/entity` or `/openapi/v2/entity`. */
function addWrites(app: App, context: RestContext, form: EntityForm): void {
  const { base } = form;
  app.use(`${base}/*`, checkEntityType(context, base));
  app.post(`${base}/:type`, bulkWrite(context, { channel: 'bulk', isGeneric: false, form }));
  app.post(`${base}/:type/:urn{urn.+}`, async (c) => {
    c.set('write', true);
    const { urn, aspectName } = readAddress(c, base);
    if (aspectName === undefined)
      throw malformed(`a write of ${urn} needs an aspect at the end of the path`);
    const item = form.readAspect(await readJsonBody(c.req.raw), context.dialect);
    const proposal = { urn, aspectName, changeType: readChangeType(c), ...item };
    const { isAsync, withMetadata } = readAnswerFlags(c.req, false);
    const written = context.writerFor(c, 'single', isAsync).write([proposal]);
    return answerJson(c, writtenItem(written, withMetadata, form.toWritten), isAsync ? 202 : 200);
  });
  app.delete(`${base}/:type/:urn{urn.+}`, async (c) => {
    c.set('write', true);
    const deletion = readDeletion(c, base);
    const writer = context.writerFor(c, 'single');
    if ('cleared' in deletion) writer.clear(deletion.cleared);
    else if ('eventsOf' in deletion) writer.deleteNewestEvents(deletion.eventsOf);
    else writer.delete(deletion.deletions);
    return c.body(null, 200);
  });
  app.all(`${base}/*`, (c) => {
    throw new RequestError('method', `${c.req.method} is not supported here by this version`);
  });
}

/**
 * Reads the change type. Without a flag the type is CREATE, which refuses a second write of the
 * same aspect. DataHub has this surprising default.
 */
function readChangeType(c: AppContext): ChangeType {
  if (readFlag(c.req.query('createIfEntityNotExists'), false, 'createIfEntityNotExists'))
    return 'CREATE_ENTITY';
  return readFlag(c.req.query('createIfNotExists'), true, 'createIfNotExists')
    ? 'CREATE'
    : 'UPSERT';
}

/**
 * Some aspects to delete or a whole entity (`deletions`), a timeseries aspect that loses its newest
 * events (`eventsOf`), or an entity that loses all aspects but the key (`cleared`).
 */
type RequestedDeletion =
  | { readonly deletions: readonly Deletion[] }
  | { readonly eventsOf: Deletion }
  | { readonly cleared: Urn };

/**
 * Reads the deletion: the aspect in the path, the aspects in the query, all aspects but the key, or
 * the whole entity.
 */
function readDeletion(c: AppContext, base: string): RequestedDeletion {
  const { urn, aspectName } = readAddress(c, base);
  if (aspectName !== undefined) {
    const deletion: Deletion = { urn, aspectName, changeType: 'DELETE' };
    return isTimeseries(aspectName) ? { eventsOf: deletion } : { deletions: [deletion] };
  }
  const names = readAspectNames(c.req.url, 'aspects');
  if (readFlag(c.req.query('clear'), false, 'clear')) return { cleared: urn };
  return names === undefined || names.includes(urnKeyAspectName(urn))
    ? { deletions: [entityDeletion(urn)] }
    : { deletions: names.map((name) => ({ urn, aspectName: name, changeType: 'DELETE' })) };
}
