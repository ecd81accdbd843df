import type { ErrorHandler } from 'hono';
import { forbiddenStatus } from '../dialect.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { Refusal, type RefusalKind } from '../refusal.js';

/** A status that Hono takes for an answer with a body. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 412 | 413 | 422 | 500;

/**
 * Errors as Rest.li sends them.
 *
 * @param invalid the status for what is wrong in itself: proposals answer 422, the older routes 400
 */
export function restliErrors(context: ServerContext, invalid: 400 | 422): ErrorHandler<AppEnv> {
  const statuses: Readonly<Record<RefusalKind, ErrorStatus>> = {
    malformed: 400,
    validation: invalid,
    precondition: 422,
    lengths: 412,
    forbidden: forbiddenStatus(context.dialect),
    'not-found': 404,
    'too-large': 413,
    method: 405,
    // DataHub answers 500, and its official client tries such a write again for a minute. The mistake is the caller's.
    broken: invalid,
  };
  return (error, c) => {
    const refused = error instanceof Refusal;
    if (!refused) context.report(error);
    const status = refused ? statuses[error.kind] : 500;
    const message = refused ? error.message : 'Internal server error occurred';
    return c.json({ exceptionClass: 'com.linkedin.restli.server.RestLiServiceException', message, status }, status, {
      'X-RestLi-Error-Response': 'true',
    });
  };
}
