import { Hono } from 'hono';
import { openapiAspects } from '../rest/openapi-aspects.js';
import { openapiEntities } from '../rest/openapi-entities.js';
import { openapiEntitiesV2 } from '../rest/openapi-entities-v2.js';
import { openapiEntityScroll } from '../rest/openapi-entity-scroll.js';
import { openapiErrors } from '../rest/openapi-errors.js';
import { openapiGeneric, openapiGenericPatches } from '../rest/openapi-generic.js';
import { openapiLineage } from '../rest/openapi-lineage.js';
import { openapiPatches } from '../rest/openapi-patches.js';
import { openapiRelationships } from '../rest/openapi-relationships.js';
import { openapiTimeline } from '../rest/openapi-timeline.js';
import { openapiTrace } from '../rest/openapi-trace.js';
import { restliAspects } from '../rest/restli-aspects.js';
import { restliDeletes } from '../rest/restli-deletes.js';
import { restliEntities } from '../rest/restli-entities.js';
import { restliEntitiesV2 } from '../rest/restli-entities-v2.js';
import { restliRelationships } from '../rest/restli-relationships.js';
import { restliRuns } from '../rest/restli-runs.js';
import { serviceRoutes } from '../rest/service-routes.js';
import { authenticate } from './authenticate.js';
import { blockCrossSite } from './block-cross-site.js';
import { graphqlRoutes } from './graphql-routes.js';
import type { RequestCounter } from './request-counter.js';
import { PROXY_PREFIX } from './request-paths.js';
import type { AppEnv, ServerContext } from './server-context.js';
import { sessionRoutes } from './session-routes.js';
import { traceWrites } from './trace-writes.js';

/** Creates the app with all routes, at their own paths and below the frontend's proxy prefix. */
export function createApp(context: ServerContext, counter: RequestCounter): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(counter.middleware);
  app.use(traceWrites(context.clock));
  // Callers that need a token or a session may be on other machines.
  if (!context.auth) app.use(blockCrossSite);
  app.use(authenticate(context));
  app.route('/', sessionRoutes(context));
  // DataHub's frontend forwards PATCH under /openapi alone, so these routes are not below the proxy
  // prefix. They come first, since the next routes at the same paths refuse methods other than
  // their own.
  app.route('/', openapiGenericPatches(context));
  app.route('/', openapiPatches(context));
  for (const prefix of ['/', PROXY_PREFIX]) {
    for (const routes of ROUTES) app.route(prefix, routes(context));
  }
  app.notFound((c) => c.json({ error: `No endpoint ${c.req.method} ${c.req.path}.` }, 404));
  app.onError(openapiErrors(context));
  return app;
}

/** In this order: specific paths come before routes that take all remaining paths. */
const ROUTES: readonly ((context: ServerContext) => Hono<AppEnv>)[] = [
  serviceRoutes,
  graphqlRoutes,
  restliAspects,
  restliDeletes,
  restliRuns,
  restliEntities,
  restliEntitiesV2,
  restliRelationships,
  openapiTrace,
  openapiGeneric,
  openapiEntityScroll,
  openapiAspects,
  openapiEntities,
  openapiEntitiesV2,
  openapiRelationships,
  openapiLineage,
  openapiTimeline,
];
