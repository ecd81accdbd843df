import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { slashPath } from '../../src/files/file-tree.js';

test('a path of Windows gets slashes', () => {
  const path = win32.relative('C:\\shop', 'C:\\shop\\lineage\\orders.yaml');
  expect(slashPath(path, win32.sep)).toBe('lineage/orders.yaml');
});

test('a backslash in a name of another system stays', () => {
  expect(slashPath('lineage/a\\b.yaml', posix.sep)).toBe('lineage/a\\b.yaml');
});
