import type { MiddlewareHandler } from 'hono';
import { parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';
import { firstUser } from '../first-user.js';
import type { AppEnv } from './server-context.js';

/** Settles who is asking. The one place that does: no handler looks at the headers itself. */
export const authenticate: MiddlewareHandler<AppEnv> = async (c, next) => {
  const named = c.req.header('X-DataHub-Actor') ?? '';
  c.set('actor', parseCorpUserUrn(named).ok ? (named as Urn) : firstUser);
  await next();
};
