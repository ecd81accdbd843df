import { expect, test, vi } from 'vitest';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { AppliedStack } from '../../../src/tasks/apply/applied-stack.js';
import type { ApplyRequest, Review } from '../../../src/tasks/apply/apply-request.js';
import { applyStack } from '../../../src/tasks/apply/apply-stack.js';
import { catalogWith } from '../../support/cli/catalog-with.js';
import { stackFolder } from '../../support/cli/stack-folder.js';
import { urnOf } from '../../support/model/state-builders.js';

const lineage = (upstreams: string) => `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, orders: {name: orders}}
lineage: [{downstream: orders, upstreams: [${upstreams}]}]
`;

async function stack(manifest = lineage('raw')) {
  const catalog = await catalogWith([urnOf('raw'), urnOf('orders')]);
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest });
  const apply = async (
    review: Omit<Review, 'kind'>,
    more: Partial<ApplyRequest> = {},
  ): Promise<AppliedStack> => {
    const done = await applyStack({
      cwd: path,
      catalog: { url: catalog.url },
      consent: { kind: 'review', ...review },
      ...more,
    });
    if (done.kind === 'invalid') throw new Error('the manifests of this test are valid');
    return done;
  };
  return { catalog, apply, writes: () => catalog.requests().writes };
}

test('a plan that the review approves is written', async () => {
  const { apply, catalog } = await stack();
  const why = vi.fn((plan: Plan) => (plan.changes.length === 1 ? null : 'no'));
  expect(await apply({ why })).toMatchObject({
    exitCode: 0,
    report: { result: { kind: 'applied' } },
  });
  expect(why).toHaveBeenCalledOnce();
  expect((await catalog.lineageOf(urnOf('orders')))?.value.upstreams).toHaveLength(1);
});

test('a plan that the review rejects exits with 4 and is not written', async () => {
  const { apply, writes } = await stack();
  const before = writes();
  const { exitCode, report } = await apply({
    why: () => 'nobody saw it',
    next: ({ digests }) => `approve ${digests.effect}`,
  });
  expect(exitCode).toBe(4);
  expect(report.result).toEqual({
    kind: 'not-approved',
    why: 'nobody saw it',
    next: `approve ${report.plan.digests.effect}`,
  });
  expect((await apply({ why: () => 'nobody saw it' })).report.result).toEqual({
    kind: 'not-approved',
    why: 'nobody saw it',
  });
  expect(writes()).toBe(before);
});

test('a dry run shows if the review would stop it, and writes nothing', async () => {
  const { apply, writes } = await stack();
  const before = writes();
  const stopped = await apply({ why: () => 'nobody saw it' }, { dryRun: true });
  expect(stopped).toMatchObject({
    exitCode: 4,
    report: { result: { kind: 'dry-run', wouldStop: true, notApproved: 'nobody saw it' } },
  });
  const passed = await apply({ why: () => null }, { dryRun: true });
  expect(passed).toMatchObject({
    exitCode: 0,
    report: { result: { kind: 'dry-run', wouldStop: false } },
  });
  expect(writes()).toBe(before);
});

test('a plan without writes, or one that cannot be applied, is not given to the review', async () => {
  const why = vi.fn(() => 'nobody saw it');
  const { apply } = await stack(lineage(''));
  expect(await apply({ why })).toMatchObject({
    exitCode: 0,
    report: { result: { kind: 'nothing-to-do' } },
  });
  const broken = await stack(lineage('{name: gone}'));
  expect(await broken.apply({ why })).toMatchObject({
    exitCode: 1,
    report: { result: { kind: 'not-appliable' } },
  });
  expect(why).not.toHaveBeenCalled();
});
