import { describe, expect, it } from 'vitest';
import {
  addressBook,
  columnAddress,
  describeDataset,
  edgeAddress,
} from '../../../src/plan/document/address-book.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { columnName } from '../../../src/urn/schema-field-urn.js';
import { fieldOf } from '../../support/model/lineage-builders.js';
import { at, urnOf } from '../../support/model/state-builders.js';

describe('addresses', () => {
  const book = addressBook([
    { urn: urnOf('shop.orders'), shortNames: ['alpha', 'orders'], place: at(1) },
  ]);

  it('use the alphabetically first short name', () => {
    expect(edgeAddress(book, urnOf('shop.orders'), urnOf('raw'))).toBe('alpha <- snowflake:raw');
  });

  it('fall back to the urn if the entity is not a dataset', () => {
    expect(book('urn:li:tag:x' as DatasetUrn)).toBe('urn:li:tag:x');
    expect(describeDataset('urn:li:tag:x' as DatasetUrn)).toBe('urn:li:tag:x');
    expect(describeDataset(urnOf('raw', { env: 'DEV' }))).toBe('snowflake raw (DEV)');
  });

  it('name a column by its dataset and its simple name', () => {
    expect(
      columnAddress(
        fieldOf('orders.[version=2.0].[type=struct].a.[type=string].b'),
        () => 'orders',
      ),
    ).toBe('orders.a.b');
  });

  it('show an urn that is not a column as it is', () => {
    expect(columnAddress('urn:li:dataJob:x', () => 'orders')).toBe('urn:li:dataJob:x');
    expect(columnName('urn:li:dataJob:x')).toBe('urn:li:dataJob:x');
  });
});
