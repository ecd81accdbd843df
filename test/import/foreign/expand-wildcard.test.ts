import { expect, test } from 'vitest';
import { expandWildcard, type WildcardOf } from '../../../src/import/foreign/declared-lineage.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { urnOf } from '../../support/model/state-builders.js';

const schemas: ReadonlyMap<EntityUrn, readonly string[]> = new Map([
  [urnOf('orders'), ['id', 'total', '[version=2.0].[type=string].note']],
  [urnOf('raw'), ['ID', 'total', 'note']],
]);
const known = {
  findSchema: (urn: EntityUrn) => schemas.get(urn) ?? null,
  wildcardCase: 'ignore',
} as const;
const wildcard: WildcardOf = {
  downstream: urnOf('orders'),
  upstream: urnOf('raw'),
  except: [],
  named: [],
  confidence: 0.5,
};
const columns = (more: Partial<WildcardOf>) =>
  expandWildcard({ ...wildcard, ...more }, known)?.map(
    ({ downstreamColumn, upstream }) => `${downstreamColumn} <- ${upstream.column}`,
  );

test('a wildcard stands for the columns of the same name that nothing else names', () => {
  expect(columns({})).toEqual(['total <- total', 'note <- note', 'id <- ID']);
  expect(columns({ named: ['TOTAL', 'gone'], except: ['id'] })).toEqual(['note <- note']);
  expect(expandWildcard({ ...wildcard, except: ['id', 'note'], transform: 'x' }, known)).toEqual([
    {
      downstreamColumn: 'total',
      upstream: { dataset: urnOf('raw'), column: 'total' },
      transform: 'x',
      confidence: 0.5,
    },
  ]);
});

test('without the columns of both datasets nothing is known', () => {
  expect(columns({ upstream: urnOf('sheet') })).toBeUndefined();
  expect(columns({ downstream: urnOf('sheet') })).toBeUndefined();
});
