import { isUrn, type Urn } from '../../../urn/urn.js';
import type { TimeWindow } from '../../store/aspect-store.js';
import type { LineageDirection } from '../../store/lineage-edge.js';
import { Fault } from '../fault.js';
import type { SearchInput } from '../search/search-input.js';

/** What `SearchAcrossLineageInput` and `ScrollAcrossLineageInput` have in common. */
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
  readonly ignoreAsHops?: readonly { readonly entityType: string; readonly platforms?: readonly string[] | null }[] | null;
}

/** Here DataHub answers 400 to what is no urn; in other fields that depends on the dialect. */
export function requireStart(urn: string | null | undefined): Urn {
  if (urn && isUrn(urn)) return urn;
  throw new Fault(400, `urn is ${JSON.stringify(urn ?? null)}; give the urn of the entity to start from`);
}

/**
 * The time that edges have to be of. Without a start there is none; without an end it ends now.
 *
 * Source: `ResolverUtils.getLineageEndTimeMillis`, and `GraphFilterUtils`, which wants both.
 */
export function timeWindow(input: TimeInput & { readonly lineageFlags?: LineageFlags | null }, now: number): TimeWindow | undefined {
  const start = input.lineageFlags?.startTimeMillis ?? input.startTimeMillis;
  const end = input.lineageFlags?.endTimeMillis ?? input.endTimeMillis ?? now;
  return start === undefined || start === null ? undefined : { start, end };
}

/** How many neighbours of a node are gone to; absent for all. */
export function hopLimit({ lineageFlags }: Pick<LineageInput, 'lineageFlags'>): number | undefined {
  const limit = lineageFlags?.entitiesExploredPerHopLimit ?? 0;
  return limit > 0 ? limit : undefined;
}

/** Whether a search is one for a drawing, which DataHub lets go less far. Source: `LineageSearchService.isLineageVisualization`. */
export function isForDrawing(input: Pick<LineageInput, 'lineageFlags'>): boolean {
  return hopLimit(input) !== undefined || Boolean(input.lineageFlags?.ignoreAsHops?.length);
}
