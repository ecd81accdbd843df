import type { Json, JsonObject } from './json.js';

/**
 * The aspect `upstreamLineage` as catalogs send it. Other writers add fields that we do not know,
 * so every record may hold more fields than these. A rewrite has to keep all of them.
 *
 * Source: `UpstreamLineage.pdl`, `Upstream.pdl` and `FineGrainedLineage.pdl` of DataHub.
 */
export interface UpstreamLineage extends JsonObject {
  readonly upstreams: readonly UpstreamRecord[];
  readonly fineGrainedLineages?: readonly FineGrainedRecord[];
}

export const lineageTypes = ['TRANSFORMED', 'COPY', 'VIEW'] as const;

/** DataHub's `DatasetLineageType`. */
export type LineageType = (typeof lineageTypes)[number];

/**
 * One upstream dataset of the aspect's own dataset. The lineage of other entities has the same form:
 * `dataset` is then an `EdgeEnd`.
 */
export interface UpstreamRecord extends JsonObject {
  readonly dataset: string;
  readonly type: string;
  /** The last change. Time 0 by `urn:li:corpuser:unknown` if the writer gave none. */
  readonly auditStamp?: AuditStamp;
  readonly created?: AuditStamp;
  readonly properties?: { readonly [key: string]: string };
  readonly query?: string;
  /** The list that holds it, unless its end tells that. Never in the aspect of a dataset. */
  readonly list?: string;
  /** An item of a list without a place for a mark, as it is stored. Never in the aspect of a dataset. */
  readonly item?: Json;
}

/** The user who wrote a record, as an urn, and the time. */
export interface AuditStamp extends JsonObject {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly actor: string;
}

/** Lineage from columns to columns. */
export interface FineGrainedRecord extends JsonObject {
  readonly upstreamType: string;
  readonly upstreams?: readonly string[];
  readonly downstreamType: string;
  readonly downstreams?: readonly string[];
  readonly transformOperation?: string;
  /** A float32 on the server; absent means 1. */
  readonly confidenceScore?: number;
  readonly query?: string;
  /** The field of a chart, as it is stored. Never in the aspect of a dataset. */
  readonly field?: JsonObject;
}
