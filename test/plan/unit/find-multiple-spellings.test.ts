import { expect, it } from 'vitest';
import { findMultipleSpellings } from '../../../src/plan/unit/find-multiple-spellings.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';

const columnOf = (name: string, path: string) => ({
  dataset: `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)` as DatasetUrn,
  path,
});

it('names the datasets that have one name in several spellings', () => {
  const spelled = [
    columnOf('orders', 'total'),
    columnOf('orders', 'total'),
    columnOf('raw', 'amount'),
    columnOf('fx', 'rate'),
    columnOf('raw', 'AMOUNT'),
    columnOf('fx', '[version=2.0].[type=double].rate'),
  ];
  expect(findMultipleSpellings(spelled)).toEqual([
    columnOf('fx', '').dataset,
    columnOf('raw', '').dataset,
  ]);
});
