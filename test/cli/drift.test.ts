import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schemas/drift.schema.json' with { type: 'json' };
import { startProxy } from '../support/cli/kill-proxy.js';
import { urnOf } from '../support/model/state-builders.js';
import { hideEntity } from '../support/scenario/hide-entity.js';
import { declaring } from '../support/scenario/manifests.js';
import { edge, lineage } from '../support/scenario/records.js';
import { applied, ingested, removedByHand } from '../support/scenario/steps.js';
import { shopWorld, type World } from '../support/scenario/world.js';
import { lastLine } from './apply-world.js';

const orders =
  'downstream: orders, upstreams: [raw_orders, raw_fx], columns: {total: raw_orders.amount}';
const mart = 'downstream: mart, upstreams: [orders]';
const wiped = ingested('orders', lineage([edge('sheet')]), 'snowflake-7');

const isHistory = (body: string) => body.includes('If-Version-Match');

async function shopThat(...steps: readonly ((world: World) => Promise<void>)[]): Promise<World> {
  const world = await shopWorld({ clock: minuteClock() });
  for (const step of steps) await step(world);
  return world;
}

/** A clock that advances by a minute at each call. */
function minuteClock(): () => number {
  let time = Date.UTC(2026, 10, 20);
  return () => {
    time += 60_000;
    return time;
  };
}

describe('headwater drift', () => {
  it('gives a JSON document that matches its schema, with the writer and the time of each change', async () => {
    const { headwater } = await shopThat(applied(declaring(orders)), wiped);
    const { code, stdout, stderr } = await headwater('drift', '--format', 'json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const document: unknown = JSON.parse(stdout);
    const valid = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
      schema,
    );
    valid(document);
    expect(valid.errors).toBeNull();
    const write = {
      version: '2',
      by: 'urn:li:corpuser:ingestion',
      at: expect.stringMatching(/^2026-11-20T\d\d:\d\d:00\.000Z$/),
      run: 'snowflake-7',
    };
    expect(document).toMatchObject({
      formatVersion: '1.1',
      kind: 'drift',
      target: { stack: 'shop', target: null, actor: 'urn:li:corpuser:datahub' },
      datasets: [{ urn: urnOf('orders'), address: 'orders', lastWrite: write, wiped: write }],
      summary: { missing: 3, altered: 0, markLost: 0, datasets: 1, wiped: 1, pending: 0 },
      complete: true,
    });
  });

  it('writes nothing, and reads earlier versions only of datasets that differ', async () => {
    const world = await shopThat(applied(declaring(orders, mart)), removedByHand('mart', 'orders'));
    const before = await world.aspectOf(urnOf('mart'), 'upstreamLineage');
    const proxy = await startProxy(world.url, {});
    world.url = proxy.url;
    expect(lastLine((await world.headwater('drift')).stdout)).toBe(
      'Drift: 1 missing, 0 altered, 0 without their mark, across 1 dataset.',
    );
    expect(proxy.requests.filter(({ writeNumber }) => writeNumber !== undefined)).toEqual([]);
    const earlier = proxy.requests
      .filter(({ body }) => isHistory(body))
      .map(({ body }) => JSON.parse(body));
    expect(
      earlier.map((items: readonly { readonly urn: string }[]) => items.map(({ urn }) => urn)),
    ).toEqual([[urnOf('mart')]]);
    expect(await world.aspectOf(urnOf('mart'), 'upstreamLineage')).toEqual(before);
  });

  it('lists its requests with --verbose', async () => {
    const { headwater } = await shopThat(applied(declaring(orders)), wiped);
    expect((await headwater('drift', '--verbose')).stderr).toContain(
      'reading earlier versions of 1 dataset',
    );
  });

  it('reads at most twenty earlier versions', async () => {
    const many = Array.from({ length: 21 }, (_, i) =>
      ingested('orders', lineage([edge('sheet', { query: `urn:li:query:${i}` })])),
    );
    const world = await shopThat(applied(declaring(orders)), ...many);
    const proxy = await startProxy(world.url, {});
    world.url = proxy.url;
    const { stdout } = await world.headwater('drift');
    expect(proxy.requests.filter(({ body }) => isHistory(body))).toHaveLength(20);
    expect(stdout).toContain('perhaps never applied');
    expect(stdout).not.toContain('wiped');
    expect(lastLine(stdout)).toBe(
      'Drift: 3 missing, 0 altered, 0 without their mark, across 1 dataset.',
    );
  });

  it('reads no more earlier versions than it needs', async () => {
    const many = Array.from({ length: 19 }, (_, i) =>
      ingested('orders', lineage([edge('sheet', { query: `urn:li:query:${i}` })])),
    );
    const world = await shopThat(applied(declaring(orders)), ...many);
    const { stdout } = await world.headwater('drift');
    expect(stdout).toContain('was ours until the wipe');
    expect(lastLine(stdout)).toMatch(/, 1 wiped\.$/);
  });

  it('does not search for undeclared datasets with discovery off', async () => {
    const world = await shopThat(applied(declaring(orders, mart)), ({ declare }) =>
      declare({ 'lineage/a.yaml': 'version: 1\nlineage: []\n' }),
    );
    const pending = async (discover: string) =>
      JSON.parse(
        (await world.headwater('drift', '--discover', discover, '--format', 'json')).stdout,
      ).summary.pending;
    expect([await pending('on'), await pending('off')]).toEqual([4, 0]);
  });
});

describe('headwater drift with incomplete answers', () => {
  it('exits 1, not 2, when the catalog hides a dataset', async () => {
    const world = await shopThat(applied(declaring(orders, mart)), wiped);
    await hideEntity(world, urnOf('mart'));
    const { code, stdout } = await world.headwater('drift', '--detailed-exitcode');
    expect(code).toBe(1);
    expect(stdout).toContain('error HW3003');
    expect(lastLine(stdout)).toBe(
      'Drift: 3 missing, 0 altered, 0 without their mark, across 1 dataset, 1 wiped.',
    );
  });

  it('does not name the writer when the catalog does not show earlier versions', async () => {
    const world = await shopThat(applied(declaring(orders)), wiped);
    const forgetful = await startProxy(world.url, {
      before: ({ body }) =>
        isHistory(body) ? { status: 403, body: { message: 'no' } } : undefined,
    });
    world.url = forgetful.url;
    const { code, stdout } = await world.headwater('drift', '--detailed-exitcode');
    expect(code).toBe(2);
    expect(stdout).toContain('perhaps never applied');
    expect(forgetful.requests.filter(({ body }) => isHistory(body))).toHaveLength(1);
  });

  it('fails when the catalog fails halfway', async () => {
    const world = await shopThat(applied(declaring(orders)), wiped);
    const failing = await startProxy(world.url, {
      before: ({ body }) =>
        isHistory(body) ? { status: 500, body: { message: 'no' } } : undefined,
    });
    world.url = failing.url;
    expect(await world.headwater('drift', '--detailed-exitcode')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('HW60'),
    });
  });
});
