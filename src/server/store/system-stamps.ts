import type { JsonObject } from '../../model/json.js';
import { objectAt } from '../shared/json-accessors.js';
import type { AspectRow } from './to-aspect.js';

/**
 * Completes the system metadata that a writer gives.
 *
 * @param former the row of the version before; absent for a first version
 */
export type CompleteMetadata = (
  given: JsonObject,
  by: Pick<AspectRow, 'actor' | 'time'>,
  former?: AspectRow,
) => JsonObject;

/** The run id of a write without one. Source: `DEFAULT_RUN_ID` of DataHub. */
export const NO_RUN_ID = 'no-run-id-provided';

/** Adds what DataHub adds: stamps always, a run id and a mark of the change from version 2 on. */
export const stampMetadata: CompleteMetadata = (given, { actor, time }, former) => {
  const stamp = { actor, time };
  const stamped = { schemaVersion: 1, lastObserved: time, ...given, aspectModified: stamp };
  if (former === undefined) return { ...stamped, aspectCreated: stamp };
  const first = { actor: former.actor, time: former.time };
  const { aspectCreated = first }: JsonObject = JSON.parse(former.metadata);
  return markNoOp({ runId: NO_RUN_ID, ...stamped, aspectCreated }, false);
};

/** Marks metadata as written with an equal value, or with another value. */
export function markNoOp(metadata: JsonObject, isNoOp: boolean): JsonObject {
  const properties = { ...objectAt(metadata, 'properties'), isNoOp: String(isNoOp) };
  return { ...metadata, properties };
}
