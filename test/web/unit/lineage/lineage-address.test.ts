import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineagePath, urnOfLineagePath } from '../../../../src/web/entity/addresses.js';
import { keyOf } from '../../../../src/web/lineage/model/key-of.js';
import {
  COLORINGS,
  DEFAULT_VIEW,
  type LineageView,
  lineageSearch,
  MAX_OPENINGS,
  readLineageView,
} from '../../../../src/web/lineage/model/lineage-address.js';
import { hostileNames } from '../../../support/report/hostile-names.js';
import { dataset } from '../../../support/server/urns.js';

const [a, b, c] = ['a', 'b', 'c'].map(keyOf) as [string, string, string];

describe('the keys of urns', () => {
  it('have 8 hexadecimal digits, as FNV-1a gives them', () => {
    expect([keyOf(''), keyOf('a'), keyOf('foobar')]).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968']);
    fc.assert(fc.property(fc.string(), (text) => /^[0-9a-f]{8}$/.test(keyOf(text))));
  });
});

describe('the path of a lineage graph', () => {
  it.each([...hostileNames.filter((name) => !/[,()]/.test(name)), 'shop.orders', 'a%2Fb/Lineage'])(
    'holds the urn of %j',
    (name) => {
      const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,${name.toWellFormed()},PROD)`;
      expect(urnOfLineagePath(lineagePath(urn))).toBe(urn);
    },
  );

  it('is read with a slash at its end, and with an urn that is not encoded', () => {
    const urn = dataset('shop.orders');
    expect(urnOfLineagePath(`${lineagePath(urn)}/`)).toBe(urn);
    expect(urnOfLineagePath(`/dataset/${urn}/Lineage`)).toBe(urn);
  });
});

const key = fc.stringMatching(/^[0-9a-f]{8}$/);

const view: fc.Arbitrary<LineageView> = fc
  .record({
    mode: fc.constantFrom('graph' as const, 'list' as const),
    columns: fc.boolean(),
    jobs: fc.boolean(),
    direction: fc.constantFrom('both' as const, 'up' as const, 'down' as const),
    pin: fc.oneof(
      fc.constant(null),
      fc.record({ key, column: fc.constant(null) }),
      fc.record({ key: fc.oneof(key, fc.constant(null)), column: fc.string({ minLength: 1 }) }),
    ),
    open: fc.uniqueArray(
      fc.record({ action: fc.constantFrom('up', 'down', 'columns', 'add', 'job', 'group'), key }),
      { maxLength: MAX_OPENINGS, selector: (one) => one.action + one.key },
    ),
    selected: fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant('box' as const), key }),
      fc.record({
        kind: fc.constant('edge' as const),
        id: fc.tuple(key, key).map((ends) => ends.join('-')),
        pair: fc.option(key),
      }),
    ),
    reads: fc.boolean(),
    by: fc.constantFrom(null, ...COLORINGS),
    time: fc.oneof(
      fc.constant(null),
      fc.record({ older: fc.constant(null), newer: fc.nat() }),
      fc.nat().map((older) => ({ older, newer: older + 1 })),
    ),
  })
  .map((one): LineageView => {
    const columns = one.columns || Boolean(one.pin?.column);
    return { ...one, columns, reads: one.reads && one.pin !== null } as LineageView;
  });

describe('the query string of a lineage graph', () => {
  it('is empty for the view at first', () => {
    expect(lineageSearch(DEFAULT_VIEW)).toBe('');
    expect(readLineageView('')).toEqual(DEFAULT_VIEW);
  });

  it('restores every view', () => {
    fc.assert(
      fc.property(view, (one) => {
        expect(readLineageView(lineageSearch(one))).toEqual(one);
      }),
    );
  });

  it.each(hostileNames.filter((name) => name !== ''))('restores the pinned column %j', (column) => {
    const pinned = { ...DEFAULT_VIEW, columns: true, pin: { key: null, column } };
    expect(readLineageView(lineageSearch(pinned)).pin?.column).toBe(column.toWellFormed());
  });

  it('has the parameters of the specification', () => {
    const search = lineageSearch({
      mode: 'list',
      columns: true,
      jobs: false,
      direction: 'down',
      pin: { key: a, column: 'total' },
      open: [
        { action: 'up', key: b },
        { action: 'add', key: c },
        { action: 'job', key: a },
        { action: 'group', key: b },
      ],
      selected: { kind: 'edge', id: `${a}-${b}`, pair: c },
      reads: true,
      by: 'writer',
      time: { older: 2, newer: 4 },
    });
    expect(search).toBe(
      `?view=list&col=total&at=${a}&jobs=0&dir=down&open=u${b}.a${c}.j${a}.g${b}&sel=${a}-${b}-${c}&read=1&by=writer&time=2-4`,
    );
  });

  it.each([
    'view=table',
    'columns=yes',
    'col=',
    'col=total&at=home',
    'at=1234567',
    'dir=left',
    'read=1',
    'by=color',
    `open=x${a}.u12.${a}..`,
    'sel=',
    `sel=${a}-`,
    `sel=${a}-${b}-${c}-${a}`,
    'time=latest',
    'time=-3',
    'time=1-2-3',
  ])('ignores %s', (search) => {
    expect(readLineageView(`?${search}`)).toEqual(DEFAULT_VIEW);
  });

  it('keeps the first 100 openings, each once', () => {
    const tokens = Array.from({ length: 150 }, (_, i) => `u${keyOf(String(i))}`);
    const { open } = readLineageView(`?open=${[tokens[0], ...tokens].join('.')}`);
    expect(open.map((one) => `u${one.key}`)).toEqual(tokens.slice(0, 100));
  });
});
