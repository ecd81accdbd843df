import { type Context, Hono } from 'hono';
import type { Json, JsonObject } from '../../model/json.js';
import { readJsonBody } from '../http/read-body.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { keyAspectOf } from '../metamodel/key-aspects.js';
import { asSeenBy, requireReadable } from '../policy/authorize-reads.js';
import { isGrantedAny } from '../policy/is-granted-any.js';
import { privilegesTo } from '../policy/privileges.js';
import { asObject, asText } from '../read-json.js';
import { Refusal } from '../refusal.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { rollBackRun } from '../write/roll-back-run.js';
import { restliErrors } from './restli-errors.js';
import { writerOf } from './writer-of.js';

/** `POST /runs`: what ingestion runs have written, by the run id in the system metadata, and taking it back. */
export function restliRuns(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(restliErrors(context, 400));
  app.on('POST', ['/runs', '/runs/'], async (c) => {
    const name = c.req.query('action') ?? '';
    const action = ACTIONS.get(name);
    if (action === undefined) throw new Refusal('malformed', `action "${name}" is not supported on runs by this version`);
    if (name === 'rollback') c.set('write', true);
    const request = asObject(await readJsonBody(c.req.raw), 'the body');
    return c.json({ value: action(request, c, context) });
  });
  return app;
}

type Action = (request: JsonObject, c: Context<AppEnv>, context: ServerContext) => Json;

const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['list', list],
  ['describe', describe],
  ['rollback', rollback],
]);

/** Source: `BatchIngestionRunResource`. */
const DEFAULT_PAGE_SIZE = 100;
const MAX_SHOWN = 100;

/** Runs go through entities of all kinds, so whoever lists them has to be allowed to read all entities. */
function list(request: JsonObject, c: Context<AppEnv>, { store, authorizer }: ServerContext): Json {
  const actor = c.get('actor');
  if (!isGrantedAny(authorizer, privilegesTo.READ, { actor })) throw new Refusal('forbidden', `User ${actor} is unauthorized to list runs`);
  const runs = store.listRuns({
    includeSoftDeleted: request['includeSoft'] === true,
    limit: readCount(request, 'pageSize', DEFAULT_PAGE_SIZE),
    offset: readCount(request, 'pageOffset', 0),
  });
  return runs.map(({ runId, rows, time }): JsonObject => ({ runId, rows, timestamp: time }));
}

function describe(request: JsonObject, c: Context<AppEnv>, context: ServerContext): Json {
  const { store } = context;
  const start = readCount(request, 'start', 0);
  const count = readCount(request, 'count', DEFAULT_PAGE_SIZE);
  const found = store
    .aspectsOfRun(readRunId(request))
    .filter(({ urn }) => request['includeSoft'] === true || !store.isSoftDeleted(urn))
    .slice(start, start + count);
  const reader = { ...context, actor: c.get('actor') };
  const urns = new Set(found.map(({ urn }) => urn));
  requireReadable(urns, reader, `User ${reader.actor} is unauthorized to describe the run`);
  const seen = asSeenBy(reader, store);
  return found.map((aspect) => {
    const shown = request['includeAspect'] === true ? seen.readAspect(aspect.urn, aspect.name) : undefined;
    return { ...summaryOf(aspect), ...(shown && { aspect: shown.value }) };
  });
}

function rollback(request: JsonObject, c: Context<AppEnv>, context: ServerContext): Json {
  const { safe, hardDelete, dryRun } = request;
  const asked = {
    runId: readRunId(request),
    dryRun: dryRun === true,
    // The second name is the older one, and the first counts.
    hardDelete: typeof safe === 'boolean' ? !safe : hardDelete === true,
  };
  const done = rollBackRun(asked, writerOf(c, context, 'restli'));
  const unsafe = [...new Set(done.aspectsOfOthers.map(({ urn }) => urn))];
  return {
    aspectsAffected: done.aspectsOfOthers.length,
    aspectsReverted: done.aspectsReverted,
    entitiesAffected: done.entitiesAffected,
    entitiesDeleted: done.entitiesMade,
    unsafeEntitiesCount: unsafe.length,
    unsafeEntities: unsafe.map((urn): JsonObject => ({ urn })),
    aspectRowSummaries: done.aspects.slice(0, MAX_SHOWN).map(summaryOf),
  };
}

/** DataHub's `AspectRowSummary`. Version 0 is the latest. */
function summaryOf({ urn, name, systemMetadata, created }: StoredAspect): JsonObject {
  return {
    runId: systemMetadata['runId'] ?? null,
    aspectName: name,
    urn,
    timestamp: created.time,
    version: 0,
    keyAspect: name === keyAspectOf(urn),
  };
}

function readRunId(request: JsonObject): string {
  return asText(request['runId'], 'runId');
}

function readCount(request: JsonObject, name: string, fallback: number): number {
  const count = request[name] ?? fallback;
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count;
  throw new Refusal('malformed', `${name} must be a whole number from 0, but is ${JSON.stringify(count)}`);
}
