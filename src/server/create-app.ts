import { Hono } from 'hono';
import { createGraphql } from './graphql/create-graphql.js';
import { graphqlRoutes } from './graphql/graphql-routes.js';
import { authenticate } from './http/authenticate.js';
import { blockCrossSite } from './http/block-cross-site.js';
import { pageRoutes } from './http/pages.js';
import { PROXY_PREFIX } from './http/request-paths.js';
import { createRestContext, type RestContext } from './http/rest-context.js';
import type { AppEnv, ServerContext } from './http/server-context.js';
import { type RequestCounter, traceWrites } from './http/track-requests.js';
import { openapiEntitiesV1 } from './openapi/openapi-entities-v1.js';
import { openapiEntityScroll } from './openapi/openapi-entity-scroll.js';
import { openapiErrors } from './openapi/openapi-errors.js';
import { openapiLineage } from './openapi/openapi-lineage.js';
import { openapiModels } from './openapi/openapi-models.js';
import { openapiOpenLineage } from './openapi/openapi-openlineage.js';
import { openapiOperations } from './openapi/openapi-operations.js';
import { openapiPatches } from './openapi/openapi-patches.js';
import { openapiReads } from './openapi/openapi-reads.js';
import { openapiRelationships } from './openapi/openapi-relationships.js';
import { openapiTimeline } from './openapi/openapi-timeline.js';
import { openapiTimeseries } from './openapi/openapi-timeseries.js';
import { openapiTrace } from './openapi/openapi-trace.js';
import { openapiWrites } from './openapi/openapi-writes.js';
import { restliAspects } from './restli/restli-aspects.js';
import { restliEntities } from './restli/restli-entities.js';
import { restliEntitiesV2 } from './restli/restli-entities-v2.js';
import { restliRelationships } from './restli/restli-relationships.js';
import { restliRuns } from './restli/restli-runs.js';
import { serviceRoutes } from './service/service-routes.js';
import { sessionRoutes } from './service/session-routes.js';
import { MutationWriter } from './write/mutation-writer.js';

/** Creates the app with all routes, at their own paths and below the frontend's proxy prefix. */
export function createApp(context: ServerContext, counter: RequestCounter): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const rest = createRestContext(context);
  const { store, clock, credentials } = context;
  const graphql = createGraphql({
    ...context,
    writerFor: (actor) => new MutationWriter({ store, clock, actor }),
    tokens: credentials?.tokens,
    invites: credentials?.invites,
  });
  app.use(counter.middleware);
  app.use(traceWrites(context.clock));
  // Callers that need a token or a session may be on other machines.
  if (!context.auth) app.use(blockCrossSite);
  app.route('/', pageRoutes());
  app.use(authenticate(context));
  app.route('/', sessionRoutes(context));
  // DataHub's frontend forwards PATCH under /openapi alone, so these routes are not below the proxy
  // prefix. They come first, since the next routes at the same paths refuse methods other than
  // their own.
  app.route('/', openapiPatches(rest));
  for (const prefix of ['/', PROXY_PREFIX]) {
    app.route(prefix, serviceRoutes(context));
    app.route(prefix, graphqlRoutes(graphql));
    for (const routes of REST_ROUTES) app.route(prefix, routes(rest));
  }
  app.notFound((c) => c.json({ error: `No endpoint ${c.req.method} ${c.req.path}.` }, 404));
  app.onError(openapiErrors(rest));
  return app;
}

/** In this order: specific paths come before routes that take all remaining paths. */
const REST_ROUTES: readonly ((context: RestContext) => Hono<AppEnv>)[] = [
  restliAspects,
  restliRuns,
  restliEntities,
  restliEntitiesV2,
  restliRelationships,
  openapiOperations,
  openapiModels,
  openapiTrace,
  openapiEntityScroll,
  openapiReads,
  openapiWrites,
  openapiRelationships,
  openapiLineage,
  openapiOpenLineage,
  openapiTimeline,
  openapiTimeseries,
  openapiEntitiesV1,
];
