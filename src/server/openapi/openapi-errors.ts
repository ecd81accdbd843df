import { type ErrorHandler, Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import { type ErrorStatus, type RestContext, retryAfter } from '../http/rest-context.js';
import type { App, AppEnv } from '../http/server-context.js';
import { type Dialect, forbiddenStatus } from '../shared/dialect.js';
import { RequestError } from '../shared/request-error.js';

/** Creates an app for OpenAPI routes, with their error handler. */
export function openapiApp(context: RestContext): App {
  return new Hono<AppEnv>().onError(openapiErrors(context));
}

/**
 * Creates the error handler of OpenAPI routes. The answers have the shapes of DataHub.
 *
 * Source: `GlobalControllerExceptionHandler`.
 */
export function openapiErrors(context: RestContext): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (!(error instanceof RequestError)) context.report(error);
    const [status, body] =
      error instanceof RequestError ? toAnswer(error, context.dialect) : INTERNAL;
    return c.json(body, status, retryAfter(status));
  };
}

const INTERNAL: readonly [ErrorStatus, JsonObject] = [
  500,
  { error: 'Internal server error occurred' },
];

function toAnswer(
  { kind, message, wrongUrn }: RequestError,
  dialect: Dialect,
): readonly [ErrorStatus, JsonObject] {
  switch (kind) {
    case 'malformed':
      return [400, wrongUrn === undefined ? { error: message } : invalidUrn(wrongUrn, message)];
    case 'validation':
      return [400, { error: 'Validation Error', message }];
    case 'precondition':
    case 'lengths':
      return [412, { error: 'Precondition Error', message }];
    case 'forbidden':
      return [forbiddenStatus(dialect), { error: message }];
    case 'not-found':
      return [404, { error: message }];
    case 'too-large':
      return [413, { error: message }];
    case 'overloaded':
      return [503, { error: message }];
    case 'method':
      return [405, { error: message }];
    case 'broken':
      return INTERNAL;
  }
}

/** DataHub's text has no reason, so the reason is in a member of its own. */
function invalidUrn(urn: string, message: string): JsonObject {
  return { error: `Invalid urn!: ${urn}`, message };
}
