import { Hono } from 'hono';
import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { readFlag } from '../parameters/read-flag.js';
import { requireReadable } from '../policy/authorize-reads.js';
import { asList, asObject } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import { type AspectStore, KEPT_VERSIONS, type StoredAspect } from '../store/aspect-store.js';
import { readAspectName, readUrn } from '../write/read-proposal.js';
import { writeStatus } from '../write/write-status.js';
import { openapiErrors } from './openapi-errors.js';

/**
 * Route `POST /openapi/v1/trace/write/{traceId}`: the state of the aspects that a request wrote.
 */
export function openapiTrace(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.post('/openapi/v1/trace/write/:traceId', async (c) => {
    const traceId = readTraceId(c.req.param('traceId'));
    // A write that was answered with success cannot fail later. So with `onlyIncludeErrors`, the
    // answer is always empty.
    const onlyErrors = readFlag(c.req.query('onlyIncludeErrors'), true, 'onlyIncludeErrors');
    const wanted = readAspects(await readJsonBody(c.req.raw));
    const reader = { ...context, actor: c.get('actor') };
    requireReadable(wanted.keys(), reader, `${reader.actor} is unauthorized to READ entities.`);
    const answers = onlyErrors
      ? []
      : [...wanted].map(
          ([urn, names]) => [urn, writeStatuses(traceId, { urn, names }, context.store)] as const,
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

/** Reads `{ <urn>: [<aspect>, …], … }`. */
function readAspects(body: Json): ReadonlyMap<Urn, readonly string[]> {
  return new Map(
    Object.entries(asObject(body, 'the body')).map(([urn, names]) => [
      readUrn(urn, 'the body'),
      asList(names, urn).map((name, i) => readAspectName(name, `${urn}[${i}]`)),
    ]),
  );
}

interface TracedEntity {
  readonly urn: Urn;
  readonly names: readonly string[];
}

function writeStatuses(
  traceId: string,
  { urn, names }: TracedEntity,
  store: AspectStore,
): JsonObject {
  return Object.fromEntries(
    names.map((name) => [name, writeStatusItem(traceId, { urn, name }, store)]),
  );
}

/**
 * Formats the state of one write. Primary store and index always agree, since one transaction
 * writes both. Events have no trace in either.
 */
function writeStatusItem(
  traceId: string,
  { urn, name }: { readonly urn: Urn; readonly name: string },
  store: AspectStore,
): JsonObject {
  if (isTimeseries(name)) return statusItem('NO_OP', 'TRACE_NOT_IMPLEMENTED');
  const status = writeStatus(traceId, readVersions(urn, name, store));
  return statusItem(status, status);
}

function statusItem(primary: string, search: string): JsonObject {
  return {
    success: true,
    primaryStorage: { writeStatus: primary },
    searchStorage: { writeStatus: search },
  };
}

/** Reads the stored versions of an aspect, the latest first. */
function readVersions(urn: Urn, name: string, store: AspectStore): readonly StoredAspect[] {
  const latest = store.readAspect(urn, name);
  if (latest === undefined) return [];
  const numbers = Array.from({ length: KEPT_VERSIONS + 1 }, (_, i) => latest.version - i);
  return numbers.flatMap((version) => store.readVersion(urn, name, version) ?? []);
}
