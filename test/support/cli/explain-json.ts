import { expect } from 'vitest';
import type { ExitCode } from '../../../src/errors/exit-codes.js';
import type { Explanation } from '../../../src/insight/explain/explanation.js';
import { declaring } from '../scenario/manifests.js';
import { shopWorld, type World } from '../scenario/world.js';

/** Two edges, one of them a copy, and a column. */
export const orders =
  'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: COPY}], columns: {total: raw_orders.amount}';

export type Step = (world: World) => Promise<void>;

export async function worldThat(...steps: readonly Step[]): Promise<World> {
  const world = await shopWorld();
  for (const step of steps) await step(world);
  return world;
}

export const declares =
  (...entries: readonly string[]): Step =>
  ({ declare }) =>
    declare(declaring(...entries));

/** Runs `explain` and returns its JSON. */
export async function explainJson(
  { headwater }: World,
  address: string,
  exits: ExitCode = 0,
): Promise<Explanation & { readonly kind: string }> {
  const { code, stdout, stderr } = await headwater('explain', address, '--format', 'json');
  expect({ code, stderr }, stdout).toEqual({ code: exits, stderr: '' });
  return JSON.parse(stdout);
}

/** Kinds of the decisions and changes, for example `keep`, `create create`. */
export function decisions({ elements }: Explanation): readonly string[] {
  return elements.map(({ decision }) =>
    [decision?.kind, decision?.change?.kind].filter((one) => one !== undefined).join(' '),
  );
}
