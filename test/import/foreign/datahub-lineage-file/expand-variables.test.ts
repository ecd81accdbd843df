import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  escapeVariables,
  expandVariables,
} from '../../../../src/import/foreign/datahub-lineage-file/expand-variables.js';

const variables = new Map([
  ['A', 'x'],
  ['EMPTY', ''],
  ['NESTED', '\u0024{A}'],
  ['DB_PASSWORD', 's'],
]);

test.each([
  ['a', 'a'],
  ['$A $ {A} $(A)', '$A $ {A} $(A)'],
  ['-\u0024{A}-\u0024{A}', '-x-x'],
  ['\u0024{B:-y}\u0024{A:-y}\u0024{EMPTY:-y}', 'yx'],
  ['\u0024{NESTED}', '\u0024{A}'],
  ['\\\u0024{A}', '\u0024{A}'],
  ['\\\\\u0024{A}', '\\x'],
  ['\\\\\\\u0024{A}', '\\\u0024{A}'],
  ['\\a \u0024{A}', '\\a x'],
])('%j becomes %j', (text, expanded) => {
  expect(expandVariables(text, variables)).toEqual({ ok: true, value: expanded });
});

describe('fails for', () => {
  test.each([
    ['\u0024{B}', 'names the variable B, which is not set'],
    ['\u0024{A}\u0024{B}\u0024{C}', 'names the variable B, which is not set'],
    ['\u0024{DB_PASSWORD}', 'names the variable DB_PASSWORD, which looks secret'],
    ['\u0024{api_key:-x}', 'names the variable api_key, which looks secret'],
    ['\u0024{GITHUB_PAT}', 'names the variable GITHUB_PAT, which looks secret'],
    ['\u0024{A', 'holds a malformed variable'],
    ['\u0024{}', 'holds a malformed variable'],
    ['\u0024{A:?b}', 'holds a malformed variable'],
  ])('%j', (text, problem) => {
    expect(expandVariables(text, variables)).toEqual({ ok: false, problem });
  });
});

test.each(['MONKEY', 'KEYSPACE', 'AUTHOR', 'PATH', 'COMPASS_DB'])(
  'a variable named %s is no secret',
  (name) => {
    const text = `$\{${name}}`;
    expect(expandVariables(text, new Map([[name, 'v']]))).toEqual({ ok: true, value: 'v' });
  },
);

test('an escaped text is read as it was', () => {
  const part = fc.constantFrom('$', '{', '}', '\\', 'A', '\u0024{', '\\\u0024{');
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join('')),
      (text) => {
        expect(expandVariables(escapeVariables(text), variables)).toEqual({
          ok: true,
          value: text,
        });
      },
    ),
  );
});
