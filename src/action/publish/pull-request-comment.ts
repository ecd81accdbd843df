import type { ActionContext } from '../action-context.js';
import { attempt } from './publishing.js';
import { beginComment, type CommentPlace, writeComment } from './sticky-comment.js';

/** A pull request, and the commit at its end. */
export interface Commented {
  readonly number: number;
  readonly head: string;
}

/** Edits the comment of an earlier run, where there is one. */
export async function announce(context: ActionContext, on: Commented, body: string): Promise<void> {
  const place = placeOf(context, on);
  if (place) await attempt(context.log, () => beginComment(place, body));
}

/**
 * Writes the comment on a pull request; with `auto` a first one only where there is something to say.
 *
 * @returns its address; undefined where none was written
 */
export async function comment(
  context: ActionContext,
  on: Commented,
  { body, isNews }: { readonly body: string; readonly isNews: boolean },
): Promise<string | undefined> {
  const place = placeOf(context, on);
  const ifThere = context.inputs.comment === 'auto' && !isNews;
  const written = place && (await attempt(context.log, () => writeComment(place, body, { ifThere })));
  return written?.url;
}

function placeOf({ inputs, repository, key, step }: ActionContext, { number, head }: Commented): CommentPlace | undefined {
  if (inputs.comment === 'never' || repository === null) return undefined;
  return { repository, pullRequest: number, key, head, run: step.run };
}
