import { expect, it } from 'vitest';
import { columnAddress } from '../../../src/plan/unit/column-address.js';
import { columnName } from '../../../src/plan/unit/resolved-pair.js';
import { fieldOf } from '../../support/lineage-builders.js';

const book = () => 'orders';

it('the address of a column is its dataset and its simple name', () => {
  expect(columnAddress(fieldOf('orders.[version=2.0].[type=struct].a.[type=string].b'), book)).toBe(
    'orders.a.b',
  );
});

it('an urn that is not a column is shown as it is', () => {
  expect(columnAddress('urn:li:dataJob:x', book)).toBe('urn:li:dataJob:x');
  expect(columnName('urn:li:dataJob:x')).toBe('urn:li:dataJob:x');
});
