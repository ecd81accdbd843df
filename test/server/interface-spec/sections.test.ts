import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The sections of the interface spec and their numbered rules. */
const ROWS: readonly string[] = [
  ...['1', '2.1', '2.2', '2.3', '2.3 rule 1', '2.3 rule 2', '2.3 rule 3', '2.4', '2.5', '3'],
  ...[
    '4.1',
    '4.2',
    '4.2 rule 1',
    '4.2 rule 2',
    '4.2 rule 3',
    '4.3',
    '4.3 rule 1',
    '4.3 rule 2',
    '4.4',
    '4.5',
    '4.6',
  ],
  ...[
    '5',
    '5 rule 1',
    '5 rule 2',
    '5 rule 3',
    '5 rule 4',
    '5 rule 5',
    '5 rule 6',
    '5 rule 7',
    '5 rule 8',
    '6',
    '7',
    '8',
    '9',
  ],
];

const FOLDER = import.meta.dirname;

test('each section and each rule of the interface spec has a test that names it', () => {
  const named = new Set(specFiles().flatMap((file) => rowsIn(readFileSync(file, 'utf8'))));
  expect(ROWS.filter((row) => !named.has(row))).toEqual([]);
  expect([...named].filter((row) => !ROWS.includes(row))).toEqual([]);
});

function specFiles(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(FOLDER, file));
}

/**
 * Reads the sections and rules in titles. `describe('interface spec 4.2, …')` opens a section, and
 * `'rule 1: …'` or `'1: …'` is a rule of the open section.
 */
function rowsIn(text: string): readonly string[] {
  let section = '';
  return text.split('\n').flatMap((line) => {
    const opened =
      /^\s*(?:describe|test)\b.*?'interface spec (\d(?:\.\d)?)\b/.exec(line) ??
      /^\S*\]\)\('interface spec (\d(?:\.\d)?)\b/.exec(line);
    if (opened?.[1] !== undefined) {
      section = opened[1];
      return [section];
    }
    const rule = /^\s+(?:test\b.*?|\]\)\(|)'(?:rule )?(\d): /.exec(line)?.[1];
    return rule === undefined || section === '' ? [] : [`${section} rule ${rule}`];
  });
}
