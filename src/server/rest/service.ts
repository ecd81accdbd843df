import { Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';

/** `/config` and `/health`: open to everybody, with or without a token. */
export function service(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/config', (c) => {
    const config = configOf(context.version);
    if (c.req.query('verbose') !== 'true') return c.json(config);
    // Tells a client whether its token is taken; without the parameter, nothing at this address does.
    return c.json({ ...config, userType: c.get('actor') === undefined ? 'anonymous' : 'user' });
  });
  app.on('GET', ['/health', '/health/live'], (c) => c.text('GOOD'));
  return app;
}

/** The official client reads this first, and takes a `noCode` that is no string for a frontend's answer. */
function configOf(version: string): JsonObject {
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
