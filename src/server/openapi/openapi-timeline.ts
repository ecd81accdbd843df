import type { Urn } from '../../urn/urn.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { readNumber } from '../parameters/query-values.js';
import { readNames } from '../parameters/read-names.js';
import { malformed } from '../shared/request-error.js';
import { type ChangeCategory, changeCategories } from '../timeline/item-changes.js';
import { readTimeline } from '../timeline/read-timeline.js';
import { openapiApp } from './openapi-errors.js';

/** The paths of version 2 and of version 1, which has two spellings. */
const BASES = ['/openapi/v2/timeline/v1/', '/openapi/timeline/v1/', '/openapi/v1/timeline/'];

/** Source: `DEFAULT_LOOKBACK_TIME_WINDOW_MILLIS` of DataHub's `TimelineServiceImpl`. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Routes such as `/openapi/v2/timeline/v1/<urn>?categories=…&startTime=…&endTime=…`: the changes of
 * an entity. Without times, they answer with the changes of the last week.
 */
export function openapiTimeline(context: RestContext): App {
  const app = openapiApp(context);
  for (const base of BASES)
    app.get(`${base}:urn{.+}`, (c) =>
      answerTimeline(c, readUrnSegment(pathAfter(c.req.path, base)), context),
    );
  return app;
}

function answerTimeline(c: AppContext, urn: Urn, context: RestContext): Response {
  const reader = context.readerFor(c);
  const store = reader.openTimeline(
    urn,
    `${reader.actor} is unauthorized to get the timeline for entity ${urn}`,
  );
  const endTime = readNumber(c.req.query('endTime'), 'endTime', 0) || context.clock();
  const startTime = readNumber(c.req.query('startTime'), 'startTime', -1);
  const query = {
    urn,
    categories: readCategories(c.req.url),
    startTime: startTime === -1 ? endTime - WEEK_MS : startTime,
    endTime,
  };
  return c.json(readTimeline(query, store));
}

function readCategories(url: string): readonly ChangeCategory[] {
  const names = readNames(url, 'categories');
  if (names === undefined)
    throw malformed(`categories is missing; use some of ${changeCategories.join(', ')}`);
  return [...new Set(names.map(readCategory))];
}

/** Reads a category. `OWNER` is DataHub's former name for `OWNERSHIP`. */
function readCategory(name: string): ChangeCategory {
  const upper = name.toUpperCase();
  const category = changeCategories.find(
    (one) => one === (upper === 'OWNER' ? 'OWNERSHIP' : upper),
  );
  if (category) return category;
  throw malformed(`there is no category "${name}"; use some of ${changeCategories.join(', ')}`);
}
