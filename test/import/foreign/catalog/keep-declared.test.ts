import { expect, test } from 'vitest';
import { keepDeclared } from '../../../../src/import/foreign/catalog/keep-declared.js';
import type { PortableUnit } from '../../../../src/model/portable-lineage.js';
import { wildcard } from '../../../support/model/lineage-builders.js';
import { unitOf, urnOf } from '../../../support/model/state-builders.js';

const unit: PortableUnit = {
  downstream: urnOf('orders'),
  edges: [{ upstream: urnOf('raw'), type: 'TRANSFORMED' }],
  pairs: [
    { downstreamColumn: 'id', upstream: { dataset: urnOf('raw'), column: 'id' }, confidence: 1 },
  ],
  wildcards: [],
};

test('a wildcard whose columns are not known keeps nothing out', () => {
  const declared = { ...unitOf('orders', 'raw'), columns: [wildcard('raw')] };
  const columns = { findSchema: () => null, wildcardCase: 'ignore' } as const;
  expect(keepDeclared({ units: [unit] }, [declared], columns)).toEqual({ units: [unit] });
});
