import { type ErrorHandler, Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import { errorStatuses, type RestContext, retryAfter } from '../http/rest-context.js';
import type { App, AppEnv } from '../http/server-context.js';
import { RequestError, type RequestErrorKind } from '../shared/request-error.js';

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
  const statuses = errorStatuses(context.dialect);
  return (error, c) => {
    const refused = error instanceof RequestError;
    if (!refused) context.report(error);
    const status = refused ? statuses[error.kind] : 500;
    const body = refused && status !== 500 ? refusal(error) : INTERNAL;
    return c.json(body, status, retryAfter(status));
  };
}

const INTERNAL: JsonObject = { error: 'Internal server error occurred' };

/** The kinds of errors with a title. The others have their message in its place. */
const TITLES: Readonly<Partial<Record<RequestErrorKind, string>>> = {
  validation: 'Validation Error',
  precondition: 'Precondition Error',
  lengths: 'Precondition Error',
};

function refusal({ kind, message, wrongUrn }: RequestError): JsonObject {
  const error = wrongUrn === undefined ? TITLES[kind] : `Invalid urn!: ${wrongUrn}`;
  return error === undefined ? { error: message } : { error, message };
}
