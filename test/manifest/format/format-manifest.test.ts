import { expect, test } from 'vitest';
import { formatManifest, formatSettings } from '../../../src/manifest/format/format-manifest.js';
import { expectGolden } from '../../support/golden.js';

/** Formats lines that stand below `version: 1`, and checks that the result stays. */
function format(lines: string): string {
  const once = formatManifest({ path: 'm.yaml', text: `version: 1\n${lines}` });
  expect(once.findings).toEqual([]);
  expect(formatManifest({ path: 'm.yaml', text: once.text })).toEqual(once);
  return once.text.replace('version: 1\n', '');
}

const entry = 'lineage:\n  - downstream: a\n';

/** Lines, by what their format shows. */
const lines: Readonly<Record<string, string>> = {
  'keys take the order of the schema, and entries without an order stay as written': `lineage:
- upstreams: [{type: COPY, dataset: raw}]
  downstream: a
datasets:
    b: {name: x, platform: hive}
    a: {urn: "urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)"}
`,
  'texts, numbers and booleans are written in one way, and empty collections too': `datasets:
  a: {name: 'x', create: True, description: "one
    two"}
lineage:
  - downstream: 'a'
    upstreams: [

    ]
    columns: {'yes': {from: b.x, confidence: 0.50, transform: 'no'}}
`,
  'comments move with the entry that they stand before, beside or at the end of': `# about lineage
lineage: # all of it


  # about a
  - # about its upstreams
    upstreams:   # sources
     - b # first
     # about c
     - c
     # no more upstreams
    # about downstream
    downstream: a
    # no more of a
  # no more entries
# about datasets
datasets:
   a: {name: x}   # the end
# end of file
`,
  'comments between brackets make lines of them': `${entry}    upstreams: [ # sources
      # about b
      b, # the first
      {dataset: c, # the second
       type: COPY} # a copy
      # no more
    ] # end
    columns: # mapped
      # about x
      x:
        # from b
        b.x
      z: [ # two
        b.y, c.y ] # and y
    protect: # kept
      false # not yet
`,
  'a comment behind a comment that stands further left belongs to the outer block': `${entry}    columns:
      x: b.x
      # in columns
  # in lineage
      # in lineage too
datasets: {}
`,
  'blank lines between entries stay, one at a time': `

datasets:

  a: {name: x}


  b: {name: w}

  # about c


  c: {name: z}

`,
  'block texts keep their lines': `datasets:
  a: # about a
    name: x
    create: true
    description: |2- # kept
        deeper
      one

      two
  b:
     create: true
     description:   &d    >+
         folded
         text


     name: w
  c:
    create: true
    name: z
    description: |
        first

        last

`,
  'lineage tests stay lines, and what they hold becomes brackets where it fits': `tests:
  # about cycles
  no-cycles:
     forbid: { cycle: true } # at all
  pii-stays-in-finance:
    description: 'Personal data may leave finance only hashed'
    existing: true
    forbid:
      unless: {transform: '*hash*'}
      to: {not: {domain: finance}}
      from:
        columns:
          - email
          - "*_name"
        # of people
        tag: PII
  mapped:
    level: warning
    require: {columns: {except: ["_*"], mapped: true}, of: [ '*.mart.*', {not: raw} ]}
  ends: {only: {from: [a, b], to: c}}
lineage: []
`,
  'no alias comes before its anchor': `lineage:
  - &a
    # of a
    upstreams: &none []
    downstream: x
    ownership: shared
  - {upstreams: *none, downstream: w}
`,
};

test('lines are formatted', () => {
  const formatted = Object.entries(lines).map(([what, text]) => [what, format(text)]);
  return expectGolden(import.meta, 'formatted', Object.fromEntries(formatted));
});

test('brackets stay on a line of at most 100 characters, and become lines otherwise', () => {
  const names = (last: string) => `[${'abcdefgh, '.repeat(8)}${last}]`;
  const fits = `${entry}    upstreams: ${names('abc')}\n`;
  expect(fits.split('\n')[2]).toHaveLength(100);
  expect(format(fits)).toBe(fits);
  expect(format(`${entry}    upstreams: ${names('abcd')}\n`)).toBe(
    `${entry}    upstreams:\n${'      - abcdefgh\n'.repeat(8)}      - abcd\n`,
  );
  expect(format(`${entry}    upstreams:\n    - b\n\n    - c\n`)).toBe(
    `${entry}    upstreams: [b, c]\n`,
  );
});

test('a mapping or a list in braces stays where it fits on a line of 100 characters, and lines stay lines', () => {
  const braces = `defaults: {platform: snowflake, env: PROD}
datasets:
  a: {name: x, create: true, columns: {id: string, amount: number}}
lineage:
  - {downstream: a, upstreams: [b], columns: {id: b.id, amount: {from: b.amount, transform: sum}}}
  - downstream: c
    upstreams: [b]
    columns: {id: b.id}
`;
  expect(format(braces)).toBe(braces);
  const lines = `defaults:
  platform: snowflake
lineage:
  - downstream: c
    upstreams: [b]
    columns:
      id: b.id
`;
  expect(format(lines)).toBe(lines);
  const mixed = 'datasets:\n  a:\n    name: x\n    create: true\n    columns: {id: string}\n';
  expect(format(mixed)).toBe(mixed);
  const name = 'n'.repeat(50);
  expect(format(`lineage:\n  - {downstream: ${name}, upstreams: [${name}]}\n`)).toBe(
    `lineage:\n  - downstream: ${name}\n    upstreams: [${name}]\n`,
  );
});

test('comments in empty brackets and behind the root have a place', () => {
  expect(format(`${entry}    upstreams: [\n      # none\n    ]\n`)).toBe(
    `${entry}    # none\n    upstreams: []\n`,
  );
  const root = '{version: 1, lineage: []} # beside\n# behind\n';
  expect(formatManifest({ path: 'm.yaml', text: root }).text).toBe(
    'version: 1\nlineage: []\n# beside\n# behind\n',
  );
  const inside = '{version: 1, lineage: [],\n  # inside\n}\n';
  expect(formatManifest({ path: 'm.yaml', text: inside }).text).toBe(
    'version: 1\nlineage: []\n# inside\n',
  );
});

test('the head of a file stays at the top', () => {
  const text = (head: string) => `${head}lineage: []\nversion: 1\n`;
  const editor = '# yaml-language-server: $schema=x\n';
  const formatted = (head: string) => formatManifest({ path: 'm.yaml', text: text(head) }).text;
  expect(formatted('# licence\n\n# about lineage\n')).toBe(
    '# licence\n\nversion: 1\n\n# about lineage\nlineage: []\n',
  );
  expect(formatted('# licence\n\n\n')).toBe('# licence\n\nversion: 1\n\nlineage: []\n');
  expect(formatted(`${editor}# about lineage\n`)).toBe(
    `${editor}version: 1\n# about lineage\nlineage: []\n`,
  );
});

test('the start of a document stays, with what is before it, and so do its line ends', () => {
  const lines = '\uFEFF# first\n%YAML 1.2\n--- # second\nversion: 1\n...\n# last\n';
  const formatted = '# first\n%YAML 1.2\n---\n# second\nversion: 1\n# last\n';
  for (const end of ['\n', '\r\n']) {
    const text = lines.replaceAll('\n', end);
    expect(formatManifest({ path: 'm.yaml', text }).text).toBe(formatted.replaceAll('\n', end));
  }
  expect(formatManifest({ path: 'm.yaml', text: 'version:  1' }).text).toBe('version: 1\n');
});

test('anchors and aliases stay, and no alias comes before its anchor', () => {
  const aliases = `${entry}    columns:
      x: &x b.x
      w: &y {from: [b.x, &v b.y], transform: &z b}
      &k z: *y
      v: [*x, *v]
    upstreams: [*z]
`;
  expect(format(aliases)).toBe(aliases);
});

test('a block text that keeps empty lines stays the last of its dataset', () => {
  expect(
    format(
      'datasets:\n  a: {name: x}\n  b:\n    description: |+\n\n    name: w\n    create: true\n',
    ),
  ).toBe('datasets:\n  a: {name: x}\n  b:\n    name: w\n    create: true\n    description: |+\n\n');
});

test('settings have their own order', () => {
  const text = `stack: shop
allowances: [{reason: moved, guard: exclusive}]
targets: {dev: {platformInstance: d, env: DEV}}
version: 1
`;
  expect(formatSettings({ path: 'headwater.yaml', text }).text).toBe(`version: 1
stack: shop
targets: {dev: {env: DEV, platformInstance: d}}
allowances: [{guard: exclusive, reason: moved}]
`);
});

test('a file with errors stays as it is', () => {
  for (const text of ['version:   1\nlinage: []\n', 'version: [', '']) {
    const formatted = formatManifest({ path: 'm.yaml', text });
    expect(formatted.text).toBe(text);
    expect(formatted.findings).toHaveLength(1);
  }
});

test('a file stays as it is if its result would say something else', () => {
  const text = `version: 1\n${entry}    columns:\n      ? ${'x'.repeat(1_100)}\n      : b.x\n`;
  const { text: same, findings } = formatManifest({ path: 'm.yaml', text });
  expect(same).toBe(text);
  expect(findings.map(({ name, place }) => [name, place])).toEqual([
    ['not-formatted', { file: 'm.yaml', line: 1, column: 1 }],
  ]);
});

test('leaves a file alone that is too large for the full parser', () => {
  const datasets = Array.from({ length: 210_000 }, (_, i) => `  d${i}: {name: n}\n`).join('');
  const text = `version: 1\ndefaults: {platform: hive, env: PROD}\ndatasets:\n${datasets}`;
  const { text: same, findings } = formatManifest({ path: 'm.yaml', text });
  expect(same).toBe(text);
  expect(findings.map(({ name }) => name)).toEqual(['not-formatted']);
  expect(findings[0]?.message).toMatch(/^the file has more than the 400000 marks .*: split it$/);
});
