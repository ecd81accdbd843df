import type { ErrorHandler } from 'hono';
import type { JsonObject } from '../../model/json.js';
import { type Dialect, forbiddenStatus } from '../dialect.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { Refusal } from '../refusal.js';
import type { ErrorStatus } from './restli-errors.js';

/** Errors as DataHub's OpenAPI controllers send them. Source: `GlobalControllerExceptionHandler`. */
export function openapiErrors(context: ServerContext): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (!(error instanceof Refusal)) context.report(error);
    const [status, body] = error instanceof Refusal ? answerTo(error, context.dialect) : INTERNAL;
    return c.json(body, status);
  };
}

const INTERNAL: readonly [ErrorStatus, JsonObject] = [500, { error: 'Internal server error occurred' }];

function answerTo({ kind, message }: Refusal, dialect: Dialect): readonly [ErrorStatus, JsonObject] {
  switch (kind) {
    case 'malformed':
      return [400, { error: message }];
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
    case 'method':
      return [405, { error: message }];
    case 'broken':
      return INTERNAL;
  }
}
