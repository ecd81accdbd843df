import { Hono, type HonoRequest } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { answerInSteps, answerJson } from '../http/answer-json.js';
import { type EntitySource, type Projection, readEntityResponse } from '../http/entity-response.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppEnv } from '../http/server-context.js';
import { readFlag } from '../parameters/query-values.js';
import { readList } from '../parameters/read-list.js';
import { readAspectNames } from '../parameters/read-names.js';
import { RequestError } from '../shared/request-error.js';
import type { Steps } from '../shared/steps.js';
import { stepsInTurn } from '../turns/in-turn.js';
import { readUrn } from '../write/read-proposal.js';
import { restliErrors } from './restli-errors.js';

/**
 * Routes of `/entitiesV2`: reads of one or many entities. An answer contains the aspects by name,
 * with their writers.
 */
export function restliEntitiesV2(context: RestContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(restliErrors(context, 400));
  app.on('GET', ['/entitiesV2', '/entitiesV2/'], async (c) => {
    const ids = readList(c.req.url, 'ids');
    if (ids === undefined)
      throw new RequestError(
        'malformed',
        'ids is missing; give urns, as in ids=List(urn%3Ali%3Atag%3Aa)',
      );
    const urns = new Set(ids.map((id, i) => readUrn(id, `ids[${i}]`)));
    const refusal = `User is unauthorized to get entities [${[...urns].join(', ')}]`;
    const store = context.readerFor(c).openEntities(urns, refusal);
    const projection = readProjection(c.req);
    const source = { store, clock: context.clock };
    const entities = readEntities(urns, projection, source);
    return answerJson(c, await stepsInTurn(entities, context.turns.begin()));
  });
  app.get('/entitiesV2/:urn{.+}', (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, '/entitiesV2/'));
    const refusal = `User is unauthorized to get entity ${urn}`;
    const store = context.readerFor(c).openEntities([urn], refusal);
    const source = { store, clock: context.clock };
    return answerInSteps(c, readEntityResponse(urn, readProjection(c.req), source));
  });
  return app;
}

function readProjection(request: HonoRequest): Projection {
  const withKey = readFlag(request.query('alwaysIncludeKeyAspect'), true, 'alwaysIncludeKeyAspect');
  return { names: readAspectNames(request.url, 'aspects'), withKey };
}

function* readEntities(
  urns: Iterable<Urn>,
  projection: Projection,
  source: EntitySource,
): Steps<JsonObject> {
  const results = new Map<Urn, JsonObject>();
  for (const urn of urns) results.set(urn, yield* readEntityResponse(urn, projection, source));
  return { statuses: {}, results: Object.fromEntries(results), errors: {} };
}
