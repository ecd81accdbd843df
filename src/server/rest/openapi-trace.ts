import { Hono } from 'hono';
import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { requireReadable } from '../policy/authorize-reads.js';
import { asList, asObject } from '../read-json.js';
import { Refusal } from '../refusal.js';
import { type AspectStore, KEPT_VERSIONS, type StoredAspect } from '../store/aspect-store.js';
import { readAspectName, readUrn } from '../write/read-proposal.js';
import { writeStatus } from '../write/trace-status.js';
import { openapiErrors } from './openapi-errors.js';
import { readFlag } from './read-flag.js';

/** `POST /openapi/v1/trace/write/{traceId}`: what has become of the aspects that a request wrote. */
export function openapiTrace(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.post('/openapi/v1/trace/write/:traceId', async (c) => {
    const traceId = readTraceId(c.req.param('traceId'));
    // Nothing that was answered with success can fail later, so there are no errors, and nothing is left of what has none.
    const onlyErrors = readFlag(c.req.query('onlyIncludeErrors'), true, 'onlyIncludeErrors');
    const asked = readAspects(await readJsonBody(c.req.raw));
    const reader = { ...context, actor: c.get('actor') };
    requireReadable(asked.keys(), reader, `${reader.actor} is unauthorized to READ entities.`);
    const answers = onlyErrors ? [] : [...asked].map(([urn, names]) => [urn, statusesOf(traceId, { urn, names }, context.store)] as const);
    return c.json(Object.fromEntries(answers));
  });
  return app;
}

function readTraceId(text: string): string {
  if (/^[0-9a-f]{32}$/i.test(text)) return text.toLowerCase();
  throw new Refusal('malformed', `the path must end with a trace id of 32 hexadecimal digits, but ends with "${text}"`);
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

interface Asked {
  readonly urn: Urn;
  readonly names: readonly string[];
}

function statusesOf(traceId: string, { urn, names }: Asked, store: AspectStore): JsonObject {
  return Object.fromEntries(names.map((name) => [name, statusOf(traceId, { urn, name }, store)]));
}

/** What is in the primary store is in the index, too: both are one transaction. Of events neither keeps a trace. */
function statusOf(traceId: string, { urn, name }: { readonly urn: Urn; readonly name: string }, store: AspectStore): JsonObject {
  if (isTimeseries(name)) return statusItem('NO_OP', 'TRACE_NOT_IMPLEMENTED');
  const status = writeStatus(traceId, versionsOf(urn, name, store));
  return statusItem(status, status);
}

function statusItem(primary: string, search: string): JsonObject {
  return { success: true, primaryStorage: { writeStatus: primary }, searchStorage: { writeStatus: search } };
}

/** The latest first. */
function versionsOf(urn: Urn, name: string, store: AspectStore): readonly StoredAspect[] {
  const latest = store.readAspect(urn, name);
  if (latest === undefined) return [];
  const numbers = Array.from({ length: KEPT_VERSIONS + 1 }, (_, i) => latest.version - i);
  return numbers.flatMap((version) => store.readVersion(urn, name, version) ?? []);
}
