import type { Json, JsonObject } from '../../../src/model/json.js';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import { making, onOpenapi } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

/** The time of every request, in milliseconds since 1970. */
export const NOW = 1_700_000_000_000;

/** A request: a path and a body. Without a body, it is a GET. */
export type Request = readonly [path: string, body?: Json];

export type Answer = readonly [status: number, body: Json];

/** A difference between the dialects, as `test/server/real-datahub/rows.test.ts` asks for it. */
export interface Row {
  readonly name: string;
  /** Requests that make the state. They succeed in both dialects. */
  readonly before?: readonly Request[];
  readonly asks: readonly Request[];
  /** The answers to `asks`. */
  readonly answers: Readonly<Record<Dialect, readonly Answer[]>>;
}

export const BULK = '/openapi/v3/entity/dataset?async=false';
const GET = '/openapi/v3/entity/dataset/batchGet';
export const GET_ALL = `${GET}?systemMetadata=true`;
export const RESTLI = '/aspects?action=ingestProposal';
export const BEFORE_NOW = '2023-11-14T22:13:19.999Z';
export const FAULT: Answer = [500, { error: 'Internal server error occurred' }];
export const actor = 'urn:li:corpuser:datahub';
export const stamp = { actor, time: NOW };
export const unknownStamp = { actor: 'urn:li:corpuser:unknown', time: 0 };
export const [a, b, c] = [dataset('a'), dataset('b'), dataset('c')];

export const made: Request = [BULK, making('a', 'b', 'c').map(onOpenapi)];

export function lineage(urn: string, value: JsonObject): Request {
  return [BULK, [{ urn, upstreamLineage: { value } }]];
}

export function read(urn: string, ...names: readonly string[]): Request {
  return [GET, [{ urn, ...Object.fromEntries(names.map((name) => [name, {}])) }]];
}

export function item(urn: string, value: JsonObject): Answer {
  return [200, [{ urn, upstreamLineage: { value } }]];
}

export function refused(message: string): Answer {
  return [412, { error: 'Precondition Error', message }];
}

export function malformed(error: string): Answer {
  return [400, { error }];
}

export function invalid(message: string): Answer {
  return [400, { error: 'Validation Error', message }];
}

export function first(given: JsonObject = {}): JsonObject {
  const stamps = { aspectCreated: stamp, aspectModified: stamp };
  return { ...stamps, schemaVersion: 1, lastObserved: NOW, version: '1', ...given };
}

export function later(given: JsonObject = {}): JsonObject {
  const run = { runId: 'no-run-id-provided', properties: { isNoOp: 'false' } };
  return { ...first(), ...run, version: '2', ...given };
}

/** System metadata in the dialect of the spec. */
export function traced(version: string, given: JsonObject = {}): JsonObject {
  const run = { runId: 'no-run-id-provided', lastRunId: 'no-run-id-provided' };
  return { ...run, lastObserved: NOW, properties: { telemetryTraceId: TRACE }, version, ...given };
}

/** Stands for any trace id. */
export const TRACE = 'trace';

/** The aspects of a new dataset but its browse paths. */
export function keyOf(name: string) {
  const platform = 'urn:li:dataPlatform:hive';
  return {
    datasetKey: { value: { platform, name, origin: 'PROD' } },
    dataPlatformInstance: { value: { platform } },
  };
}

export function restliRefusal(message: string, status = 422): Answer {
  const exceptionClass = 'com.linkedin.restli.server.RestLiServiceException';
  return [status, { exceptionClass, message, status }];
}
