import { relative } from 'node:path';
import type { ApplyProgress } from '../apply/apply-context.js';
import { type ApplyOutcome, applyPlan } from '../apply/apply-plan.js';
import { openCatalogWriter } from '../catalog/open-catalog.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { openReceipt, type ReceiptLog } from '../files/receipt-writer.js';
import { isRefused, type Plan } from '../plan/plan.js';
import type { ApplyReport, ApplyResultReport } from '../report/report-document.js';
import { type PlannedStack, type PlanRequest, type PlanResult, planStack } from './plan-stack.js';
import { tool, userAgent } from './tool.js';

export interface ApplyRequest extends PlanRequest {
  /** Every check, no write. */
  readonly dryRun: boolean;
  readonly consent: Consent;
  /** Called with the plan before anybody is asked for consent. */
  readonly show: (planned: PlannedStack) => void;
  readonly progress: (progress: ApplyProgress) => void;
  /** Is told what a reader of the run should know and what is no failure. */
  readonly say: (line: string) => void;
  /** Once aborted, planning ends with `interrupted`; writing ends what is in flight, reads it back, and begins no more. */
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Who says yes to a plan. */
export type Consent =
  | { readonly kind: 'given' }
  | { readonly kind: 'ask'; readonly ask: () => Promise<boolean> }
  /** Off a terminal there is nobody to ask. */
  | { readonly kind: 'nobody' };

export type ApplyTaskResult = Extract<PlanResult, { kind: 'invalid' }> | AppliedStack;

export interface AppliedStack {
  readonly kind: 'applied';
  readonly report: ApplyReport;
  readonly exitCode: ExitCode;
}

/** Plans, shows the plan, gets consent, writes what was shown and nothing more, and leaves a receipt. */
export async function applyStack(request: ApplyRequest): Promise<ApplyTaskResult> {
  const planned = await planStack(request);
  if (planned.kind === 'invalid') return planned;
  request.show(planned);
  const stop = await beforeWriting(planned.plan, request);
  return stop ?? (await write(planned, request));
}

async function beforeWriting(plan: Plan, { dryRun, consent, signal }: ApplyRequest): Promise<AppliedStack | undefined> {
  const end = (result: ApplyResultReport, exitCode: ExitCode): AppliedStack => ({
    kind: 'applied',
    report: { kind: 'apply', plan, result },
    exitCode,
  });
  if (!plan.appliable) return end({ kind: 'not-appliable' }, exitCodes.error);
  if (isRefused(plan)) return end({ kind: 'refused' }, exitCodes.refused);
  if (plan.changes.length === 0) return end({ kind: 'nothing-to-do' }, exitCodes.ok);
  const nobody = consent.kind === 'nobody';
  if (dryRun) return end({ kind: 'dry-run', wouldStop: nobody }, nobody ? exitCodes.refused : exitCodes.ok);
  if (nobody) return end({ kind: 'no-consent', asked: false }, exitCodes.refused);
  if (consent.kind === 'ask' && !(await consent.ask()))
    return end({ kind: 'no-consent', asked: true }, signal.aborted ? exitCodes.interrupted : exitCodes.refused);
  return undefined;
}

async function write({ plan, planner, stack }: PlannedStack, request: ApplyRequest): Promise<AppliedStack> {
  const { catalog, clock, cwd } = request;
  // Without the signal: what was written is read back after an interrupt too.
  const writer = openCatalogWriter({ ...catalog, namespace: stack.settings.catalog.namespace, userAgent });
  try {
    const receipt = await startReceipt(plan, stack.folder, clock());
    const outcome = await applyPlan(plan, {
      writer,
      planner,
      route: stack.settings.writes,
      actor: plan.target.actor,
      clock,
      record: (event) => receipt.append({ ...event }),
      progress: request.progress,
      note: request.say,
      signal: request.signal,
    });
    await receipt.close(trailer(outcome, clock()));
    const result: ApplyResultReport = { kind: 'applied', ...outcome, receipt: relative(cwd, receipt.path) };
    return { kind: 'applied', report: { kind: 'apply', plan, result }, exitCode: outcome.exitCode };
  } finally {
    await writer.close();
  }
}

async function startReceipt(plan: Plan, folder: string, time: number): Promise<ReceiptLog> {
  const startedAt = new Date(time).toISOString();
  const { target, intent, source, digests, guards } = plan;
  return await openReceipt({
    folder,
    name: `${startedAt.replaceAll(/[-:.]/g, '')}-${digests.effect.slice('sha256:'.length, 'sha256:'.length + 12)}.json`,
    header: {
      tool: { ...tool },
      target: { ...target },
      intent,
      source: { ...source, files: source.files.map((file) => ({ ...file })) },
      effect: digests.effect,
      allowances: guards.filter(({ allowed }) => allowed !== null).map((verdict) => ({ ...verdict })),
      startedAt,
    },
  });
}

function trailer({ exitCode }: ApplyOutcome, time: number): { readonly finishedAt: string; readonly exitCode: number } {
  return { finishedAt: new Date(time).toISOString(), exitCode };
}
