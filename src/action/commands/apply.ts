import { exitCodes } from '../../errors/exit-codes.js';
import { plannedCodeCheck } from '../../import/run/planned-code.js';
import { isWritePhase, type ReportProgress } from '../../model/progress.js';
import { inlineText } from '../../report/markdown/escape.js';
import type { ApplyTaskResult } from '../../tasks/apply/applied-stack.js';
import { applyStackReading } from '../../tasks/apply/apply-stack.js';
import { readStack, type StackReading } from '../../tasks/stack/read-stack.js';
import type { ActionContext } from '../action-context.js';
import { type ActiveReview, type FoundReview, findReview } from '../approval/find-review.js';
import type { CommandResult } from '../command-result.js';
import { appliedBranch } from '../event/check-event.js';
import {
  applyCheckName,
  beginCheckRun,
  failWith,
  type NamedStack,
  NO_CHECK_RUN,
  type OpenCheckRun,
} from '../publish/check-run.js';
import { failureBody, publishComment } from '../publish/pull-request-comment.js';
import { describeError } from '../runner/workflow-log.js';
import { approvalInstructions, publishApply } from './publish-apply.js';

/** Runs `apply`: writes only what merged pull requests approved, and publishes the rest. */
export async function apply(context: ActionContext): Promise<CommandResult> {
  const branch = appliedBranch(context.step);
  const reading = await readStack(context.stack);
  const named = findNamedStack(reading);
  const check = named
    ? await beginCheckRun(context, appliedCommit(context), applyCheckName(named))
    : NO_CHECK_RUN;
  return await failWith(check, 'Failed', async () => {
    const review = named ? await findReview(context, named, branch) : UNREADABLE_SETTINGS;
    return review.kind === 'superseded'
      ? await reportSuperseded(context, review, check)
      : await applyAndPublish({ context, reading }, review, check);
  });
}

/** Without readable settings no plan exists, so none is approved. */
const UNREADABLE_SETTINGS: FoundReview = {
  kind: 'none',
  why: 'the settings cannot be read',
  pullRequests: [],
};

function findNamedStack(reading: StackReading): NamedStack | undefined {
  return reading.kind === 'stack'
    ? { stack: reading.stack.settings.stack, target: reading.stack.target }
    : undefined;
}

function appliedCommit({ checkedOut, step }: ActionContext): string {
  return checkedOut ?? step.commit;
}

async function reportSuperseded(
  { log }: ActionContext,
  { by }: FoundReview & { readonly kind: 'superseded' },
  check: OpenCheckRun,
): Promise<CommandResult> {
  const text = `a newer commit was applied already: ${by}; nothing was planned and nothing written`;
  log.notice(text);
  await check.complete({ conclusion: 'neutral', title: 'Superseded', summary: inlineText(text) });
  return { outcome: 'superseded', exitCode: exitCodes.ok, fails: false, outputs: {} };
}

async function applyAndPublish(
  { context, reading }: { readonly context: ActionContext; readonly reading: StackReading },
  review: ActiveReview,
  check: OpenCheckRun,
): Promise<CommandResult> {
  const commit = appliedCommit(context);
  const applied = await applyReviewed(context, reading, review).catch(async (error: unknown) => {
    const body = failureBody(describeError(error), { ...context.step, commit });
    for (const pullRequest of review.pullRequests)
      await publishComment(context, pullRequest, { body, isNotable: true });
    throw error;
  });
  return await publishApply(context, { ...applied, review, check, commit });
}

interface AppliedReview {
  readonly result: ApplyTaskResult;
  /** The text of each manifest by path. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Plans, and writes what the review approves: plans are a ceiling, a digest is one effect. */
async function applyReviewed(
  { io, inputs, stack, log, catalog }: ActionContext,
  reading: StackReading,
  review: ActiveReview,
): Promise<AppliedReview> {
  let sources: ReadonlyMap<string, string> = new Map();
  const access = catalog();
  const result = await applyStackReading(reading, {
    ...stack,
    catalog: access,
    discover: inputs.discover,
    prune: inputs.prune,
    allow: inputs.allow,
    checkCode: plannedCodeCheck({ ...stack, catalog: access, env: io.env }, reading),
    // Reviewed plans bring the scope that they were made with.
    ...(review.kind === 'plans' ? { approved: review.plans } : { scope: inputs.scope }),
    consent: {
      kind: 'review',
      why: ({ digests }) => whyNotApproved(review, digests.effect),
      next: ({ digests }) => approvalInstructions(digests.effect),
    },
    dryRun: false,
    show: (planned) => {
      sources = planned.sources;
    },
    progress: logSteps(log),
    say: log.notice,
    signal: io.signal,
    abort: io.abort,
    clock: io.clock,
  });
  return { result, sources: result.kind === 'invalid' ? result.sources : sources };
}

/** Logs each finished step of the apply. A step without a total is a reading, and is not logged. */
function logSteps(log: ActionContext['log']): ReportProgress {
  return (progress) => {
    if (progress.kind !== 'phase' || !isWritePhase(progress.phase)) return;
    const { phase, done, total } = progress;
    if (done === total) log.line(`${phase}: ${done} of ${total}`);
  };
}

/** Returns why the effect is not approved, or null. Approved plans are a ceiling, checked later. */
function whyNotApproved(review: ActiveReview, effect: string): string | null {
  if (review.kind === 'none') return review.why;
  if (review.kind === 'plans' || review.digest === effect) return null;
  return `the effect digest of the plan is ${effect}, and ${review.digest} was approved`;
}
