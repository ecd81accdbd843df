import type { LineageReading } from '../../model/observed-state.js';
import type {
  AuditStamp,
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from '../../model/upstream-lineage.js';
import {
  dictionary,
  list,
  number,
  object,
  type Schema,
  type Shape,
  shape,
  text,
} from '../http/shape.js';
import { toAspectReading, type VersionedAspect, versionedAspect } from './aspects.js';

const STAMP: Schema<AuditStamp> = object({ time: number, actor: text });

const UPSTREAM: Schema<UpstreamRecord> = object(
  { dataset: text, type: text },
  { auditStamp: STAMP, created: STAMP, properties: dictionary(text), query: text },
);

const FINE_GRAINED: Schema<FineGrainedRecord> = object(
  { upstreamType: text, downstreamType: text },
  {
    upstreams: list(text),
    downstreams: list(text),
    transformOperation: text,
    confidenceScore: number,
    query: text,
  },
);

const LINEAGE: Schema<UpstreamLineage> = object(
  { upstreams: list(UPSTREAM) },
  { fineGrainedLineages: list(FINE_GRAINED) },
);

export type LineageAspect = VersionedAspect<UpstreamLineage>;

/** Returns true for an aspect `upstreamLineage` of an answer. */
export const isLineageAspect: Shape<LineageAspect> = shape(versionedAspect(LINEAGE));

/** Reads the aspect `upstreamLineage` of an answer. It is undefined if it does not exist. */
export function toLineageReading(aspect: LineageAspect | undefined): LineageReading {
  const isUncounted = aspect !== undefined && aspect.systemMetadata?.version === undefined;
  return { ...toAspectReading(aspect), ...(isUncounted && { uncounted: true }) };
}
