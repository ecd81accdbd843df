import { resolve } from 'node:path';
import { exitCodes } from '../../errors/exit-codes.js';
import { badFlag } from '../../errors/headwater-error.js';
import { type ApprovedPlans, planWithinCeiling } from '../../plan/ceiling.js';
import type { Intent } from '../../plan/document/intent.js';
import type { Plan } from '../../plan/document/plan.js';
import { isEditedPlan } from '../../plan/document/plan-digest.js';
import { checkCombinablePlans, checkPlanTarget } from '../plan/check-saved-plan.js';
import type { IntentRequest } from '../plan/plan-request.js';
import { planStackReading } from '../plan/plan-stack.js';
import { editedPlanFinding } from '../process/saved-file.js';
import { isLimited, savedScope } from '../stack/find-scope.js';
import { readStack, type Stack, type StackReading } from '../stack/read-stack.js';
import {
  type AppliedStack,
  type ApplyTaskResult,
  end,
  endBeforeWriting,
  endIfUnfit,
} from './applied-stack.js';
import type { ApplyRequest } from './apply-request.js';
import { writePlan } from './write-plan.js';

/**
 * Plans, shows the plan, gets consent, writes what was shown and nothing more, and leaves a
 * receipt.
 *
 * @throws HeadwaterError `plan-elsewhere`, exit code 4, before the first request; `bad-flag`, exit
 *   code 64, for a scope together with a saved plan
 */
export async function applyStack(request: ApplyRequest): Promise<ApplyTaskResult> {
  return await applyStackReading(await readStack(request), request);
}

/**
 * Applies a stack whose settings and manifests were read already.
 *
 * @throws HeadwaterError as `applyStack` does
 */
export async function applyStackReading(
  reading: StackReading,
  request: ApplyRequest,
): Promise<ApplyTaskResult> {
  const { approved, catalog } = request;
  // A saved plan was made and reviewed for one scope only.
  if (approved && isLimited(request.scope))
    throw badFlag(
      '--select and --exclude cannot be given with a saved plan: its scope is the one that it was made with',
      'apply the plan as it is, or plan again with the scope that you want',
    );
  if (approved) checkCombinablePlans(approved);
  if (reading.kind === 'stack')
    for (const { target } of approved ?? [])
      checkPlanTarget({ target, what: 'the plan' }, reading.stack, catalog);
  const unfit = approved && findUnfit(approved);
  if (unfit) {
    request.show?.({ plan: unfit.report.plan, sources: new Map() });
    return unfit;
  }
  const fresh = await planStackReading(
    reading,
    approved && reading.kind === 'stack'
      ? replanRequest(approved, reading.stack, request)
      : request,
  );
  if (fresh.kind === 'invalid') return fresh;
  const { planned, heldBack, beyond } = approved
    ? planWithinCeiling(approved, fresh, fresh.without)
    : { planned: fresh, heldBack: [], beyond: [] };
  request.show?.(planned);
  const { plan } = planned;
  if (beyond.length > 0) return end({ plan, heldBack }, { kind: 'stale', beyond }, exitCodes.stale);
  const stop = await endBeforeWriting({ plan, heldBack }, planned, request);
  return stop ?? (await writePlan(planned, heldBack, request));
}

function findUnfit(approved: ApprovedPlans): AppliedStack | undefined {
  // The apply of a rollback evaluates the guards again, since `--allow` may lift them there.
  const judged = approved.filter(({ appliable, intent }) => intent !== 'rollback' || !appliable);
  return judged
    .map((plan) => endIfUnfit({ plan, heldBack: [] }))
    .find((unfit) => unfit !== undefined);
}

/** Builds the request that plans saved plans again: the same intent, receipt and scope. */
function replanRequest(all: ApprovedPlans, { folder }: Stack, request: ApplyRequest): ApplyRequest {
  const [approved] = all;
  return {
    ...request,
    intent: approvedIntent(approved, folder),
    undoConsent: findUndoConsent(approved),
    scope: savedScope(approved),
    findings: all.some(isEditedPlan) ? [editedPlanFinding()] : [],
    // The plan has the findings about the code already.
    checkCode: undefined,
  };
}

/** Finds the consent to a rollback. The user gives it once: at its plan or at its apply. */
function findUndoConsent({ intent, guards }: Plan): string | undefined {
  const lifted = guards.find(({ guard, allowed }) => guard === 'mass-delete' && allowed !== null);
  return intent === 'rollback' ? (lifted?.allowed ?? undefined) : undefined;
}

function approvedIntent({ intent, source }: Plan, folder: string): IntentRequest {
  const { receipt } = source;
  // `readPlan` accepts a receipt in a rollback only.
  if (!receipt) return { kind: intent as Exclude<Intent, 'rollback'> };
  return {
    kind: 'rollback',
    receipt: { path: resolve(folder, receipt.path), shownAs: receipt.path },
    sha256: receipt.sha256,
  };
}
