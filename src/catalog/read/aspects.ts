import { ok, problem, type Result } from '../../errors/result.js';
import type { Json, JsonObject } from '../../model/json.js';
import type { AspectReading, WriteInfo } from '../../model/observed-state.js';
import { urnEntityType } from '../../urn/urn.js';
import {
  anyObject,
  integer,
  nonEmptyText,
  object,
  shape,
  type WireSchema,
  type WireShape,
} from '../http/shape.js';

/** The schema of an aspect whose version does not matter. */
export function aspect<V>(value: WireSchema<V>): WireSchema<{ readonly value: V }> {
  return object({ value });
}

/** An aspect with the version that a conditional write has to name. */
export type VersionedAspect<V> = {
  readonly value: V;
  readonly systemMetadata?: { readonly version?: string };
};

/** The schema of an aspect whose version matters. */
export function versionedAspect<V>(value: WireSchema<V>): WireSchema<VersionedAspect<V>> {
  return object({ value }, { systemMetadata: object({}, { version: nonEmptyText }) });
}

/**
 * Reads the version, the value and the write of an aspect. An aspect that does not exist has the
 * version `"-1"`.
 *
 * An aspect that was written before DataHub counted versions has no version. DataHub's precondition
 * treats it as version 1.
 */
export function toAspectReading<V extends Json>(
  found: VersionedAspect<V> | undefined,
): AspectReading<V> {
  if (found === undefined) return { version: '-1' };
  const { value, systemMetadata } = found;
  return { version: systemMetadata?.version ?? '1', value, ...aspectWritten(found) };
}

/** The latest time that a date can hold, in milliseconds since 1970. */
const MAX_TIME_MS = 8.64e15;

const hasTime = shape(object({ auditStamp: object({ time: integer(-MAX_TIME_MS, MAX_TIME_MS) }) }));
const hasWriter = shape(object({ auditStamp: object({ actor: nonEmptyText }) }));
const hasPipeline = shape(object({ systemMetadata: object({ pipelineName: nonEmptyText }) }));
const hasRun = shape(object({ systemMetadata: object({ runId: nonEmptyText }) }));

const hasObservation = shape(
  object({ systemMetadata: object({ lastObserved: integer(1, MAX_TIME_MS) }) }),
);

/** The run id that DataHub stores if a writer names none. Source: `SystemMetadata.pdl`. */
const NO_RUN = 'no-run-id-provided';

/**
 * Reads the writer of an aspect, the time of the write in milliseconds since 1970, the run, the
 * pipeline and the time of the last observation.
 *
 * Leaves out parts that the catalog does not state, or states in an unknown shape. Older servers
 * send no stamp. Ignores a malformed stamp, because the version also protects a write.
 */
export function aspectWritten(found: Json): WriteInfo {
  return {
    ...(hasTime(found) && { writtenAt: found.auditStamp.time }),
    ...(hasWriter(found) && { writtenBy: found.auditStamp.actor }),
    ...(hasRun(found) &&
      found.systemMetadata.runId !== NO_RUN && { writtenIn: found.systemMetadata.runId }),
    ...(hasPipeline(found) && { writtenThrough: found.systemMetadata.pipelineName }),
    ...(hasObservation(found) && { observedAt: found.systemMetadata.lastObserved }),
  };
}

/**
 * Reads the aspects of an item. The problem names the first malformed aspect.
 *
 * @param shapes the shape of each requested aspect, by its name
 */
export function readAspects<A extends JsonObject>(
  item: JsonObject,
  shapes: { readonly [K in keyof A]: WireShape<A[K] & Json> },
): Result<Partial<A>> {
  const fault = findItemFault(item, Object.keys(shapes));
  if (fault !== undefined) return fault;
  const isSound = (name: keyof A & string): boolean =>
    item[name] === undefined || shapes[name](item[name]);
  const malformed = Object.keys(shapes).find((name) => !isSound(name));
  return malformed === undefined ? ok(item as Partial<A>) : malformedAspect(malformed);
}

const isKey = shape(aspect(anyObject));

/** Returns the name of the aspect that every entity of the type has. */
export function keyAspect(urn: string): string {
  return `${urnEntityType(urn)}Key`;
}

/**
 * Finds a fault of an item as a whole.
 *
 * The interface leaves out an entity that has none of the requested aspects. An item without any
 * aspect has therefore lost its content.
 */
export function findItemFault(
  item: JsonObject,
  names: readonly string[],
): Result<never> | undefined {
  const name = keyAspect(String(item['urn']));
  const key = item[name];
  if ([key, ...names.map((one) => item[one])].every((found) => found === undefined))
    return problem('none of its aspects');
  return key === undefined || isKey(key) ? undefined : malformedAspect(name);
}

function malformedAspect(name: string): Result<never> {
  return problem(`its aspect ${name} is malformed`);
}
