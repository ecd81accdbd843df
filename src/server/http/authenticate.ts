import type { MiddlewareHandler } from 'hono';
import { corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';
import type { AppEnv } from './server-context.js';

/** Whom everybody is while nobody has to say who they are: the first user of DataHub. */
const FIRST_USER: Urn = corpUserUrn('datahub');

/** Settles who is asking. The one place that does: no handler looks at the headers itself. */
export const authenticate: MiddlewareHandler<AppEnv> = async (c, next) => {
  const named = c.req.header('X-DataHub-Actor') ?? '';
  c.set('actor', parseCorpUserUrn(named).ok ? (named as Urn) : FIRST_USER);
  await next();
};
