import { describe, expect, it } from 'vitest';
import {
  changedName,
  columnDataset,
  namesInAddress,
} from '../../../src/report/words/dataset-names.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { urnOf } from '../../support/model/state-builders.js';
import { datasetChange, edgeChange, pairChange } from '../../support/report/drawing-builders.js';

const [odd, other] = [urnOf('a.b <- c.d'), urnOf('x.y')];

function renamed<T extends { readonly address: string }>(change: T, more: Partial<T>): T {
  return { ...change, ...more };
}

describe('the names in addresses', () => {
  it('are short names', () => {
    expect(namesInAddress(edgeChange('create', 'orders <- raw')).map(({ name }) => name)).toEqual([
      'orders',
      'raw',
    ]);
    expect(
      namesInAddress(pairChange('create', 'orders.total <- raw.amount')).map(({ name }) => name),
    ).toEqual(['orders', 'raw']);
    expect(namesInAddress(datasetChange('create', 'sheet'))).toEqual([
      { urn: urnOf('sheet'), name: 'sheet' },
    ]);
  });

  it('are platform and name, also with arrows and dots', () => {
    const edge = renamed(edgeChange('create', 'a <- b'), {
      address: 'snowflake:a.b <- c.d <- snowflake:x.y',
      downstream: odd,
      upstream: other,
    });
    expect(namesInAddress(edge)).toEqual([
      { urn: odd, name: 'snowflake:a.b <- c.d' },
      { urn: other, name: 'snowflake:x.y' },
    ]);
    const [downstreamField, upstreamField] = [
      schemaFieldUrn(odd, 'e.f <- g'),
      schemaFieldUrn(other, 'h'),
    ];
    const pair = renamed(pairChange('create', 'a.b <- c.d'), {
      address: 'snowflake:a.b <- c.d.e.f <- g <- raw.h',
      downstream: odd,
      upstream: other,
      downstreamField,
      upstreamField,
    });
    expect(namesInAddress(pair).map(({ name }) => name)).toEqual(['snowflake:a.b <- c.d', 'raw']);
    expect(changedName(pair)).toBe('snowflake:a.b <- c.d');
  });

  it('come from columns by their simplified path', () => {
    const column = schemaFieldUrn(other, '[version=2.0].[type=string].a.b');
    expect(columnDataset({ column, address: 'orders.a.b' })).toEqual({
      urn: other,
      name: 'orders',
    });
    expect(columnDataset({ column: 'urn:li:chart:x', address: 'x' })).toBeUndefined();
  });
});
