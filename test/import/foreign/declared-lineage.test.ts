import { expect, test } from 'vitest';
import { declaredLineage } from '../../../src/import/foreign/declared-lineage.js';
import type { DesiredUnit, WildcardMapping } from '../../../src/model/desired-state.js';
import { somewhere, unitOf, urnOf } from '../../support/model/state-builders.js';

const [raw, fx] = [urnOf('raw'), urnOf('fx')];
const star = (more: Partial<WildcardMapping> = {}): WildcardMapping => ({
  kind: 'wildcard',
  upstream: raw,
  except: [],
  confidence: 1,
  place: somewhere,
  ...more,
});
const unit = (...columns: DesiredUnit['columns']): DesiredUnit => ({
  ...unitOf('orders', 'raw', 'fx'),
  columns: [
    {
      kind: 'explicit',
      downstreamColumn: 'a',
      upstreams: [{ dataset: raw, column: 'x', place: somewhere }],
      transform: 'f',
      confidence: 0.5,
      place: somewhere,
    },
    ...columns,
  ],
});
const declare = (hasWildcards: boolean, units: readonly DesiredUnit[]) =>
  declaredLineage({
    units,
    columns: {
      findSchema: (urn) => (urn === fx ? null : ['a', 'b', 'c']),
      wildcardCase: 'exact',
    },
    hasWildcards,
  });

test('wildcards stay where the format has them', () => {
  const { lineage, losses } = declare(true, [unit(star())]);
  expect(losses).toEqual([]);
  expect(lineage.units[0]?.wildcards).toEqual([{ upstream: raw }]);
  expect(lineage.units[0]?.pairs).toEqual([
    {
      downstreamColumn: 'a',
      upstream: { dataset: raw, column: 'x' },
      transform: 'f',
      confidence: 0.5,
    },
  ]);
});

test.each([
  [false, star(), ['a', 'b', 'c']],
  [true, star({ except: ['b'] }), ['a', 'c']],
  [true, star({ transform: 'x' }), ['a', 'b', 'c']],
  [true, star({ confidence: 0.5 }), ['a', 'b', 'c']],
])('other wildcards become pairs if the columns are known', (has, mapping, expected) => {
  const { lineage, losses } = declare(has, [unit(mapping)]);
  expect(losses).toEqual([]);
  expect(lineage.units[0]?.wildcards).toEqual([]);
  expect(lineage.units[0]?.pairs.map(({ downstreamColumn }) => downstreamColumn)).toEqual(expected);
});

test('what no format says is counted', () => {
  const { lineage, losses } = declare(false, [
    { ...unit(star({ upstream: fx })), protect: true, ownership: 'exclusive' },
    unitOf('empty'),
  ]);
  expect(lineage.units.map(({ downstream }) => downstream)).toEqual([
    urnOf('empty'),
    urnOf('orders'),
  ]);
  expect(losses).toEqual([
    { what: 'wildcard', count: 1 },
    { what: 'protect', count: 1 },
    { what: 'ownership', count: 1 },
  ]);
});
