import { expect } from 'vitest';
import { shop } from '../cli/git-shop.js';
import { declaring } from '../scenario/manifests.js';
import { actionWorld, type StepRun } from './world.js';

const APPLY_CHECK = 'headwater apply / shop';

/** The latest check-run of an apply on a commit. */
export function applyCheck({ checkRuns }: StepRun, commit: string) {
  return checkRuns.filter((one) => one.name === APPLY_CHECK && one.commit === commit).at(-1);
}

/** Makes a shop that declares nothing yet, and a pull request with these entries and its plan. */
export async function planned(...entries: readonly string[]) {
  const world = await actionWorld(shop());
  const pull = await world.openPullRequest({ files: declaring(...entries) });
  const plan = await world.plan(pull);
  expect(plan.code, plan.stdout).toBe(0);
  return { world, pull, plan };
}
