import { describe, expect, it } from 'vitest';
import {
  addressBook,
  describeDataset,
  edgeAddress,
} from '../../../src/plan/document/address-book.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { at, urnOf } from '../../support/state-builders.js';

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
});
