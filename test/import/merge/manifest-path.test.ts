import { expect, test } from 'vitest';
import { splitEntity } from '../../../src/import/merge/entity-facts.js';
import type { MergeOptions } from '../../../src/import/merge/import-types.js';
import { manifestPath } from '../../../src/import/merge/manifest-path.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';

const options: MergeOptions = {
  ...{ folder: 'lineage', name: 'csv', by: 'schema', schema: '' },
  ...{ transforms: 'short', onClash: 'keep', command: '' },
};

function pathOf(platform: string, name: string, folder = 'lineage'): string {
  const urn = `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)` as DatasetUrn;
  return manifestPath(splitEntity(urn), 'orders', { ...options, folder });
}

test.each([
  ['hive', 'aux.t', 'lineage/hive/aux_.yaml'],
  ['hive', 'CON.x.t', 'lineage/hive/con_.x.yaml'],
  ['nul', 'com1.t', 'lineage/nul_/com1_.yaml'],
  ['hive', 'lpt\u00b9.t', 'lineage/hive/lpt\u00b9_.yaml'],
  ['hive', 'prn_.t', 'lineage/hive/prn_.yaml'],
  ['hive', 'console.t', 'lineage/hive/console.yaml'],
  ['hive', 'a b .t', 'lineage/hive/a_b_.yaml'],
  ['hive', 'a:b?*"<>|\\\\c.t', 'lineage/hive/a_b_c.yaml'],
])('%s %s has a file that every system can hold: %s', (platform, name, path) => {
  expect(pathOf(platform, name)).toBe(path);
});

test('schemas whose names differ only in case share a file', () => {
  expect(pathOf('Hive', 'Sales.t')).toBe(pathOf('hive', 'sales.t'));
});

test.each(['', '.'])('the folder "%s" is the folder of the settings file', (folder) => {
  expect(pathOf('mysql', 'shop.orders', folder)).toBe('mysql/shop.yaml');
});

test('a long step of a path ends with a hash', () => {
  const path = pathOf('mysql', `${'s'.repeat(100)}.orders`);
  expect(path).toMatch(/^lineage\/mysql\/s{71}_[0-9a-f]{8}\.yaml$/);
});
