import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { ApprovedPlans } from '../plan/ceiling.js';
import type { Plan } from '../plan/plan.js';

/**
 * Checks that several plans can be applied as one: each a sync of the whole stack. There is no single run that would make
 * plans of different intents or scopes again.
 *
 * @throws HeadwaterError `plan-elsewhere`, exit code 4
 */
export function checkTogether(approved: ApprovedPlans): void {
  if (approved.length === 1) return;
  const others = approved.flatMap((plan) => otherwise(plan).map((what) => `${plan.digests.effect} ${what}`));
  if (others.length === 0) return;
  throw new HeadwaterError(
    'plan-elsewhere',
    `several plans can be applied together only where each is a sync of the whole stack: ${others.join(', ')}; nothing was written`,
    { exitCode: exitCodes.stale, hint: 'apply such a plan by itself' },
  );
}

function otherwise({ intent, scope, source }: Plan): readonly string[] {
  return [
    ...(intent === 'sync' ? [] : [`has the intent "${intent}"`]),
    ...(scope === null ? [] : [`is limited to ${scopeWords(scope)}`]),
    ...(source.receipt === null ? [] : [`undoes the receipt ${source.receipt.path}`]),
  ];
}

function scopeWords({ select, exclude }: NonNullable<Plan['scope']>): string {
  return [...select.map((text) => `--select "${text}"`), ...exclude.map((text) => `--exclude "${text}"`)].join(' ');
}
