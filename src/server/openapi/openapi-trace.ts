import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { readFlag } from '../parameters/query-values.js';
import { aspectName } from '../parameters/request-schemas.js';
import { jsonReader } from '../shared/json-reader.js';
import { dictionary, list } from '../shared/json-schema.js';
import { malformed } from '../shared/request-error.js';
import type { VersionStamp } from '../store/aspect-store.js';
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
    // A write cannot fail after a successful answer. So with `onlyIncludeErrors`, the answer is
    // always empty.
    const onlyErrors = readFlag(c.req.query('onlyIncludeErrors'), true, 'onlyIncludeErrors');
    const wanted = readAspects(await readJsonBody(c.req.raw));
    const reader = context.readerFor(c);
    const refusal = `${reader.actor} is unauthorized to READ entities.`;
    const readStamps = reader.openStamps(wanted.keys(), refusal);
    const answers = onlyErrors
      ? []
      : [...wanted].map(
          ([urn, names]) =>
            [urn, writeStatuses(traceId, names, (name) => readStamps(urn, name))] as const,
        );
    return c.json(Object.fromEntries(answers));
  });
  return app;
}

function readTraceId(text: string): string {
  if (/^[0-9a-f]{32}$/i.test(text)) return text.toLowerCase();
  throw malformed(
    `the path must end with a trace id of 32 hexadecimal digits, but ends with "${text}"`,
  );
}

const readTraced = jsonReader(dictionary(list(aspectName), readUrn));

/** Reads `{ <urn>: [<aspect>, …], … }`. */
function readAspects(body: Json): ReadonlyMap<Urn, readonly string[]> {
  return new Map(Object.entries(readTraced(body)).map(([urn, names]) => [urn as Urn, names]));
}

/**
 * Formats the states of the writes of some aspects of an entity. Primary store and index always
 * agree, since one transaction writes both. Neither keeps a trace of events.
 */
function writeStatuses(
  traceId: string,
  names: readonly string[],
  readStamps: (name: string) => readonly VersionStamp[],
): JsonObject {
  const items = names.map((name) => {
    if (isTimeseries(name)) return [name, statusItem('NO_OP', 'TRACE_NOT_IMPLEMENTED')];
    const status = writeStatus(traceId, readStamps(name));
    return [name, statusItem(status, status)];
  });
  return Object.fromEntries(items);
}

function statusItem(primary: string, search: string): JsonObject {
  return {
    success: true,
    primaryStorage: { writeStatus: primary },
    searchStorage: { writeStatus: search },
  };
}
