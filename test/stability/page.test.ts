import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../tooling/checks/project-files.js';
import accepted from './accepted.json' with { type: 'json' };

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

const [, promised = ''] =
  /^## What you keep\n([\s\S]*)^## What breaks/m.exec(read('docs/stability.md')) ?? [];

/** The promises of the page: rows of three cells, of which the last names tests. */
const rows = [...promised.matchAll(/^\| (.+?) \| (.+) \| (.+?) \|$/gm)]
  .map(([, promise = '', stays = '', tests = '']) => ({ promise, stays, tests }))
  .filter(({ promise }) => promise !== 'Promise');

it('every promise that the tests name is on the page', () => {
  const source = read('test/stability/releases.ts');
  const [, names = ''] = /export type PromiseName =([^;]+);/.exec(source) ?? [];
  const named = [...names.matchAll(/'(.+?)'/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(rows.map(({ promise }) => promise)).toEqual(expect.arrayContaining(named));
});

it.each(rows)('$promise: names tests that exist, by file and title', ({ tests }) => {
  const files = [...tests.matchAll(/\]\(\.\.\/(test\/[^)]+)\): ((?:`[^`]+`(?:, )?)+)/g)];
  // The cell has nothing else, such as a test without a title.
  expect(tests.replaceAll(/\[[a-z-]+\]\([^)]+\): (?:`[^`]+`(?:, )?)+(?:; )?/g, '')).toBe('');
  expect(files).not.toEqual([]);
  for (const [, path = '', titles = ''] of files) {
    expect(existsSync(join(projectRoot, path)), path).toBe(true);
    const source = read(path);
    const quoted = [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);
    expect(quoted.filter((title) => !source.includes(title))).toEqual([]);
  }
});

it('every accepted break names its release and an entry of the changelog', () => {
  const changelog = read('CHANGELOG.md');
  for (const one of accepted as readonly Record<string, string>[]) {
    expect(Object.keys(one).sort()).toEqual(['changelog', 'fact', 'promise', 'release']);
    expect(changelog).toContain(one['changelog']);
  }
});
