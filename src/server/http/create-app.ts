import { Hono } from 'hono';
import { openapiAspects } from '../rest/openapi-aspects.js';
import { openapiEntities } from '../rest/openapi-entities.js';
import { openapiEntitiesV2 } from '../rest/openapi-entities-v2.js';
import { openapiErrors } from '../rest/openapi-errors.js';
import { openapiGeneric, openapiGenericPatches } from '../rest/openapi-generic.js';
import { openapiLineage } from '../rest/openapi-lineage.js';
import { openapiPatches } from '../rest/openapi-patches.js';
import { openapiRelationships } from '../rest/openapi-relationships.js';
import { openapiScroll } from '../rest/openapi-scroll.js';
import { openapiTimeline } from '../rest/openapi-timeline.js';
import { openapiTrace } from '../rest/openapi-trace.js';
import { restliAspects } from '../rest/restli-aspects.js';
import { restliDeletes } from '../rest/restli-deletes.js';
import { restliEntities } from '../rest/restli-entities.js';
import { restliEntitiesV2 } from '../rest/restli-entities-v2.js';
import { restliRelationships } from '../rest/restli-relationships.js';
import { restliRuns } from '../rest/restli-runs.js';
import { service } from '../rest/service.js';
import { PROXY_PREFIX } from './addresses.js';
import { authenticate } from './authenticate.js';
import { graphqlDoor } from './graphql-door.js';
import { refuseStrangers } from './refuse-strangers.js';
import type { RequestCounter } from './request-counter.js';
import type { AppEnv, ServerContext } from './server-context.js';
import { sessionDoor } from './session-door.js';
import { traceWrites } from './trace-writes.js';

/** All doors, at their own addresses and at those of the frontend's proxy. */
export function createApp(context: ServerContext, counter: RequestCounter): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(counter.middleware);
  app.use(traceWrites(context.clock));
  // Whoever has to show a token or a session need not come from this machine.
  if (!context.auth) app.use(refuseStrangers);
  app.use(authenticate(context));
  app.route('/', sessionDoor(context));
  // DataHub's frontend forwards PATCH under /openapi alone, so it is no door of the proxy's. First, since other methods
  // than its own are refused by the next door at the same addresses.
  app.route('/', openapiGenericPatches(context));
  app.route('/', openapiPatches(context));
  for (const prefix of ['/', PROXY_PREFIX]) {
    for (const door of DOORS) app.route(prefix, door(context));
  }
  app.notFound((c) => c.json({ error: `No endpoint ${c.req.method} ${c.req.path}.` }, 404));
  app.onError(openapiErrors(context));
  return app;
}

/** In this order: a door that knows an address better comes before one that takes all that are left. */
const DOORS: readonly ((context: ServerContext) => Hono<AppEnv>)[] = [
  service,
  graphqlDoor,
  restliAspects,
  restliDeletes,
  restliRuns,
  restliEntities,
  restliEntitiesV2,
  restliRelationships,
  openapiTrace,
  openapiGeneric,
  openapiScroll,
  openapiAspects,
  openapiEntities,
  openapiEntitiesV2,
  openapiRelationships,
  openapiLineage,
  openapiTimeline,
];
