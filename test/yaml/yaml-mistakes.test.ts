import { describe, expect, test } from 'vitest';
import { readYaml } from '../../src/yaml/read-yaml.js';
import { expectMistakes, type Mistakes } from '../support/manifest/expect-mistakes.js';
import { markedText } from '../support/manifest/marked-text.js';

const mistakes: Mistakes = {
  'a tab that indents': 'a:\n\tb: 1\n',
  'a missing colon': 'a: 1\nfoo\nb: 2\n',
  'an indentation that fits nothing': 'a:\n  b: 1\n c: 2\n',
  'a list as a key': '[a]: c\n',
  'a brace that is never closed': 'a:\n  - {b: 1\n    c: 2\nd: 3\ne: 4\n',
  'a bracket that is never closed': '# [\na: [1, "]", {b: [2]}\n\n\n',
  'a file that is one open brace': '{a: 1,\nb: 2\n',
  'an open brace in a closed bracket': 'a: [{b: 1]\n',
  'an open bracket in a closed brace': 'a: {b: [1}\n',
  'brackets that are all open': 'a: [1, {b: 2\n\n# end\n',
  'a bracket too many': 'a: [1]]\n',
  'a quote that is never closed': "a: 1\nb: 'x\n\nc: 2\n",
  'a lone quote': 'a: "',
  'an open bracket beside brackets in text': 'a: x{y[\nb: |\n  {\nc: [d\n',
  'a second document': 'a: 1\n---\nb: 1\n',
  'an unknown directive': '%FOO x\n---\na: 1\n',
  'another version of YAML': '%YAML 1.1\n---\na: yes\n',
  'a tag of the user': 'a: !secret x\n',
  'a tag for binary data': 'a: !!binary aGk=\n',
  'a tag that does not fit the value': 'a: !!seq {x: 1}\n',
  'a tag with an unknown handle': 'a: !e!x 1\n',
  'an alias without an anchor': 'a: *nope\n',
  'an alias before its anchor': 'a: *x\nb: &x 1\n',
  'an alias inside its own anchor': 'a: &x [*x]\n',
  'a merge key': 'a: &x {b: 1}\nc: {<<: *x}\n',
  'a key of the prototype': 'a: {__proto__: {b: 1}}\n',
  'a control character': 'a: \u0000b\n',
  'a byte that was not UTF-8': 'a: na\uFFFDve\n',
  'half a surrogate pair': 'a: \uD800\n',
  'fifty-one levels': `${'['.repeat(51)}[]${']'.repeat(51)}`,
  'nothing at all': '',
  'only comments': '# lineage: []\n',
  'only a document marker': '---\n',
  'only null': '~\n',
};

describe('mistakes of YAML', () => {
  test('are marked', () =>
    expectMistakes('yaml', mistakes, (text) => readYaml({ path: 'orders.yaml', text }).findings));

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
