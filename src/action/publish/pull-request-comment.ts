import type { ActionContext } from '../action-context.js';
import { tryPublish } from './try-publish.js';
import { editExistingComment, type CommentTarget, writeComment } from './sticky-comment.js';

/** A pull request, and the commit at its end. */
export interface CommentedPullRequest {
  readonly number: number;
  readonly head: string;
}

/** Edits the comment of an earlier run, where there is one. */
export async function announceProgress(context: ActionContext, pullRequest: CommentedPullRequest, body: string): Promise<void> {
  const target = commentTarget(context, pullRequest);
  if (target) await tryPublish(context.log, () => editExistingComment(target, body));
}

/**
 * Writes the comment on a pull request; with `auto` a first one only where there is something to say.
 *
 * @returns its address; undefined where none was written
 */
export async function publishComment(
  context: ActionContext,
  pullRequest: CommentedPullRequest,
  { body, isNotable }: { readonly body: string; readonly isNotable: boolean },
): Promise<string | undefined> {
  const target = commentTarget(context, pullRequest);
  const onlyIfExists = context.inputs.comment === 'auto' && !isNotable;
  const written = target && (await tryPublish(context.log, () => writeComment(target, body, { onlyIfExists })));
  return written?.url;
}

function commentTarget({ inputs, repository, key, step }: ActionContext, { number, head }: CommentedPullRequest): CommentTarget | undefined {
  if (inputs.comment === 'never' || repository === null) return undefined;
  return { repository, pullRequest: number, key, head, run: step.run };
}
