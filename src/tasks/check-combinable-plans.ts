import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { ApprovedPlans } from '../plan/ceiling.js';
import type { Plan } from '../plan/document/plan.js';

/**
 * Checks that several plans can be applied as one: each must be a sync of the whole stack. One run
 * cannot plan different intents or scopes again.
 *
 * @throws HeadwaterError `plan-elsewhere`, exit code 4
 */
export function checkCombinablePlans(approved: ApprovedPlans): void {
  if (approved.length === 1) return;
  const others = approved.flatMap((plan) =>
    uncombinableReasons(plan).map((what) => `${plan.digests.effect} ${what}`),
  );
  if (others.length === 0) return;
  throw new HeadwaterError(
    'plan-elsewhere',
    `several plans can be applied together only where each is a sync of the whole stack: ${others.join(', ')}; nothing was written`,
    { exitCode: exitCodes.stale, hint: 'apply such a plan by itself' },
  );
}

function uncombinableReasons({ intent, scope, source }: Plan): readonly string[] {
  return [
    ...(intent === 'sync' ? [] : [`has the intent "${intent}"`]),
    ...(scope === null ? [] : [`is limited to ${scopeFlags(scope)}`]),
    ...(source.receipt === null ? [] : [`undoes the receipt ${source.receipt.path}`]),
  ];
}

function scopeFlags({ select, exclude }: NonNullable<Plan['scope']>): string {
  return [
    ...select.map((text) => `--select "${text}"`),
    ...exclude.map((text) => `--exclude "${text}"`),
  ].join(' ');
}
