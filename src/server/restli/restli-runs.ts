import { compareText } from '../../errors/compare-text.js';
import type { Json, JsonObject } from '../../model/json.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import { jsonReader } from '../shared/json-reader.js';
import { anything, nullish, object, optional, text, wholeNumber } from '../shared/json-schema.js';
import { malformed } from '../shared/request-error.js';
import { compareRunAspects, type RunAspect, type RunReads } from '../store/run-aspects.js';
import { eachInTurn, mapInTurn } from '../turns/in-turn.js';
import type { Turn } from '../turns/turn-scheduler.js';
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
  const runs = await listRuns(store, includeSoft === true, context.turns.begin());
  const start = pageOffset ?? 0;
  return runs
    .slice(start, start + (pageSize ?? DEFAULT_PAGE_SIZE))
    .map(({ runId, rows, time }): JsonObject => ({ runId, rows, timestamp: time }));
}

/** The latest versions that one ingestion run wrote. */
interface Run {
  readonly runId: string;
  /** Number of aspects whose latest version the run wrote. */
  readonly rows: number;
  /** Time of the last of these writes, in milliseconds since 1970. */
  readonly time: number;
}

/** Lists the ingestion runs that wrote latest versions, the latest run first. */
async function listRuns(
  store: RunReads,
  includeSoftDeleted: boolean,
  turn: Turn,
): Promise<readonly Run[]> {
  const runs = new Map<string, Run>();
  await eachInTurn(store.listRunAspects(), turn, (rows) => {
    for (const { runId, urn, time } of rows) {
      if (!includeSoftDeleted && store.isSoftDeleted(urn)) continue;
      const { rows: before = 0, time: last = time } = runs.get(runId) ?? {};
      runs.set(runId, { runId, rows: before + 1, time: Math.max(last, time) });
    }
  });
  return [...runs.values()].sort((a, b) => b.time - a.time || compareText(a.runId, b.runId));
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
