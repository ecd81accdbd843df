import { groupBy, type NonEmpty } from '../../../model/group-by.js';
import { isJsonObject, type Json, type JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { eventTimestamp } from '../../metamodel/timeseries-aspects.js';
import { isJsonList, numberAt, objectAt, objectsAt, textAt } from '../../shared/json-accessors.js';
import type { EntitySource } from '../entities/entity-source.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The length of each range in days, with a day more than its name says, since a bucket counts only
 * if its start is in the range. Absent for `ALL`.
 *
 * Source: DataHub's `UsageServiceUtil`.
 */
const RANGE_DAYS: Readonly<Record<string, number>> = {
  DAY: 2,
  WEEK: 8,
  MONTH: 31,
  QUARTER: 92,
  HALF_YEAR: 183,
  YEAR: 366,
};

/** Returns the earliest time of a range that ends now, in milliseconds since 1970. */
export function rangeStart(range: unknown, now: number): number {
  const days = RANGE_DAYS[String(range)];
  return days === undefined ? Number.NEGATIVE_INFINITY : now - (days * DAY_MS + 1);
}

/** The entity and the time of a request. A summary needs them in addition to the events. */
interface SummaryContext {
  readonly urn: Urn;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Events = readonly JsonObject[];

/** The types of the schema that sum up events, and the value that each makes of them. */
const SUMMARIES: Readonly<Record<string, (events: Events, context: SummaryContext) => JsonObject>> =
  {
    AssertionRunEventsResult: sumUpRuns,
    UsageQueryResult: sumUpUsage,
    DatasetStatsSummary: sumUpLatestUsage,
    DashboardUsageQueryResult: sumUpViews,
    DashboardStatsSummary: sumUpLatestViews,
    ChartStatsSummary: sumUpLatestViews,
  };

/**
 * Returns the value that an object of a type is made from: the summary of a list of events, the
 * newest first, or the stored value as it is.
 */
export function summarize(typeName: string, value: Json, { urn, scope }: EntitySource): Json {
  const sumUp = SUMMARIES[typeName];
  if (sumUp === undefined || !isJsonList(value)) return value;
  return sumUp(value.filter(isJsonObject), { urn, now: scope.clock() });
}

/** Source: DataHub's `AssertionRunEventResolver`. */
function sumUpRuns(events: Events): JsonObject {
  const countOf = (type: string) =>
    events.filter((one) => one['status'] === 'COMPLETE' && objectAt(one, 'result')['type'] === type)
      .length;
  return {
    total: events.length,
    failed: countOf('FAILURE'),
    succeeded: countOf('SUCCESS'),
    errored: countOf('ERROR'),
    runEvents: events,
  };
}

/**
 * Sums up the usage of a dataset. A day has the counts of its latest event. Users and columns are
 * counted in all days together, as in DataHub.
 */
function sumUpUsage(events: Events, { urn }: SummaryContext): UsageSummary {
  const buckets = byDay(events).map(([bucket, [latest]]) => ({
    ...bucketAt(bucket, urn),
    metrics: pick(latest, ['uniqueUserCount', 'totalSqlQueries', 'topSqlQueries']),
  }));
  const users = sumBy(events, 'userCounts', 'user', ['count']);
  const fields = sumBy(events, 'fieldCounts', 'fieldPath', ['count']);
  const metrics = buckets.map((one) => one.metrics);
  return {
    buckets,
    aggregations: {
      uniqueUserCount: users.length,
      users,
      fields: fields.map(({ fieldPath = null, count = null }) => ({ fieldName: fieldPath, count })),
      ...sumOf(metrics, ['totalSqlQueries']),
    },
  };
}

interface UsageSummary extends JsonObject {
  readonly buckets: Events;
  readonly aggregations: JsonObject;
}

function sumUpLatestUsage(events: Events, context: SummaryContext): JsonObject {
  const { aggregations } = sumUpUsage(lastMonth(events, context), context);
  return {
    queryCountLast30Days: numberAt(aggregations, 'totalSqlQueries'),
    uniqueUserCountLast30Days: numberAt(aggregations, 'uniqueUserCount'),
    topUsersLast30Days: topUsers(aggregations),
  };
}

/**
 * Sums up the views of a dashboard. A day has the counts of all its events. Events without a
 * granularity hold counts since the beginning, which are listed as they are.
 */
function sumUpViews(events: Events, { urn }: SummaryContext): UsageSummary {
  const counted = events.filter(isBucket);
  const users = sumBy(counted, 'userCounts', 'user', [
    'usageCount',
    'viewsCount',
    'executionsCount',
  ]);
  return {
    buckets: byDay(counted).map(([bucket, ofDay]) => ({
      ...bucketAt(bucket, urn),
      metrics: sumOf(ofDay, ['uniqueUserCount', 'viewsCount', 'executionsCount']),
    })),
    aggregations: {
      uniqueUserCount: users.length,
      users,
      ...sumOf(counted, ['viewsCount', 'executionsCount']),
    },
    metrics: events.filter((one) => !isBucket(one)),
  };
}

function sumUpLatestViews(events: Events, context: SummaryContext): JsonObject {
  const [total = {}] = events.filter((one) => !isBucket(one));
  const { aggregations } = sumUpViews(lastMonth(events, context), context);
  return {
    viewCount: numberAt(total, 'viewsCount'),
    viewCountLast30Days: numberAt(aggregations, 'viewsCount'),
    uniqueUserCountLast30Days: numberAt(aggregations, 'uniqueUserCount'),
    topUsersLast30Days: topUsers(aggregations),
  };
}

function bucketAt(bucket: number, urn: Urn): JsonObject {
  return { bucket, duration: 'DAY', resource: urn };
}

function isBucket(event: JsonObject): boolean {
  return isJsonObject(event['eventGranularity']);
}

function lastMonth(events: Events, { now }: SummaryContext): Events {
  const start = rangeStart('MONTH', now);
  return events.filter((one) => (eventTimestamp(one) ?? 0) >= start);
}

/** The events of each day, by the start of the day in UTC, the earliest day first. */
function byDay(events: Events): readonly (readonly [number, NonEmpty<JsonObject>])[] {
  const days = groupBy(
    events,
    (event) => Math.floor((eventTimestamp(event) ?? 0) / DAY_MS) * DAY_MS,
  );
  return [...days].sort(([a], [b]) => a - b);
}

/**
 * Adds up the counts of the items of a list in all events, by the text at a key. The largest first
 * count comes first.
 */
function sumBy(
  events: Events,
  list: string,
  key: string,
  counts: readonly string[],
): readonly JsonObject[] {
  const items = events.flatMap((event) => objectsAt(event, list));
  const named = items.filter((item) => textAt(item, key) !== null);
  const groups = groupBy(named, (item) => textAt(item, key));
  const [first = ''] = counts;
  return [...groups.values()]
    .map((group): JsonObject => ({ ...group[0], ...sumOf(group, counts) }))
    .sort((a, b) => (numberAt(b, first) ?? 0) - (numberAt(a, first) ?? 0));
}

/** Adds up members. A member that no object has is left out. */
function sumOf(objects: readonly JsonObject[], members: readonly string[]): JsonObject {
  const sums = members.flatMap((member) => {
    const numbers = objects.flatMap((one) => numberAt(one, member) ?? []);
    return numbers.length === 0 ? [] : [[member, numbers.reduce((a, b) => a + b)] as const];
  });
  return Object.fromEntries(sums);
}

function pick(value: JsonObject, members: readonly string[]): JsonObject {
  return Object.fromEntries(members.map((member) => [member, value[member] ?? null]));
}

/** Source: `MAX_TOP_USERS` of DataHub's `DatasetStatsSummaryResolver`. */
const MAX_TOP_USERS = 5;

function topUsers(aggregations: JsonObject): readonly Json[] {
  return objectsAt(aggregations, 'users')
    .slice(0, MAX_TOP_USERS)
    .map(({ user }) => user ?? null);
}
