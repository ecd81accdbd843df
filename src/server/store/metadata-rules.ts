import type { Json, JsonObject } from '../../model/json.js';
import { objectAt } from '../shared/json-accessors.js';
import type { Writer } from './aspect-store.js';
import type { AspectRow } from './queries.js';

/** What the store itself adds to the system metadata that a writer gives. */
export interface MetadataRules {
  /** Completes the metadata of a first version. */
  first(given: JsonObject, by: Writer): JsonObject;
  /** Completes the metadata of a version after another. */
  later(given: JsonObject, by: Writer, former: AspectRow): JsonObject;
  /** Completes the metadata of a version that was written again with an equal value. */
  equal(metadata: JsonObject): JsonObject;
}

/** Stores the metadata as it is given. */
export const givenMetadata: MetadataRules = {
  first: (given) => given,
  later: (given) => given,
  equal: (metadata) => metadata,
};

/** The run id of a write without one. Source: `DEFAULT_RUN_ID` of DataHub. */
export const NO_RUN_ID = 'no-run-id-provided';

/** Stores what DataHub stores: stamps always, a run id and a mark of the change from version 2 on. */
export const stampedMetadata: MetadataRules = {
  first: (given, by) => stamped(given, by, stampOf(by)),
  later: (given, by, former) => {
    const { aspectCreated = stampOf(former) }: JsonObject = JSON.parse(former.metadata);
    return withNoOp(stamped({ runId: NO_RUN_ID, ...given }, by, aspectCreated), 'false');
  },
  equal: (metadata) => withNoOp(metadata, 'true'),
};

function stamped(given: JsonObject, by: Writer, aspectCreated: Json): JsonObject {
  const stamps = { aspectCreated, aspectModified: stampOf(by) };
  return { schemaVersion: 1, lastObserved: by.time, ...given, ...stamps };
}

function stampOf({ actor, time }: Pick<AspectRow, 'actor' | 'time'>): JsonObject {
  return { actor, time };
}

function withNoOp(metadata: JsonObject, isNoOp: string): JsonObject {
  return { ...metadata, properties: { ...objectAt(metadata, 'properties'), isNoOp } };
}
