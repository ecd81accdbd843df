import { Hono } from 'hono';
import type { Json, JsonObject } from '../../model/json.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import { errorStatuses, type RestContext, retryAfter } from '../http/rest-context.js';
import type { App, AppContext, AppEnv } from '../http/server-context.js';
import { asObject } from '../shared/read-json.js';
import { malformed, RequestError } from '../shared/request-error.js';

/**
 * Creates an app for Rest.li routes, with their error handler.
 *
 * @param invalid the status of invalid content: 422 for proposals, 400 for the older routes
 */
export function restliApp(context: RestContext, invalid: 400 | 422): App {
  const statuses = {
    ...errorStatuses(context.dialect),
    validation: invalid,
    precondition: 422,
    // DataHub answers 500, after which its official client retries the write for a minute. A retry
    // cannot help, since the caller made the mistake.
    broken: invalid,
  } as const;
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

/** An action of a resource, which the query of its address names. */
export interface RestliAction {
  readonly writes?: true;
  /** Returns the `value` of the answer. Undefined for an answer without a body. */
  readonly run: (
    request: JsonObject,
    c: AppContext,
    context: RestContext,
  ) => Json | undefined | Promise<Json | undefined>;
}

/** Adds the route of the actions of a resource, such as `POST /runs?action=list`. */
export function addActions(
  app: App,
  context: RestContext,
  { resource, actions }: { readonly resource: string; readonly actions: Actions },
): void {
  app.on('POST', [`/${resource}`, `/${resource}/`], async (c) => {
    const name = c.req.query('action') ?? '';
    const action = actions.get(name);
    if (action === undefined)
      throw malformed(`action "${name}" is not supported on ${resource} by this version`);
    if (action.writes) c.set('write', true);
    const request = asObject(await readJsonBody(c.req.raw), 'the body');
    const value = await action.run(request, c, context);
    return value === undefined ? c.body(null, 200) : answerJson(c, { value });
  });
}

export type Actions = ReadonlyMap<string, RestliAction>;
