import { asDatasetUrn } from '../../../urn/dataset-urn.js';
import { schemaFieldUrn } from '../../../urn/schema-field-urn.js';
import { ask } from '../../api/graphql.js';
import type { Direction } from '../model/graph.js';
import { directionName } from './read-hops.js';

/** The path of a column through the whole catalog, drawn or not. */
export interface WholePath {
  /** The number of columns on each side. */
  readonly up: number;
  readonly down: number;
  /** The number of datasets, with that of the column. */
  readonly datasets: number;
  /** Datasets of the path, those next to the column first. At most {@link MAX_PATH}. */
  readonly urns: readonly string[];
  /** True if the path has more columns than one answer lists. `datasets` is then too small. */
  readonly isCut: boolean;
}

/** The largest number of columns that an answer lists on a side. */
export const MAX_PATH = 1_000;

const QUERY = `query lineagePath($up: SearchAcrossLineageInput!, $down: SearchAcrossLineageInput!) {
  up: searchAcrossLineage(input: $up) { ...path }
  down: searchAcrossLineage(input: $down) { ...path }
}
fragment path on SearchAcrossLineageResults {
  total searchResults { degree entity { urn ... on SchemaFieldEntity { parent { urn } } } }
}`;

interface Side {
  readonly total: number;
  readonly searchResults: readonly {
    readonly degree: number;
    readonly entity: { readonly urn: string; readonly parent?: { readonly urn: string } | null };
  }[];
}

/**
 * Counts the ancestors and descendants of a column over the catalog, in one call.
 *
 * @throws ApiError
 */
export async function readWholePath(
  urn: string,
  column: string,
  signal?: AbortSignal,
): Promise<WholePath> {
  const dataset = asDatasetUrn(urn);
  if (!dataset.ok) return { up: 0, down: 0, datasets: 1, urns: [urn], isCut: false };
  const field = schemaFieldUrn(dataset.value, column);
  const variables = { up: inputOf(field, 'up'), down: inputOf(field, 'down') };
  const answer = await ask<{ up: Side | null; down: Side | null }>({
    query: QUERY,
    variables,
    signal,
  });
  const up = answer.up ?? NOTHING;
  const down = answer.down ?? NOTHING;
  const found = [...up.searchResults, ...down.searchResults].sort((a, b) => a.degree - b.degree);
  const urns = new Set([urn, ...found.map(({ entity }) => entity.parent?.urn ?? entity.urn)]);
  return {
    up: up.total,
    down: down.total,
    datasets: urns.size,
    urns: [...urns],
    isCut: up.total + down.total > found.length,
  };
}

const NOTHING: Side = { total: 0, searchResults: [] };

/** An empty `groupingCriteria` gives columns instead of their datasets. */
function inputOf(field: string, direction: Direction): object {
  return {
    urn: field,
    direction: directionName(direction),
    query: '*',
    start: 0,
    count: MAX_PATH,
    searchFlags: {
      skipHighlighting: true,
      includeSoftDeleted: true,
      skipAggregates: true,
      groupingSpec: { groupingCriteria: [] },
    },
  };
}
