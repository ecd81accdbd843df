import { describe, expect, test } from 'vitest';
import type { Place } from '../../src/errors/place.js';
import { parseSettings } from '../../src/manifest/parse-settings.js';
import { expectMistakes, type Mistakes } from '../support/manifest/expect-mistakes.js';

const head = 'version: 1\nstack: commerce\n';

const mistakes: Mistakes = {
  'no stack': 'version: 1\n',
  'an invalid name of a stack': 'version: 1\nstack: My Shop\n',
  'a stack without a letter': 'version: 1\nstack: "!"\n',
  'an invalid name of a stack with few valid characters': 'version: 1\nstack: ünï\n',
  'an invalid name of a stack with half of its characters valid': 'version: 1\nstack: Café Ü!\n',
  'a mistyped key': `${head}targest: {}\n`,
  'an address of the catalog': `${head}catalog: {url: "https://x"}\n`,
  'no manifests': `${head}manifests: []\n`,
  'a text in place of the list of manifests': `${head}manifests: lineage/*.yaml\n`,
  'an empty glob': `${head}manifests: [""]\n`,
  'an invalid namespace': `${head}catalog: {namespace: "a:b"}\n`,
  'an invalid name of a target': `${head}targets: {Dev: {env: DEV}}\n`,
  'an empty target': `${head}targets: {dev: {}}\n`,
  'an unknown env': `${head}targets: {dev: {env: DVE}}\n`,
  'a reserved character in a target': `${head}targets: {dev: {platformInstance: "a,b"}}\n`,
  'an unknown value of writes': `${head}writes: proposal\n`,
  'a percentage over a hundred': `${head}limits: {deletes: {percent: 200}}\n`,
  'half an edge': `${head}limits: {deletes: {count: 1.5}}\n`,
  'an unknown rule': `${head}rules: {cylce: error}\n`,
  'a level that is none': `${head}rules: {cycle: warn}\n`,
  'a tag without its urn': `${head}sensitive: {tags: [PII]}\n`,
  'an urn of another type than tag': `${head}sensitive: {tags: ["urn:li:chart:x"]}\n`,
  'a test without a form': `${head}tests: {one: {level: error}}\n`,
  'an unknown guard': `${head}allowances: [{guard: mass-deletes, reason: x}]\n`,
  'an allowance without a reason': `${head}allowances: [{guard: exclusive}]\n`,
  'an empty reason': `${head}allowances: [{guard: exclusive, reason: " "}]\n`,
  'an invalid date': `${head}allowances: [{guard: exclusive, reason: x, until: 2026-13-01}]\n`,
  'a namespace that stands for true': `${head}imports: {openlineage: {namespaces: {"a*": true}}}\n`,
  'a namespace that stands for a text': `${head}imports: {openlineage: {namespaces: {"a*": snowflake}}}\n`,
  'a namespace that stands for nothing': `${head}imports: {openlineage: {namespaces: {"a*": {}}}}\n`,
  'an unknown part of a namespace': `${head}imports: {openlineage: {namespaces: {"a*": {instance: eu}}}}\n`,
  'code of nothing': `${head}code: {}\n`,
  'code that is no kind of code': `${head}code: {sqlmesh: {}}\n`,
  'dbt without a value': `${head}code:\n  dbt:\n`,
  'an unknown source of columns': `${head}code: {dbt: {columns: info_schema}}\n`,
  'SQL without its dialect': `${head}code: {sql: {paths: [sql/]}}\n`,
  'SQL of an unknown dialect': `${head}code: {sql: {paths: [sql/], dialect: snowflak}}\n`,
  'SQL in one path': `${head}code: {sql: {paths: sql/, dialect: snowflake}}\n`,
  'a mistyped key of SQL': `${head}code: {sql: {paths: [sql/], dialect: snowflake, databse: shop}}\n`,
  'a key twice': `${head}stack: other\n`,
  'an empty file': '',
};

describe('mistakes of settings', () => {
  test('are marked, and give no settings', () =>
    expectMistakes('settings', mistakes, (text) => {
      const { settings, findings } = parseSettings({ path: 'headwater.yaml', text });
      expect(settings).toBeUndefined();
      return findings;
    }));

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
        tests: [],
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
code: {dbt: {columns: sql}, sql: {paths: [sql/], dialect: snowflake}}
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
      code: { dbt: { columns: 'sql' }, sql: { paths: ['sql/'], dialect: 'snowflake' } },
      formerly: ['shop'],
      allowances: [
        { guard: 'mass-delete', address: 'a <- b', reason: 'moved', until: '2026-12-31' },
      ],
      tests: [],
    });
  });
});

/** The place of a word of three letters. */
function placeAt(line: number, column: number): Place {
  return { file: 'headwater.yaml', line, column, endLine: line, endColumn: column + 3 };
}
