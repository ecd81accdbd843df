import { isUrn, type Urn } from '../../../urn/urn.js';
import type { TimeWindow } from '../../store/aspect-store.js';
import type { LineageDirection } from '../../store/lineage-edge.js';
import { ResolverError } from '../resolver-error.js';
import type { SearchInput } from '../search/search-input.js';

/** The common members of `SearchAcrossLineageInput` and `ScrollAcrossLineageInput`. */
export interface LineageInput extends SearchInput, TimeInput {
  readonly urn?: string | null;
  readonly direction: LineageDirection;
  readonly lineageFlags?: LineageFlags | null;
}

export interface TimeInput {
  /** Milliseconds since 1970. */
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
}

export interface LineageFlags extends TimeInput {
  readonly entitiesExploredPerHopLimit?: number | null;
  readonly ignoreAsHops?:
    | readonly { readonly entityType: string; readonly platforms?: readonly string[] | null }[]
    | null;
}

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
 * Returns the time window of the edges. Undefined without a start. Without an end it ends now.
 *
 * Source: `ResolverUtils.getLineageEndTimeMillis`, and `GraphFilterUtils`, which requires both.
 */
export function timeWindow(
  input: TimeInput & { readonly lineageFlags?: LineageFlags | null },
  now: number,
): TimeWindow | undefined {
  const start = input.lineageFlags?.startTimeMillis ?? input.startTimeMillis;
  const end = input.lineageFlags?.endTimeMillis ?? input.endTimeMillis ?? now;
  return start === undefined || start === null ? undefined : { start, end };
}

/** Returns the maximum number of neighbours to visit from a node. Undefined for all. */
export function hopLimit({ lineageFlags }: Pick<LineageInput, 'lineageFlags'>): number | undefined {
  const limit = lineageFlags?.entitiesExploredPerHopLimit ?? 0;
  return limit > 0 ? limit : undefined;
}

/**
 * Returns true for a search for a visualization, whose number of hops DataHub limits. Source:
 * `LineageSearchService.isLineageVisualization`.
 */
export function isVisualization(input: Pick<LineageInput, 'lineageFlags'>): boolean {
  return hopLimit(input) !== undefined || Boolean(input.lineageFlags?.ignoreAsHops?.length);
}
