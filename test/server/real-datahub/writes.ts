import type { JsonObject } from '../../../src/model/json.js';
import { making, onOpenapi, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';
import {
  type Answer,
  a,
  BULK,
  FAULT,
  first,
  GET_ALL,
  keyOf,
  later,
  made,
  malformed,
  type Request,
  type Row,
  read,
  stamp,
  TRACE,
  traced,
} from './row.js';

function status(systemMetadata: JsonObject, removed: boolean): Answer {
  const aspect = { value: { removed }, systemMetadata, auditStamp: stamp };
  return [200, [{ urn: a, status: aspect }]];
}

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
    answers: {
      spec: [[200, making('ta', 'te', 'tnew').map(onOpenapi)]],
      datahub: [[200, making('te', 'ta', 'tnew').map(onOpenapi)]],
    },
  },
  {
    name: 'the aspects that come with a new dataset',
    asks: [[BULK, [onOpenapi(upsert(dataset('s.t'), 'status', { removed: false }))]]],
    answers: {
      spec: [[200, [{ urn: dataset('s.t'), status: { value: { removed: false } } }]]],
      datahub: [
        [
          200,
          [
            {
              urn: dataset('s.t'),
              browsePathsV2: { value: { path: [{ id: 's' }] } },
              ...keyOf('s.t'),
              status: { value: { removed: false } },
            },
          ],
        ],
      ],
    },
  },
  {
    name: 'the system metadata of a later version, of an equal write and of a run',
    before: [made],
    asks: [writeStatus(true), writeStatus(true), writeStatus(false, ofRun)],
    answers: {
      spec: [
        status(traced('2'), true),
        status(
          traced('2', { properties: { telemetryTraceId: TRACE, telemetryNoOpTraceId: TRACE } }),
          true,
        ),
        status(traced('3', ofRun), false),
      ],
      datahub: [
        status(later(), true),
        status(later({ properties: { isNoOp: 'true' } }), true),
        status(later({ version: '3', ...ofRun }), false),
      ],
    },
  },
  {
    name: 'the system metadata of a first version',
    before: [made],
    asks: [[GET_ALL, [{ urn: a, status: {} }]]],
    answers: { spec: [status(traced('1'), false)], datahub: [status(first(), false)] },
  },
  {
    name: 'an unknown aspect in a write is skipped',
    before: [made],
    asks: [
      [BULK, [{ urn: a, statos: { value: {} } }]],
      [BULK, [{ urn: a, statos: { value: {} }, status: { value: {} } }]],
    ],
    answers: {
      spec: Array(2).fill(malformed('Unknown aspect statos for entity dataset')),
      datahub: [
        [200, []],
        [200, [{ urn: a, status: { value: {} } }]],
      ],
    },
  },
  {
    name: 'an aspect without a value',
    before: [made],
    asks: [[BULK, [{ urn: a, status: {} }]]],
    answers: {
      spec: [malformed('item 0: status: value must be an object, but is missing')],
      datahub: [FAULT],
    },
  },
  {
    name: 'a batch read of unknown aspects alone reads all aspects',
    before: [made],
    asks: [read(a, 'statos'), read(a, 'statos', 'status')],
    answers: {
      spec: [
        [200, []],
        [200, [{ urn: a, status: { value: { removed: false } } }]],
      ],
      datahub: [
        [
          200,
          [
            {
              urn: a,
              browsePathsV2: { value: { path: [{ id: 'Default' }] } },
              ...keyOf('a'),
              status: { value: { removed: false } },
            },
          ],
        ],
        [200, [{ urn: a, status: { value: { removed: false } } }]],
      ],
    },
  },
];
