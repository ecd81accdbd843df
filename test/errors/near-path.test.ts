import { expect, test } from 'vitest';
import { nearPath } from '../../src/errors/near-path.js';

const paths = ['lineage/orders.yaml', 'lineage/raw/shop.yaml', 'jobs/a.yml', 'headwater.yaml'];

test.each([
  ['linage/*.yaml', 'lineage/*.yaml'],
  ['lineage/rwa/**/*.yaml', 'lineage/raw/**/*.yaml'],
  ['lineage/*.yml', 'lineage/*.yaml'],
  ['jobs/*.yaml', 'jobs/*.yml'],
  ['*.yml', '*.yaml'],
  ['lineage/order.yaml', 'lineage/orders.yaml'],
  ['lineage/{a,b}.yaml', undefined],
  ['lineage/*.json', undefined],
  ['manifests/*.yaml', undefined],
  ['warehouse.yaml', undefined],
])('what %s means is %s', (pattern, meant) => {
  expect(nearPath(pattern, paths)).toBe(meant);
});

test('nothing is near if no file exists', () => {
  expect(nearPath('lineage/*.yaml', [])).toBeUndefined();
  expect(nearPath('*.yaml', [])).toBeUndefined();
});
