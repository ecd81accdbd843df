import { Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { type Dialect, isUpdateLineageAtomic } from '../shared/dialect.js';

/** Routes about the service, which need no token: `/config` and `/health`. */
export function serviceRoutes({
  version,
  dialect,
}: Pick<ServerContext, 'version' | 'dialect'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/config', (c) => {
    const config = clientConfig(version, dialect);
    if (c.req.query('verbose') !== 'true') return c.json(config);
    // `userType` shows a client if its token is accepted. Without the parameter, the answer does
    // not.
    return c.json({ ...config, userType: c.get('actor') === undefined ? 'anonymous' : 'user' });
  });
  app.on('GET', ['/health', '/health/live'], (c) => c.text('GOOD'));
  return app;
}

/**
 * The configuration that the official client reads first. If `noCode` is not a string, the client
 * assumes that it talks to a frontend. The member `headwater` tells our own client what DataHub lacks.
 */
function clientConfig(version: string, dialect: Dialect): JsonObject {
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
    ...(isUpdateLineageAtomic(dialect) && { headwater: { updateLineage: 'atomic' } }),
  };
}
