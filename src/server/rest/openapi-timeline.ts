import { Hono } from 'hono';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { asSeenBy, requireReadOf } from '../policy/authorize-reads.js';
import { Refusal } from '../refusal.js';
import { type ChangeCategory, changeCategories } from '../timeline/change-event.js';
import { timelineOf } from '../timeline/timeline.js';
import { openapiErrors } from './openapi-errors.js';
import { readNames } from './read-names.js';
import { readNumber } from './read-query.js';

const BASE = '/openapi/v2/timeline/v1';

/** Source: `DEFAULT_LOOKBACK_TIME_WINDOW_MILLIS` of DataHub's `TimelineServiceImpl`. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** `/openapi/v2/timeline/v1/<urn>?categories=…&startTime=…&endTime=…`: what changed of an entity; without times, in the last week. */
export function openapiTimeline(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.get(`${BASE}/:urn{.+}`, (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, `${BASE}/`));
    const reader = { ...context, actor: c.get('actor') };
    requireReadOf('TIMELINE', [urn], reader, `${reader.actor} is unauthorized to get the timeline for entity ${urn}`);
    const endTime = readNumber(c.req.query('endTime'), 'endTime', 0) || context.clock();
    const startTime = readNumber(c.req.query('startTime'), 'startTime', -1);
    const query = { urn, categories: readCategories(c.req.url), startTime: startTime === -1 ? endTime - WEEK_MS : startTime, endTime };
    return c.json(timelineOf(query, asSeenBy(reader, context.store)));
  });
  return app;
}

function readCategories(url: string): readonly ChangeCategory[] {
  const names = readNames(url, 'categories');
  if (names === undefined) throw new Refusal('malformed', `categories is missing; use some of ${changeCategories.join(', ')}`);
  return [...new Set(names.map(readCategory))];
}

/** `OWNER` is what DataHub called it once. */
function readCategory(name: string): ChangeCategory {
  const upper = name.toUpperCase();
  const category = changeCategories.find((one) => one === (upper === 'OWNER' ? 'OWNERSHIP' : upper));
  if (category) return category;
  throw new Refusal('malformed', `there is no category "${name}"; use some of ${changeCategories.join(', ')}`);
}
