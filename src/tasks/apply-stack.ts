import { relative, resolve } from 'node:path';
import type { ApplyProgress } from '../apply/apply-context.js';
import { type ApplyOutcome, applyPlan } from '../apply/apply-plan.js';
import { openCatalogWriter } from '../catalog/open-catalog.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { type ApprovedPlans, type Bounded, planWithin } from '../plan/ceiling.js';
import { editedPlan } from '../plan/edited-files.js';
import type { Intent } from '../plan/intent.js';
import { isRefused, type Plan } from '../plan/plan.js';
import { isEditedPlan } from '../plan/plan-digest.js';
import type { ReceiptTrailer } from '../plan/receipt.js';
import type { ApplyReport, ApplyResultReport } from '../report/report-document.js';
import { checkPlace } from './check-place.js';
import { checkTogether } from './check-together.js';
import { isLimited, scopeOfPlan } from './plan-scope.js';
import { type IntentRequest, type PlannedStack, type PlanRequest, type PlanResult, planReading } from './plan-stack.js';
import { readStack, type Stack, type StackReading } from './read-stack.js';
import { type SealedLog, startReceipt } from './start-receipt.js';
import { userAgent } from './tool.js';

export type { ApprovedPlans } from '../plan/ceiling.js';

export interface ApplyRequest extends PlanRequest {
  /**
   * Plans that were saved and reviewed: nothing beyond all of them is written, and nobody is asked again. Several have to be
   * syncs of the whole stack. Default: what is shown.
   */
  readonly approved?: ApprovedPlans | undefined;
  /** Every check, no write. */
  readonly dryRun: boolean;
  readonly consent: Consent;
  /** Called with the plan before anybody is asked for consent. */
  readonly show: (planned: Pick<PlannedStack, 'plan' | 'sources'>) => void;
  readonly progress: (progress: ApplyProgress) => void;
  /** Is told what a reader of the run should know and what is no failure. */
  readonly say: (line: string) => void;
  /** Once aborted, planning ends with `interrupted`; writing ends what is in flight, reads it back, and begins no more. */
  readonly signal: AbortSignal;
  /** Once aborted, what is in flight is cut off, and what became of it is not known. Default: never. */
  readonly abort?: AbortSignal | undefined;
  /** Whether further datasets are begun after one that failed. Default: false. */
  readonly keepGoing?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Who says yes to a plan. */
export type Consent =
  | { readonly kind: 'given' }
  | { readonly kind: 'ask'; readonly ask: () => Promise<boolean> }
  /** Off a terminal there is nobody to ask. */
  | { readonly kind: 'nobody' }
  /** Somebody reviews plans elsewhere, and is not there to be asked. */
  | Review;

/** Both give a clause without a full stop. Only plans that could be applied and have changes are held against it. */
export interface Review {
  readonly kind: 'review';
  /** Why the plan is not approved; null approves it. */
  readonly why: (plan: Plan) => string | null;
  /** What to do about a plan that is not approved. Default: to save it, have it reviewed, and apply it. */
  readonly next?: (plan: Plan) => string;
}

export type ApplyTaskResult = Extract<PlanResult, { kind: 'invalid' }> | AppliedStack;

export interface AppliedStack {
  readonly kind: 'applied';
  readonly report: ApplyReport;
  readonly exitCode: ExitCode;
  /** Why the receipt ends early. The report tells all that the receipt lacks. */
  readonly receiptError?: HeadwaterError;
}

/**
 * Plans, shows the plan, gets consent, writes what was shown and nothing more, and leaves a receipt.
 *
 * @throws HeadwaterError `plan-elsewhere`, exit code 4, before the catalog is asked anything; `bad-flag`, 64, for a scope beside a saved plan
 */
export async function applyStack(request: ApplyRequest): Promise<ApplyTaskResult> {
  return await applyReading(await readStack(request), request);
}

/** The same for settings and manifests that were read already. */
export async function applyReading(reading: StackReading, request: ApplyRequest): Promise<ApplyTaskResult> {
  const { approved, catalog } = request;
  if (approved && isLimited(request.scope)) throw scopeTwice();
  if (approved) checkTogether(approved);
  if (reading.kind === 'stack') for (const { target } of approved ?? []) checkPlace({ target, what: 'the plan' }, reading.stack, catalog);
  const unfit = approved && firstUnfit(approved);
  if (unfit) {
    request.show({ plan: unfit.report.plan, sources: new Map() });
    return unfit;
  }
  const fresh = await planReading(reading, approved && reading.kind === 'stack' ? again(approved, reading.stack, request) : request);
  if (fresh.kind === 'invalid') return fresh;
  const { planned, heldBack, beyond } = approved ? planWithin(approved, fresh, fresh.without) : unbounded(fresh);
  request.show(planned);
  const { plan } = planned;
  if (beyond.length > 0) return end({ plan, heldBack }, { kind: 'stale', beyond }, exitCodes.stale);
  const stop = await beforeWriting({ plan, heldBack }, planned, request);
  return stop ?? (await write(planned, heldBack, request));
}

function firstUnfit(approved: ApprovedPlans): AppliedStack | undefined {
  // The guards of a rollback are asked again at its apply, where `--allow` may lift them for the first time.
  const judged = approved.filter(({ appliable, intent }) => intent !== 'rollback' || !appliable);
  return judged.map((plan) => unfitEnd({ plan, heldBack: [] })).find((unfit) => unfit !== undefined);
}

/** What was saved is planned again: the same intent, a rollback from the same receipt, and the same scope. Several share them. */
function again(all: ApprovedPlans, { folder }: Stack, request: ApplyRequest): ApplyRequest {
  const [approved] = all;
  return {
    ...request,
    intent: approvedIntent(approved, folder),
    undoConsent: undoConsentOf(approved),
    scope: scopeOfPlan(approved),
    findings: all.some(isEditedPlan) ? [editedPlan()] : [],
  };
}

/** Consent to a rollback is given once: at its plan, or at its apply. */
function undoConsentOf({ intent, guards }: Plan): string | undefined {
  const lifted = guards.find(({ guard, allowed }) => guard === 'mass-delete' && allowed !== null);
  return intent === 'rollback' ? (lifted?.allowed ?? undefined) : undefined;
}

function approvedIntent({ intent, source }: Plan, folder: string): IntentRequest {
  const { receipt } = source;
  // `readPlan` lets a rollback name a receipt, and nothing else.
  if (!receipt) return { kind: intent as Exclude<Intent, 'rollback'> };
  return { kind: 'rollback', receipt: { path: resolve(folder, receipt.path), shownAs: receipt.path }, sha256: receipt.sha256 };
}

/** A saved plan was made and reviewed for one scope, and for no other. */
function scopeTwice(): HeadwaterError {
  return new HeadwaterError(
    'bad-flag',
    '--select and --exclude cannot be given with a saved plan: its scope is the one that it was made with',
    {
      exitCode: exitCodes.usage,
      hint: 'apply the plan as it is, or plan again with the scope that you want',
    },
  );
}

function unbounded(planned: PlannedStack): Bounded<PlannedStack> {
  return { planned, heldBack: [], beyond: [] };
}

type Shown = Pick<ApplyReport, 'plan' | 'heldBack'>;

function end(shown: Shown, result: ApplyResultReport, exitCode: ExitCode): AppliedStack {
  return { kind: 'applied', report: { kind: 'apply', ...shown, result }, exitCode };
}

/** Of a plan that could not be applied whoever asks for it. */
function unfitEnd(shown: Shown): AppliedStack | undefined {
  if (!shown.plan.appliable) return end(shown, { kind: 'not-appliable' }, exitCodes.error);
  return isRefused(shown.plan) ? end(shown, { kind: 'refused' }, exitCodes.refused) : undefined;
}

async function beforeWriting(
  shown: Shown,
  { missing }: PlannedStack,
  { approved, dryRun, consent: given, signal }: ApplyRequest,
): Promise<AppliedStack | undefined> {
  const unfit = unfitEnd(shown);
  if (unfit) return unfit;
  if (shown.plan.changes.length === 0) return end(shown, { kind: 'nothing-to-do' }, exitCodes.ok);
  // Before anybody is asked: a plan that would be refused halfway is not worth a yes.
  if (missing.length > 0) return end(shown, { kind: 'not-permitted', missing }, exitCodes.error);
  const consent: Consent = approved ? { kind: 'given' } : given;
  return dryRun ? dryRunEnd(shown, consent) : await withoutConsent(shown, consent, signal);
}

function dryRunEnd(shown: Shown, consent: Consent): AppliedStack {
  if (consent.kind === 'nobody') return end(shown, { kind: 'dry-run', wouldStop: true }, exitCodes.refused);
  const notApproved = consent.kind === 'review' ? consent.why(shown.plan) : null;
  if (notApproved !== null) return end(shown, { kind: 'dry-run', wouldStop: true, notApproved }, exitCodes.stale);
  return end(shown, { kind: 'dry-run', wouldStop: false }, exitCodes.ok);
}

async function withoutConsent(shown: Shown, consent: Consent, signal: AbortSignal): Promise<AppliedStack | undefined> {
  switch (consent.kind) {
    case 'given':
      return undefined;
    case 'nobody':
      return end(shown, { kind: 'no-consent', asked: false }, exitCodes.refused);
    case 'ask':
      if (await consent.ask()) return undefined;
      return end(shown, { kind: 'no-consent', asked: true }, signal.aborted ? exitCodes.interrupted : exitCodes.refused);
    case 'review':
      return withoutReview(shown, consent);
  }
}

function withoutReview(shown: Shown, { why: judge, next }: Review): AppliedStack | undefined {
  const why = judge(shown.plan);
  if (why === null) return undefined;
  return end(shown, { kind: 'not-approved', why, ...(next && { next: next(shown.plan) }) }, exitCodes.stale);
}

async function write({ plan, planner, stack }: PlannedStack, heldBack: Shown['heldBack'], request: ApplyRequest): Promise<AppliedStack> {
  const { catalog, clock, cwd, signal, abort, keepGoing = false } = request;
  // Without the signal: what was written is read back after an interrupt too.
  const writer = openCatalogWriter({ ...catalog, namespace: stack.settings.catalog.namespace, userAgent, abort });
  const quiet = sayInterrupts(request);
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
    const receiptError = await close(receipt, trailer(outcome, clock()));
    const exitCode = receiptError && outcome.exitCode === exitCodes.ok ? exitCodes.partial : outcome.exitCode;
    const result: ApplyResultReport = { kind: 'applied', ...outcome, exitCode, receipt: relative(cwd, receipt.path) };
    return { ...end({ plan, heldBack }, result, exitCode), ...(receiptError && { receiptError }) };
  } finally {
    quiet();
    await writer.close();
  }
}

/** What was written is told all the same where the receipt lacks its end. */
async function close(receipt: SealedLog, last: ReceiptTrailer): Promise<HeadwaterError | undefined> {
  try {
    await receipt.close(last);
    return undefined;
  } catch (error) {
    if (error instanceof HeadwaterError) return error;
    throw error;
  }
}

/** Whoever interrupts a write wants to know why it does not end at once. Ends with what it gives. */
function sayInterrupts({ signal, abort, say }: ApplyRequest): () => void {
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
