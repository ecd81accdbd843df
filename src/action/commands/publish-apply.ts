import { resolve } from 'node:path';
import { exitCodes } from '../../errors/exit-codes.js';
import type { ApplyReport } from '../../report/document/report-document.js';
import { inlineCode } from '../../report/markdown/escape.js';
import { documentSummary } from '../../report/words/document-summary.js';
import type { AppliedStack, ApplyTaskResult } from '../../tasks/apply/applied-stack.js';
import type { ActionContext } from '../action-context.js';
import type { ActiveReview } from '../approval/find-review.js';
import type { CommandResult, Outcome } from '../command-result.js';
import { type Outputs, planOutputs } from '../outputs.js';
import type { OpenCheckRun } from '../publish/check-run.js';
import { appendToSummary, publishReport } from '../publish/publish-report.js';
import { publishComment, reportBody } from '../publish/pull-request-comment.js';

export interface ApplyPublication {
  readonly result: ApplyTaskResult;
  /** The text of each manifest by path. */
  readonly sources: ReadonlyMap<string, string>;
  readonly review: ActiveReview;
  readonly check: OpenCheckRun;
  /** The applied commit. */
  readonly commit: string;
}

/** Publishes the result of an apply, also in comments on the reviewed pull requests. */
export async function publishApply(
  context: ActionContext,
  { result, sources, review, check, commit }: ApplyPublication,
): Promise<CommandResult> {
  const { report, exitCode } = result;
  if (result.kind === 'applied' && result.receiptError) context.log.error(result.receiptError);
  const published = await publishReport(context, { document: report, sources });
  const hint = report.kind === 'apply' ? approvalHint(report) : '';
  if (hint !== '') await appendToSummary(context, hint);
  const markdown = `${published.markdown}${hint}`;
  const succeeded = exitCode === exitCodes.ok;
  const origin = { ...context.step, commit, ...(!succeeded && ({ again: 'apply' } as const)) };
  const body = reportBody(markdown, origin);
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

/**
 * Explains how to approve a plan. Returns clauses without a full stop.
 *
 * @param digest The effect digest as it is shown, for example as inline code.
 */
export function approvalInstructions(digest: string): string {
  return `to apply exactly this plan, run the workflow by hand with the effect digest ${digest}; to have it reviewed, open a pull request that touches the manifests`;
}

/**
 * Returns a section that explains how to approve a plan that exceeds its approval. The section
 * begins with a blank line. Empty for any other result.
 */
function approvalHint({ plan, result }: ApplyReport): string {
  if (result.kind !== 'stale') return '';
  return `\n### Approve it\n\nThere are two ways: ${approvalInstructions(inlineCode(plan.digests.effect))}.\n`;
}
