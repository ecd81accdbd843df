import { resolve } from 'node:path';
import { exitCodes } from '../../errors/exit-codes.js';
import { documentSummary } from '../../report/document-summary.js';
import type { AppliedStack, ApplyTaskResult } from '../../tasks/applied-stack.js';
import type { ActionContext } from '../action-context.js';
import type { ActiveReview, AppliedReview } from '../approval/apply-reviewed.js';
import type { CommandResult, Outcome } from '../command-result.js';
import type { Outputs } from '../declared-outputs.js';
import { approvalHint } from '../publish/approval-hint.js';
import type { OpenCheckRun } from '../publish/check-run.js';
import { reportBody } from '../publish/comment-body.js';
import { appendToSummary, publishReport } from '../publish/publish-report.js';
import { publishComment } from '../publish/pull-request-comment.js';
import { planOutputs } from '../publish/report-outputs.js';

export interface ApplyPublication {
  readonly review: ActiveReview;
  readonly check: OpenCheckRun;
  /** The applied commit. */
  readonly commit: string;
}

/** Publishes the result of an apply, also in comments on the reviewed pull requests. */
export async function publishApply(
  context: ActionContext,
  { result, sources }: AppliedReview,
  { review, check, commit }: ApplyPublication,
): Promise<CommandResult> {
  const { report, exitCode } = result;
  if (result.kind === 'applied' && result.receiptError) context.log.error(result.receiptError);
  const published = await publishReport(context, { document: report, sources });
  const hint = report.kind === 'apply' ? approvalHint(report) : '';
  if (hint !== '') await appendToSummary(context, hint);
  const markdown = `${published.markdown}${hint}`;
  const succeeded = exitCode === exitCodes.ok;
  const body = reportBody(markdown, { ...context.step, commit });
  const urls: string[] = [];
  for (const pullRequest of review.pullRequests) {
    const url = await publishComment(context, pullRequest, {
      body,
      isNotable: !succeeded || hasWritten(report),
    });
    if (url !== undefined) urls.push(url);
  }
  const digest = report.kind === 'apply' ? { externalId: report.plan.digests.effect } : {};
  await check.complete({
    conclusion: succeeded ? 'success' : 'failure',
    title: documentSummary(report),
    summary: markdown,
    ...digest,
  });
  return {
    outcome: result.kind === 'invalid' ? 'invalid' : applyOutcome(result),
    exitCode,
    fails: !succeeded,
    outputs: {
      ...published.outputs,
      ...applyOutputs(context, report),
      ...(urls[0] !== undefined && { 'comment-url': urls[0] }),
    },
  };
}

function hasWritten(report: ApplyTaskResult['report']): boolean {
  return report.kind === 'apply' && report.result.kind === 'applied';
}

function applyOutputs({ stack }: ActionContext, report: ApplyTaskResult['report']): Outputs {
  if (report.kind !== 'apply') return {};
  const receipt =
    report.result.kind === 'applied'
      ? { 'receipt-path': resolve(stack.cwd, report.result.receipt) }
      : {};
  return { ...planOutputs(report.plan), ...receipt };
}

/** Returns the outcome of an apply. */
function applyOutcome({ report: { result, heldBack }, exitCode }: AppliedStack): Outcome {
  switch (exitCode) {
    case exitCodes.ok:
      if (heldBack.length > 0) return 'held-back';
      return result.kind === 'applied' ? 'applied' : 'no-changes';
    case exitCodes.refused:
      return 'refused';
    case exitCodes.stale:
      return result.kind === 'not-approved' ? 'not-approved' : 'stale';
    case exitCodes.partial:
      return 'partial';
    case exitCodes.unverified:
      return 'unverified';
    case exitCodes.interrupted:
      return 'interrupted';
    default:
      return 'error';
  }
}
