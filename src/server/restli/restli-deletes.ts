import { type Context, Hono } from 'hono';
import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { CatalogWriter } from '../http/catalog-writer.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppEnv } from '../http/server-context.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { asObject } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import type { EventSpan } from '../store/aspect-store.js';
import { entityDeletion } from '../write/delete-aspects.js';
import { readAspectName, readUrn } from '../write/read-proposal.js';
import { restliErrors } from './restli-errors.js';

/** Routes of the actions `delete` and `deleteReferences` of `POST /entities`. */
export function restliDeletes(context: RestContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(restliErrors(context, 400));
  app.on('POST', ['/entities', '/entities/'], async (c, next) => {
    const action = ACTIONS.get(c.req.query('action') ?? '');
    return action === undefined ? await next() : await answer(c, context, action);
  });
  return app;
}

type Action = (request: JsonObject, writer: CatalogWriter) => JsonObject;

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['delete', deleteEntity],
  ['deleteReferences', deleteReferencesTo],
]);

async function answer(c: Context<AppEnv>, context: RestContext, action: Action): Promise<Response> {
  c.set('write', true);
  const request = asObject(await readJsonBody(c.req.raw), 'the body');
  return c.json({ value: action(request, context.writerFor(c, 'restli')) });
}

/**
 * Deletes a whole entity, or the events of one aspect. Deleting an entity that does not exist is
 * not an error, since clients do it before they write.
 */
function deleteEntity(request: JsonObject, writer: CatalogWriter): JsonObject {
  const urn = readUrn(request['urn'], 'urn');
  const { rows, events } =
    request['aspectName'] === undefined
      ? writer.delete([entityDeletion(urn)])
      : writer.deleteEvents(
          { urn, aspectName: readEventName(request['aspectName']) },
          readSpan(request),
        );
  return { urn, rows, timeseriesRows: events };
}

function readEventName(json: Json): string {
  const name = readAspectName(json, 'aspectName');
  if (isTimeseries(name)) return name;
  throw new RequestError('malformed', `Not supported for non-timeseries aspect ${name}.`);
}

function readSpan(request: JsonObject): EventSpan {
  return { fromMs: readTime(request, 'startTimeMillis'), toMs: readTime(request, 'endTimeMillis') };
}

function readTime(request: JsonObject, name: string): number | undefined {
  const time = request[name] ?? undefined;
  if (time === undefined || (typeof time === 'number' && Number.isSafeInteger(time))) return time;
  throw new RequestError(
    'malformed',
    `${name} must be a whole number of milliseconds, but is ${JSON.stringify(time)}`,
  );
}

/** Maximum number of related aspects in an answer. Source: `DeleteEntityService`. */
const MAX_SHOWN = 10;

function deleteReferencesTo(request: JsonObject, writer: CatalogWriter): JsonObject {
  const urn: Urn = readUrn(request['urn'], 'urn');
  const references = writer.deleteReferences(urn, request['dryRun'] === true);
  const relatedAspects = references
    .slice(0, MAX_SHOWN)
    .map(({ entity, relationship, aspect }): JsonObject => ({ entity, relationship, aspect }));
  return { total: references.length, relatedAspects };
}
