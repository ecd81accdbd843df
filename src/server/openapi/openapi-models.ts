import type { JsonObject } from '../../model/json.js';
import { answerJson } from '../http/answer-json.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { keyAspectName } from '../metamodel/entity-keys.js';
import { aspectsByEntityType, entityTypes } from '../metamodel/entity-types.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { readNumber } from '../parameters/query-values.js';
import { malformed } from '../shared/request-error.js';
import { openapiApp } from './openapi-errors.js';

/**
 * Route `/openapi/v1/registry/models/entity/specifications`: a page of the types of entities of
 * DataHub's model with their aspects. Clients ask for what a server supports.
 *
 * A specification has the names alone. It leaves out the search fields of each aspect.
 */
export function openapiModels(context: RestContext): App {
  const app = openapiApp(context);
  app.get('/openapi/v1/registry/models/entity/specifications', (c) => {
    const reader = context.readerFor(c);
    reader.requireModel(`${reader.actor} is unauthorized to get the models.`);
    const start = readNumber(c.req.query('start'), 'start', 0);
    const count = readNumber(c.req.query('count'), 'count', 5);
    if (start < 0 || count < 0) throw malformed('start and count must not be negative');
    const elements = entityTypes.slice(start, start + count).map(entitySpecification);
    return answerJson(c, { elements, start, count: elements.length, total: entityTypes.length });
  });
  return app;
}

/** Formats a type of entities with its aspects, the key aspect first. */
function entitySpecification(name: string): JsonObject {
  const keyAspect = keyAspectName(name);
  const aspects = [keyAspect, ...(aspectsByEntityType.get(name) ?? [])];
  return {
    name,
    entityAnnotation: { name, keyAspect },
    keyAspectName: keyAspect,
    keyAspectSpec: aspectSpecification(keyAspect),
    aspectSpecs: aspects.map(aspectSpecification),
    aspectSpecMap: Object.fromEntries(aspects.map((one) => [one, aspectSpecification(one)])),
  };
}

function aspectSpecification(name: string): JsonObject {
  return { aspectAnnotation: { name, timeseries: isTimeseries(name) } };
}
