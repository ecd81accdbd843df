import { describe, expect, it } from 'vitest';
import type { Plan } from '../../src/plan/document/plan.js';
import type { CliRun } from '../support/cli/run-cli.js';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { receiptsOf } from '../support/scenario/receipts.js';
import { behind } from '../support/scenario/shop-with-mart.js';
import { applied, ingested } from '../support/scenario/steps.js';
import { shopWorld, type World } from '../support/scenario/world.js';

const layers = (more = '') =>
  `tests: {layers: {forbid: {from: raw_orders, to: mart}, description: the mart reads orders${more}}}\n`;
const orders = 'downstream: orders, upstreams: [raw_orders]';
const mart = 'downstream: mart, upstreams: [orders]';
const safe = 'downstream: mart, upstreams: [raw_fx]';

/** A shop with our orders and a mart from elsewhere, where `layers` is held. */
async function shopWithTest(): Promise<World> {
  const world = await shopWorld();
  await applied(declaring(orders, safe), { settings: layers() })(world);
  return world;
}

async function planIn(world: World, ...flags: readonly string[]): Promise<Plan> {
  const { stdout } = await world.headwater('plan', '--format', 'json', ...flags);
  return JSON.parse(stdout) as Plan;
}

async function expectRefused(world: World, ...command: readonly string[]): Promise<CliRun> {
  const before = world.writes();
  const run = await world.headwater(...command);
  expect(run.code, run.stdout).toBe(3);
  expect(run.stdout).toContain('refused HW4008');
  expect(world.writes()).toBe(before);
  return run;
}

describe('a lineage test', () => {
  it('refuses the change that breaks it, with the shortest path and its place', async () => {
    const world = await shopWithTest();
    await world.declare(declaring(orders, mart));
    expect((await expectRefused(world, 'plan')).stdout).toContain('mart <- orders <- raw_orders');
    const { guards, tests } = await planIn(world);
    expect(guards).toMatchObject([{ guard: 'test', address: 'layers', allowed: null }]);
    expect(tests).toMatchObject([
      {
        name: 'layers',
        state: 'violated',
        violations: 1,
        made: 1,
        shown: [
          {
            address: 'mart <- raw_orders',
            message: 'mart <- orders <- raw_orders',
            made: true,
            place: { file: 'lineage/shop.yaml', line: 11 },
            path: [{ made: false }, { made: false, place: { line: 10 } }, { made: true }],
          },
        ],
      },
    ]);
    await expectRefused(world, 'apply', '--auto-approve');
  });

  it('is lifted by name and with a reason', async () => {
    const world = await shopWithTest();
    await world.declare(declaring(orders, mart));
    await expectRefused(world, 'plan', '--allow', 'test=other', '--reason', 'no');
    const lifted = ['--allow', 'test=layers', '--reason', 'agreed with finance'];
    const { guards } = await planIn(world, ...lifted);
    expect(guards).toMatchObject([{ guard: 'test', allowed: 'agreed with finance' }]);
    const run = await world.headwater('apply', '--auto-approve', ...lifted);
    expect(run.code, run.stdout).toBe(0);
  });

  it('says what a change mends', async () => {
    const world = await shopWorld();
    await applied(declaring(orders, mart))(world);
    await world.configure(layers());
    await world.declare(declaring(orders, safe));
    const { tests, guards } = await planIn(world);
    expect(guards).toEqual([]);
    expect(tests).toMatchObject([{ state: 'held', violations: 0, made: 0, fixed: 1 }]);
  });

  it('only warns of a violation that was there before, unless existing is true', async () => {
    const world = await shopWorld();
    await applied(declaring(orders))(world);
    await ingested('mart', { upstreams: [{ dataset: urnOf('orders'), type: 'COPY' }] })(world);
    await world.configure(layers());
    await world.declare(declaring(orders.replace('[raw_orders]', '[raw_orders, raw_fx]')));
    const plan = await planIn(world);
    expect(plan.tests).toMatchObject([{ violations: 1, made: 0, shown: [{ made: false }] }]);
    expect(plan.findings).toMatchObject([{ name: 'test-violated-before', level: 'warning' }]);
    expect(plan.guards).toEqual([]);
    await world.configure(layers(', existing: true'));
    await expectRefused(world, 'plan');
    await expectRefused(world, 'apply', '--auto-approve');
  });

  it('refuses a rollback that breaks it', async () => {
    const world = await shopWorld();
    await applied(declaring(orders, mart))(world);
    await applied(declaring(orders, safe))(world);
    await world.configure(layers());
    const receipt = (await receiptsOf(world)).at(-1) ?? '';
    const run = await expectRefused(world, 'rollback', receipt);
    expect(run.stdout).toContain('mart <- orders <- raw_orders');
  });

  it('asks for facts of the catalog, and refuses what they forbid', async () => {
    const world = await shopWorld();
    await world.write('/openapi/v3/entity/dataset?async=false', [
      {
        urn: urnOf('raw_orders'),
        globalTags: { value: { tags: [{ tag: 'urn:li:tag:PII' }] } },
        ownership: { value: { owners: [{ owner: 'urn:li:corpuser:jo', type: 'DATAOWNER' }] } },
      },
    ]);
    await world.configure(
      `tests:
  pii: {forbid: {from: {tag: PII, columns: true}, to: {not: {owner: jo}}}}
  mapped: {require: {of: mart, columns: mapped}, level: warning}
`,
    );
    await world.declare(declaring(`${orders}, columns: {total: raw_orders.amount}`, safe));
    const { guards, tests } = await planIn(world);
    expect(guards).toMatchObject([{ guard: 'test', address: 'pii' }]);
    expect(tests).toMatchObject([
      { name: 'mapped', violations: 2, made: 0, limit: null },
      { name: 'pii', violations: 1, limit: null },
    ]);
  });

  it('says what it may miss with --discover off', async () => {
    const world = await shopWithTest();
    const { tests } = await planIn(world, '--discover', 'off');
    expect(tests?.[0]?.limit).toContain('with --discover off, only');
  });
});

describe('what a plan asks the catalog', () => {
  /** The requests of a command, without what differs from run to run. */
  async function requestsOf(world: World, ...command: readonly string[]) {
    const { url } = world;
    const seen: string[] = [];
    await behind(world, ({ path, body }) => {
      seen.push(`${path} ${body}`);
      return undefined;
    });
    const { code, stdout } = await world.headwater(...command);
    expect(code, stdout).toBe(0);
    world.url = url;
    return seen.sort();
  }

  it('is the same without tests, in drift, and for adopt and release', async () => {
    const world = await shopWorld();
    await applied(declaring(orders, safe))(world);
    for (const command of [['drift'], ['adopt'], ['release', '--select', 'mart'], ['list']]) {
      await world.configure('');
      const without = await requestsOf(world, ...command);
      await world.configure(layers());
      expect(await requestsOf(world, ...command)).toEqual(without);
    }
    await world.configure(layers());
    expect((await requestsOf(world, 'plan')).join('\n')).toContain('"DATASET","DATA_JOB"');
    await world.configure('');
    expect((await requestsOf(world, 'plan')).join('\n')).not.toContain('"DATASET","DATA_JOB"');
    expect(await planIn(world)).not.toHaveProperty('tests');
  });
});
