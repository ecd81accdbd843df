import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../src/manifest/yaml/read-yaml.js';
import { markedText } from '../../support/manifest/marked-text.js';
import { expectMistake, type Mistake } from '../../support/manifest/mistake.js';

const mistakes: readonly Mistake[] = [
  { title: 'a tab that indents', text: 'a:\n⟦\t⟧b: 1\n', code: 'yaml-syntax' },
  { title: 'a missing colon', text: 'a: 1\n⟦foo\nb⟧: 2\n', code: 'yaml-syntax' },
  { title: 'an indentation that fits nothing', text: 'a:\n  b: 1\n ⟦c:⟧ 2\n', code: 'yaml-syntax' },
  { title: 'a list as a key', text: '⟦[⟧a]: c\n', code: 'yaml-syntax' },
  {
    title: 'a brace that is never closed',
    text: 'a:\n  - ⟦{⟧b: 1\n    c: 2\nd: 3\ne: 4\n',
    code: 'yaml-syntax',
  },
  {
    title: 'a bracket that is never closed',
    text: '# [\na: ⟦[⟧1, "]", {b: [2]}\n\n\n',
    code: 'yaml-syntax',
  },
  { title: 'a file that is one open brace', text: '⟦{⟧a: 1,\nb: 2\n', code: 'yaml-syntax' },
  { title: 'an open brace in a closed bracket', text: 'a: [⟦{⟧b: 1]\n', code: 'yaml-syntax' },
  { title: 'an open bracket in a closed brace', text: 'a: {b: ⟦[⟧1}\n', code: 'yaml-syntax' },
  { title: 'brackets that are all open', text: 'a: [1, ⟦{⟧b: 2\n\n# end\n', code: 'yaml-syntax' },
  { title: 'a bracket too many', text: 'a: [1]⟦]⟧\n', code: 'yaml-syntax' },
  { title: 'a quote that is never closed', text: "a: 1\nb: ⟦'⟧x\n\nc: 2\n", code: 'yaml-syntax' },
  { title: 'a lone quote', text: 'a: ⟦"⟧', code: 'yaml-syntax' },
  {
    title: 'an open bracket beside brackets in text',
    text: 'a: x{y[\nb: |\n  {\nc: ⟦[⟧d\n',
    code: 'yaml-syntax',
  },
  { title: 'a second document', text: 'a: 1\n⟦---⟧\nb: 1\n', code: 'several-documents' },
  { title: 'an unknown directive', text: '⟦%FOO x⟧\n---\na: 1\n', code: 'refused-directive' },
  {
    title: 'another version of YAML',
    text: '⟦%YAML 1.1⟧\n---\na: yes\n',
    code: 'refused-directive',
  },
  { title: 'a tag of the user', text: 'a: ⟦!secret⟧ x\n', code: 'refused-tag' },
  { title: 'a tag for binary data', text: 'a: ⟦!!binary⟧ aGk=\n', code: 'refused-tag' },
  { title: 'a tag that does not fit the value', text: 'a: ⟦!!seq⟧ {x: 1}\n', code: 'refused-tag' },
  { title: 'a tag with an unknown handle', text: 'a: ⟦!e!x⟧ 1\n', code: 'refused-tag' },
  { title: 'an alias without an anchor', text: 'a: ⟦*nope⟧\n', code: 'refused-alias' },
  { title: 'an alias before its anchor', text: 'a: ⟦*x⟧\nb: &x 1\n', code: 'refused-alias' },
  { title: 'an alias inside its own anchor', text: 'a: &x [⟦*x⟧]\n', code: 'refused-alias' },
  { title: 'a merge key', text: 'a: &x {b: 1}\nc: {⟦<<⟧: *x}\n', code: 'refused-key' },
  { title: 'a key of the prototype', text: 'a: {⟦__proto__⟧: {b: 1}}\n', code: 'refused-key' },
  { title: 'a control character', text: 'a: ⟦\u0000⟧b\n', code: 'unreadable-character' },
  { title: 'a byte that was not UTF-8', text: 'a: na⟦\uFFFD⟧ve\n', code: 'unreadable-character' },
  { title: 'half a surrogate pair', text: 'a: ⟦\uD800⟧\n', code: 'unreadable-character' },
  { title: 'fifty-one levels', text: `${'['.repeat(51)}⟦[]⟧${']'.repeat(51)}`, code: 'too-deep' },
  { title: 'nothing at all', text: '⟦⟧', code: 'empty-file' },
  { title: 'only comments', text: '⟦⟧# lineage: []\n', code: 'empty-file' },
  { title: 'only a document marker', text: '⟦⟧---\n', code: 'empty-file' },
  { title: 'only null', text: '⟦⟧~\n', code: 'empty-file' },
];

describe('mistakes of YAML', () => {
  test.each(mistakes)('$title', (mistake) => {
    const marked = markedText(mistake.text);
    expectMistake(readYaml({ path: 'orders.yaml', text: marked.text }).findings, mistake, marked);
  });

  test('a duplicate key has its finding at the second place, which names the first', () => {
    const { text, places } = markedText('⟦a⟧: 1\nb: 2\n⟦a⟧: 3\n');
    const [first, second] = places;
    const { findings } = readYaml({ path: 'orders.yaml', text });
    expect(findings).toMatchObject([{ name: 'duplicate-key', place: second, related: [first] }]);
  });

  test('every syntax error is reported, one for each line', () => {
    const { findings } = readYaml({ path: 'a.yaml', text: 'a: [1, 2\nb: {x: 1\nc: "unclosed\n' });
    expect(findings.map(({ name, place }) => `${name} ${place?.line}`)).toEqual([
      'yaml-syntax 1',
      'yaml-syntax 2',
      'yaml-syntax 3',
    ]);
  });

  test('syntax errors in a second document are reported as well', () => {
    const { findings } = readYaml({ path: 'a.yaml', text: 'a: 1\n---\nb: [\n' });
    expect(findings.map(({ name }) => name).sort()).toEqual(['several-documents', 'yaml-syntax']);
  });

  test('unreadable characters are counted, not listed', () => {
    const { findings, root } = readYaml({ path: 'a.yaml', text: `a: "${'\u0001'.repeat(500)}"` });
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain('499 more');
    expect(root).toBeDefined();
  });

  test('a text that contains only a mistake is not reported as empty', () => {
    expect(
      readYaml({ path: 'a.yaml', text: '%FOO\n---\n' }).findings.map(({ name }) => name),
    ).toEqual(['refused-directive']);
  });

  test('the valid part of a faulty text is read', () => {
    const { root } = readYaml({ path: 'a.yaml', text: 'a: !x 1\na: 2\nb: 3\n' });
    expect(root).toMatchObject({
      kind: 'map',
      entries: new Map([
        ['a', { value: { value: '1' } }],
        ['b', { value: { value: 3 } }],
      ]),
    });
  });
});
