import type { Json, JsonObject } from '../../model/json.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import { jsonReader } from '../shared/json-reader.js';
import { anything, nullish, object, optional, text, wholeNumber } from '../shared/json-schema.js';
import { malformed } from '../shared/request-error.js';
import { compareRunAspects, type RunAspect } from '../store/run-aspects.js';
import { mapInTurn } from '../turns/in-turn.js';
import { listRuns } from './list-runs.js';
import { type Actions, addActions, type RestliAction, restliApp } from './restli-app.js';

/**
 * Routes of `POST /runs`: lists, describes and rolls back ingestion runs, by the run id in system
 * metadata.
 */
export function restliRuns(context: RestContext): App {
  const app = restliApp(context, 400);
  addActions(app, context, { resource: 'runs', actions: ACTIONS });
  return app;
}

const ACTIONS: Actions = new Map<string, RestliAction>([
  ['list', { run: list }],
  ['describe', { run: describe }],
  ['rollback', { writes: true, run: rollback }],
]);

/** Source: `BatchIngestionRunResource`. */
const DEFAULT_PAGE_SIZE = 100;
const MAX_SHOWN = 100;

const size = wholeNumber((count, what) => {
  throw malformed(`${what} must be a whole number of 0 or more, but is ${JSON.stringify(count)}`);
}, 0);

const readListing = jsonReader(
  object({
    pageSize: nullish(size),
    pageOffset: nullish(size),
    includeSoft: optional(anything),
  }),
);

async function list(request: JsonObject, c: AppContext, context: RestContext): Promise<Json> {
  const reader = context.readerFor(c);
  const refusal = `User ${reader.actor} is unauthorized to list runs`;
  const store = reader.openKind('RUNS', 'platform', refusal);
  const { includeSoft, pageSize, pageOffset } = readListing(request);
  const page = {
    includeSoftDeleted: includeSoft === true,
    limit: pageSize ?? DEFAULT_PAGE_SIZE,
    offset: pageOffset ?? 0,
  };
  const runs = await listRuns(store, page, context.turns.begin());
  return runs.map(({ runId, rows, time }): JsonObject => ({ runId, rows, timestamp: time }));
}

const readDescription = jsonReader(
  object({
    start: nullish(size),
    count: nullish(size),
    runId: text,
    includeSoft: optional(anything),
    includeAspect: optional(anything),
  }),
);

async function describe(request: JsonObject, c: AppContext, context: RestContext): Promise<Json> {
  const reader = context.readerFor(c);
  const { runId, includeSoft, includeAspect, ...page } = readDescription(request);
  const { start, count } = { start: page.start ?? 0, count: page.count ?? DEFAULT_PAGE_SIZE };
  const { rows, store } = await reader.openRun(async (all) => {
    const found = await mapInTurn(all.listRunAspects(), context.turns.begin(), (some) =>
      some.filter((row) => row.runId === runId),
    );
    const shown = found
      .flat()
      .sort(compareRunAspects)
      .filter(({ urn }) => includeSoft === true || !all.isSoftDeleted(urn))
      .slice(start, start + count);
    return { rows: shown, urns: [...new Set(shown.map(({ urn }) => urn))] };
  }, `User ${reader.actor} is unauthorized to describe the run`);
  return rows.map((aspect) => {
    const shown = includeAspect === true ? store.readAspect(aspect.urn, aspect.name) : undefined;
    return { ...toRowSummary(aspect), ...(shown && { aspect: shown.value }) };
  });
}

const readRollback = jsonReader(
  object({
    runId: text,
    safe: optional(anything),
    hardDelete: optional(anything),
    dryRun: optional(anything),
  }),
);

function rollback(request: JsonObject, c: AppContext, context: RestContext): Json {
  const { runId, safe, hardDelete, dryRun } = readRollback(request);
  const asked = {
    runId,
    dryRun: dryRun === true,
    // `hardDelete` is the older parameter. `safe` overrides it.
    hardDelete: typeof safe === 'boolean' ? !safe : hardDelete === true,
  };
  const done = context.writerFor(c, 'restli').rollBackRun(asked);
  const unsafe = [...new Set(done.aspectsOfOtherRuns.map(({ urn }) => urn))];
  return {
    aspectsAffected: done.aspectsOfOtherRuns.length,
    aspectsReverted: done.aspectsReverted,
    entitiesAffected: done.entitiesAffected,
    entitiesDeleted: done.entitiesCreated,
    unsafeEntitiesCount: unsafe.length,
    unsafeEntities: unsafe.map((urn): JsonObject => ({ urn })),
    aspectRowSummaries: done.aspects.slice(0, MAX_SHOWN).map(toRowSummary),
  };
}

/** Formats DataHub's `AspectRowSummary`. Version 0 is the latest. */
function toRowSummary({ runId, urn, name, time }: RunAspect): JsonObject {
  return {
    runId,
    aspectName: name,
    urn,
    timestamp: time,
    version: 0,
    keyAspect: name === urnKeyAspectName(urn),
  };
}
