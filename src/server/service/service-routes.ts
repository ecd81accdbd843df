import { Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';

/**
 * Routes about the service: `/config` and `/health`, which need no token, and those of DataHub's
 * operations that clients ask before and after their work.
 */
export function serviceRoutes({ version }: Pick<ServerContext, 'version'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/config', (c) => {
    const config = clientConfig(version);
    if (c.req.query('verbose') !== 'true') return c.json(config);
    // `userType` shows a client if its token is accepted. Without the parameter, the answer does
    // not.
    return c.json({ ...config, userType: c.get('actor') === undefined ? 'anonymous' : 'user' });
  });
  app.on('GET', ['/health', '/health/live'], (c) => c.text('GOOD'));
  app.get('/openapi/operations/identity/user/urn', (c) => c.json({ urn: c.get('actor') }));
  // No message waits: a write is in all indexes before its answer. DataHub answers so without
  // consumers.
  app.get('/openapi/operations/kafka/:topic{mcp|mcl|mcl-timeseries}/consumer/offsets', (c) =>
    c.json({}),
  );
  return app;
}

/**
 * The configuration that the official client reads first. If `noCode` is not a string, the client
 * assumes that it talks to a frontend.
 */
function clientConfig(version: string): JsonObject {
  return {
    noCode: 'true',
    retention: 'true',
    statefulIngestionCapable: true,
    patchCapable: true,
    supportsImpactAnalysis: true,
    timeZone: 'GMT',
    datasetUrnNameCasing: false,
    versions: { 'acryldata/datahub': { version, commit: '' } },
    telemetry: { enabledCli: false, enabledIngestion: false },
    managedIngestion: { enabled: false, defaultCliVersion: version.replace(/^v/, '') },
    datahub: { serverType: 'headwater', serverEnv: 'core' },
    models: {},
  };
}
