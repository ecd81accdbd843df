import { expect } from 'vitest';
import { readPlan } from '../../../src/files/documents/read-plan.js';
import type { Comparison } from '../../../src/plan/document/plan.js';
import { declaring } from '../scenario/manifests.js';
import { type GitStack, gitStack } from './git-stack.js';

export const settings = 'version: 1\nstack: shop\nrules: {unused-dataset: off}\n';
/** Two edges, one of them with type COPY, and a column. */
export const orders =
  'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: COPY}], columns: {total: raw_orders.amount}';
export const mart = 'downstream: mart, upstreams: [orders]';

/** Settings and one manifest with these entries. */
export const shop = (...entries: readonly string[]) => ({
  'headwater.yaml': settings,
  ...declaring(...entries),
});

/** Makes a repository with the shop on main, and these entries on the checked-out branch. */
export async function branchOf(
  before: readonly string[],
  after: readonly string[],
): Promise<GitStack> {
  const stack = await gitStack(shop(...before));
  stack.git('checkout', '-qb', 'feature');
  await stack.write('lineage/shop.yaml', declaring(...after)['lineage/shop.yaml'] ?? '');
  return stack;
}

/** Runs the comparison with `main`, and checks it against its schema. */
export async function compared(
  { headwater }: Pick<GitStack, 'headwater'>,
  ...flags: readonly string[]
): Promise<Comparison> {
  const { code, stdout, stderr } = await headwater(
    'plan',
    '--base-ref',
    'main',
    '--format',
    'json',
    ...flags,
  );
  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
  const plan = readPlan(stdout);
  expect(plan).toMatchObject({ ok: true });
  return JSON.parse(stdout) as Comparison;
}

/** Describes each change, as `create declared mart <- orders`. */
export function changesOf({ changes }: Comparison): readonly string[] {
  return changes.map(({ kind, reason, address }) => `${kind} ${reason} ${address}`);
}
