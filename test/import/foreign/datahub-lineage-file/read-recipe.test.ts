import { expect, test } from 'vitest';
import { HeadwaterError } from '../../../../src/errors/headwater-error.js';
import { readRecipe } from '../../../../src/import/foreign/datahub-lineage-file/read-recipe.js';

const variables = new Map([['FOLDER', 'lineage']]);

function recipe(file: string, type = 'datahub-lineage-file'): string {
  return `# lineage\nsource:\n  type: ${type}\n  config:\n    file: ${file}\nsink:\n  type: datahub-rest\n  config: {server: 'http://x', token: '\${TOKEN}'}\n`;
}

function read(text: string) {
  return readRecipe(text, { shownAs: 'r.yml', variables });
}

test.each([
  ['./l.yml', './l.yml'],
  ['"\u0024{FOLDER}/l.yml"', 'lineage/l.yml'],
  ['C:\\l.yml', 'C:\\l.yml'],
])('the recipe with the file %s names %s', (file, path) => {
  expect(read(recipe(file))).toBe(path);
});

test('a recipe may be JSON', () => {
  const source = { type: 'datahub-lineage-file', config: { file: 'l.yml' } };
  expect(read(JSON.stringify({ source }))).toBe('l.yml');
  expect(readRecipe(JSON.stringify({ source }), { shownAs: 'r.yml' })).toBe('l.yml');
});

test.each(['version: 1\nlineage: []\n', 'lineage:\n- source: x\n', 'a: {source: x}\n'])(
  'another file is no recipe: %j',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

test.each([
  [
    recipe('l.yml', 'mysql'),
    'HW2530',
    'r.yml:3 is a recipe of another source than datahub-lineage-file',
  ],
  [
    recipe('https://example.org/l.yml'),
    'HW2530',
    'r.yml:5 names an address, and an import fetches nothing',
  ],
  [recipe(''), 'HW2530', 'r.yml:3 names no file under `source.config.file`'],
  [recipe('[a]'), 'HW2530', 'r.yml:3 names no file under `source.config.file`'],
  [
    'source: {type: datahub-lineage-file}',
    'HW2530',
    'r.yml:1 names no file under `source.config.file`',
  ],
  [recipe('\u0024{UNSET}'), 'HW2532', 'r.yml:5 names the variable UNSET, which is not set'],
  [
    'source: [',
    'HW2530',
    'r.yml:1 is not valid: the [ that opens here is never closed: write the ] that belongs to it',
  ],
])('refuses %j', (text, code, message) => {
  let error: unknown;
  try {
    read(text);
  } catch (thrown) {
    error = thrown;
  }
  if (!(error instanceof HeadwaterError)) throw new Error('expected an error');
  expect([error.code, error.message]).toEqual([code, message]);
});
