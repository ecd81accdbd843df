import { derivedFrom } from '../../support/server/lineage.js';
import { deriving, onOpenapi, onRestli, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';
import { a, BEFORE_NOW, BULK, GET_ALL, made, RESTLI, type Request, type Row, read } from './row.js';

function conditional(
  name: string,
  headers: Readonly<Record<string, string>>,
  upstreams: readonly string[] = ['c'],
) {
  return upsert(dataset(name), 'upstreamLineage', derivedFrom(...upstreams), { headers });
}

const written: Request = [BULK, [deriving('a', 'b'), deriving('b', 'c')].map(onOpenapi)];
const stale = conditional('a', { 'If-Version-Match': '-1' });
const both = conditional('a', { 'If-Version-Match': '-1', 'If-Unmodified-Since': BEFORE_NOW });

export const conditions: readonly Row[] = [
  {
    name: 'a condition that does not hold: the whole proposed aspect',
    before: [made, written],
    asks: [[BULK, [onOpenapi(stale)]]],
  },
  {
    name: 'the same over Rest.li: 422 with the same text',
    before: [made, written],
    asks: [[RESTLI, { proposal: onRestli(stale) }]],
  },
  {
    name: 'two conditions that do not hold: the time first',
    before: [made, written],
    asks: [[BULK, [onOpenapi(both)]]],
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
  },
  {
    name: 'a malformed time',
    before: [made],
    asks: [[BULK, [onOpenapi(conditional('a', { 'If-Unmodified-Since': 'yesterday' }))]]],
  },
  {
    name: 'a number as the version',
    before: [made],
    asks: [
      [BULK, [{ urn: a, status: { value: {}, headers: { 'If-Version-Match': 7 } } }]],
      [BULK, [{ urn: a, status: { value: {}, headers: { 'If-Version-Match': 1 } } }]],
    ],
  },
];
