import { expect, test } from 'vitest';
import { statementsOf } from '../../../src/import/merge/statements.js';
import { writeFiles } from '../../../src/import/merge/write-files.js';
import { parseStack } from '../../../src/manifest/parse-stack.js';
import type { PortableLineage, PortablePair } from '../../../src/model/portable-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { importInto, importOptions, type Project } from '../../support/manifest/importing.js';

function urn(name: string): DatasetUrn {
  return `urn:li:dataset:(urn:li:dataPlatform:mysql,${name},PROD)` as DatasetUrn;
}

const orders = urn('shop.orders');
const raw = urn('shop.raw');
const fx = urn('shop.fx');

function pairOf(downstreamColumn: string, transform?: string): PortablePair {
  return {
    downstreamColumn,
    upstream: { dataset: raw, column: 'x' },
    ...(transform !== undefined && { transform }),
    confidence: 1,
  };
}

function lineageOf(
  upstreams: readonly DatasetUrn[],
  pairs: readonly PortablePair[] = [],
  downstream = orders,
): PortableLineage {
  const edges = upstreams.map((upstream) => ({ upstream, type: 'TRANSFORMED' as const }));
  return { units: [{ downstream, edges, pairs, wildcards: [] }] };
}

const EMPTY: Project = { files: {} };
const NOTHING: PortableLineage = { units: [] };
/** An edge of another type, alone. */
const COPIED: PortableLineage = {
  units: [
    { downstream: orders, edges: [{ upstream: raw, type: 'COPY' }], pairs: [], wildcards: [] },
  ],
};
const PATH = 'lineage/mysql/shop.yaml';
const BESIDE = 'lineage/mysql/shop.imported.yaml';

function edited(project: Project, from: string, to: string, path = PATH): Project {
  const text = project.files[path] ?? '';
  expect(text).toContain(from);
  return { ...project, files: { ...project.files, [path]: text.replace(from, to) } };
}

/** A manifest of a person with datasets of the shop. */
function manifest(lineage: string): string {
  return `version: 1
defaults: {platform: mysql}
datasets: {o: {name: shop.orders}, r: {name: shop.raw}}
lineage:
${lineage}`;
}

/** Expects that no file changes, for the reason that this finding names. */
function expectKept(
  { files, findings }: Pick<ReturnType<typeof importInto>, 'files' | 'findings'>,
  reason: string,
): void {
  expect(files).toEqual([]);
  expect(findings.map(({ name }) => name)).toEqual([reason]);
}

test('the ownership that a person adds to an entry stays when its upstreams change', () => {
  const { project } = importInto(EMPTY, lineageOf([raw]));
  const mine = edited(project, 'upstreams: [raw]', 'upstreams: [raw]\n    ownership: exclusive');
  const again = importInto(mine, lineageOf([fx]));
  expect(again.findings).toEqual([]);
  expect(again.project.files[PATH]).toContain('upstreams: [fx]\n    ownership: exclusive');
});

test('a file stays if its change would take the words of a person with it', () => {
  const { project } = importInto(EMPTY, lineageOf([fx, raw]));
  const mine = edited(
    project,
    'upstreams: [fx, raw]',
    'upstreams: [fx]\n  - downstream: orders\n    protect: true\n    upstreams: [raw]',
  );
  const again = importInto(mine, lineageOf([fx]));
  expectKept(again, 'import-file-unchanged');
});

test('a file stays if its change would take an anchor that a person uses', () => {
  const columns = [pairOf('a', 'up'), pairOf('b', 'up')];
  const { project } = importInto(EMPTY, lineageOf([raw], columns));
  const anchored = edited(project, 'transform: up', 'transform: &up up');
  const mine = edited(anchored, 'transform: up', 'transform: *up');
  const again = importInto(mine, lineageOf([raw], [pairOf('b', 'up')]));
  expectKept(again, 'import-file-unchanged');
});

test('new elements go beside files that cannot be changed', () => {
  const columns = [pairOf('a'), pairOf('b')];
  const first = importInto(EMPTY, lineageOf([raw], columns));
  const from = 'a: raw.x\n      b: raw.x';
  const to = 'a: &x [raw.x]\n      b: *x';
  const changed = [pairOf('a', 'up'), pairOf('b')];
  const more = [pairOf('c'), pairOf('d')];
  const second = importInto(
    edited(first.project, from, to),
    lineageOf([raw], [...changed, ...more]),
  );
  expect(second.files.map(({ path }) => path)).toEqual([BESIDE]);
  const third = importInto(
    edited(second.project, 'c: raw.x\n      d: raw.x', 'c: &x [raw.x]\n      d: *x', BESIDE),
    lineageOf([raw], [...changed, pairOf('c', 'up'), pairOf('d'), pairOf('e')]),
  );
  expect(third.files.map(({ path }) => path)).toEqual(['lineage/mysql/shop.imported-2.yaml']);
});

test('a name that is nothing but its platform instance is kept whole', () => {
  const odd = urn('shop.');
  const facts = new Map([[odd, { platformInstance: 'shop' }]]);
  const { project } = importInto(EMPTY, lineageOf([], [], odd), { facts });
  const text = Object.values(project.files).join('');
  expect(text).toContain('name: shop.');
  expect(text).not.toContain('platformInstance');
});

test('more values than are remembered are merged as few are', () => {
  const pairs = Array.from({ length: 10_001 }, (_, i) => pairOf(`c${i}`, `f${i}`));
  const first = importInto(EMPTY, lineageOf([raw], pairs));
  expect(first.counts.new).toBe(10_002);
  const again = importInto(first.project, lineageOf([raw], pairs));
  expect(again.files).toEqual([]);
  expect(again.record).toBe(first.record);
});

test('a protected entry keeps the edges that stand, and no others come back', () => {
  const { project } = importInto(EMPTY, lineageOf([fx, raw]));
  const mine = edited(project, 'upstreams: [fx, raw]', 'upstreams: [raw]\n    protect: true');
  const again = importInto(mine, lineageOf([fx]));
  expectKept(again, 'import-kept-edited');
  expect(again.counts).toMatchObject({ kept: 1, staysGone: 1 });
});

test('manifests that contradict `upstreams: []` get no more edges', () => {
  const text = manifest(
    '  - {downstream: o, upstreams: []}\n  - {downstream: o, upstreams: [r]}\n',
  );
  const project = { files: { 'mine.yaml': text } };
  const more = importInto(project, lineageOf([fx, raw]));
  expectKept(more, 'import-kept-stated');
  const none = importInto(project, lineageOf([]));
  expect(none.files).toEqual([]);
  expect(none.findings[0]?.message).toContain('the manifests have upstreams');
});

test('what the import is not about does not get into the record', () => {
  const options = { covers: () => false };
  const { files, record } = importInto(EMPTY, lineageOf([raw]), { options });
  expect(files).toEqual([]);
  expect(record).not.toContain('urn:');
});

test('a short name with a description of a person stays, used or not', () => {
  const { project } = importInto(EMPTY, lineageOf([fx, raw]));
  const mine = edited(project, 'fx: {name: shop.fx}', 'fx: {name: shop.fx, description: mine}');
  const again = importInto(mine, lineageOf([raw]));
  expect(again.project.files[PATH]).toContain('description: mine');
  expect(again.project.files[PATH]).toContain('upstreams: [raw]');
});

test('a short name that a person gave is not the name of the import', () => {
  const files = { 'mine.yaml': manifest('  - {downstream: o, upstreams: [r]}\n') };
  const first = importInto({ files }, lineageOf([fx, raw]));
  expect(Object.keys(first.project.files)).toEqual(['mine.yaml', PATH]);
  const again = importInto(first.project, lineageOf([fx, raw]));
  expect(again.files).toEqual([]);
  expect(again.record).toBe(first.record);
  const gone = importInto(again.project, NOTHING);
  expect(gone.project.files['mine.yaml']).toBe(files['mine.yaml']);
});

test('a short name of the import stays while a person uses it', () => {
  const { project } = importInto(EMPTY, lineageOf([fx, raw]));
  const mine = {
    ...project,
    files: {
      ...project.files,
      'mine.yaml': `version: 1
datasets: {daily: {name: shop.daily, platform: mysql}}
lineage:
  - downstream: daily
    upstreams: [raw]
    columns: {a: raw.x}
`,
    },
  };
  const again = importInto(mine, NOTHING);
  expect(again.findings).toEqual([]);
  expect(again.project.files[PATH]).toContain('raw: {name: shop.raw}');
  expect(again.project.files[PATH]).not.toContain('fx');
});

test('lineage tests stay, and so do the short names that they use', () => {
  const { project } = importInto(EMPTY, lineageOf([fx, raw]));
  const tests = 'tests:\n  # about raw\n  one: {forbid: {from: +raw, to: "*"}}\n';
  const files = { [PATH]: `${project.files[PATH]}${tests}`, 'mine.yaml': `version: 1\n${tests}` };
  const again = importInto({ ...project, files }, lineageOf([fx]));
  expect(again.findings).toEqual([]);
  expect(again.project.files[PATH]).toContain(tests);
  expect(again.project.files[PATH]).not.toContain('- raw');
  const gone = importInto(again.project, NOTHING);
  expect(gone.project.files[PATH]).toContain(tests);
  expect(gone.project.files[PATH]).toContain('raw: {name: shop.raw}');
  expect(gone.project.files[PATH]).not.toContain('fx');
});

test('an upstream that does not fit on a line is a block', () => {
  const long = 'r'.repeat(90);
  const files = {
    'mine.yaml': `version: 1
datasets: {${long}: {name: shop.raw, platform: mysql}}
`,
  };
  const { project } = importInto({ files }, COPIED);
  expect(project.files[PATH]).toContain(`      - dataset: ${long}\n        type: COPY\n`);
});

test('of a pair that a source states twice, the first counts', () => {
  const pairs = [pairOf('a', 'first'), pairOf('a', 'second')];
  const { project, counts } = importInto(EMPTY, lineageOf([raw], pairs));
  expect(counts.new).toBe(2);
  expect(project.files[PATH]).toContain('transform: first');
});

test('a downstream without any upstream that a manifest can express is left out', () => {
  const { files, leftOut } = importInto(EMPTY, lineageOf([urn('a\u0007b')]));
  expect(files).toEqual([]);
  expect(leftOut).toHaveLength(1);
});

test('a wildcard with exceptions of a person is kept', () => {
  const entry =
    '  - {downstream: o, upstreams: [r], columns: {"*": {from: r.*, except: [b, a]}}}\n';
  const files = { 'mine.yaml': manifest(entry) };
  const [unit] = lineageOf([raw]).units;
  const source = { units: unit ? [{ ...unit, wildcards: [{ upstream: raw }] }] : [] };
  const kept = importInto({ files }, source);
  expectKept(kept, 'import-kept-stated');
});

test('a malformed type or confidence is read as the usual one', () => {
  const text = manifest(
    '  - {downstream: o, upstreams: [{dataset: r, type: X}], columns: {a: {from: r.x, confidence: 7}}}\n',
  );
  const { stack } = parseStack({
    files: [{ path: 'mine.yaml', text }],
    namespace: 'li',
    target: {},
  });
  const elements = [...statementsOf(stack.units[0]).values()].flat().map(({ element }) => element);
  expect(elements).toMatchObject([
    { kind: 'edge', type: 'TRANSFORMED' },
    { kind: 'pair', confidence: 1 },
  ]);
});

test('of files that contradict each other only the wrong one changes', () => {
  const entry = (type: string) => `  - {downstream: o, upstreams: [{dataset: r, type: ${type}}]}\n`;
  const files = {
    'a.yaml': manifest(entry('VIEW')),
    'b.yaml': `version: 1\nlineage:\n${entry('COPY')}`,
  };
  const taken = importInto({ files }, COPIED, { options: { onClash: 'source' } });
  expect(taken.findings).toEqual([]);
  expect(taken.files.map(({ path }) => path)).toEqual(['a.yaml']);
  expect(taken.project.files['a.yaml']).toContain('type: COPY');
});

test('a mistake of the program is not taken for a file that cannot be changed', () => {
  const { project } = importInto(EMPTY, lineageOf([raw]));
  const files = Object.entries(project.files).map(([path, text]) => ({ path, text }));
  const { stack } = parseStack({ files, namespace: 'li', target: {} });
  const added = [{ kind: 'edge' as const, upstream: fx, type: 'COPY' as const }];
  const units = new Map([[orders, { added, changed: [], removed: [] }]]);
  const plan = {
    byPath: new Map([[PATH, { units, names: new Map(), removedNames: [] }]]),
    shortName: (): string => {
      throw new RangeError('no name');
    },
    record: new Map(),
  };
  const input = { lineage: NOTHING, files, namespace: 'li', options: importOptions };
  expect(() => writeFiles(plan, { input, stack })).toThrow(new RangeError('no name'));
});

test('a schema with an address is named by it', () => {
  const schema = 'https://example.com/manifest.schema.json';
  const { project } = importInto(EMPTY, lineageOf([raw]), { options: { schema } });
  expect(project.files[PATH]).toContain(`$schema=${schema}\n`);
});
