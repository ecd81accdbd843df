import type { Json } from '../model/json.js';
import type { LineageReading } from '../model/observed-state.js';
import { aspectValue, aspectVersion, aspectWriting, isCounted } from './aspects.js';
import { isUpstreamLineage } from './upstream-lineage-shape.js';

/** The aspect `upstreamLineage` of an answer; nothing where it is malformed. */
export function parseLineage(aspect: Json | undefined): LineageReading | undefined {
  if (aspect === undefined) return { version: '-1' };
  const value = aspectValue(aspect);
  const version = aspectVersion(aspect);
  if (!isUpstreamLineage(value) || version === undefined) return undefined;
  return { version, ...(!isCounted(aspect) && { uncounted: true }), value, ...aspectWriting(aspect) };
}
