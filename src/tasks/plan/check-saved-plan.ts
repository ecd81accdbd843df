import { parseCatalogAddress } from '../../catalog/http/catalog-address.js';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { ApprovedPlans } from '../../plan/ceiling.js';
import type { Plan, PlanTarget } from '../../plan/document/plan.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import type { Stack } from '../stack/read-stack.js';

export interface TargetedDocument {
  readonly target: PlanTarget;
  /** The document, as the message names it. */
  readonly what: 'the plan' | 'the receipt';
}

/**
 * Checks that a saved plan or a receipt belongs to the catalog, stack and target of this run. Sends
 * no request.
 *
 * @throws HeadwaterError `plan-elsewhere`, exit code 4
 */
export function checkPlanTarget(
  { target, what }: TargetedDocument,
  { settings, target: name }: Stack,
  { url }: CatalogAccess,
): void {
  const rows = [
    ['catalog', target.origin, parseCatalogAddress(url).origin],
    ['stack', target.stack, settings.stack],
    ['target', target.target, name],
  ] as const;
  const other = rows
    .filter(([, then, now]) => then !== now)
    .map(([what, then, now]) => `${what} ${quoted(then)}, not ${quoted(now)}`);
  if (other.length === 0) return;
  throw new HeadwaterError(
    'plan-elsewhere',
    `${what} was made for ${other.join(', and for ')}; nothing was written`,
    { exitCode: exitCodes.stale, hint: hints[what] },
  );
}

const hints: Readonly<Record<TargetedDocument['what'], string>> = {
  'the plan': 'use it where it was made for, or plan again here',
  'the receipt':
    'roll back where the apply was made: see DATAHUB_GMS_URL, the settings and --target',
};

function quoted(name: string | null): string {
  return name === null ? 'none' : `"${name}"`;
}

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
