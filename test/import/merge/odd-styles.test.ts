import { expect, test } from 'vitest';
import { CannotEdit } from '../../../src/import/merge/edit/located-file.js';
import { ManifestEditor } from '../../../src/import/merge/edit/manifest-editor.js';
import type {
  PortableLineage,
  PortablePair,
  PortableUnit,
} from '../../../src/model/portable-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { importInto } from '../../support/manifest/importing.js';

function urn(name: string): DatasetUrn {
  return `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)` as DatasetUrn;
}

type Pair = Pick<PortablePair, 'transform'> & { readonly confidence?: number };

/** Writes a pair such as `a <- raw.x`. */
function pair(text: string, attributes: Pair = {}): PortablePair {
  const [downstreamColumn = '', dataset = '', column = ''] = text.split(/ <- |\./);
  return {
    downstreamColumn,
    upstream: { dataset: urn(dataset), column },
    confidence: 1,
    ...attributes,
  };
}

/** Lineage of `orders` from upstreams such as `raw`, or `raw COPY`. */
function unit(
  upstreams: readonly string[],
  pairs: readonly PortablePair[] = [],
  { wildcards = [], downstream = 'orders' }: { wildcards?: string[]; downstream?: string } = {},
): PortableUnit {
  const edges = upstreams.map((text) => {
    const [name = '', type = 'TRANSFORMED'] = text.split(' ');
    return { upstream: urn(name), type: type as 'COPY' };
  });
  const copied = wildcards.map((name) => ({ upstream: urn(name) }));
  return { downstream: urn(downstream), edges, pairs, wildcards: copied };
}

function lineageOf(...units: readonly PortableUnit[]): PortableLineage {
  return { units };
}

const path = 'lineage/mysql/shop.yaml';
const [a, b] = [pair('a <- raw.x'), pair('b <- raw.y')];
const first = lineageOf(unit(['raw'], [a, b]));
const head =
  'version: 1\ndefaults: {platform: mysql}\ndatasets: {orders: {name: shop.orders}, other: {name: shop.other}, raw: {name: shop.raw}, fx: {name: shop.fx}}\nlineage:\n';

/** Imports, lets a person write the manifest in another way, and imports other lineage. */
function again(text: string, lineage: PortableLineage, before = first) {
  const { record } = importInto({ files: {} }, before).project;
  const project = { files: { [path]: text }, ...(record !== undefined && { record }) };
  const run = importInto(project, lineage);
  return { run, files: run.project.files };
}

test.each<[string, string, PortableLineage, string | undefined, PortableLineage?]>([
  [
    'an alias of a list',
    '  - downstream: other\n    upstreams: &u\n      - raw\n  - downstream: orders\n    upstreams: *u\n',
    lineageOf(unit(['fx'])),
    '  - downstream: orders\n    upstreams: [fx]\n',
  ],
  [
    'an alias of a mapping in braces',
    '  - downstream: other\n    upstreams: [raw]\n    columns: &c {a: raw.x, b: raw.y}\n  - downstream: orders\n    upstreams: [raw]\n    columns: *c\n',
    lineageOf(unit(['raw'], [b])),
    undefined,
  ],
  [
    'an alias of an empty mapping',
    '  - downstream: other\n    upstreams: [raw]\n    columns: &c {}\n  - downstream: orders\n    upstreams: [raw]\n    columns: *c\n',
    lineageOf(unit(['raw'], [pair('c <- raw.z')])),
    '  - downstream: orders\n    columns:\n      c: raw.z\n',
  ],
  [
    'a list and its alias, both edited',
    '  - downstream: orders\n    upstreams: &u\n      - raw\n  - downstream: other\n    upstreams: *u\n',
    lineageOf(unit(['fx', 'raw COPY']), unit(['raw COPY'], [], { downstream: 'other' })),
    '  - downstream: orders\n    upstreams: [fx]\n',
    lineageOf(unit(['raw']), unit(['raw'], [], { downstream: 'other' })),
  ],
  [
    'a comment in a key on the line of the dash',
    '  - columns: # why\n      a: raw.x\n    downstream: orders\n    upstreams: [raw]\n',
    lineageOf(unit(['raw'])),
    undefined,
  ],
  [
    'an explicit key',
    '  - downstream: orders\n    upstreams: [raw]\n    columns:\n      ? a\n      : raw.x\n      b: raw.y\n',
    lineageOf(unit(['raw'], [b])),
    undefined,
  ],
  [
    'a comment in an upstream on several lines',
    '  - downstream: orders\n    upstreams:\n      - name: shop.raw # why\n        env: PROD\n    columns: {a: raw.x, b: raw.y}\n',
    lineageOf(unit(['raw COPY'], [a, b])),
    undefined,
  ],
  [
    'a list that is an alias elsewhere',
    "  - downstream: orders\n    upstreams: &u [fx, raw]\n    columns: {'*': {from: fx.*, except: *u}}\n",
    lineageOf(unit(['fx'])),
    undefined,
    lineageOf(unit(['fx', 'raw'])),
  ],
])('stays as it is: %s', (_, text, lineage, added, before) => {
  const { run, files } = again(head + text, lineage, before);
  expect(run.findings.map(({ name }) => name)).toEqual(['import-file-unchanged']);
  expect(files[path]).toBe(head + text);
  const beside = files['lineage/mysql/shop.imported.yaml'];
  if (added === undefined) expect(beside).toBeUndefined();
  else expect(beside).toContain(added);
});

const [up, z] = [{ transform: 'UP' }, pair('a <- raw.z')];

test.each<[string, string, PortableLineage, string, PortableLineage?]>([
  [
    'a type below its dash',
    '  - downstream: orders\n    upstreams:\n      -\n        raw\n    columns: {a: raw.x, b: raw.y}\n',
    lineageOf(unit(['raw COPY'], [a, b])),
    '      -\n        {dataset: raw, type: COPY}\n',
  ],
  [
    'an upstream below its dash',
    '  - downstream: orders\n    upstreams:\n      -\n        raw\n      - fx\n',
    lineageOf(unit(['fx'])),
    '    upstreams:\n      - fx\n',
    lineageOf(unit(['fx', 'raw'])),
  ],
  [
    'one source more in a list',
    '  - downstream: orders\n    upstreams: [raw]\n    columns:\n      a: [raw.x]\n      b: raw.y\n',
    lineageOf(unit(['raw'], [a, z, b])),
    '      a: [raw.x, raw.z]\n',
  ],
  [
    'one source more with its confidence',
    '  - downstream: orders\n    upstreams: [raw]\n    columns:\n      a: {from: raw.x, confidence: 0.5}\n',
    lineageOf(
      unit(
        ['raw'],
        [pair('a <- raw.x', { confidence: 0.5 }), pair('a <- raw.z', { confidence: 0.5 })],
      ),
    ),
    '      a: {from: [raw.x, raw.z], confidence: 0.5}\n',
    lineageOf(unit(['raw'], [pair('a <- raw.x', { confidence: 0.5 })])),
  ],
  [
    'a wildcard beside one of a person',
    "  - downstream: orders\n    upstreams: [raw, fx]\n    columns:\n      '*': {from: raw.*, except: [c]}\n",
    lineageOf(unit(['raw', 'fx'], [], { wildcards: ['fx'] })),
    '\n  - downstream: orders\n    columns:\n      "*": fx.*\n',
    lineageOf(unit(['raw', 'fx'])),
  ],
  [
    'columns apart from the upstreams',
    '  - downstream: orders\n    columns:\n      a: raw.x\n',
    lineageOf(unit(['fx', 'raw'], [a, b])),
    'upstreams: [fx]\n',
  ],
  [
    'a mapping that two sources join',
    '  - downstream: orders\n    upstreams: [raw]\n    columns:\n      a: {from: raw.x, transform: UP}\n  - downstream: orders\n    columns:\n      a: [raw.y, raw.z]\n',
    lineageOf(
      unit(['raw'], [pair('a <- raw.w', up), pair('a <- raw.x', up), pair('a <- raw.y', up), z]),
    ),
    '      a: {from: [raw.x, raw.y], transform: UP}\n',
    lineageOf(unit(['raw'], [pair('a <- raw.x', up), pair('a <- raw.y'), z])),
  ],
  [
    'an entry before all others',
    '  - downstream: orders\n    upstreams: [raw]\n',
    lineageOf(unit(['raw'], [], { downstream: 'first' }), unit(['raw'])),
    'lineage:\n  - downstream: first\n    upstreams: [raw]\n\n  - downstream: orders\n',
    lineageOf(unit(['raw'])),
  ],
  [
    'no line break at the end',
    '  - downstream: orders\n    upstreams: [raw]\n    columns:\n      a: raw.x',
    lineageOf(unit(['raw'], [a, pair('c <- raw.z')])),
    '      a: raw.x\n      c: raw.z',
  ],
  [
    'line breaks of Windows',
    '  - downstream: orders\r\n    upstreams:\r\n      - raw\r\n',
    lineageOf(unit(['fx', 'raw'])),
    '    upstreams:\r\n      - fx\r\n      - raw\r\n',
    lineageOf(unit(['raw'])),
  ],
  [
    'a type that is stated',
    '  - downstream: orders\n    upstreams:\n      - type: COPY # t\n        dataset: raw\n',
    lineageOf(unit(['raw VIEW'])),
    '      - type: VIEW # t\n        dataset: raw\n',
    lineageOf(unit(['raw COPY'])),
  ],
  [
    'an entry that gets columns',
    '  - upstreams: [raw] # u\n    downstream: orders\n',
    lineageOf(unit(['raw'], [a, b])),
    '  - upstreams: [raw] # u\n    downstream: orders\n    columns:\n      a: raw.x\n      b: raw.y\n',
    lineageOf(unit(['raw'])),
  ],
  [
    'entries in brackets',
    '  [{downstream: orders, upstreams: [raw], columns: {a: raw.x}}]\n',
    lineageOf(
      unit(['raw'], [], { downstream: 'first' }),
      unit(['raw'], [a, pair('a <- raw.z', { transform: 'UP' })]),
    ),
    'lineage:\n  - {downstream: first, upstreams: [raw]}\n  - {downstream: orders, upstreams: [raw], columns: {a: raw.x}}\n  - {downstream: orders, columns: {a: {from: raw.z, transform: UP}}}\n',
    lineageOf(unit(['raw'], [a])),
  ],
  [
    'the last source of a list',
    '  - downstream: orders\n    upstreams: [raw]\n    columns:\n      a: [raw.x]\n      b: raw.y\n',
    lineageOf(unit(['raw'], [b])),
    '    columns:\n      b: raw.y\n',
  ],
  [
    'another transform',
    '  - downstream: orders\n    upstreams: [raw]\n    columns:\n      a: {transform: UP, from: raw.x}\n',
    lineageOf(unit(['raw'], [pair('a <- raw.x', { transform: 'DOWN' })])),
    '      a: {transform: DOWN, from: raw.x}\n',
    lineageOf(unit(['raw'], [pair('a <- raw.x', { transform: 'UP' })])),
  ],
  [
    'a confidence beside a transform that stays',
    '  - downstream: orders\n    upstreams: [raw]\n    columns:\n      a: {transform: UP, from: raw.x}\n',
    lineageOf(unit(['raw'], [pair('a <- raw.x', { transform: 'UP', confidence: 0.5 })])),
    '      a: {transform: UP, from: raw.x, confidence: 0.5}\n',
    lineageOf(unit(['raw'], [pair('a <- raw.x', { transform: 'UP' })])),
  ],
  [
    'a column before a wildcard',
    "  - downstream: orders\n    upstreams: [raw]\n    columns:\n      '*': raw.*\n",
    lineageOf(unit(['raw'], [a], { wildcards: ['raw'] })),
    "    columns:\n      a: raw.x\n      '*': raw.*\n",
    lineageOf(unit(['raw'], [], { wildcards: ['raw'] })),
  ],
])('edits at the right places: %s', (_, text, lineage, expected, before) => {
  const { run, files } = again(head + text, lineage, before);
  expect(run.findings).toEqual([]);
  expect(files[path]).toContain(expected);
});

test('a file in braces gets its first short names', () => {
  const text = `{"version":1,"lineage":[{"downstream":{"urn":"${urn('orders')}"},"upstreams":[{"urn":"${urn('raw')}"}]}]}\n`;
  const { files } = again(text, lineageOf(unit(['fx', 'raw'])));
  expect(files[path]).toContain(
    'datasets: {fx: {platform: mysql, name: shop.fx}, orders: {platform: mysql, name: shop.orders}}',
  );
  expect(files[path]).toContain(`"upstreams": [fx, {"urn": "${urn('raw')}"}]`);
});

function editorOf(text: string): ManifestEditor {
  return new ManifestEditor({ path, text }, [urn('orders')], String);
}

test('an editor refuses a text that is no manifest, and places where nothing stands', () => {
  expect(() => editorOf('')).toThrow(CannotEdit);
  expect(() => editorOf('- orders\n')).toThrow(CannotEdit);
  const editor = editorOf('version: 1\nlineage: [{downstream: orders, upstreams: []}]\n');
  expect(() => editor.removeName({ file: path, line: 9, column: 1 })).toThrow(CannotEdit);
  const version = { file: path, line: 1, column: 10 };
  expect(() => editor.remove({ element: { kind: 'empty' }, place: version })).toThrow(CannotEdit);
});

test('a wildcard of the source loses what a person wrote beside it, where the source wins', () => {
  const text = `${head}  - downstream: orders\n    upstreams: [raw]\n    columns:\n      '*': {from: raw.*, except: [c]}\n`;
  const copied = lineageOf(unit(['raw'], [], { wildcards: ['raw'] }));
  const run = importInto({ files: { [path]: text } }, copied, { options: { onClash: 'source' } });
  expect(run.project.files[path]).toContain("      '*': {from: raw.*}\n");
});

test('a file with short names alone gets entries, with blank lines between them', () => {
  const text = head.replace('lineage:\n', '');
  const raw = (downstream: string) => unit(['raw'], [], { downstream });
  const { files } = again(text, lineageOf(raw('first'), unit(['raw']), raw('other')));
  expect(files[path]).toContain(
    '\n\nlineage:\n  - downstream: first\n    upstreams: [raw]\n\n  - downstream: other\n    upstreams: [raw]\n',
  );
});
