import { expect, test } from 'vitest';
import { walkLineage } from '../../../src/server/lineage/walk-lineage.js';
import { deriving } from '../../support/server/proposals.js';
import { desk } from '../../support/server/store.js';
import { dataset } from '../../support/server/urns.js';

test('lists the reached entities by degree and then by urn, each with its parents', () => {
  const { store, write } = desk('datahub');
  write(deriving('z', 'a'), deriving('b', 'a'), deriving('d', 'z', 'b'), deriving('c', 'b'));
  const reached = walkLineage({ start: dataset('a'), direction: 'DOWNSTREAM', maxHops: 9 }, store);
  expect([...reached.values()].map(({ urn, degree, parents }) => [urn, degree, parents()])).toEqual(
    [
      [dataset('b'), 1, [dataset('a')]],
      [dataset('z'), 1, [dataset('a')]],
      [dataset('c'), 2, [dataset('b')]],
      [dataset('d'), 2, [dataset('b'), dataset('z')]],
    ],
  );
  expect([
    ...walkLineage({ start: dataset('d'), direction: 'UPSTREAM', maxHops: 1 }, store).keys(),
  ]).toEqual([dataset('b'), dataset('z')]);
  expect(
    walkLineage({ start: dataset('unheard of'), direction: 'UPSTREAM', maxHops: 9 }, store).size,
  ).toBe(0);
});
