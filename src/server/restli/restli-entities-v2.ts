import type { Urn } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { type Projection, readEntityResponse } from '../http/entity-response.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { readFlag } from '../parameters/query-values.js';
import { readList } from '../parameters/read-list.js';
import { readAspectNames } from '../parameters/read-names.js';
import { malformed } from '../shared/request-error.js';
import { mapInTurn } from '../turns/in-turn.js';
import { readUrn } from '../write/read-proposal.js';
import { restliApp } from './restli-app.js';

/**
 * Routes of `/entitiesV2`: reads of one or many entities. An answer contains the aspects by name,
 * with their writers.
 */
export function restliEntitiesV2(context: RestContext): App {
  const app = restliApp(context, 400);
  app.on('GET', ['/entitiesV2', '/entitiesV2/'], async (c) => {
    const ids = readList(c.req.url, 'ids');
    if (ids === undefined)
      throw malformed('ids is missing; give urns, as in ids=List(urn%3Ali%3Atag%3Aa)');
    const urns = new Set(ids.map((id, i) => readUrn(id, `ids[${i}]`)));
    const refusal = `User is unauthorized to get entities [${[...urns].join(', ')}]`;
    const store = context.readerFor(c).openEntities(urns, refusal);
    const projection = readProjection(c, context);
    const read = (urn: Urn) => [urn, readEntityResponse(urn, projection, store)] as const;
    const results = Object.fromEntries(await mapInTurn(urns, context.turns.begin(), read));
    return answerJson(c, { statuses: {}, results, errors: {} });
  });
  app.get('/entitiesV2/:urn{.+}', (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, '/entitiesV2/'));
    const refusal = `User is unauthorized to get entity ${urn}`;
    const store = context.readerFor(c).openEntities([urn], refusal);
    return answerJson(c, readEntityResponse(urn, readProjection(c, context), store));
  });
  return app;
}

function readProjection({ req }: AppContext, { clock }: RestContext): Projection {
  const withKey = readFlag(req.query('alwaysIncludeKeyAspect'), true, 'alwaysIncludeKeyAspect');
  return { names: readAspectNames(req.url, 'aspects'), withKey, time: clock() };
}
