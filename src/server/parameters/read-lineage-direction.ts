import type { Json } from '../../model/json.js';
import { RequestError } from '../shared/request-error.js';
import type { LineageDirection } from '../store/lineage-edge.js';

/** @throws RequestError `malformed` */
export function readLineageDirection(json: Json | undefined): LineageDirection {
  if (json === 'UPSTREAM' || json === 'DOWNSTREAM') return json;
  throw new RequestError(
    'malformed',
    `direction is ${JSON.stringify(json ?? null)}; use UPSTREAM or DOWNSTREAM`,
  );
}
