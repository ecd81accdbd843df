import type { Json, JsonObject } from '../../../src/model/json.js';
import { making, onOpenapi } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

/** The time of every request, in milliseconds since 1970. */
export const NOW = 1_700_000_000_000;

/** A request: a path and a body. Without a body, it is a GET. */
export type Request = readonly [path: string, body?: Json];

/** A difference between the dialects, as `test/server/real-datahub/rows.test.ts` asks for it. */
export interface Row {
  readonly name: string;
  /** Requests that make the state. They succeed in both dialects. */
  readonly before?: readonly Request[];
  readonly asks: readonly Request[];
}

export const BULK = '/openapi/v3/entity/dataset?async=false';
const GET = '/openapi/v3/entity/dataset/batchGet';
export const GET_ALL = `${GET}?systemMetadata=true`;
export const RESTLI = '/aspects?action=ingestProposal';
export const BEFORE_NOW = '2023-11-14T22:13:19.999Z';
const actor = 'urn:li:corpuser:datahub';
export const stamp = { actor, time: NOW };
export const [a, b, c] = [dataset('a'), dataset('b'), dataset('c')];

export const made: Request = [BULK, making('a', 'b', 'c').map(onOpenapi)];

export function lineage(urn: string, value: JsonObject): Request {
  return [BULK, [{ urn, upstreamLineage: { value } }]];
}

export function read(urn: string, ...names: readonly string[]): Request {
  return [GET, [{ urn, ...Object.fromEntries(names.map((name) => [name, {}])) }]];
}
