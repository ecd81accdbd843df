import { describe, expect, test, vi } from 'vitest';
import type { ApprovedPlans } from '../../../src/plan/ceiling.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { AppliedStack } from '../../../src/tasks/apply/applied-stack.js';
import type { ApplyRequest } from '../../../src/tasks/apply/apply-request.js';
import { applyStack } from '../../../src/tasks/apply/apply-stack.js';
import { planStack } from '../../../src/tasks/plan/plan-stack.js';
import { catalogWith } from '../../support/cli/catalog-with.js';
import { stackFolder } from '../../support/cli/stack-folder.js';
import { urnOf } from '../../support/model/state-builders.js';

const names = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, fx: {name: fx}, orders: {name: orders}, mart: {name: mart}}
`;
const settings = 'version: 1\nstack: shop\nrules: {unused-dataset: off}\n';
const nothing = 'version: 1\nlineage: []\n';
const orders = 'version: 1\nlineage: [{downstream: orders, upstreams: [raw]}]\n';
const mart = 'version: 1\nlineage: [{downstream: mart, upstreams: [orders]}]\n';

/** A stack of two files, and the plans of two changes, each made without the other. */
async function twoReviews() {
  const catalog = await catalogWith(['raw', 'fx', 'orders', 'mart'].map((name) => urnOf(name)));
  const { path, write } = await stackFolder({
    'headwater.yaml': settings,
    'lineage/names.yaml': names,
    'lineage/a.yaml': nothing,
    'lineage/b.yaml': nothing,
  });
  const request: ApplyRequest = {
    cwd: path,
    catalog: { url: catalog.url },
    dryRun: false,
    consent: { kind: 'none' },
    show: vi.fn(),
    progress: () => undefined,
    say: () => undefined,
    signal: new AbortController().signal,
    clock: Date.now,
  };
  const planOf = async (a: string, b: string): Promise<Plan> => {
    await write('lineage/a.yaml', a);
    await write('lineage/b.yaml', b);
    const planned = await planStack(request);
    if (planned.kind === 'invalid') throw new Error('the manifests of this test are valid');
    return planned.plan;
  };
  const plans: ApprovedPlans = [await planOf(orders, nothing), await planOf(nothing, mart)];
  await planOf(orders, mart);
  const apply = async (approved: ApprovedPlans): Promise<AppliedStack> => {
    const done = await applyStack({ ...request, approved });
    if (done.kind === 'invalid') throw new Error('the manifests of this test are valid');
    return done;
  };
  return { catalog, request, plans, apply };
}

test('two reviewed plans are applied as one, without a question', async () => {
  const { apply, plans, catalog } = await twoReviews();
  expect(await apply(plans)).toMatchObject({
    exitCode: 0,
    report: { heldBack: [], result: { kind: 'applied' } },
  });
  for (const name of ['orders', 'mart'])
    expect((await catalog.lineageOf(urnOf(name)))?.value.upstreams).toHaveLength(1);
});

test('one reviewed plan does not approve the changes of the other', async () => {
  const { apply, plans, catalog } = await twoReviews();
  const before = catalog.requests().writes;
  expect(await apply([plans[0]])).toMatchObject({
    exitCode: 4,
    report: { result: { kind: 'stale' } },
  });
  expect(catalog.requests().writes).toBe(before);
});

test('a plan that cannot be applied stops both, and is shown', async () => {
  const { apply, plans, catalog, request } = await twoReviews();
  const before = catalog.requests().writes;
  const unfit = { ...plans[0], appliable: false };
  expect(await apply([plans[0], unfit])).toMatchObject({
    exitCode: 1,
    report: { result: { kind: 'not-appliable' }, plan: unfit },
  });
  expect(request.show).toHaveBeenCalledExactlyOnceWith({ plan: unfit, sources: new Map() });
  expect(catalog.requests().writes).toBe(before);
});

describe('plans that cannot be applied together', () => {
  test.each<readonly [string, (plan: Plan) => Plan, RegExp]>([
    ['another intent', (plan) => ({ ...plan, intent: 'adopt' }), /intent "adopt"/],
    [
      'a scope',
      (plan) => ({
        ...plan,
        scope: { select: ['orders'], exclude: ['raw'], units: 1, outside: 0 },
      }),
      /--select "orders" --exclude "raw"/,
    ],
    [
      'a receipt',
      (plan) => ({ ...plan, source: { ...plan.source, receipt: { path: 'r.json', sha256: '0' } } }),
      /receipt r\.json/,
    ],
    [
      'another stack',
      (plan) => ({ ...plan, target: { ...plan.target, stack: 'other' } }),
      /stack "other", not "shop"/,
    ],
  ])(
    '%s, in either position: exit 4 without a request to the catalog',
    async (_what, changed, message) => {
      const { apply, plans, catalog } = await twoReviews();
      const before = catalog.requests();
      const [one, two] = [plans[0], changed(plans[0])];
      for (const approved of [[one, two] as const, [two, one] as const]) {
        await expect(apply(approved)).rejects.toMatchObject({
          codeName: 'plan-elsewhere',
          exitCode: 4,
          message: expect.stringMatching(message),
        });
      }
      expect(catalog.requests()).toEqual(before);
    },
  );
});
