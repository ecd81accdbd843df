import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const [, section = ''] =
  /^# Threat model\n([\s\S]*?)^# /m.exec(readFileSync(at('docs/security.md'), 'utf8')) ?? [];

const actors = [...section.matchAll(/^## (.*)\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm)].map(
  ([, name = '', text = '']) => ({
    name,
    rows: rowsOf(text),
  }),
);

interface Row {
  readonly tries: string;
  readonly happens: string;
  readonly test: string;
}

/** Reads the rows of the only table of a part, without its head. */
function rowsOf(text: string): readonly Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const [, tries = '', happens = '', test = '', ...rest] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    if (rest.join('') !== '') throw new Error(`a row with more than three cells: ${line}`);
    return { tries, happens, test };
  });
}

/** Reads the tests of a cell: paths in code. */
function namedTests(cell: string): readonly string[] {
  return [...cell.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path);
}

it('names every actor', () => {
  expect(actors.map(({ name }) => name)).toEqual([
    'Fork author',
    'Committer',
    'Editor of a plan file or a receipt',
    'Reader with a token',
    'Stranger on the network',
    'Hostile catalog',
    'Page in a browser',
    'A machine that fails',
  ]);
});

describe.each(actors)('$name', ({ rows }) => {
  it('has a table', () => {
    expect(rows.length).toBeGreaterThan(2);
  });

  it.each(rows)('$tries: has a test that exists', ({ tries, happens, test }) => {
    expect(tries).not.toBe('');
    expect(happens).not.toBe('');
    const named = namedTests(test);
    expect(named).not.toEqual([]);
    // The cell has no other text, such as a misspelled path.
    expect(test.replaceAll(/`test\/[^`]+`/g, '').replaceAll(/[\s,]/g, '')).toBe('');
    for (const path of named) {
      expect(path).toMatch(/\.test\.ts$/);
      expect(existsSync(at(path)), path).toBe(true);
    }
  });
});
