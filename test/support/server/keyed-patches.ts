import type { Json, JsonObject } from '../../../src/model/json.js';
import { patched } from './patches.js';

const NOW = 5;

/** The stamp of what a patch adds. */
export const stamp = { time: NOW, actor: 'urn:li:corpuser:__datahub_system' };

/** Applies operations to a stored aspect. */
export function applyOperations(
  aspectName: string,
  stored: JsonObject | undefined,
  ...operations: readonly Json[]
): JsonObject {
  return patched(stored, operations, { aspectName, time: NOW });
}
