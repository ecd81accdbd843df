import { asEntityUrn } from '../../../urn/entity-urn.js';
import { columnUrn } from '../../../urn/schema-field-urn.js';
import { ask } from '../../api/graphql.js';
import { type Direction, directionName } from '../../entity/entity.js';

/** The path of a column through the whole catalog, drawn or not. */
export interface WholePath {
  /** The number of columns on each side. */
  readonly up: number;
  readonly down: number;
  /** The number of datasets and charts, with the one of the column. */
  readonly datasets: number;
  /** The datasets on each side by their distance, the nearest first. */
  readonly levels: Readonly<Record<Direction, readonly (readonly string[])[]>>;
}

/** The most columns that an answer lists on a side. `datasets` and `levels` lack the rest. */
const MAX_PATH = 1_000;

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

/** Counts the ancestors and descendants of a column over the catalog, in one call. */
export async function readWholePath(
  urn: string,
  column: string,
  signal?: AbortSignal,
): Promise<WholePath> {
  if (!asEntityUrn(urn).ok) return { up: 0, down: 0, datasets: 1, levels: { up: [], down: [] } };
  const field = columnUrn(urn, column);
  const variables = { up: inputOf(field, 'up'), down: inputOf(field, 'down') };
  const answer = await ask<Readonly<Record<Direction, Side | null>>>(QUERY, variables, { signal });
  const up = columnsOf(answer.up ?? NOTHING);
  const down = columnsOf(answer.down ?? NOTHING);
  const levels = { up: levelsOf(urn, up), down: levelsOf(urn, down) };
  return {
    up: up.total,
    down: down.total,
    datasets: new Set([urn, ...levels.up.flat(), ...levels.down.flat()]).size,
    levels,
  };
}

/** Leaves out the jobs and queries that a catalog lists between columns. */
function columnsOf({ total, searchResults }: Side): Side {
  const columns = searchResults.filter(({ entity }) => entity.parent);
  return { total: total - searchResults.length + columns.length, searchResults: columns };
}

/** Each dataset at its least distance, except the start. */
function levelsOf(start: string, { searchResults }: Side): readonly (readonly string[])[] {
  const levels: string[][] = [];
  const seen = new Set([start]);
  for (const { degree, entity } of searchResults.toSorted((a, b) => a.degree - b.degree)) {
    const urn = entity.parent?.urn ?? entity.urn;
    if (seen.has(urn)) continue;
    seen.add(urn);
    levels[degree - 1] = [...(levels[degree - 1] ?? []), urn];
  }
  return Array.from(levels, (level) => level ?? []);
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
