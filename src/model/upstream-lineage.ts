import type { JsonObject } from './json.js';

/**
 * The aspect `upstreamLineage` as the wire carries it. Other writers put things into it that we do not know, so every
 * record may hold more than is named here, and all of it has to survive a rewrite.
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

/** One upstream dataset of the aspect's own dataset. */
export interface UpstreamRecord extends JsonObject {
  readonly dataset: string;
  readonly type: string;
  /** When it last changed; time 0 by `urn:li:corpuser:unknown` where the writer gave none. */
  readonly auditStamp?: AuditStamp;
  readonly created?: AuditStamp;
  readonly properties?: { readonly [key: string]: string };
  readonly query?: string;
}

export interface AuditStamp extends JsonObject {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly actor: string;
}

/** Columns that are derived from columns. */
export interface FineGrainedRecord extends JsonObject {
  readonly upstreamType: string;
  readonly upstreams?: readonly string[];
  readonly downstreamType: string;
  readonly downstreams?: readonly string[];
  readonly transformOperation?: string;
  /** A float32 on the server; absent means 1. */
  readonly confidenceScore?: number;
  readonly query?: string;
}
