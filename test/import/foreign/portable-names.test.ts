import { expect, test } from 'vitest';
import { SourceNames } from '../../../src/import/foreign/portable-names.js';

test('the note about encoded names shows three of them and counts the others', () => {
  const names = new SourceNames();
  for (const name of ['a(1)', 'b,2', 'c(3)', 'd(4)', 'plain'])
    names.build({ platform: 'powerbi', name, env: 'PROD' });
  expect(names.notes().map(({ message }) => message)).toEqual([
    'names that an urn cannot hold, encoded as DataHub does: 4: "a(1)" is "a%281%29", "b,2" is "b%2C2", "c(3)" is "c%283%29", and 1 more',
  ]);
});
