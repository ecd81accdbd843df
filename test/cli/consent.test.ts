import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GuardName } from '../../src/model/allowance.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { changedEnds, endsOf } from '../support/apply/element-ends.js';
import { type Combination, combinations } from '../support/consent/combinations.js';
import { findLosses } from '../support/consent/losses.js';
import { scopeOf } from '../support/consent/scope.js';
import { changedDownstreams, consentWorld, type Played } from '../support/consent/world.js';

const numRuns = campaignRuns('ways of consent', { part: 50, whole: 5000 });

type Tally = Record<
  | 'wrote'
  | 'wrote under a plan file'
  | 'wrote in a scope'
  | 'wrote past a lifted guard'
  | 'wrote nothing',
  number
>;

it('no way to call the tool writes without consent, beyond what was approved, or past a guard', async () => {
  const world = await consentWorld();
  const tally: Tally = {
    wrote: 0,
    'wrote under a plan file': 0,
    'wrote in a scope': 0,
    'wrote past a lifted guard': 0,
    'wrote nothing': 0,
  };
  await fc.assert(
    fc.asyncProperty(combinations, async (one) => {
      const planText = one.plan ? await world.planFile(one.plan) : undefined;
      const played = await world.play(one, planText);
      if (played.requests.writes > 0) checkWriting(one, { played, planText, tally });
      else tally['wrote nothing']++;
    }),
    { numRuns },
  );
  // Each outcome has to be frequent, or the property proves little.
  for (const [way, times] of Object.entries(tally))
    expect(times, way).toBeGreaterThan(numRuns / 250);
  expect(await world.receipts()).toBe(tally.wrote);
}, 900_000);

interface Writing {
  readonly played: Played;
  readonly planText: string | undefined;
  readonly tally: Tally;
}

function checkWriting(one: Combination, { played, planText, tally }: Writing): void {
  const { before, after, run } = played;
  expect([run.code, consented(one)], run.stderr).toEqual([0, true]);
  const approved = approvedChanges(one, run.stdout, planText);
  if (approved)
    expect([...endsOf(approved)]).toEqual(
      expect.arrayContaining([...changedEnds(before.ends, after.ends)]),
    );
  expect(scopeOf(one, planText)).toEqual(expect.arrayContaining([...changedDownstreams(played)]));
  const losses = findLosses(one, played);
  expect(losses.filter(({ guard, address }) => !lifts(one, guard, address))).toEqual([]);
  tally.wrote++;
  if (planText !== undefined) tally['wrote under a plan file']++;
  if (one.select.length > 0 || one.exclude.length > 0) tally['wrote in a scope']++;
  if (losses.length > 0) tally['wrote past a lifted guard']++;
}

/**
 * Returns true if the user consented: by the word yes on a terminal, by the flag, or by a plan
 * file.
 */
function consented({ command, plan, dryRun, autoApprove, terminal, answer }: Combination): boolean {
  const typed = terminal && answer.split('\n')[0] === 'yes';
  return command === 'apply' && !dryRun && (plan !== null || autoApprove || typed);
}

/**
 * The changes that the user saw before the consent: those of the plan file, or of the plan on
 * standard output if its format is JSON.
 */
function approvedChanges(
  { more }: Combination,
  stdout: string,
  planText: string | undefined,
): Plan['changes'] | undefined {
  if (planText !== undefined) return (JSON.parse(planText) as Plan).changes;
  return more.includes('--format=json')
    ? (JSON.parse(stdout) as { readonly plan: Plan }).plan.changes
    : undefined;
}

/**
 * Returns true if flags with a reason, or settings that have not expired, lift the guard at the
 * address.
 */
function lifts(
  { allow, reason, settings }: Combination,
  guard: GuardName,
  address: string | null,
): boolean {
  const byFlag =
    reason &&
    allow.some(
      (one) => one.guard === guard && (one.address === undefined || one.address === address),
    );
  return byFlag || (!settings.ended && settings.guards.includes(guard));
}
