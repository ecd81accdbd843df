import { describe, expect, it } from 'vitest';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import type { OpenParser } from '../../../src/import/foreign/sql/sql-parser.js';
import { plannedCodeCheck } from '../../../src/import/run/planned-code.js';
import { applyStack } from '../../../src/tasks/apply/apply-stack.js';
import { planStack } from '../../../src/tasks/plan/plan-stack.js';
import { catalogWith } from '../../support/cli/catalog-with.js';
import { codeSettings, codeStack, viewReading } from '../../support/import/code-stack.js';
import { urnOf } from '../../support/model/state-builders.js';

const manifest = `version: 1
defaults: {platform: snowflake}
datasets: {orders: {name: orders}, raw: {name: raw}}
lineage:
  - {downstream: orders, upstreams: [raw], columns: {id: raw.id}}
`;

const reading = viewReading('orders', { id: [undefined, 'raw.key'] });

/** Plans a stack whose code reads another column, and records each comparison. */
async function planned(settings: string, open?: OpenParser) {
  const stack = await codeStack(manifest, reading, { 'headwater.yaml': settings });
  const { url } = await catalogWith([urnOf('orders'), urnOf('raw')]);
  const checks: string[] = [];
  const checked = { cwd: stack.path, catalog: { url }, env: {} };
  const check = plannedCodeCheck({ ...checked, openParser: open ?? stack.parser.open });
  const request = {
    ...checked,
    checkCode: async () => {
      checks.push('shop');
      return await check();
    },
  };
  const result = await planStack(request);
  if (result.kind === 'invalid') throw new Error(JSON.stringify(result.report));
  return { plan: result.plan, request, checks };
}

const namesOf = ({ findings }: { readonly findings: readonly { readonly name: string }[] }) =>
  findings.map(({ name }) => name).filter((name) => name.startsWith('code-'));

describe('a plan', () => {
  it('has the differences between manifests and code', async () => {
    const { plan } = await planned(codeSettings);
    expect(namesOf(plan)).toEqual(['code-column-missing', 'code-column-stale']);
    expect(plan).toMatchObject({ appliable: true });
  });

  it('cannot be applied if a rule is an error', async () => {
    const { plan } = await planned(`${codeSettings}rules: {code-column-stale: error}\n`);
    expect(plan).toMatchObject({ appliable: false });
  });

  it('compares nothing if the settings name no code', async () => {
    const { plan, checks } = await planned('version: 1\nstack: shop\n');
    expect([namesOf(plan), checks]).toEqual([[], []]);
  });

  it('has one finding without a parser', async () => {
    const { plan } = await planned(codeSettings, async () => {
      throw new HeadwaterError('parser-missing', 'no Python', { exitCode: 1, hint: 'install it' });
    });
    expect(plan.findings.filter(({ name }) => name === 'code-unread')).toMatchObject([
      {
        level: 'warning',
        message:
          'no columns were compared with the code of sql: no Python; install it; a plan takes the Python of HEADWATER_PYTHON',
      },
    ]);
    expect(plan).toMatchObject({ appliable: true });
  });

  it('fails for an interrupt or a fault of the program', async () => {
    const failing = (error: Error) => planned(codeSettings, async () => Promise.reject(error));
    const interrupted = new HeadwaterError('interrupted', 'stop', { exitCode: 130 });
    await expect(failing(interrupted)).rejects.toThrow('stop');
    await expect(failing(new TypeError('fault'))).rejects.toThrow('fault');
  });

  it('names a manifest of dbt that is missing', async () => {
    const { plan } = await planned('version: 1\nstack: shop\ncode: {dbt: {}}\n');
    expect(plan.findings.filter(({ name }) => name === 'code-unread')).toMatchObject([
      {
        message: expect.stringMatching(
          /code of dbt: target\/manifest.json .*does not exist.*dbt compile/,
        ),
      },
    ]);
  });
});

describe('an apply', () => {
  const rest = {
    consent: { kind: 'given' },
    dryRun: true,
    say: () => undefined,
    clock: () => 0,
  } as const;

  it('compares code if it plans by itself, and not for a saved plan', async () => {
    const { plan, request, checks } = await planned(codeSettings);
    await applyStack({ ...request, ...rest });
    expect(checks).toHaveLength(2);
    await applyStack({ ...request, ...rest, approved: [plan] });
    expect(checks).toHaveLength(2);
  });
});

it('other intents than a sync do not compare code', async () => {
  const { request, checks } = await planned(codeSettings);
  await planStack({ ...request, intent: { kind: 'adopt' } });
  expect(checks).toHaveLength(1);
});
