import { expect, test } from 'vitest';
import { manifestLayout, settingsLayout } from '../../../src/manifest/format/layouts.js';

const names = ['platform', 'name', 'env', 'platformInstance', 'urn'];
const lineage = manifestLayout.valueAt('lineage');
const entry = lineage.item();

test('the keys of a mapping have the order of the schema, with the keys of its alternatives', () => {
  expect(manifestLayout.keys).toEqual([
    ...['version', 'defaults'],
    ...['datasets', 'jobs', 'charts', 'dashboards'],
    ...['lineage', 'tests'],
  ]);
  expect(manifestLayout.valueAt('datasets').valueAt('any').keys).toEqual([
    ...names,
    ...['create', 'description', 'columns'],
  ]);
  expect(entry.valueAt('upstreams').item().keys).toEqual([
    ...['dataset', 'chart', 'dashboard', 'type', 'note'],
    ...names,
  ]);
  expect(entry.keys).toEqual([
    ...['downstream', 'upstreams', 'job', 'inputs', 'outputs', 'after'],
    ...['columns', 'protect', 'ownership'],
  ]);
  const wildcard = entry.valueAt('columns').valueAt('*');
  const attributes = ['from', 'except', 'transform', 'confidence'];
  expect(wildcard.keys).toEqual([...attributes, 'dataset', 'column']);
  expect(wildcard.valueAt('from').item().keys).toEqual(['dataset', 'column']);
  expect(settingsLayout.valueAt('limits').valueAt('deletes').keys).toEqual(['percent', 'count']);
});

test('keys that people choose stay as written', () => {
  expect(manifestLayout.valueAt('datasets').keys).toEqual([]);
  expect(entry.valueAt('columns').keys).toEqual([]);
});

test('the frame of a file stays lines', () => {
  const { isBlock } = entry.valueAt('columns');
  expect([manifestLayout.isBlock, lineage.isBlock, entry.isBlock, isBlock]).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  const allowances = settingsLayout.valueAt('allowances');
  expect([allowances.isBlock, allowances.item().isBlock]).toEqual([true, false]);
  expect(settingsLayout.valueAt('targets').valueAt('dev').isBlock).toBe(false);
});

test('a key that the schema lacks has no layout of its own', () => {
  expect(manifestLayout.valueAt('other')).toMatchObject({ isBlock: false, keys: [] });
});
