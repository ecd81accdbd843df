import type { ActionContext } from '../action-context.js';
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
