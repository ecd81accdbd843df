import { describe, expect, it } from 'vitest';
import { type TestRequest, testStack } from '../../../src/tasks/inspect/test-stack.js';
import { catalogWith } from '../../support/cli/catalog-with.js';
import { stackFolder } from '../../support/cli/stack-folder.js';
import { urnOf } from '../../support/model/state-builders.js';

const settings = (tests: string) => `version: 1\nstack: shop\n${tests}`;
const tests = `tests:
  from-raw: {forbid: {from: raw, to: orders}, description: no raw data}
  sources: {require: {of: orders, upstreams: ">=1"}}
  unused: {forbid: {from: nowhere, to: orders}, level: warning}
`;
const manifest = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, orders: {name: orders}}
lineage:
  - {downstream: orders, upstreams: [raw]}
`;

async function testIn(
  more: Partial<TestRequest>,
  files: Readonly<Record<string, string>> = { 'headwater.yaml': settings(tests) },
) {
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest, ...files });
  return await testStack({ cwd: path, basis: 'declared', ...more });
}

async function shop() {
  const { url } = await catalogWith([urnOf('raw'), urnOf('orders')]);
  return { catalog: { url } };
}

describe('the task of lineage tests', () => {
  it('tests what the manifests declare, without a catalog', async () => {
    const done = await testIn({});
    expect(done).toMatchObject({
      kind: 'tested',
      exitCode: 1,
      document: {
        kind: 'tests',
        basis: 'declared',
        target: { origin: null, stack: 'shop', target: null },
        tests: [
          { name: 'from-raw', state: 'violated', violations: 1, made: null },
          { name: 'sources', state: 'held' },
          { name: 'unused', state: 'held' },
        ],
        findings: [
          { name: 'test-violated', level: 'error', place: { file: 'lineage/a.yaml', line: 5 } },
          { name: 'test-selects-nothing', level: 'warning' },
        ],
      },
    });
  });

  it('tests the lineage of the catalog, and what it would be after an apply', async () => {
    const access = await shop();
    expect(await testIn({ ...access, basis: 'live' })).toMatchObject({
      exitCode: 1,
      document: {
        basis: 'live',
        target: { origin: access.catalog.url },
        tests: [{ state: 'held' }, { state: 'violated', shown: [{ address: 'orders' }] }, {}],
      },
    });
    expect(await testIn({ ...access, basis: 'planned' })).toMatchObject({
      exitCode: 1,
      document: {
        basis: 'planned',
        target: { origin: access.catalog.url },
        tests: [
          { state: 'violated', made: 1, fixed: 0 },
          { state: 'held', made: 0, fixed: 1 },
          { state: 'held' },
        ],
        findings: [{ name: 'test-violated', level: 'error' }, { name: 'test-selects-nothing' }],
      },
    });
  });

  it('reports the mistakes of the plan and of the manifests', async () => {
    const { url } = await catalogWith([urnOf('orders')]);
    const planned = await testIn({ catalog: { url }, basis: 'planned', names: ['sources'] });
    expect(planned).toMatchObject({
      exitCode: 1,
      document: {
        tests: [{ name: 'sources' }],
        findings: [{ name: 'dataset-missing' }, { name: 'test-violated' }],
      },
    });
    expect(await testIn({}, { 'lineage/b.yaml': 'version: 1\nlineage: 7\n' })).toMatchObject({
      kind: 'invalid',
      exitCode: 1,
    });
  });

  it('runs the named tests alone', async () => {
    expect(await testIn({ names: ['sources'] })).toMatchObject({
      exitCode: 0,
      document: { tests: [{ name: 'sources' }], findings: [] },
    });
  });

  it.each([
    ['a mistyped name', { names: ['sorces'] }, tests, 'did you mean "sources"?'],
    [
      'an unknown name',
      { names: ['elsewhere'] },
      tests,
      'the tests are: from-raw, sources, unused',
    ],
    ['no tests', {}, '', 'headwater test --init'],
    ['no catalog', { basis: 'live' as const }, tests, 'DATAHUB_GMS_URL'],
  ])('is a usage error with %s', async (_, request, stated, hint) => {
    const files = { 'headwater.yaml': settings(stated) };
    await expect(testIn(request, files)).rejects.toMatchObject({
      exitCode: 64,
      hint: expect.stringContaining(hint),
    });
  });

  it('ends with an interrupt', async () => {
    const signal = AbortSignal.abort();
    await expect(testIn({ signal })).rejects.toMatchObject({ codeName: 'interrupted' });
  });
});
