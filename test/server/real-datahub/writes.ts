import type { JsonObject } from '../../../src/model/json.js';
import { making, onOpenapi, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';
import { a, BULK, GET_ALL, made, type Request, type Row, read } from './row.js';

const STATUS = `${BULK}&systemMetadata=true`;
const ofRun = { runId: 'run-7' };

/** A bulk write of the status of `a`, answered with its metadata. */
function writeStatus(removed: boolean, systemMetadata?: JsonObject): Request {
  const aspect = { value: { removed }, ...(systemMetadata && { systemMetadata }) };
  return [STATUS, [{ urn: a, status: aspect }]];
}

export const writes: readonly Row[] = [
  {
    name: 'the order of the items',
    before: [[BULK, making('ta', 'te', 'tnew').map(onOpenapi)]],
    asks: [[BULK, making('ta', 'te', 'tnew').map(onOpenapi)]],
  },
  {
    name: 'the aspects that come with a new dataset',
    asks: [[BULK, [onOpenapi(upsert(dataset('s.t'), 'status', { removed: false }))]]],
  },
  {
    name: 'the system metadata of a later version, of an equal write and of a run',
    before: [made],
    asks: [writeStatus(true), writeStatus(true), writeStatus(false, ofRun)],
  },
  {
    name: 'the system metadata of a first version',
    before: [made],
    asks: [[GET_ALL, [{ urn: a, status: {} }]]],
  },
  {
    name: 'an unknown aspect in a write is skipped',
    before: [made],
    asks: [
      [BULK, [{ urn: a, statos: { value: {} } }]],
      [BULK, [{ urn: a, statos: { value: {} }, status: { value: {} } }]],
    ],
  },
  {
    name: 'an aspect without a value',
    before: [made],
    asks: [[BULK, [{ urn: a, status: {} }]]],
  },
  {
    name: 'a batch read of unknown aspects alone reads all aspects',
    before: [made],
    asks: [read(a, 'statos'), read(a, 'statos', 'status')],
  },
];
