import { dataset } from '../server/urns.js';
import type { EchoFault, EchoPlace, Fault, FaultRule } from './fault.js';
import { spellings } from './spelling.js';
import { BOARD } from './world.js';

/** Faults that can meet any request, by their description. */
export const passing: Readonly<Record<string, Fault>> = {
  '429 for now': { kind: 'status', status: 429, retryAfter: { seconds: 0 } },
  '429 until a date': { kind: 'status', status: 429, retryAfter: { dateInMs: 0 } },
  '500': { kind: 'status', status: 500 },
  '500 though done': { kind: 'status', status: 500, handled: true },
  '501': { kind: 'status', status: 501 },
  '502 though done': { kind: 'status', status: 502, handled: true },
  '503': { kind: 'status', status: 503 },
  '504 though done': { kind: 'status', status: 504, handled: true },
  '202 though done': { kind: 'status', status: 202, handled: true },
  '204': { kind: 'status', status: 204 },
  '400': { kind: 'status', status: 400 },
  '401': { kind: 'status', status: 401 },
  '403': { kind: 'status', status: 403 },
  '404': { kind: 'status', status: 404 },
  '412': { kind: 'status', status: 412 },
  '422': { kind: 'status', status: 422 },
  'a reset before': { kind: 'reset', handled: false },
  'a reset after': { kind: 'reset', handled: true },
  'a torn answer': { kind: 'torn' },
  'half a JSON text': { kind: 'truncated' },
  'a slow answer': { kind: 'slow', pieces: 4, pauseMs: 1 },
  'an empty page': { kind: 'short-page', keep: 0 },
  'a short page': { kind: 'short-page', keep: 1 },
  'an error inside': { kind: 'errors-inside', code: 500, data: false },
  'an error inside, though done': { kind: 'errors-inside', code: 500, data: false, handled: true },
  'an error beside data': { kind: 'errors-inside', code: 500, data: true },
  'a refusal inside': { kind: 'errors-inside', code: 403, data: false },
  'items with errors': { kind: 'item-errors' },
};

/** Faults that a client ends only by its timeout. */
export const endless: Readonly<Record<string, Fault>> = {
  'half an answer and no more': { kind: 'stall' },
  'no answer': { kind: 'silent', handled: false },
  'no answer, though done': { kind: 'silent', handled: true },
};

const FORBIDDEN: Fault = { kind: 'status', status: 403 };

/** Faults of a whole catalog, or of some of its datasets. */
export const lasting: Readonly<Record<string, readonly FaultRule[]>> = {
  'bulk writes are refused': [{ where: { kinds: ['bulk'] }, fault: FORBIDDEN }],
  'all proposals are refused': [{ where: { kinds: ['bulk', 'single'] }, fault: FORBIDDEN }],
  'updateLineage is refused': [
    { where: { kinds: ['mutation'] }, fault: { kind: 'errors-inside', code: 403, data: false } },
  ],
  'one of ours may not be read': [
    { where: { kinds: ['batch-get'], urns: [dataset('orders')] }, fault: FORBIDDEN },
  ],
  'one that nothing names may not be read': [
    { where: { kinds: ['batch-get'], urns: [BOARD] }, fault: FORBIDDEN },
  ],
  'one may not be written': [
    { where: { among: 'writes', urns: [dataset('report')] }, fault: FORBIDDEN },
  ],
  'an item with an error': [{ fault: { kind: 'item-errors', urns: [dataset('report')] } }],
  'a storm of 412 that passes': [
    { where: { kinds: ['bulk', 'single'], times: 3 }, fault: { kind: 'status', status: 412 } },
  ],
  'a storm of 412 that lasts': [
    { where: { kinds: ['bulk', 'single'] }, fault: { kind: 'status', status: 412 } },
  ],
  'an index that misses what is ours': [{ fault: { kind: 'lying-index', misses: [BOARD] } }],
  'an index that misses everything': [
    { fault: { kind: 'lying-index', misses: ['orders', 'report', 'extra_2'].map(dataset) } },
  ],
  'an index that makes datasets up': [
    { fault: { kind: 'lying-index', adds: [dataset('nowhere'), dataset('raw')] } },
  ],
  'conditions that nobody looks at': [{ fault: { kind: 'ignore-conditions' } }],
  'a catalog that fails half the time': [
    { where: { chance: 0.5 }, fault: { kind: 'status', status: 503 } },
  ],
  'a catalog that hangs up half the time': [
    { where: { chance: 0.5 }, fault: { kind: 'reset', handled: true } },
  ],
};

const STATUSES = [200, 400, 401, 403, 412, 422, 500, 503];

/** The token returns in place of an answer, in each spelling at two places, some split in two. */
export const echoing: Readonly<Record<string, EchoFault>> = Object.fromEntries(
  spellings.flatMap((spelling, i) =>
    [i, i + 2].map((n): [string, EchoFault] => {
      const place = echoPlace(n);
      const at = 'status' in place ? `${place.place} with ${place.status}` : place.place;
      return [`${spelling} in a ${at}`, { kind: 'echo', in: place, spelling, split: n % 3 === 0 }];
    }),
  ),
);

function echoPlace(n: number): EchoPlace {
  if (n % 4 === 1) return { place: 'headers' };
  if (n % 8 === 3) return { place: 'location' };
  if (n % 8 === 7) return { place: 'page', status: n % 3 === 0 ? 200 : 502 };
  return { place: 'message', status: STATUSES[(n / 2) % STATUSES.length] ?? 200 };
}

/**
 * The catalog's data contains the token: names of users and datasets, types, values in bags,
 * transforms, columns, versions.
 */
export const echoingData: Readonly<Record<string, EchoFault>> = Object.fromEntries(
  [
    'datahub',
    'extra',
    'raw,PROD',
    'VIEW',
    'nightly',
    'sql parser',
    'UPPER',
    'amount',
    'v1.',
    'unknown',
  ].map((instead, i) => {
    const spelling = spellings[(i * 11) % spellings.length] ?? '';
    return [
      `${spelling} instead of ${instead}`,
      { kind: 'echo', in: { place: 'data', instead }, spelling, split: i % 3 === 0 },
    ];
  }),
);
