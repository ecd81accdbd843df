import { expect, test } from 'vitest';
import type { Finding } from '../../src/errors/finding.js';
import { findingsText } from '../../src/report/text/findings-text.js';
import { painter } from '../../src/report/text/text-context.js';
import { readManifests } from '../support/manifest/reading.js';

/** Manifests with one mistake each, by title. */
type Cases = readonly (readonly [title: string, text: string])[];

/** A manifest whose lineage holds these lines, with eight spaces for column mappings. */
function withColumns(lines: string): string {
  return `version: 1
defaults: {platform: dbt}
datasets:
  raw: {name: raw, create: true, columns: {id: string, first_name: string}}
  out: {name: out, create: true, columns: {id: string, first_name: string}}
lineage:
  - downstream: out
    upstreams: [raw]
    columns:
      id: raw.id
${lines}
`;
}

const inBraces = (transform: string) =>
  withColumns(`      first_name: {from: raw.first_name, transform: ${transform}}`);
const inLines = (transform: string) =>
  withColumns(`      first_name:\n        from: raw.first_name\n        transform: ${transform}`);

const transforms: readonly string[] = [
  'sum(amount, 2)',
  "concat(a, ' ', b), confidence: 0.5",
  'case when a then "x, y" end',
  'a: b',
  'a # b',
  'a ? b : c',
  '"a" || b',
  '*x',
  '&x',
  '!x',
  '{{ x }}',
  '[x]',
  '%x',
  '@x',
  '`x`',
  '| x',
  '- x',
];

const unquoted: Cases = [
  ...transforms.map((one) => [`in braces: ${one}`, inBraces(one)] as const),
  ...transforms.map((one) => [`in lines: ${one}`, inLines(one)] as const),
  [
    'in braces over two lines',
    withColumns('      first_name: {from: raw.first_name,\n        transform: sum(a, 2)}'),
  ],
  ['in quotes, beside another mistake', inBraces('"sum(a, 2)", confidence: 3')],
  [
    'an alias that can be followed',
    inLines('*none').replace('id: raw.id', 'id: {from: raw.id, transform: &none NONE}'),
  ],
];

const whole = withColumns('      first_name: raw.first_name');

const indentation: Cases = [
  ['a tab', whole.replace('    columns', '\tcolumns')],
  ['tabs', whole.replaceAll('\n      ', '\n\t')],
  ['a tab behind spaces', whole.replace('      first_name', '    \tfirst_name')],
  ['a tab in a nested key', withColumns('\t\tfirst_name: raw.first_name')],
  ['a key with a space too few', whole.replace('    columns', '   columns')],
  ['a key in the column of its dash', whole.replace('    columns', '  columns')],
  ['a key with a space too many', whole.replace('    upstreams', '     upstreams')],
  ['a column with a space too few', whole.replace('      first', '     first')],
  ['a column with a space too many', whole.replace('      first', '       first')],
  ['an item with a space too few', `${whole} - downstream: raw\n   upstreams: [out]\n`],
  ['an item with a space too many', `${whole}   - downstream: raw\n     upstreams: [out]\n`],
  ['a key of the file that is indented', whole.replace('\nlineage', '\n lineage')],
  ['a dash alone', `${whole}\n   -\n    downstream: raw\n`],
  [
    'two mistakes',
    whole.replace('    upstreams', '   upstreams').replace('      first', '     first'),
  ],
  [
    'texts and brackets over several lines are left alone',
    whole
      .replace(
        'datasets:',
        'datasets: # a comment:\n  other:\n    description: |\n      - x\n       y: z\n    name: x',
      )
      .replace('[raw]', '[\n      raw,\n       "raw"\n      ]')
      .replace('    columns', '   columns'),
  ],
];

const carets: Cases = [
  ['an unknown column of the upstream', withColumns('      first_name: raw.firstname')],
  ['an unknown column in quotes', withColumns('      first_name: "raw.firstname"')],
  ['an unknown column in a list', withColumns('      first_name: [raw.id, raw.firstname]')],
  ['an unknown column, with escapes', withColumns('      first_name: "raw.first\\x6eame"')],
  ['an unknown column of the downstream', withColumns('      firstname: raw.first_name')],
  ['an unknown column as an object', withColumns('      id2: {dataset: raw, column: idd}')],
  [
    'an unknown column, several times',
    withColumns('      id: [raw.idd]\n      first_name: raw.idd'),
  ],
  ['an unknown short name before a column', withColumns('      first_name: rwa.first_name')],
  [
    'an unknown short name, several times',
    withColumns('      first_name: [rwa.id, rwa.first_name]'),
  ],
  ['an upstream that is not listed', withColumns('      first_name: out.first_name')],
  ['two transforms', withColumns('      "*": {from: raw.*, except: [idd]}')],
  [
    'two types of an edge',
    `${whole}  - {downstream: out, upstreams: [{type: COPY, dataset: raw}]}\n`,
  ],
  [
    'an entry that starts with another key',
    `${whole}  - upstreams: []\n    downstream: out\n    protect: true\n`,
  ],
  [
    'no platform',
    'version: 1\ndatasets: {a: {name: a}}\nlineage: [{downstream: a, upstreams: []}]\n',
  ],
  [
    'no platform anywhere',
    'version: 1\ndatasets: {a: {name: a}, b: {name: b}, c: {name: c}, d: {name: d}}\nlineage: [{downstream: a, upstreams: [b, c, d, {name: e}]}]\n',
  ],
  ['a mistyped key', whole.replace('upstreams', 'upstream')],
  ['a mistyped env', whole.replace('platform: dbt', 'platform: dbt, env: PORD')],
];

test.each([
  ['unquoted', unquoted],
  ['indentation', indentation],
  ['carets', carets],
])('findings name the mistake, and their carets mark it: %s', async (name, cases) => {
  const text = cases.map(([title, manifest]) => `# ${title}\n\n${render(manifest)}`).join('\n');
  await expect(text).toMatchFileSnapshot(`goldens/${name}.txt`);
});

function render(text: string): string {
  const { findings } = readManifests(
    { 'a.yaml': text },
    { settings: 'rules: {unused-dataset: off}' },
  );
  const sources = new Map([['a.yaml', text]]);
  const context = { paint: painter(false), sources, columns: 100, full: false };
  return findings.length === 0 ? 'no finding\n' : findingsText(findings.filter(isLoud), context);
}

function isLoud({ level }: Finding): boolean {
  return level !== 'info';
}
