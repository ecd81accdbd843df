import type { JsonObject } from '../../model/json.js';
import { entityKinds } from '../metamodel/entity-types.js';
import type { SearchContext, SearchHit } from '../search/entity-query.js';
import { buildFacets, DEFAULT_MAX_VALUES, ENTITY_TYPE, NESTED } from '../search/facets.js';
import type { EntityScrollRequest } from './read-entity-scroll.js';

/**
 * Builds the facets of a scroll: `[{ field, aggregations: { <value>: <count>, … } }, …]`. Unless
 * the request asks for aggregations, they count nothing.
 */
export async function scrollFacets(
  found: readonly SearchHit[],
  { types, groups, skipAggregation }: EntityScrollRequest,
  searching: SearchContext,
): Promise<readonly JsonObject[]> {
  const kinds = entityKinds.filter(({ inUrn }) => types.includes(inUrn));
  const options = {
    groups,
    types: kinds.map(({ enumValue }) => enumValue),
    maxValues: DEFAULT_MAX_VALUES,
    skipCounts: skipAggregation,
  };
  const facets = await buildFacets(found, options, searching);
  return facets.map(({ field, values }) => {
    const isOfType = field.split(NESTED, 1)[0] === ENTITY_TYPE;
    const counts = values.map(
      ({ value, count }) => [isOfType ? typeInUrn(value) : value, count] as const,
    );
    return { field, aggregations: Object.fromEntries(counts) };
  });
}

/** Spells the type of entities at the beginning of a value as urns do. GraphQL has an enum. */
function typeInUrn(value: string): string {
  const [type, ...rest] = value.split(NESTED);
  const inUrn = entityKinds.find(({ enumValue }) => enumValue === type)?.inUrn;
  return [inUrn ?? type, ...rest].join(NESTED);
}
