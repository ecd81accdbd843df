import { describe, expect, it } from 'vitest';
import { startProxy, type Verdict } from '../support/cli/kill-proxy.js';
import type { CliRun } from '../support/cli/run-cli.js';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { applied } from '../support/scenario/steps.js';
import { shopWorld, type World } from '../support/scenario/world.js';

const orders = 'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: COPY}]';
const mart = 'downstream: mart, upstreams: [orders]';

interface Grants {
  /** Datasets whose lineage may be edited; absent if the catalog does not support the query. */
  readonly lineage?: readonly string[];
  /** Privileges on every dataset; absent if the catalog does not return them. */
  readonly granted?: readonly string[];
}

/** A shop whose catalog returns these privileges and otherwise works as usual. */
async function shopGranting({
  lineage,
  granted,
}: Grants): Promise<{ readonly world: World; readonly asked: () => number }> {
  const world = await shopWorld();
  const proxy = await startProxy(world.url, {
    before: ({ body }) => {
      if (body.includes('mayEditLineage')) return lineageAnswer(body, lineage);
      return body.includes('query granted') ? grantedAnswer(body, granted) : undefined;
    },
  });
  world.url = proxy.url;
  const isQuestion = ({ body }: { readonly body: string }) =>
    body.includes('mayEditLineage') || body.includes('query granted');
  return { world, asked: () => proxy.requests.filter(isQuestion).length };
}

const unknown: Verdict = {
  status: 200,
  body: { errors: [{ message: 'Validation error' }], data: null },
};

function lineageAnswer(body: string, lineage: Grants['lineage']): Verdict {
  if (!lineage) return unknown;
  const urns: readonly string[] = JSON.parse(body).variables.urns;
  const editable = new Set<string>(lineage.map((name) => urnOf(name)));
  return {
    status: 200,
    body: {
      data: {
        entities: urns.map((urn) => ({ urn, privileges: { canEditLineage: editable.has(urn) } })),
      },
    },
  };
}

function grantedAnswer(body: string, granted: Grants['granted']): Verdict {
  if (!granted) return unknown;
  const count = Object.keys(JSON.parse(body).variables).length - 1;
  const answers = Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`p${i}`, { privileges: granted }]),
  );
  return {
    status: 200,
    body: { data: { appConfig: { policiesConfig: { enabled: true } }, ...answers } },
  };
}

const all = ['raw_orders', 'raw_fx', 'orders', 'mart', 'sheet'];

function expectNothingWritten(world: World, run: CliRun, before: number): void {
  expect(world.writes()).toBe(before);
  expect(run.stdout).toContain('\nNothing was written.\n');
}

describe('a privilege that the catalog says is missing', () => {
  it('is a warning in a plan, and an error before the first write of an apply', async () => {
    const { world } = await shopGranting({ lineage: ['orders', 'mart', 'raw_orders'] });
    await world.declare(declaring(orders, mart));
    const planned = await world.headwater('plan', '--detailed-exitcode');
    expect(planned.code).toBe(2);
    expect(planned.stdout).toContain(
      'warning HW3024 urn:li:corpuser:datahub may not edit the lineage of "raw_fx"',
    );
    expect(planned.stdout.match(/HW3024/g)).toHaveLength(1);
    const before = world.writes();
    const run = await world.headwater('apply', '--auto-approve');
    expect(run.code).toBe(1);
    expect(run.stdout).toContain(
      'error HW5012 urn:li:corpuser:datahub may not write all of it:\n  ! raw_fx: EDIT_LINEAGE or EDIT_ENTITY is missing\n',
    );
    expectNothingWritten(world, run, before);
    expect(await world.aspectOf(urnOf('mart'), 'upstreamLineage')).toBeNull();
  });

  it('stops a dry run, an apply of a saved plan, and an apply without consent alike', async () => {
    const { world } = await shopGranting({ lineage: [] });
    await world.declare(declaring(mart));
    expect((await world.headwater('plan', '--out', 'plan.json')).code).toBe(0);
    // The digest of the plan covers this finding too, although it is added last.
    const shown = await world.headwater('show', 'plan.json');
    expect(shown.stdout).toContain('HW3024');
    expect(shown.stdout).not.toContain('HW5016');
    const before = world.writes();
    for (const flags of [['--dry-run'], ['plan.json'], []]) {
      const run = await world.headwater('apply', ...flags);
      expect(run.code).toBe(1);
      expect(run.stdout).toContain('HW5012');
      expectNothingWritten(world, run, before);
    }
    const { stdout } = await world.headwater('apply', '--auto-approve', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'apply',
      result: 'not-permitted',
      missing: [
        { address: 'mart', privilege: 'EDIT_LINEAGE' },
        { address: 'orders', anyOf: ['EDIT_LINEAGE', 'EDIT_ENTITY'] },
      ],
    });
  });

  it('may be one to make datasets', async () => {
    const made = {
      'lineage/new.yaml':
        'version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets: {fresh: {name: fresh, create: true}}\n',
    };
    const { world } = await shopGranting({
      lineage: all,
      granted: ['VIEW_ENTITY_PAGE', 'EDIT_LINEAGE'],
    });
    await world.declare({ ...declaring(mart), ...made });
    const run = await world.headwater('apply', '--auto-approve');
    expect(run.code).toBe(1);
    expect(run.stdout).toContain(
      '  ! fresh: CREATE_ENTITY or EDIT_ENTITY is missing\nNothing was written.',
    );
  });

  it('does not stand in the way of what is left out', async () => {
    const { world } = await shopGranting({ lineage: ['mart', 'orders'] });
    await world.declare(declaring(orders, mart));
    expect((await world.headwater('apply', '--auto-approve', '--exclude', 'orders')).code).toBe(0);
  });

  it('is asked for what is removed as well', async () => {
    const world = await shopWorld();
    await applied(declaring(orders, mart))(world);
    const proxy = await startProxy(world.url, {
      before: ({ body }) =>
        body.includes('mayEditLineage') ? lineageAnswer(body, ['mart']) : undefined,
    });
    world.url = proxy.url;
    await world.declare(declaring(orders));
    const run = await world.headwater(
      'apply',
      '--auto-approve',
      '--allow',
      'mass-delete',
      '--reason',
      'test',
      '--allow',
      'protected',
    );
    expect(run.code).toBe(1);
    expect(run.stdout).toContain('  ! orders: EDIT_LINEAGE or EDIT_ENTITY is missing\n');
  });
});

describe('where nothing is missing, or nothing is told', () => {
  it.each<readonly [string, Grants]>([
    ['all is granted', { lineage: all, granted: ['EDIT_ENTITY'] }],
    ['the questions are not known', {}],
  ])('an apply goes on: %s', async (_what, grants) => {
    const { world, asked } = await shopGranting(grants);
    await world.declare(declaring(orders, mart));
    const planned = await world.headwater('plan');
    expect(planned.stdout).not.toContain('HW3024');
    const run = await world.headwater('apply', '--auto-approve');
    expect(run.code, run.stdout).toBe(0);
    expect(asked()).toBeGreaterThan(0);
    const before = asked();
    expect((await world.headwater('plan')).stdout).toContain('No changes.');
    expect((await world.headwater('drift')).stdout).toContain('No drift.');
    expect(asked(), 'without anything to write there is nothing to ask').toBe(before);
  });

  it('a drift does not ask', async () => {
    const { world, asked } = await shopGranting({ lineage: [] });
    await world.declare(declaring(mart));
    expect((await world.headwater('drift')).stdout).not.toContain('HW3024');
    expect(asked()).toBe(0);
  });
});
