import { expect, test } from 'vitest';
import type { PortableLineage, PortablePair } from '../../../src/model/portable-lineage.js';
import type { LineageType } from '../../../src/model/upstream-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { importInto, type Project } from '../../support/manifest/importing.js';

function urn(name: string, platform = 'mysql', env = 'PROD'): DatasetUrn {
  return `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},${env})` as DatasetUrn;
}

const orders = urn('shop.orders');
const raw = urn('shop.raw');
const fx = urn('shop.fx');

function pair(
  downstreamColumn: string,
  dataset: DatasetUrn,
  column: string,
  more: Partial<PortablePair> = {},
): PortablePair {
  return { downstreamColumn, upstream: { dataset, column }, confidence: 1, ...more };
}

function lineageOf(
  upstreams: readonly DatasetUrn[],
  pairs: readonly PortablePair[] = [],
  type: LineageType = 'TRANSFORMED',
): PortableLineage {
  const edges = upstreams.map((upstream) => ({ upstream, type }));
  return { units: [{ downstream: orders, edges, pairs, wildcards: [] }] };
}

const EMPTY: Project = { files: {} };
const PATH = 'lineage/mysql/shop.yaml';

function edited({ files, record }: Project, from: string, to: string): Project {
  const text = files[PATH] ?? '';
  expect(text).toContain(from);
  return {
    files: { ...files, [PATH]: text.replace(from, to) },
    ...(record !== undefined && { record }),
  };
}

function names(findings: readonly { readonly name: string }[]): readonly string[] {
  return findings.map(({ name }) => name);
}

test('a new file states each fact once, and several attributes of a column in several entries', () => {
  const { project, files, counts } = importInto(EMPTY, {
    units: [
      {
        downstream: orders,
        edges: [
          { upstream: fx, type: 'COPY' },
          { upstream: raw, type: 'TRANSFORMED' },
        ],
        pairs: [
          pair('total', fx, 'rate', { transform: 'a: b', confidence: 0.9 }),
          pair('total', raw, 'amount'),
          pair('total', raw, 'fee'),
        ],
        wildcards: [{ upstream: raw }],
      },
    ],
  });
  expect(
    project.files[PATH],
  ).toBe(`# yaml-language-server: $schema=../../node_modules/headwater/schemas/manifest.schema.json
# Written by \`headwater import dbt\`. Edits are kept: the next import merges with them.
version: 1

defaults:
  platform: mysql

datasets:
  fx: {name: shop.fx}
  orders: {name: shop.orders}
  raw: {name: shop.raw}

lineage:
  - downstream: orders
    upstreams: [{dataset: fx, type: COPY}, raw]
    columns:
      total: {from: fx.rate, transform: "a: b", confidence: 0.9}
      "*": raw.*

  - downstream: orders
    columns:
      total: [raw.amount, raw.fee]
`);
  expect(files[0]).toMatchObject({ edges: { added: 2 }, columns: { added: 4 } });
  expect(counts.new).toBe(6);
});

test('an element of a person that differs is kept, or taken from the source on demand', () => {
  const files = {
    'mine.yaml': `version: 1
defaults: {platform: mysql}
datasets: {o: {name: shop.orders}, r: {name: shop.raw}}
lineage:
  - {downstream: o, upstreams: [r]} # mine
`,
  };
  const source = lineageOf([raw], [], 'VIEW');
  const kept = importInto({ files }, source);
  expect(names(kept.findings)).toEqual(['import-kept-stated']);
  expect(kept.files).toEqual([]);
  expect(kept.counts.kept).toBe(1);
  const taken = importInto({ files }, source, { options: { onClash: 'source' } });
  expect(taken.project.files['mine.yaml']).toContain(
    'upstreams: [{dataset: r, type: VIEW}]} # mine',
  );
  expect(taken.findings).toEqual([]);
});

test('an edited element is kept, or taken from the source on demand', () => {
  const { project } = importInto(EMPTY, lineageOf([raw], [pair('a', raw, 'b')]));
  const mine = edited(project, 'a: raw.b', 'a: {from: raw.b, transform: mine}');
  expect(importInto(mine, lineageOf([raw], [pair('a', raw, 'b')])).findings).toEqual([]);
  const source = lineageOf([raw], [pair('a', raw, 'b', { confidence: 0.5 })]);
  const kept = importInto(mine, source);
  expect(names(kept.findings)).toEqual(['import-kept-edited']);
  const taken = importInto(mine, source, { options: { onClash: 'source' } });
  expect(taken.project.files[PATH]).toContain('a: {from: raw.b, confidence: 0.5}');
});

test('what a person deleted stays gone, with the columns of a deleted edge', () => {
  const { project } = importInto(EMPTY, lineageOf([fx, raw]));
  const mine = edited(project, '[fx, raw]', '[raw]');
  const again = importInto(mine, lineageOf([fx, raw], [pair('a', fx, 'b')]));
  expect(again.files).toEqual([]);
  expect(again.counts.staysGone).toBe(2);
});

test('an import that was stopped before its record ends as one that was not', () => {
  const first = importInto(EMPTY, lineageOf([raw]));
  const second = importInto(first.project, lineageOf([fx, raw]));
  const stopped = { files: second.project.files, record: first.record };
  const again = importInto(stopped, lineageOf([fx, raw]), { pending: second.record });
  expect(again.files).toEqual([]);
  expect(again.record).toBe(second.record);
});

test("without the record, everything is a person's", () => {
  const { project } = importInto(EMPTY, lineageOf([fx, raw]));
  const lost = importInto({ files: project.files }, lineageOf([raw]));
  expect(lost.files).toEqual([]);
});

test('a file in which an alias repeats a value stays as it is', () => {
  const pairs = [pair('a', raw, 'x'), pair('b', raw, 'x')];
  const { project } = importInto(EMPTY, lineageOf([raw], pairs));
  const mine = edited(project, 'a: raw.x\n      b: raw.x', 'a: &x [raw.x]\n      b: *x');
  const changed = [pair('a', raw, 'x', { transform: 'up' }), pair('b', raw, 'x')];
  const again = importInto(mine, lineageOf([raw], changed));
  expect(names(again.findings)).toEqual(['import-file-unchanged']);
  expect(again.files).toEqual([]);
  const next = importInto(again.project, lineageOf([raw], changed));
  expect(names(next.findings)).toEqual(['import-file-unchanged']);
});

test('beside the file of a person, an import writes one of its own', () => {
  const files = {
    [PATH]:
      'version: 1\ndatasets: {orders: {urn: "urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)"}}\n',
  };
  const { project } = importInto({ files }, lineageOf([raw]));
  expect(project.files[PATH]).toBe(files[PATH]);
  expect(project.files['lineage/mysql/shop.imported.yaml']).toContain('- downstream: orders');
});

test('`upstreams: []` and edges do not meet', () => {
  const none = importInto(EMPTY, lineageOf([]));
  expect(none.project.files[PATH]).toContain('upstreams: []');
  const some = importInto(none.project, lineageOf([raw]));
  expect(some.project.files[PATH]).toContain('upstreams: [raw]');
  const back = importInto(some.project, lineageOf([]));
  expect(back.project.files[PATH]).toContain('upstreams: []');
  expect(back.project.files[PATH]).not.toContain('raw:');
  const mine = importInto({ files: some.project.files }, lineageOf([]));
  expect(names(mine.findings)).toEqual(['import-kept-stated']);
  const other = importInto({ files: none.project.files }, lineageOf([raw]));
  expect(names(other.findings)).toEqual(['import-kept-stated']);
  const taken = importInto({ files: none.project.files }, lineageOf([raw]), {
    options: { onClash: 'source' },
  });
  expect(taken.findings).toEqual([]);
});

test('an entry that a person protects keeps its edges', () => {
  const { project } = importInto(EMPTY, lineageOf([raw]));
  const mine = edited(project, 'upstreams: [raw]', 'upstreams: [raw]\n    protect: true');
  const again = importInto(mine, { units: [] });
  expect(again.files).toEqual([]);
  expect(names(again.findings)).toEqual(['import-kept-edited']);
});

test('what the import is not about stays', () => {
  const { project, record } = importInto(EMPTY, lineageOf([raw]));
  const again = importInto(project, { units: [] }, { options: { covers: () => false } });
  expect(again.files).toEqual([]);
  expect(again.record).toBe(record);
});

test('manifests with mistakes are not merged', () => {
  const broken = importInto({ files: { 'a.yaml': 'version: 2\n' } }, lineageOf([raw]));
  expect(broken.files).toEqual([]);
  expect(broken.findings[0]?.level).toBe('error');
});

test('what no manifest can express is left out with a code', () => {
  const strange = urn('a\u0007b');
  const { leftOut, project } = importInto(EMPTY, {
    units: [
      {
        downstream: orders,
        edges: [strange, raw].map((upstream) => ({ upstream, type: 'COPY' as const })),
        pairs: [
          pair('__proto__', raw, 'a'),
          pair('*', raw, 'a'),
          pair('a', raw, '*'),
          pair('', raw, 'a'),
          pair('a', fx, 'a'),
          pair('b', raw, 'a', { confidence: 2 }),
          pair('c', raw, 'a', { transform: 'a\u0007' }),
        ],
        wildcards: [{ upstream: fx }],
      },
      { downstream: strange, edges: [], pairs: [], wildcards: [] },
    ],
  });
  expect(leftOut).toHaveLength(10);
  expect(new Set(leftOut.map(({ code }) => code))).toEqual(new Set(['import-not-expressible']));
  expect(project.files[PATH]).toContain('c: raw.a');
});

test('a short transform is one line of at most 120 characters, and no copy', () => {
  const transforms = ['SUM(a)', 'COPY: "a"', 'a\nb', 'x'.repeat(121), 'NONE', ' '];
  const pairs = transforms.map((transform, i) => pair(`c${i}`, raw, 'a', { transform }));
  const short = importInto(EMPTY, lineageOf([raw], pairs), { options: { transforms: 'short' } });
  expect(short.project.files[PATH]?.match(/transform/g)).toHaveLength(1);
  const none = importInto(EMPTY, lineageOf([raw], pairs), { options: { transforms: 'none' } });
  expect(none.project.files[PATH]).not.toContain('transform');
});

test('damaged lines of a record are counted', () => {
  const { project } = importInto(EMPTY, lineageOf([raw]));
  const record = `<<<<<<< ours\n${project.record}`;
  const again = importInto({ files: project.files, record }, lineageOf([raw]));
  expect(names(again.findings)).toEqual(['import-record-damaged']);
});

test.each([
  ['schema', 'lineage/mysql/shop.yaml', 'lineage/s3/bucket.dev.yaml'],
  ['platform', 'lineage/mysql.yaml', 'lineage/s3.dev.yaml'],
  ['domain', 'lineage/sales.yaml', 'lineage/without-domain.dev.yaml'],
  ['dataset', 'lineage/mysql/orders.yaml', 'lineage/s3/food.dev.yaml'],
  ['single', 'lineage/dbt.yaml', 'lineage/dbt.yaml'],
] as const)('the layout %s decides the files', (by, first, second) => {
  const food = urn('Bucket/a/food.csv', 's3', 'DEV');
  const facts = new Map([[orders, { domain: 'Sales' }]]);
  const { project } = importInto(EMPTY, lineageOf([food]), { facts, options: { by } });
  expect(project.files[first]).toContain('orders');
  expect(project.files[second]).toContain('food');
});
