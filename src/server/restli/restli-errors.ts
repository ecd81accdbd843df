import { Hono } from 'hono';
import { type ErrorStatus, type RestContext, retryAfter } from '../http/rest-context.js';
import type { App, AppEnv } from '../http/server-context.js';
import { forbiddenStatus } from '../shared/dialect.js';
import { RequestError, type RequestErrorKind } from '../shared/request-error.js';

/**
 * Creates an app for Rest.li routes, with their error handler.
 *
 * @param invalid the status of invalid content: 422 for proposals, 400 for the older routes
 */
export function restliApp(context: RestContext, invalid: 400 | 422): App {
  const statuses: Readonly<Record<RequestErrorKind, ErrorStatus>> = {
    malformed: 400,
    validation: invalid,
    precondition: 422,
    lengths: 412,
    forbidden: forbiddenStatus(context.dialect),
    'not-found': 404,
    'too-large': 413,
    overloaded: 503,
    method: 405,
    // DataHub answers 500, after which its official client retries the write for a minute. A retry
    // is of no use, since the caller made the mistake.
    broken: invalid,
  };
  return new Hono<AppEnv>().onError((error, c) => {
    const refused = error instanceof RequestError;
    if (!refused) context.report(error);
    const status = refused ? statuses[error.kind] : 500;
    const message = refused ? error.message : 'Internal server error occurred';
    return c.json(
      { exceptionClass: 'com.linkedin.restli.server.RestLiServiceException', message, status },
      status,
      { 'X-RestLi-Error-Response': 'true', ...retryAfter(status) },
    );
  });
}
