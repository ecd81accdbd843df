import { describe, expect, it } from 'vitest';
import {
  MARK_PROPERTY,
  type Mark,
  pairFingerprint,
  writeMarks,
} from '../../../../src/model/mark.js';
import type { UpstreamLineage } from '../../../../src/model/upstream-lineage.js';
import {
  ownerName,
  readOwners,
  readOwnership,
  shareText,
} from '../../../../src/web/entity/ownership.js';
import { urnOf } from '../../../support/model/state-builders.js';

const orders = urnOf('orders');
const raw = urnOf('raw');
const field = (dataset: string, column: string) => `urn:li:schemaField:(${dataset},${column})`;

const fingerprintOf = (column: string, upstream: string = raw) =>
  pairFingerprint({
    downstreamField: field(orders, column),
    upstreamField: field(upstream, column),
    transform: null,
  });

const pair = (column: string, upstream: string = raw) => ({
  upstreamType: 'FIELD_SET',
  upstreams: [field(upstream, column)],
  downstreamType: 'FIELD',
  downstreams: [field(orders, column)],
});

function marked(dataset: string, owners: Readonly<Record<string, Partial<Mark>>>) {
  const changes = Object.entries(owners).map(([owner, mark]): [string, Mark] => [
    owner,
    { edge: false, pairs: [], protect: false, ...mark },
  ]);
  const text = writeMarks(undefined, new Map(changes), []) ?? '';
  return { dataset, type: 'COPY', properties: { [MARK_PROPERTY]: text } };
}

function lineage(parts: Partial<UpstreamLineage>): UpstreamLineage {
  return { upstreams: [], ...parts } as UpstreamLineage;
}

describe('the owners of lineage', () => {
  it('own the column pairs that exist, and not those that are gone', () => {
    const pairs = ['id', 'total', 'gone'].map((column) => fingerprintOf(column));
    const ownership = readOwnership(
      orders,
      lineage({
        upstreams: [
          marked(raw, { commerce: { edge: true, pairs } }),
          { dataset: urnOf('fx'), type: 'COPY' },
        ],
        fineGrainedLineages: ['id', 'total', 'note'].map((column) => pair(column)),
      }),
    );
    expect(ownership).toEqual({
      upstreams: 2,
      pairs: 3,
      shares: [{ owner: 'commerce', upstreams: 1, pairs: 2 }],
      unreadable: 0,
    });
    expect(ownership.shares.map((share) => shareText(share, ownership))).toEqual([
      'owned by stack commerce: 1 of 2 upstreams, 2 of 3 column pairs',
    ]);
  });

  it('own the column pairs of a large mark, which stores no fingerprints', () => {
    const columns = Array.from({ length: 3_500 }, (_, i) => `column_${i}`);
    const pairs = columns.map((column) => fingerprintOf(column));
    const [share] = readOwnership(
      orders,
      lineage({
        upstreams: [marked(raw, { commerce: { edge: true, pairs } })],
        fineGrainedLineages: columns.map((column) => pair(column)),
      }),
    ).shares;
    expect(share).toEqual({ owner: 'commerce', upstreams: 1, pairs: 3_500 });
  });

  it('are summed up over the records, by name', () => {
    const fx = urnOf('fx');
    const ownership = readOwnership(
      orders,
      lineage({
        upstreams: [
          marked(raw, {
            b: { edge: true, pairs: [fingerprintOf('id')] },
            'a@prod': { edge: true },
          }),
          marked(fx, { b: { pairs: [fingerprintOf('rate', fx)] } }),
          { dataset: urnOf('other'), type: 'COPY', properties: { [MARK_PROPERTY]: 'broken' } },
        ],
        fineGrainedLineages: [pair('id'), pair('rate', fx)],
      }),
    );
    expect(ownership.shares).toEqual([
      { owner: 'a@prod', upstreams: 1, pairs: 0 },
      { owner: 'b', upstreams: 1, pairs: 2 },
    ]);
    expect(ownership.unreadable).toBe(1);
    expect(ownerName('a@prod')).toBe('stack a, target prod');
    expect(ownerName('b')).toBe('stack b');
  });

  it('protect an edge or not', () => {
    const { properties } = marked(raw, { a: { edge: true, protect: true }, b: { edge: true } });
    const owners = [...(readOwners(properties[MARK_PROPERTY]) ?? [])];
    expect(owners.map(([owner, { protect }]) => [owner, protect])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(readOwners(undefined)?.size).toBe(0);
  });

  it.each(['[]', '{"a":1}', '{"a":{"pairs":"1"}}', '{"a":{"pairs":1}}', '{"a":{"set":{}}}'])(
    'cannot be read from %s',
    (text) => {
      expect(readOwners(text)).toBeUndefined();
    },
  );
});
