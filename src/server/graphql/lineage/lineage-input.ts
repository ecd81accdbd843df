import { isUrn, type Urn } from '../../../urn/urn.js';
import type { TimeWindow } from '../../store/aspect-store.js';
import { ResolverError } from '../resolver-error.js';
import type { LineageFlags, SearchAcrossLineageInput } from '../schema/generated-types.js';

/** The members that searches and scrolls across lineage read alike. */
export type LineageSearchInput = Omit<SearchAcrossLineageInput, 'start' | 'count'>;

type TimeInput = Pick<LineageFlags, 'startTimeMillis' | 'endTimeMillis'>;

type FlagsInput = Pick<SearchAcrossLineageInput, 'lineageFlags'>;

/**
 * Requires the urn to start from. For an invalid urn DataHub answers 400 here. In other fields the
 * code depends on the dialect.
 */
export function requireStart(urn: string | null | undefined): Urn {
  if (urn && isUrn(urn)) return urn;
  throw new ResolverError(
    400,
    `urn is ${JSON.stringify(urn ?? null)}; give the urn of the entity to start from`,
  );
}

/**
 * Returns the time window of the edges, up to now by default. Undefined without a start.
 *
 * Source: `ResolverUtils.getLineageEndTimeMillis`, and `GraphFilterUtils`, which requires both.
 */
export function timeWindow(input: TimeInput & FlagsInput, now: number): TimeWindow | undefined {
  const start = input.lineageFlags?.startTimeMillis ?? input.startTimeMillis;
  const end = input.lineageFlags?.endTimeMillis ?? input.endTimeMillis ?? now;
  return start === undefined || start === null ? undefined : { start, end };
}

/** Returns the maximum number of neighbors to visit from a node. Undefined for all. */
export function hopLimit({ lineageFlags }: FlagsInput): number | undefined {
  const limit = lineageFlags?.entitiesExploredPerHopLimit ?? 0;
  return limit > 0 ? limit : undefined;
}

/**
 * Returns true for a search for a visualization, whose number of hops DataHub limits. Source:
 * `LineageSearchService.isLineageVisualization`.
 */
export function isVisualization(input: FlagsInput): boolean {
  return hopLimit(input) !== undefined || Boolean(input.lineageFlags?.ignoreAsHops?.length);
}
