import { relative, resolve } from 'node:path';
import type { ApplyProgress } from '../apply/apply-context.js';
import { type ApplyOutcome, applyPlan } from '../apply/apply-plan.js';
import { openCatalogWriter } from '../catalog/open-catalog.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { type ApprovedPlans, type BoundedPlan, planWithinCeiling } from '../plan/ceiling.js';
import { editedPlanFinding } from '../plan/edited-file-findings.js';
import type { Intent } from '../plan/intent.js';
import { isRefused, type Plan } from '../plan/plan.js';
import { isEditedPlan } from '../plan/plan-digest.js';
import type { ReceiptTrailer } from '../plan/receipt.js';
import type { ApplyReport, ApplyResultReport } from '../report/report-document.js';
import { checkCombinablePlans } from './check-combinable-plans.js';
import { checkPlanTarget } from './check-plan-target.js';
import { type IntentRequest, type PlannedStack, type PlanRequest, type PlanResult, planStackReading } from './plan-stack.js';
import { readStack, type Stack, type StackReading } from './read-stack.js';
import { isLimited, savedScope } from './scope-request.js';
import { type SealedReceiptLog, startReceipt } from './start-receipt.js';
import { userAgent } from './tool.js';

export type { ApprovedPlans } from '../plan/ceiling.js';

export interface ApplyRequest extends PlanRequest {
  /**
   * Saved and reviewed plans. The apply writes nothing beyond their union and does not ask for
   * consent. Several plans must be syncs of the whole stack. Default: the plan that is shown.
   */
  readonly approved?: ApprovedPlans | undefined;
  /** True to run all checks and write nothing. */
  readonly dryRun: boolean;
  readonly consent: Consent;
  /** Called with the plan before the question for consent. */
  readonly show: (planned: Pick<PlannedStack, 'plan' | 'sources'>) => void;
  readonly progress: (progress: ApplyProgress) => void;
  /** Takes a note for the user that is no failure. */
  readonly say: (line: string) => void;
  /**
   * Once aborted, planning ends with `interrupted`. Writing finishes the request in flight, reads
   * it back and starts no other.
   */
  readonly signal: AbortSignal;
  /** Once aborted, the request in flight is cut off and its result is unknown. Default: never. */
  readonly abort?: AbortSignal | undefined;
  /** True to start further datasets after a failed one. Default: false. */
  readonly keepGoing?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** The source of the consent to a plan. */
export type Consent =
  | { readonly kind: 'given' }
  | { readonly kind: 'ask'; readonly ask: () => Promise<boolean> }
  /** No terminal, so the user cannot be asked. */
  | { readonly kind: 'nobody' }
  /** A person reviews plans elsewhere and cannot be asked now. */
  | Review;

/**
 * A review decides on finished plans. It is asked only about plans that can be applied and have
 * changes. Both functions return a clause without a full stop.
 */
export interface Review {
  readonly kind: 'review';
  /** Returns why the plan is not approved, or null to approve it. */
  readonly why: (plan: Plan) => string | null;
  /**
   * Returns the next step for a plan that is not approved. Default: save it, have it reviewed, and
   * apply it.
   */
  readonly next?: (plan: Plan) => string;
}

export type ApplyTaskResult = Extract<PlanResult, { kind: 'invalid' }> | AppliedStack;

export interface AppliedStack {
  readonly kind: 'applied';
  readonly report: ApplyReport;
  readonly exitCode: ExitCode;
  /**
   * The reason why the receipt is incomplete. The report contains everything that the receipt
   * lacks.
   */
  readonly receiptError?: HeadwaterError;
}

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

/** Does the same as {@link applyStack} with settings and manifests that were read already. */
export async function applyStackReading(reading: StackReading, request: ApplyRequest): Promise<ApplyTaskResult> {
  const { approved, catalog } = request;
  if (approved && isLimited(request.scope)) throw scopeConflict();
  if (approved) checkCombinablePlans(approved);
  if (reading.kind === 'stack')
    for (const { target } of approved ?? []) checkPlanTarget({ target, what: 'the plan' }, reading.stack, catalog);
  const unfit = approved && findUnfit(approved);
  if (unfit) {
    request.show({ plan: unfit.report.plan, sources: new Map() });
    return unfit;
  }
  const fresh = await planStackReading(
    reading,
    approved && reading.kind === 'stack' ? replanRequest(approved, reading.stack, request) : request,
  );
  if (fresh.kind === 'invalid') return fresh;
  const { planned, heldBack, beyond } = approved ? planWithinCeiling(approved, fresh, fresh.without) : unbounded(fresh);
  request.show(planned);
  const { plan } = planned;
  if (beyond.length > 0) return end({ plan, heldBack }, { kind: 'stale', beyond }, exitCodes.stale);
  const stop = await endBeforeWriting({ plan, heldBack }, planned, request);
  return stop ?? (await write(planned, heldBack, request));
}

function findUnfit(approved: ApprovedPlans): AppliedStack | undefined {
  // The apply of a rollback evaluates the guards again, since `--allow` may lift them there.
  const judged = approved.filter(({ appliable, intent }) => intent !== 'rollback' || !appliable);
  return judged.map((plan) => endIfUnfit({ plan, heldBack: [] })).find((unfit) => unfit !== undefined);
}

/**
 * Builds the request that plans saved plans again: the same intent, receipt and scope. Several
 * saved plans share them.
 */
function replanRequest(all: ApprovedPlans, { folder }: Stack, request: ApplyRequest): ApplyRequest {
  const [approved] = all;
  return {
    ...request,
    intent: approvedIntent(approved, folder),
    undoConsent: findUndoConsent(approved),
    scope: savedScope(approved),
    findings: all.some(isEditedPlan) ? [editedPlanFinding()] : [],
  };
}

/** Finds the consent to a rollback. It is given once: at its plan or at its apply. */
function findUndoConsent({ intent, guards }: Plan): string | undefined {
  const lifted = guards.find(({ guard, allowed }) => guard === 'mass-delete' && allowed !== null);
  return intent === 'rollback' ? (lifted?.allowed ?? undefined) : undefined;
}

function approvedIntent({ intent, source }: Plan, folder: string): IntentRequest {
  const { receipt } = source;
  // `readPlan` accepts a receipt in a rollback only.
  if (!receipt) return { kind: intent as Exclude<Intent, 'rollback'> };
  return { kind: 'rollback', receipt: { path: resolve(folder, receipt.path), shownAs: receipt.path }, sha256: receipt.sha256 };
}

/** A saved plan was made and reviewed for one scope only. */
function scopeConflict(): HeadwaterError {
  return new HeadwaterError(
    'bad-flag',
    '--select and --exclude cannot be given with a saved plan: its scope is the one that it was made with',
    {
      exitCode: exitCodes.usage,
      hint: 'apply the plan as it is, or plan again with the scope that you want',
    },
  );
}

function unbounded(planned: PlannedStack): BoundedPlan<PlannedStack> {
  return { planned, heldBack: [], beyond: [] };
}

type Shown = Pick<ApplyReport, 'plan' | 'heldBack'>;

function end(shown: Shown, result: ApplyResultReport, exitCode: ExitCode): AppliedStack {
  return { kind: 'applied', report: { kind: 'apply', ...shown, result }, exitCode };
}

/** Ends the apply of a plan that cannot be applied, even with consent. */
function endIfUnfit(shown: Shown): AppliedStack | undefined {
  if (!shown.plan.appliable) return end(shown, { kind: 'not-appliable' }, exitCodes.error);
  return isRefused(shown.plan) ? end(shown, { kind: 'refused' }, exitCodes.refused) : undefined;
}

async function endBeforeWriting(
  shown: Shown,
  { missing }: PlannedStack,
  { approved, dryRun, consent: given, signal }: ApplyRequest,
): Promise<AppliedStack | undefined> {
  const unfit = endIfUnfit(shown);
  if (unfit) return unfit;
  if (shown.plan.changes.length === 0) return end(shown, { kind: 'nothing-to-do' }, exitCodes.ok);
  // Before the question for consent: the catalog would refuse this plan halfway.
  if (missing.length > 0) return end(shown, { kind: 'not-permitted', missing }, exitCodes.error);
  const consent: Consent = approved ? { kind: 'given' } : given;
  return dryRun ? dryRunEnd(shown, consent) : await endWithoutConsent(shown, consent, signal);
}

function dryRunEnd(shown: Shown, consent: Consent): AppliedStack {
  if (consent.kind === 'nobody') return end(shown, { kind: 'dry-run', wouldStop: true }, exitCodes.refused);
  const notApproved = consent.kind === 'review' ? consent.why(shown.plan) : null;
  if (notApproved !== null) return end(shown, { kind: 'dry-run', wouldStop: true, notApproved }, exitCodes.stale);
  return end(shown, { kind: 'dry-run', wouldStop: false }, exitCodes.ok);
}

async function endWithoutConsent(shown: Shown, consent: Consent, signal: AbortSignal): Promise<AppliedStack | undefined> {
  switch (consent.kind) {
    case 'given':
      return undefined;
    case 'nobody':
      return end(shown, { kind: 'no-consent', asked: false }, exitCodes.refused);
    case 'ask':
      if (await consent.ask()) return undefined;
      return end(shown, { kind: 'no-consent', asked: true }, signal.aborted ? exitCodes.interrupted : exitCodes.refused);
    case 'review':
      return endWithoutApproval(shown, consent);
  }
}

function endWithoutApproval(shown: Shown, { why: review, next }: Review): AppliedStack | undefined {
  const why = review(shown.plan);
  if (why === null) return undefined;
  return end(shown, { kind: 'not-approved', why, ...(next && { next: next(shown.plan) }) }, exitCodes.stale);
}

async function write({ plan, planner, stack }: PlannedStack, heldBack: Shown['heldBack'], request: ApplyRequest): Promise<AppliedStack> {
  const { catalog, clock, cwd, signal, abort, keepGoing = false } = request;
  // Without the signal, since writes are read back even after an interrupt.
  const writer = openCatalogWriter({ ...catalog, namespace: stack.settings.catalog.namespace, userAgent, abort });
  const stopAnnouncing = announceInterrupts(request);
  try {
    const receipt = await startReceipt(plan, stack.folder, clock());
    const outcome = await applyPlan(plan, {
      writer,
      planner,
      route: stack.settings.writes,
      actor: plan.target.actor,
      clock,
      record: (event) => receipt.append(event),
      progress: request.progress,
      note: request.say,
      signal,
      keepGoing,
    });
    const receiptError = await closeReceipt(receipt, trailer(outcome, clock()));
    const exitCode = receiptError && outcome.exitCode === exitCodes.ok ? exitCodes.partial : outcome.exitCode;
    const result: ApplyResultReport = { kind: 'applied', ...outcome, exitCode, receipt: relative(cwd, receipt.path) };
    return { ...end({ plan, heldBack }, result, exitCode), ...(receiptError && { receiptError }) };
  } finally {
    stopAnnouncing();
    await writer.close();
  }
}

/**
 * Closes the receipt. Returns an error instead of throwing it, so that the writes are reported
 * anyway.
 */
async function closeReceipt(receipt: SealedReceiptLog, last: ReceiptTrailer): Promise<HeadwaterError | undefined> {
  try {
    await receipt.close(last);
    return undefined;
  } catch (error) {
    if (error instanceof HeadwaterError) return error;
    throw error;
  }
}

/**
 * Tells the user after an interrupt why the run does not end at once. Returns a function that stops
 * this.
 */
function announceInterrupts({ signal, abort, say }: ApplyRequest): () => void {
  const first = () => say(FINISHING);
  const second = () => say(CUTTING_OFF);
  signal.addEventListener('abort', first, { once: true });
  abort?.addEventListener('abort', second, { once: true });
  return () => {
    signal.removeEventListener('abort', first);
    abort?.removeEventListener('abort', second);
  };
}

const FINISHING = 'interrupted: what is in flight ends and is read back, nothing more is begun; interrupt again to cut it off';

const CUTTING_OFF = 'interrupted again: what is in flight is cut off';

function trailer({ exitCode }: ApplyOutcome, time: number): ReceiptTrailer {
  return { finishedAt: new Date(time).toISOString(), exitCode };
}
