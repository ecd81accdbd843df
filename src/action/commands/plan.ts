import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { documentSummary } from '../../report/words/document-summary.js';
import { readStack, type StackReading } from '../../tasks/stack/read-stack.js';
import type { ActionContext } from '../action-context.js';
import { type CommandResult, type Outcome, toStepResult } from '../command-result.js';
import { planOutputs } from '../outputs.js';
import {
  beginCheckRun,
  failWith,
  NO_CHECK_RUN,
  type OpenCheckRun,
  planCheckName,
} from '../publish/check-run.js';
import { publishReport } from '../publish/publish-report.js';
import {
  announceProgress,
  type CommentedPullRequest,
  failureBody,
  progressBody,
  publishComment,
  reportBody,
} from '../publish/pull-request-comment.js';
import { describeError } from '../runner/workflow-log.js';
import { hasWarnings, isOffline, type MadePlan, makeComparison, makePlan } from './make-plan.js';

/**
 * Runs `plan`: plans the stack and publishes the plan for review. On a pull request, the check-run
 * on its head holds the effect digest. A merge of the pull request approves that effect.
 */
export async function plan(context: ActionContext): Promise<CommandResult> {
  const { step, checkedOut, log } = context;
  const pullRequest = commentedPullRequest(context);
  if (isOffline(context))
    log.notice(
      'this pull request gets no secrets: its manifests are compared with the base, not with the catalog',
    );
  if (step.trigger.kind === 'pull-request' && checkedOut !== null && checkedOut !== step.commit)
    log.warn(
      new HeadwaterError(
        'not-the-merge',
        `the work tree is at ${checkedOut}, and the merge of the pull request is ${step.commit}`,
        { hint: 'check out without ref:' },
      ),
    );
  const origin = { ...step, commit: pullRequest?.head ?? step.commit };
  if (pullRequest) await announceProgress(context, pullRequest, progressBody(origin));
  try {
    return await planAndPublish(context, pullRequest);
  } catch (error) {
    if (pullRequest)
      await publishComment(context, pullRequest, {
        body: failureBody(describeError(error), origin),
        isNotable: true,
      });
    throw error;
  }
}

/** Returns the pull request to comment and check. The token of a fork may write neither. */
function commentedPullRequest(context: ActionContext): CommentedPullRequest | null {
  const { trigger } = context.step;
  return trigger.kind === 'pull-request' && !isOffline(context) ? trigger : null;
}

async function planAndPublish(
  context: ActionContext,
  pullRequest: CommentedPullRequest | null,
): Promise<CommandResult> {
  if (isOffline(context))
    return await publish(context, await makeComparison(context), {
      pullRequest: null,
      check: NO_CHECK_RUN,
    });
  const reading = await readStack(context.stack);
  const check = await beginCheck(context, reading, checkedHead(context, pullRequest));
  return await failWith(check, 'There is no plan', async () =>
    publish(context, await makePlan(reading, context), { pullRequest, check }),
  );
}

/** Returns the commit of the check-run, which a merge queue may require without approving. */
function checkedHead(
  { step: { trigger } }: ActionContext,
  pullRequest: CommentedPullRequest | null,
): string | null {
  return pullRequest?.head ?? (trigger.kind === 'merge-group' ? trigger.head : null);
}

/** Begins the check-run. Without settings the stack is unknown: no check-run, so no approval. */
async function beginCheck(
  context: ActionContext,
  reading: StackReading,
  head: string | null,
): Promise<OpenCheckRun> {
  if (head === null || reading.kind === 'bad-settings') return NO_CHECK_RUN;
  const { settings, target } = reading.stack;
  return await beginCheckRun(context, head, planCheckName({ stack: settings.stack, target }));
}

interface PublishTarget {
  readonly pullRequest: CommentedPullRequest | null;
  readonly check: OpenCheckRun;
}

async function publish(
  context: ActionContext,
  made: MadePlan,
  { pullRequest, check }: PublishTarget,
): Promise<CommandResult> {
  const { document } = made;
  const published = await publishReport(context, made);
  const hasChanges = document.kind === 'plan' && document.plan.changes.length > 0;
  const stepResult = toStepResult(
    { exitCode: made.exitCode, hasChanges, hasWarnings: hasWarnings(made) },
    context.inputs,
  );
  const isNotable = hasChanges || made.exitCode !== exitCodes.ok;
  const url = pullRequest
    ? await publishComment(context, pullRequest, {
        body: reportBody(published.markdown, {
          ...context.step,
          commit: pullRequest.head,
          again: 'plan',
        }),
        isNotable,
      })
    : undefined;
  await check.complete({
    conclusion: stepResult.fails ? 'failure' : 'success',
    title: documentSummary(document),
    summary: published.markdown,
    ...(pullRequest && approvedEffect(made)),
  });
  const counts = document.kind === 'plan' ? planOutputs(document.plan) : {};
  return {
    ...stepResult,
    outcome: planOutcome(made),
    outputs: { ...counts, ...published.outputs, ...(url !== undefined && { 'comment-url': url }) },
  };
}

/** Returns the effect digest if a merge approves the plan, that is, if the plan can be applied. */
function approvedEffect({ document, exitCode }: MadePlan): { readonly externalId?: string } {
  return document.kind === 'plan' && document.plan.base === null && exitCode === exitCodes.ok
    ? { externalId: document.plan.digests.effect }
    : {};
}

function planOutcome({ document, exitCode }: MadePlan): Outcome {
  if (exitCode === exitCodes.refused) return 'refused';
  if (document.kind === 'validation') return exitCode === exitCodes.ok ? 'valid' : 'invalid';
  if (exitCode !== exitCodes.ok) return 'error';
  return document.plan.changes.length > 0 ? 'changes' : 'no-changes';
}
