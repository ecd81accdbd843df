import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schemas/graph.schema.json' with { type: 'json' };
import { worldThat } from '../support/cli/explain-json.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { readHtml } from '../support/report/html-reading.js';
import { readMermaid } from '../support/report/mermaid-reading.js';
import { declaring } from '../support/scenario/manifests.js';
import { edge, lineage } from '../support/scenario/records.js';
import { anotherStackApplied, applied, ingested } from '../support/scenario/steps.js';
import { lastLine } from './apply-world.js';

const orders =
  'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount, "*": raw_orders.*}';
const mart = 'downstream: mart, upstreams: [{dataset: orders, type: VIEW}]';

const validGraph = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
  schema,
);

async function offline(...args: readonly string[]) {
  const { path } = await stackFolder(declaring(orders, mart));
  return await runCli(['graph', ...args], { cwd: path });
}

describe('headwater graph', () => {
  it('shows the declared lineage without a request to a catalog', async () => {
    expect(await offline()).toEqual({
      code: 0,
      stdout: `Headwater graph for stack shop
as the manifests declare it; no catalog was asked

raw_orders  snowflake raw_orders (PROD)
└─ orders  snowflake orders (PROD)
   │    total <- amount
   │    * <- *
   └─ mart (VIEW)  snowflake mart (PROD)

raw_fx  snowflake raw_fx (PROD)
sheet  snowflake sheet (PROD)

Graph: 5 datasets, 2 edges, 1 column pair and 1 wildcard.
`,
      stderr: '',
    });
  });

  it.each([
    ['one step around', ['raw_orders'], 'Graph: 2 datasets, 1 edge'],
    ['two steps', ['raw_orders', '--depth', '2'], 'Graph: 3 datasets, 2 edges'],
    ['upstreams only', ['--select', 'orders', '--upstream', 'all'], 'Graph: 2 datasets, 1 edge'],
    ['downstreams only', ['orders', '--downstream', '1'], 'Graph: 2 datasets, 1 edge'],
    ['the depth of the expression', ['raw_orders+'], 'Graph: 3 datasets, 2 edges'],
    ['depth 0', ['raw_orders', '--depth', '0'], 'Graph: 1 dataset, 0 edges'],
    [
      'the matches of globs and of several expressions',
      ['m*', 'raw_*', '--depth', '0'],
      'Graph: 3 datasets, 0 edges',
    ],
  ])('shows %s', async (_what, args, expected) => {
    const { code, stdout } = await offline(...args, '--no-columns');
    expect([code, lastLine(stdout)]).toEqual([0, `${expected}.`]);
  });

  it('names a greater depth only where one may show more', async () => {
    const depth = '--depth reach further';
    expect((await offline('orders', '--depth', '0')).stdout).toContain(depth);
    const { stdout } = await offline('orders', '--depth', 'all');
    expect(stdout).not.toContain('Not shown');
    expect(stdout).not.toContain(depth);
  });

  it('gives JSON with a schema of its own, Mermaid and a page', async () => {
    const json = await offline('orders', '--format', 'json');
    expect(validGraph(JSON.parse(json.stdout)), JSON.stringify(validGraph.errors)).toBe(true);
    const { links } = await readMermaid((await offline('--format', 'mermaid')).stdout);
    expect(links.map(({ label }) => label)).toEqual(['VIEW', '', '']);
    const page = readHtml((await offline('--format', 'html')).stdout);
    expect([...page.textsOf('text.name')].sort()).toEqual([
      'mart',
      'orders',
      'raw_fx',
      'raw_orders',
      'sheet',
    ]);
  });

  it.each([
    ['a name of no dataset', ['ordrs'], 'HW1010', 'did you mean: headwater graph orders'],
    [
      'a name that may exist only in the catalog',
      ['zzz'],
      'HW1010',
      'what only the catalog knows is found with --live',
    ],
    ['an empty expression', ['+'], 'HW1005', 'write a name'],
  ])('refuses %s', async (_what, args, code, hint) => {
    const run = await offline(...args);
    expect([run.code, run.stdout]).toEqual([64, '']);
    expect(run.stderr).toContain(code);
    expect(run.stderr).toContain(hint);
  });

  it.each(['-1', '1.5', 'many', '10000'])('refuses the depth %s', async (depth) => {
    const { code, stderr } = await offline('--depth', depth);
    expect(code).toBe(64);
    expect(stderr).toContain('It must be a whole number up to 9999, or all.');
  });

  it('shows the errors of manifests instead', async () => {
    const { path } = await stackFolder({
      'lineage/a.yaml': 'version: 1\nlineage: [{downstream: nothing}]\n',
    });
    const { code, stdout } = await runCli(['graph'], { cwd: path });
    expect([code, lastLine(stdout)]).toEqual([1, expect.stringMatching(/^Invalid: /)]);
  });
});

describe('headwater graph --live', () => {
  const shop = () =>
    worldThat(
      ingested('orders', lineage([edge('sheet')])),
      anotherStackApplied('finance', declaring('downstream: mart, upstreams: [raw_fx]')),
      applied(declaring(orders, mart)),
    );

  it('shows the lineage in the catalog, of every writer', async () => {
    const { headwater, url } = await shop();
    const { code, stdout } = await headwater('graph', 'orders', '--live', '--no-columns');
    expect(code).toBe(0);
    expect(stdout).toBe(`Headwater graph for stack shop
catalog ${url}, lineage of all writers
of orders, with 1 step upstream and 1 step downstream

raw_orders  snowflake raw_orders (PROD)
└─ orders (ours)  snowflake orders (PROD)
   └─ mart (VIEW, ours)  snowflake mart (PROD), 1 more upstream

sheet  snowflake sheet (PROD)
└─ orders (above)

Not shown: more upstream of 1 dataset; --upstream, --downstream and --depth reach further.
Graph: 4 datasets, 3 edges.
`);
    const all = await headwater('graph', 'orders', '--live', '--depth', 'all', '--format', 'json');
    const graph = JSON.parse(all.stdout);
    expect(validGraph(graph), JSON.stringify(validGraph.errors)).toBe(true);
    expect(
      graph.pairs.map(
        ({ address, owner }: { address: string; owner: string }) => `${address} ${owner}`,
      ),
    ).toContain('orders.total <- raw_orders.amount ours');
  });

  it('finds a dataset that no manifest names by its urn or name', async () => {
    const { headwater, declare } = await shop();
    await declare({ 'lineage/shop.yaml': 'version: 1\nlineage: []\n' });
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,raw_fx,PROD)';
    const { code, stdout } = await headwater('graph', urn, '--live');
    expect(code).toBe(0);
    expect(stdout).toContain("└─ snowflake:mart (another stack's)  ");
    expect((await headwater('graph', 'raw_fx', '--live')).stdout).toContain(
      "└─ snowflake:mart (another stack's)  ",
    );
  });

  it('says which datasets it searched when nothing matches', async () => {
    const { headwater } = await shop();
    const { code, stderr } = await headwater('graph', 'zzz', '--live');
    expect(code).toBe(64);
    expect(stderr).toContain(
      'no dataset that the manifests name or that has lineage in the catalog',
    );
  });
});
