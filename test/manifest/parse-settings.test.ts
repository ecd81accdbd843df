import { describe, expect, test } from 'vitest';
import type { Place } from '../../src/errors/place.js';
import { parseSettings } from '../../src/manifest/parse-settings.js';
import { markedText } from '../support/manifest/marked-text.js';
import { expectMistake, type Mistake } from '../support/manifest/mistake.js';

const head = 'version: 1\nstack: commerce\n';

const mistakes: readonly Mistake[] = [
  { title: 'no stack', text: '⟦version: 1⟧\n', code: 'missing-key' },
  {
    title: 'an invalid name of a stack',
    text: 'version: 1\nstack: ⟦My Shop⟧\n',
    code: 'malformed-text',
    suggestion: 'my-shop',
  },
  { title: 'a stack without a letter', text: 'version: 1\nstack: ⟦"!"⟧\n', code: 'malformed-text' },
  {
    title: 'an invalid name of a stack with few valid characters',
    text: 'version: 1\nstack: ⟦ünï⟧\n',
    code: 'malformed-text',
  },
  {
    title: 'an invalid name of a stack with half of its characters valid',
    text: 'version: 1\nstack: ⟦Café Ü!⟧\n',
    code: 'malformed-text',
    suggestion: 'caf',
  },
  {
    title: 'a mistyped key',
    text: `${head}⟦targest⟧: {}\n`,
    code: 'unknown-key',
    suggestion: 'targets',
  },
  {
    title: 'an address of the catalog',
    text: `${head}catalog: {⟦url⟧: "https://x"}\n`,
    code: 'unknown-key',
  },
  { title: 'no manifests', text: `${head}manifests: ⟦[]⟧\n`, code: 'nothing-listed' },
  {
    title: 'a text in place of the list of manifests',
    text: `${head}manifests: ⟦lineage/*.yaml⟧\n`,
    code: 'wrong-type',
    suggestion: '[lineage/*.yaml]',
  },
  { title: 'an empty glob', text: `${head}manifests: [⟦""⟧]\n`, code: 'malformed-text' },
  {
    title: 'an invalid namespace',
    text: `${head}catalog: {namespace: ⟦"a:b"⟧}\n`,
    code: 'malformed-text',
  },
  {
    title: 'an invalid name of a target',
    text: `${head}targets: {⟦Dev⟧: {env: DEV}}\n`,
    code: 'malformed-text',
    suggestion: 'dev',
  },
  {
    title: 'an empty target',
    text: `${head}targets: {dev: ⟦{}⟧}\n`,
    code: 'nothing-listed',
  },
  {
    title: 'an unknown env',
    text: `${head}targets: {dev: {env: ⟦DVE⟧}}\n`,
    code: 'unknown-env',
    suggestion: 'DEV',
  },
  {
    title: 'a reserved character in a target',
    text: `${head}targets: {dev: {platformInstance: ⟦"a,b"⟧}}\n`,
    code: 'reserved-character',
    suggestion: '"a%2Cb"',
  },
  {
    title: 'an unknown value of writes',
    text: `${head}writes: ⟦proposal⟧\n`,
    code: 'unknown-value',
    suggestion: 'proposals',
  },
  {
    title: 'a percentage over a hundred',
    text: `${head}limits: {deletes: {percent: ⟦200⟧}}\n`,
    code: 'out-of-range',
  },
  { title: 'half an edge', text: `${head}limits: {deletes: {count: ⟦1.5⟧}}\n`, code: 'wrong-type' },
  {
    title: 'an unknown rule',
    text: `${head}rules: {⟦cylce⟧: error}\n`,
    code: 'unknown-key',
    suggestion: 'cycle',
  },
  { title: 'a level that is none', text: `${head}rules: {cycle: ⟦warn⟧}\n`, code: 'unknown-value' },
  {
    title: 'a tag without its urn',
    text: `${head}sensitive: {tags: [⟦PII⟧]}\n`,
    code: 'malformed-text',
    suggestion: '"urn:li:tag:PII"',
  },
  {
    title: 'an urn of another type than tag',
    text: `${head}sensitive: {tags: [⟦"urn:li:chart:x"⟧]}\n`,
    code: 'malformed-text',
  },
  {
    title: 'an unknown guard',
    text: `${head}allowances: [{guard: ⟦mass-deletes⟧, reason: x}]\n`,
    code: 'unknown-value',
    suggestion: 'mass-delete',
  },
  {
    title: 'an allowance without a reason',
    text: `${head}allowances: [⟦{guard: exclusive}⟧]\n`,
    code: 'missing-key',
  },
  {
    title: 'an empty reason',
    text: `${head}allowances: [{guard: exclusive, reason: ⟦" "⟧}]\n`,
    code: 'malformed-text',
  },
  {
    title: 'an invalid date',
    text: `${head}allowances: [{guard: exclusive, reason: x, until: ⟦2026-13-01⟧}]\n`,
    code: 'malformed-text',
  },
  {
    title: 'a namespace that stands for true',
    text: `${head}imports: {openlineage: {namespaces: {"a*": ⟦true⟧}}}\n`,
    code: 'unknown-value',
    suggestion: 'false',
  },
  {
    title: 'a namespace that stands for a text',
    text: `${head}imports: {openlineage: {namespaces: {"a*": ⟦snowflake⟧}}}\n`,
    code: 'wrong-type',
  },
  {
    title: 'a namespace that stands for nothing',
    text: `${head}imports: {openlineage: {namespaces: {"a*": ⟦{}⟧}}}\n`,
    code: 'nothing-listed',
  },
  {
    title: 'an unknown part of a namespace',
    text: `${head}imports: {openlineage: {namespaces: {"a*": {⟦instance⟧: eu}}}}\n`,
    code: 'unknown-key',
  },
  { title: 'a key twice', text: `${head}⟦stack⟧: other\n`, code: 'duplicate-key' },
  { title: 'an empty file', text: '⟦⟧', code: 'empty-file' },
];

describe('mistakes of settings', () => {
  test.each(mistakes)('$title', (mistake) => {
    const marked = markedText(mistake.text, 'headwater.yaml');
    const { settings, findings } = parseSettings({ path: 'headwater.yaml', text: marked.text });
    expect(settings).toBeUndefined();
    expectMistake(
      findings.map(({ related, ...one }) => one),
      mistake,
      marked,
    );
  });

  test('are all reported, in reading order', () => {
    const { findings } = parseSettings({
      path: 'headwater.yaml',
      text: 'version: 2\nstack: A\nwrites: x\nrules: {cycle: x}\n',
    });
    expect(findings.map(({ place }) => place?.line)).toEqual([1, 2, 3, 4]);
  });
});

describe('settings', () => {
  test('have defaults', () => {
    expect(parseSettings({ path: 'headwater.yaml', text: head })).toEqual({
      findings: [],
      settings: {
        version: 1,
        stack: 'commerce',
        manifests: ['lineage/**/*.yaml'],
        catalog: { namespace: 'li' },
        targets: new Map(),
        ownership: 'shared',
        columns: { fieldPaths: 'simple', wildcardCase: 'ignore' },
        writes: 'auto',
        limits: { deletes: { percent: 20, count: 50 } },
        rules: {},
        sensitive: { tags: [], terms: [] },
        imports: { openlineage: { namespaces: [] } },
        formerly: [],
        allowances: [],
      },
    });
  });

  test('contain the values of the file', () => {
    const text = `${head}manifests: [a/*.yaml, "!a/b.yaml"]
catalog: {namespace: acme}
targets: {dev: {env: DEV, platformInstance: dev}}
ownership: exclusive
writes: proposals
fieldPaths: exact
wildcardCase: exact
limits: {deletes: {count: 7}}
rules: {cycle: error, unused-dataset: off, soft-deleted: warning}
sensitive: {tags: ["urn:li:tag:PII"]}
imports: {openlineage: {namespaces: {"a*": {platform: kafka, env: DEV}, "1": false, "*": {platformInstance: eu}}}}
formerly: [shop]
allowances: [{guard: mass-delete, address: a <- b, reason: moved, until: 2026-12-31}]
`;
    expect(parseSettings({ path: 'headwater.yaml', text }).settings).toEqual({
      version: 1,
      stack: 'commerce',
      manifests: ['a/*.yaml', '!a/b.yaml'],
      catalog: { namespace: 'acme' },
      targets: new Map([
        [
          'dev',
          {
            platform: undefined,
            env: { value: 'DEV', place: placeAt(5, 22) },
            platformInstance: { value: 'dev', place: placeAt(5, 45) },
          },
        ],
      ]),
      ownership: 'exclusive',
      columns: { fieldPaths: 'exact', wildcardCase: 'exact' },
      writes: 'proposals',
      limits: { deletes: { percent: 20, count: 7 } },
      rules: { cycle: 'error', 'unused-dataset': 'off', 'soft-deleted': 'warning' },
      sensitive: { tags: ['urn:li:tag:PII'], terms: [] },
      imports: {
        openlineage: {
          namespaces: [
            { glob: 'a*', meaning: { platform: 'kafka', env: 'DEV' } },
            { glob: '1', meaning: false },
            { glob: '*', meaning: { platformInstance: 'eu' } },
          ],
        },
      },
      formerly: ['shop'],
      allowances: [
        { guard: 'mass-delete', address: 'a <- b', reason: 'moved', until: '2026-12-31' },
      ],
    });
  });
});

/** The place of a word of three letters. */
function placeAt(line: number, column: number): Place {
  return { file: 'headwater.yaml', line, column, endLine: line, endColumn: column + 3 };
}
