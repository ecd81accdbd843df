import type { JsonObject } from '../../model/json.js';
import { answerJson } from '../http/answer-json.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { keyAspectName } from '../metamodel/entity-keys.js';
import {
  aspectsByEntityType,
  canonicalEntityType,
  entityTypes,
} from '../metamodel/entity-types.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { readNumber } from '../parameters/query-values.js';
import { malformed, RequestError } from '../shared/request-error.js';
import { openapiApp } from './openapi-errors.js';

const BASE = '/openapi/v1/registry/models';
const ENTITIES = `${BASE}/entity/specifications`;
const ASPECTS = `${BASE}/aspect/specifications`;

/**
 * Routes under `/openapi/v1/registry/models`: the types of entities of DataHub's model with their
 * aspects. Clients ask them for what a server supports.
 *
 * A specification has the names alone. It leaves out the search fields of each aspect.
 */
export function openapiModels(context: RestContext): App {
  const app = openapiApp(context);
  app.use(`${BASE}/*`, (c, next) => {
    const reader = context.readerFor(c);
    reader.requireModel(`${reader.actor} is unauthorized to get the models.`);
    return next();
  });
  app.get(ENTITIES, (c) =>
    answerJson(c, pageOf(entityTypes, entitySpecification, c.req.query(), 5)),
  );
  app.get(ASPECTS, (c) => {
    const names = [...new Set(entityTypes.flatMap(aspectsOf))].sort();
    return answerJson(c, pageOf(names, aspectSpecification, c.req.query(), 20));
  });
  app.get(`${ENTITIES}/:entity`, (c) => {
    const name = requireEntity(c.req.param('entity'));
    const aspectSpecs = aspectsOf(name).map(aspectSpecification);
    return answerJson(c, { name, aspectSpecs });
  });
  app.get(`${ENTITIES}/:entity/aspects`, (c) =>
    answerJson(c, specificationsByName(requireEntity(c.req.param('entity')))),
  );
  app.get(`${ASPECTS}/:aspect`, (c) => {
    const aspect = c.req.param('aspect');
    if (entityTypes.some((entity) => aspectsOf(entity).includes(aspect)))
      return answerJson(c, aspectSpecification(aspect));
    throw new RequestError('not-found', `${aspect} is not an aspect of DataHub's model`);
  });
  return app;
}

/** Lists the aspects of a type of entities, the key aspect first. */
function aspectsOf(entity: string): readonly string[] {
  return [keyAspectName(entity), ...(aspectsByEntityType.get(entity) ?? [])];
}

/** Returns the name of a type of entities as the model spells it. Letter case is ignored. */
function requireEntity(text: string): string {
  const name = canonicalEntityType(text);
  if (name !== undefined) return name;
  throw new RequestError('not-found', `Failed to find entity with name ${text} in EntityRegistry`);
}

function entitySpecification(name: string): JsonObject {
  const keyAspect = keyAspectName(name);
  return {
    name,
    entityAnnotation: { name, keyAspect },
    keyAspectName: keyAspect,
    keyAspectSpec: aspectSpecification(keyAspect),
    aspectSpecs: aspectsOf(name).map(aspectSpecification),
    aspectSpecMap: specificationsByName(name),
  };
}

function specificationsByName(entity: string): JsonObject {
  return Object.fromEntries(aspectsOf(entity).map((name) => [name, aspectSpecification(name)]));
}

function aspectSpecification(name: string): JsonObject {
  return { aspectAnnotation: { name, timeseries: isTimeseries(name) } };
}

/** Returns the specifications of the names from `start` on, at most `count`. */
function pageOf(
  names: readonly string[],
  specificationOf: (name: string) => JsonObject,
  query: Readonly<Record<string, string>>,
  defaultCount: number,
): JsonObject {
  const start = readNumber(query['start'], 'start', 0);
  const count = readNumber(query['count'], 'count', defaultCount);
  if (start < 0 || count < 0) throw malformed('start and count must not be negative');
  const elements = names.slice(start, start + count).map(specificationOf);
  return { elements, start, count: elements.length, total: names.length };
}
