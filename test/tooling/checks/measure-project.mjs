import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Counts the lines of the tests in the working directory, without test/tooling. */
export function testLines() {
  return filesOf('test', /\.(?:ts|tsx|mjs|cjs|py)$/)
    .filter((path) => !path.startsWith('test/tooling/'))
    .map((path) => readFileSync(path, 'utf8').split('\n').length - 1)
    .reduce(sum, 0);
}

/** Counts the words of the documents in docs/, code and tables included. */
export function documentWords() {
  return filesOf('docs', /\.md$/)
    .map((path) => readFileSync(path, 'utf8').split(/\s+/).filter(Boolean).length)
    .reduce(sum, 0);
}

/** Counts the scripts of package.json. */
export function scriptCount() {
  return Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts).length;
}

function filesOf(folder, name) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
}

function sum(a, b) {
  return a + b;
}
