import type { Json } from '../../model/json.js';
import { Refusal } from '../refusal.js';
import type { LineageDirection } from '../store/lineage-edge.js';

/** @throws Refusal `malformed` */
export function readLineageDirection(json: Json | undefined): LineageDirection {
  if (json === 'UPSTREAM' || json === 'DOWNSTREAM') return json;
  throw new Refusal('malformed', `direction is ${JSON.stringify(json ?? null)}; use UPSTREAM or DOWNSTREAM`);
}
