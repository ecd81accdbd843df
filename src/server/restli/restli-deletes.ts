import type { Json, JsonObject } from '../../model/json.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppContext } from '../http/server-context.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { urn } from '../parameters/request-schemas.js';
import { jsonReader } from '../shared/json-reader.js';
import {
  accepted,
  anything,
  nullish,
  object,
  optional,
  wholeNumber,
} from '../shared/json-schema.js';
import { malformed } from '../shared/request-error.js';
import type { EventSpan } from '../store/aspect-store.js';
import { entityDeletion } from '../write/delete-aspects.js';
import { readAspectName } from '../write/read-proposal.js';
import type { Actions, RestliAction } from './restli-app.js';

/** The actions of `/entities` that delete. */
export const deleteActions: Actions = new Map<string, RestliAction>([
  ['delete', { writes: true, run: deleteEntity }],
  ['deleteReferences', { writes: true, run: deleteReferencesTo }],
]);

const timestamp = wholeNumber((time, what) => {
  throw malformed(`${what} must be a whole number of milliseconds, but is ${JSON.stringify(time)}`);
});

const readDeletion = jsonReader(
  object({
    urn,
    aspectName: optional(accepted<string>(readEventName)),
  }),
);

const readSpan = jsonReader(
  object({ startTimeMillis: nullish(timestamp), endTimeMillis: nullish(timestamp) }),
);

/**
 * Deletes a whole entity, or the events of one aspect. Deleting an entity that does not exist is
 * not an error, since clients do it before they write.
 */
function deleteEntity(request: JsonObject, c: AppContext, context: RestContext): JsonObject {
  const writer = context.writerFor(c, 'restli');
  const { urn, aspectName } = readDeletion(request);
  const { rows, events } =
    aspectName === undefined
      ? writer.delete([entityDeletion(urn)])
      : writer.deleteEvents({ urn, aspectName }, toSpan(request));
  return { urn, rows, timeseriesRows: events };
}

/** Reads the time span of the events to delete. */
function toSpan(request: JsonObject): EventSpan {
  const { startTimeMillis, endTimeMillis } = readSpan(request);
  return { fromMs: startTimeMillis ?? undefined, toMs: endTimeMillis ?? undefined };
}

function readEventName(json: Json | undefined, what: string): string {
  const name = readAspectName(json, what);
  if (isTimeseries(name)) return name;
  throw malformed(`Not supported for non-timeseries aspect ${name}.`);
}

/** Maximum number of related aspects in an answer. Source: `DeleteEntityService`. */
const MAX_SHOWN = 10;

const readReferenced = jsonReader(object({ urn, dryRun: optional(anything) }));

function deleteReferencesTo(request: JsonObject, c: AppContext, context: RestContext): JsonObject {
  const { urn, dryRun } = readReferenced(request);
  const references = context.writerFor(c, 'restli').deleteReferences(urn, dryRun === true);
  const relatedAspects = references
    .slice(0, MAX_SHOWN)
    .map(({ entity, relationship, aspect }): JsonObject => ({ entity, relationship, aspect }));
  return { total: references.length, relatedAspects };
}
