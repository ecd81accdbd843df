import { inlineCode, inlineText } from '../../report/markdown/escape.js';
import type { ActionContext } from '../action-context.js';
import type { StepContext } from '../event/step-context.js';
import { runUrl } from './run-reference.js';
import { type CommentTarget, editExistingComment, writeComment } from './sticky-comment.js';
import { tryPublish } from './try-publish.js';

/** A pull request and its last commit. */
export interface CommentedPullRequest {
  readonly number: number;
  readonly head: string;
}

/** Edits the comment of an earlier run, if one exists. */
export async function announceProgress(
  context: ActionContext,
  pullRequest: CommentedPullRequest,
  body: string,
): Promise<void> {
  const target = commentTarget(context, pullRequest);
  if (target) await tryPublish(context.log, () => editExistingComment(target, body));
}

/**
 * Writes the comment on a pull request. With `comment: auto`, creates a comment only for a notable
 * report.
 *
 * @returns the address of the comment, or undefined if none was written
 */
export async function publishComment(
  context: ActionContext,
  pullRequest: CommentedPullRequest,
  { body, isNotable }: { readonly body: string; readonly isNotable: boolean },
): Promise<string | undefined> {
  const target = commentTarget(context, pullRequest);
  const onlyIfExists = context.inputs.comment === 'auto' && !isNotable;
  const written =
    target && (await tryPublish(context.log, () => writeComment(target, body, { onlyIfExists })));
  return written?.url;
}

function commentTarget(
  { inputs, repository, key, step }: ActionContext,
  { number, head }: CommentedPullRequest,
): CommentTarget | undefined {
  if (inputs.comment === 'never' || repository === null) return undefined;
  return { repository, pullRequest: number, key, head, run: step.run };
}

/** The run that wrote a report, and the commit of the report. */
type ReportOrigin = Pick<StepContext, 'serverUrl' | 'repository' | 'run'> & {
  /** The commit that the report is about. */
  readonly commit: string;
  /** The work that a second attempt of the run repeats. Absent if a second attempt is of no use. */
  readonly again?: 'plan' | 'apply';
};

/** Renders the comment with a report, its commit and its run. */
export function reportBody(markdown: string, origin: ReportOrigin): string {
  return `${markdown.trimEnd()}\n\n<sub>${commitPhrase(origin)}, by [this run](${runUrl(origin)})${againPhrase(origin)}</sub>\n`;
}

/** Renders the comment while a plan is in progress. It replaces the report of an older commit. */
export function progressBody(origin: ReportOrigin): string {
  return `### Headwater: in progress\n\nA plan is being made ${commitPhrase(origin)}, by [this run](${runUrl(origin)}).\n`;
}

/** Renders the comment for a run without a report. */
export function failureBody(message: string, origin: ReportOrigin): string {
  return `### Headwater: failed\n\nThere is no report ${commitPhrase(origin)}: ${inlineText(message)}. See [the run](${runUrl(origin)}). To try again, choose “Re-run failed jobs” there.\n`;
}

/** Tells how to run again, for example after a change in the catalog. */
function againPhrase({ again }: ReportOrigin): string {
  return again === undefined ? '' : `. To ${again} again, choose “Re-run all jobs” there.`;
}

function commitPhrase({ commit }: ReportOrigin): string {
  return `of ${inlineCode(commit.slice(0, 'abcdef012345'.length))}`;
}
