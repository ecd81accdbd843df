import { ask } from '../api/graphql.js';
import { directionName, type Entity } from '../entity/entity.js';
import { MEMBER } from '../entity/entity-queries.js';

/** The largest number of dashboards that the page of a dataset lists. */
const MAX_DASHBOARDS = 100;

/** A dashboard that depends on a dataset. */
export interface Dependent {
  readonly entity: Pick<Entity, 'urn' | 'type' | 'properties'>;
  /** The number of steps between them: 1 for a dashboard that reads the dataset itself. */
  readonly steps: number;
}

export interface Dashboards {
  /** The number of all dashboards. */
  readonly total: number;
  /** The nearest first. */
  readonly listed: readonly Dependent[];
}

const QUERY = `query dashboards($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) { total searchResults { degree entity { ...member } } }
}${MEMBER}`;

interface Answer {
  readonly searchAcrossLineage: {
    readonly total: number;
    readonly searchResults: readonly {
      readonly degree: number | string;
      readonly entity: Dependent['entity'];
    }[];
  } | null;
}

/** Reads the dashboards that depend on a dataset over any number of steps, in one call. */
export async function readDashboards(urn: string, signal: AbortSignal): Promise<Dashboards> {
  const input = {
    urn,
    direction: directionName('down'),
    types: ['DASHBOARD'],
    query: '*',
    start: 0,
    count: MAX_DASHBOARDS,
    searchFlags: { skipHighlighting: true, skipAggregates: true },
  };
  const { searchAcrossLineage: found } = await ask<Answer>(QUERY, { input }, { signal });
  const listed = (found?.searchResults ?? []).map(({ degree, entity }) => ({
    entity,
    steps: Number(degree),
  }));
  return { total: found?.total ?? 0, listed: listed.toSorted((a, b) => a.steps - b.steps) };
}
