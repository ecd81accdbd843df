import type { Json } from '../../model/json.js';
import type { LineageReading } from '../../model/observed-state.js';
import { aspectValue, aspectVersion, aspectWritten, hasVersion } from './aspects.js';
import { isUpstreamLineage } from './upstream-lineage-shape.js';

/** Parses the aspect `upstreamLineage` of an answer. Returns undefined if it is malformed. */
export function parseLineage(aspect: Json | undefined): LineageReading | undefined {
  if (aspect === undefined) return { version: '-1' };
  const value = aspectValue(aspect);
  const version = aspectVersion(aspect);
  if (!isUpstreamLineage(value) || version === undefined) return undefined;
  return {
    version,
    ...(!hasVersion(aspect) && { uncounted: true }),
    value,
    ...aspectWritten(aspect),
  };
}
