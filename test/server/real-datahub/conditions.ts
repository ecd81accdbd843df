import { derivedFrom } from '../../support/server/lineage.js';
import { deriving, onOpenapi, onRestli, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';
import {
  a,
  actor,
  BEFORE_NOW,
  BULK,
  b,
  c,
  FAULT,
  GET_ALL,
  item,
  later,
  made,
  malformed,
  NOW,
  RESTLI,
  type Request,
  type Row,
  read,
  refused,
  restliRefusal,
  stamp,
  unknownStamp,
} from './row.js';

function conditional(
  name: string,
  headers: Readonly<Record<string, string>>,
  upstreams: readonly string[] = ['c'],
) {
  return upsert(dataset(name), 'upstreamLineage', derivedFrom(...upstreams), { headers });
}

/** The exceptions of DataHub's Java about a lineage of one edge to `c`, without a stamp. */
function exceptions(urn: string, version: string, ...problems: readonly string[]): string {
  const proposed = `{upstreams=[{type=TRANSFORMED, dataset=${c}}]}`;
  const by = `{actor=${actor}, time=${NOW}}`;
  const change = `changeType=UPSERT, auditStamp=${by}, systemMetadata={aspectModified=${by}, schemaVersion=1, lastObserved=${NOW}${version}}`;
  const change_ = `item=ChangeItemImpl{${change}, recordTemplate=${proposed}, aspectName='upstreamLineage', urn=${urn}}`;
  const about = `changeType=UPSERT, entityUrn=${urn}, aspectName=upstreamLineage, subType=PRECONDITION`;
  const all = problems.map((one) => `AspectValidationException(${change_}, ${about}, msg=${one})`);
  return `EntityAspect:(${urn},upstreamLineage) Exceptions: [${all.join(', ')}]`;
}

function collection(...aspects: readonly string[]): string {
  return `ValidationExceptionCollection{${aspects.join('; ')}}`;
}

const written: Request = [BULK, [deriving('a', 'b'), deriving('b', 'c')].map(onOpenapi)];
const stale = conditional('a', { 'If-Version-Match': '-1' });
const both = conditional('a', { 'If-Version-Match': '-1', 'If-Unmodified-Since': BEFORE_NOW });
const STALE = 'Expected version -1, actual version 1';
const LATER = `Item last modified ${NOW} > ${NOW - 1} (epoch ms)`;

export const conditions: readonly Row[] = [
  {
    name: 'a condition that does not hold: the whole proposed aspect',
    before: [made, written],
    asks: [[BULK, [onOpenapi(stale)]]],
    answers: {
      spec: [refused(STALE)],
      datahub: [refused(collection(exceptions(a, ', version=1', STALE)))],
    },
  },
  {
    name: 'the same over Rest.li: 422 with the same text',
    before: [made, written],
    asks: [[RESTLI, { proposal: onRestli(stale) }]],
    answers: {
      spec: [restliRefusal(STALE)],
      datahub: [restliRefusal(collection(exceptions(a, ', version=1', STALE)))],
    },
  },
  {
    name: 'two conditions that do not hold: the time first',
    before: [made, written],
    asks: [[BULK, [onOpenapi(both)]]],
    answers: {
      spec: [refused(STALE)],
      datahub: [refused(collection(exceptions(a, ', version=1', LATER, STALE)))],
    },
  },
  {
    name: 'several stale items: all of them by entity and aspect, and nothing is written',
    before: [made, written],
    asks: [
      [
        BULK,
        [
          conditional('c', { 'If-Version-Match': '7' }),
          conditional('b', { 'If-Version-Match': '-1' }),
          stale,
          deriving('a', 'b', 'c'),
        ].map(onOpenapi),
      ],
      read(a, 'upstreamLineage'),
    ],
    answers: {
      spec: [
        refused('Expected version 7, actual version -1'),
        item(a, { upstreams: [{ dataset: b, type: 'TRANSFORMED', auditStamp: unknownStamp }] }),
      ],
      datahub: [
        refused(
          collection(
            exceptions(a, ', version=1', STALE),
            exceptions(b, ', version=1', STALE),
            exceptions(c, '', 'Expected version 7, actual version -1'),
          ),
        ),
        item(a, { upstreams: [{ dataset: b, type: 'TRANSFORMED' }] }),
      ],
    },
  },
  {
    name: 'the same urn twice in a batch, both for a new aspect',
    before: [made],
    asks: [
      [
        BULK,
        [
          conditional('a', { 'If-Version-Match': '-1' }, ['b']),
          conditional('a', { 'If-Version-Match': '-1' }),
        ].map(onOpenapi),
      ],
      [GET_ALL, [{ urn: a, upstreamLineage: {} }]],
    ],
    answers: {
      spec: [refused(STALE), [200, []]],
      datahub: [
        item(a, { upstreams: [{ dataset: c, type: 'TRANSFORMED' }] }),
        [
          200,
          [
            {
              urn: a,
              upstreamLineage: {
                value: { upstreams: [{ dataset: c, type: 'TRANSFORMED' }] },
                systemMetadata: later(),
                auditStamp: stamp,
              },
            },
          ],
        ],
      ],
    },
  },
  {
    name: 'a malformed time',
    before: [made],
    asks: [[BULK, [onOpenapi(conditional('a', { 'If-Unmodified-Since': 'yesterday' }))]]],
    answers: {
      spec: [
        malformed(
          'If-Unmodified-Since must be an ISO-8601 instant such as 2026-01-31T12:00:00Z, but is "yesterday"',
        ),
      ],
      datahub: [FAULT],
    },
  },
  {
    name: 'a number as the version',
    before: [made],
    asks: [
      [BULK, [{ urn: a, status: { value: {}, headers: { 'If-Version-Match': 7 } } }]],
      [BULK, [{ urn: a, status: { value: {}, headers: { 'If-Version-Match': 1 } } }]],
    ],
    answers: {
      spec: Array(2).fill(
        malformed('item 0: status: headers: If-Version-Match must be a string, but is a number'),
      ),
      datahub: [
        refused(
          collection(
            `EntityAspect:(${a},status) Exceptions: [AspectValidationException(item=ChangeItemImpl{changeType=UPSERT, auditStamp={actor=${actor}, time=${NOW}}, systemMetadata={aspectModified={actor=${actor}, time=${NOW}}, schemaVersion=1, lastObserved=${NOW}, version=1}, recordTemplate={}, aspectName='status', urn=${a}}, changeType=UPSERT, entityUrn=${a}, aspectName=status, subType=PRECONDITION, msg=Expected version 7, actual version 1)]`,
          ),
        ),
        [200, [{ urn: a, status: { value: {} } }]],
      ],
    },
  },
];
