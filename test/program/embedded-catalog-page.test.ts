import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const file = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(file(path), 'utf8');

it('shows the examples unchanged', () => {
  const shown = [
    ...read('docs/embedded-catalog.md').matchAll(/<!-- (\S+) -->\n```\w+\n([\s\S]*?)```/g),
  ].map(([, path = '', block]) => [path, block]);
  expect(shown.map(([path]) => path)).toEqual([
    'examples/testing/vitest/lineage.test.js',
    'examples/testing/pytest/conftest.py',
    'examples/testing/pytest/test_lineage.py',
  ]);
  for (const [path = '', block] of shown) expect(block).toBe(read(path));
});

it('has a Vitest example that passes', async () => {
  const root = fileURLToPath(file('examples/testing/vitest'));
  const vitest = fileURLToPath(file('node_modules/vitest/vitest.mjs'));
  const { stdout } = await promisify(execFile)(process.execPath, [
    vitest,
    'run',
    '--root',
    root,
    '--reporter=json',
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ success: true, numPassedTests: 2 });
});
