import { describe, expect, it } from 'vitest';
import { worldThat } from '../support/cli/explain-json.js';
import { startProxy } from '../support/cli/kill-proxy.js';
import { urnOf } from '../support/model/state-builders.js';
import { hideEntity } from '../support/scenario/hide-entity.js';
import { declaring } from '../support/scenario/manifests.js';
import { edge, lineage } from '../support/scenario/records.js';
import { anotherStackApplied, applied, hardDeleted, ingested } from '../support/scenario/steps.js';
import { lastLine } from './apply-world.js';

const orders =
  'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: COPY}], columns: {total: raw_orders.amount, id: raw_orders.id}';
const mart = 'downstream: mart, upstreams: [orders], protect: true';

describe('headwater list', () => {
  it('shows what the stack owns, and no lineage of other writers', async () => {
    const { headwater, url } = await worldThat(
      ingested('orders', lineage([edge('sheet')])),
      anotherStackApplied('finance', declaring('downstream: mart, upstreams: [raw_fx]')),
      applied(declaring(orders, mart)),
    );
    expect(await headwater('list')).toEqual({
      code: 0,
      stdout: `Headwater list for stack shop
catalog ${url}

mart  snowflake mart (PROD)
  <- orders      TRANSFORMED  0 pairs     protected

orders  snowflake orders (PROD)
  <- raw_fx      COPY         0 pairs
  <- raw_orders  TRANSFORMED  2 pairs

Owns 3 edges and 2 column pairs across 2 datasets.
`,
      stderr: '',
    });
    const { stdout } = await headwater('list', '--columns');
    expect(stdout).toContain(
      '       orders.id <- raw_orders.id\n       orders.total <- raw_orders.amount\n',
    );
  });

  it('gives JSON in a format of its own', async () => {
    const { headwater } = await worldThat(applied(declaring(orders, mart)));
    const { code, stdout } = await headwater('list', '--format', 'json', '--columns');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      formatVersion: '1.2',
      kind: 'list',
      tool: { name: 'headwater' },
      complete: true,
      summary: { edges: 3, pairs: 2, datasets: 2 },
      edges: [
        { downstream: urnOf('mart'), upstream: urnOf('orders'), protected: true, columns: [] },
        { address: 'orders <- raw_fx', type: 'COPY' },
        {
          address: 'orders <- raw_orders',
          pairs: 2,
          columns: [{ address: 'orders.id <- raw_orders.id' }, {}],
        },
      ],
    });
  });

  it('finds datasets that no manifest names any more', async () => {
    const { headwater } = await worldThat(applied(declaring(orders)), ({ declare }) =>
      declare({ 'lineage/a.yaml': 'version: 1\nlineage: []\n' }),
    );
    const { code, stdout } = await headwater('list');
    expect(code).toBe(0);
    expect(stdout).toContain('snowflake:orders  snowflake orders (PROD)\n  <- snowflake:raw_fx');
    expect(lastLine(stdout)).toBe('Owns 2 edges and 2 column pairs across 1 dataset.');
  });

  it('reads the datasets of the manifests, even if the index does not list them', async () => {
    const world = await worldThat(applied(declaring(orders)));
    const empty = {
      data: { scrollAcrossEntities: { nextScrollId: null, count: 0, total: 0, searchResults: [] } },
    };
    const behind = await startProxy(world.url, {
      before: ({ path, body }) =>
        path.includes('graphql') && body.includes('scrollAcrossEntities')
          ? { status: 200, body: empty }
          : undefined,
    });
    world.url = behind.url;
    expect(lastLine((await world.headwater('list')).stdout)).toBe(
      'Owns 2 edges and 2 column pairs across 1 dataset.',
    );
    await world.declare({ 'lineage/a.yaml': 'version: 1\nlineage: []\n' });
    expect(lastLine((await world.headwater('list')).stdout)).toBe('Owns nothing.');
  });

  it('shows what each target owns', async () => {
    const settings = 'targets: {dev: {env: PROD}}\n';
    const { headwater } = await worldThat(
      applied(declaring(mart), { settings }),
      applied(declaring('downstream: orders, upstreams: [raw_orders]'), {
        settings,
        flags: ['--target', 'dev'],
      }),
    );
    const [own, dev] = [await headwater('list'), await headwater('list', '--target', 'dev')];
    expect(own.stdout).toContain('<- orders ');
    expect(own.stdout).not.toContain('<- raw_orders');
    expect(dev.stdout).toContain('Headwater list for stack shop, target dev\n');
    expect(dev.stdout).toContain('<- raw_orders');
    expect(dev.stdout).not.toContain('<- orders ');
  });

  it('writes nothing, and does not need the upstreams to exist', async () => {
    const world = await worldThat(applied(declaring(mart)), hardDeleted('orders'));
    const before = await world.aspectOf(urnOf('mart'), 'upstreamLineage');
    const proxy = await startProxy(world.url, {});
    world.url = proxy.url;
    expect(lastLine((await world.headwater('list')).stdout)).toBe(
      'Owns 1 edge and 0 column pairs across 1 dataset.',
    );
    expect(proxy.requests.filter(({ writeNumber }) => writeNumber !== undefined)).toEqual([]);
    expect(await world.aspectOf(urnOf('mart'), 'upstreamLineage')).toEqual(before);
  });
});

describe('headwater list with incomplete answers', () => {
  it('exits 1 in every format when the catalog hides a dataset', async () => {
    const world = await worldThat(applied(declaring(orders, mart)));
    await hideEntity(world, urnOf('mart'));
    const { code, stdout } = await world.headwater('list');
    expect(code).toBe(1);
    expect(stdout).toContain('error HW3003');
    expect(lastLine(stdout)).toBe('Owns at least 2 edges and 2 column pairs across 1 dataset.');
    const json = await world.headwater('list', '--format', 'json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      complete: false,
      findings: [{ code: 'HW3003' }],
    });
  });
});
