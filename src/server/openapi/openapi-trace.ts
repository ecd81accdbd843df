import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { readFlag } from '../parameters/query-values.js';
import { aspectName } from '../parameters/request-schemas.js';
import type { ReadStamps } from '../policy/readable-store.js';
import { jsonReader } from '../shared/json-reader.js';
import { dictionary, list } from '../shared/json-schema.js';
import { RequestError } from '../shared/request-error.js';
import { readUrn } from '../write/read-proposal.js';
import { writeStatus } from '../write/write-status.js';
import { openapiApp } from './openapi-errors.js';

/**
 * Route `POST /openapi/v1/trace/write/{traceId}`: the state of the aspects that a request wrote.
 */
export function openapiTrace(context: RestContext): App {
  const app = openapiApp(context);
  app.post('/openapi/v1/trace/write/:traceId', async (c) => {
    const traceId = readTraceId(c.req.param('traceId'));
    // A write cannot fail after it was answered with success. With `onlyIncludeErrors`, the answer
    // is therefore always empty.
    const onlyErrors = readFlag(c.req.query('onlyIncludeErrors'), true, 'onlyIncludeErrors');
    const wanted = readAspects(await readJsonBody(c.req.raw));
    const reader = context.readerFor(c);
    const refusal = `${reader.actor} is unauthorized to READ entities.`;
    const readStamps = reader.openStamps(wanted.keys(), refusal);
    const answers = onlyErrors
      ? []
      : [...wanted].map(
          ([urn, names]) => [urn, writeStatuses(traceId, { urn, names }, readStamps)] as const,
        );
    return c.json(Object.fromEntries(answers));
  });
  return app;
}

function readTraceId(text: string): string {
  if (/^[0-9a-f]{32}$/i.test(text)) return text.toLowerCase();
  throw new RequestError(
    'malformed',
    `the path must end with a trace id of 32 hexadecimal digits, but ends with "${text}"`,
  );
}

const readTraced = jsonReader(dictionary(list(aspectName), readUrn));

/** Reads `{ <urn>: [<aspect>, …], … }`. */
function readAspects(body: Json): ReadonlyMap<Urn, readonly string[]> {
  return new Map(Object.entries(readTraced(body)).map(([urn, names]) => [urn as Urn, names]));
}

interface TracedEntity {
  readonly urn: Urn;
  readonly names: readonly string[];
}

function writeStatuses(
  traceId: string,
  { urn, names }: TracedEntity,
  readStamps: ReadStamps,
): JsonObject {
  return Object.fromEntries(
    names.map((name) => [name, writeStatusItem(traceId, { urn, name }, readStamps)]),
  );
}

/**
 * Formats the state of one write. Primary store and index always agree, since one transaction
 * writes both. Neither keeps a trace of events.
 */
function writeStatusItem(
  traceId: string,
  { urn, name }: { readonly urn: Urn; readonly name: string },
  readStamps: ReadStamps,
): JsonObject {
  if (isTimeseries(name)) return statusItem('NO_OP', 'TRACE_NOT_IMPLEMENTED');
  const status = writeStatus(traceId, readStamps(urn, name));
  return statusItem(status, status);
}

function statusItem(primary: string, search: string): JsonObject {
  return {
    success: true,
    primaryStorage: { writeStatus: primary },
    searchStorage: { writeStatus: search },
  };
}
