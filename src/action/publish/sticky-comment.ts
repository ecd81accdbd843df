import type { RunId } from '../event/step.js';
import type { Comment, PullRequest, Repository } from '../github/repository.js';
import { type Mark, markedBody, markKey, markOf } from './marker.js';

/** Where the comment of a stack is, and on whose behalf it is written. */
export interface CommentPlace {
  readonly repository: Repository;
  readonly pullRequest: number;
  /** Which stack: the path of its settings, and the target. */
  readonly key: string;
  /** The head of the pull request that the comment speaks of. */
  readonly head: string;
  readonly run: RunId;
}

/** Where there is a comment of ours already: edits it, so that nobody reads the news of an older head. */
export async function beginComment(place: CommentPlace, body: string): Promise<void> {
  await writeComment(place, body, { ifThere: true });
}

/**
 * Keeps one comment for a stack on a pull request, also where several runs write at once: of two, the oldest stays.
 *
 * Nothing is written where the pull request is open and has another head by now, since the run of that head writes, or where a
 * newer run has written about the same head.
 *
 * @param ifThere only where there is one already
 * @returns the comment that is there afterwards, whoever wrote it last; null for none
 */
export async function writeComment(
  place: CommentPlace,
  body: string,
  { ifThere }: { readonly ifThere: boolean },
): Promise<{ readonly url: string } | null> {
  const { repository, pullRequest, key, head, run } = place;
  const mark = { key: markKey(key), head, run: run.id, attempt: run.attempt };
  const own = { mark, body: markedBody(mark, body) };
  const before = await ourComments(place);
  const current = await repository.pullRequest(pullRequest);
  if (!isCurrent(own, current)) return before[0]?.comment ?? null;
  const kept = await keepOne(repository, before, newest([own, ...before], current));
  if (kept !== null || ifThere) return kept;
  const created = await repository.createComment(pullRequest, own.body);
  // Another run may have created one too, or this one twice: GitHub can fail after it has done what it was asked to.
  const after = await ourComments(place);
  const wanted = newest([own, ...after], await repository.pullRequest(pullRequest));
  return (await keepOne(repository, after, wanted)) ?? created;
}

/** What a comment of ours says, or is to say. */
interface Text {
  readonly mark: Mark;
  readonly body: string;
}

interface OurComment extends Text {
  readonly comment: Comment;
}

/** Oldest first. Not those of somebody else with our mark, nor those that quote it. */
async function ourComments({ repository, pullRequest, key }: CommentPlace): Promise<readonly OurComment[]> {
  const me = await repository.whoAmI();
  const comments = await repository.comments(pullRequest);
  return comments.flatMap((comment) => {
    const mark = comment.author === me ? markOf(comment.body) : null;
    return mark?.key === markKey(key) ? [{ comment, mark, body: comment.body }] : [];
  });
}

/**
 * Leaves the oldest, with this text, and deletes the others. The text comes first: a run that ends in between leaves two
 * comments rather than none.
 *
 * @returns null where there is none to keep
 */
async function keepOne(repository: Repository, ours: readonly OurComment[], { body }: Text): Promise<Comment | null> {
  for (const [index, { comment }] of ours.entries()) {
    const kept = comment.body === body ? comment : await repository.editComment(comment.id, body);
    // Somebody has deleted it since.
    if (kept === null) continue;
    for (const { comment: other } of ours.slice(index + 1)) await repository.deleteComment(other.id);
    return kept;
  }
  return null;
}

/** Of those about the current head, the one of the newest run; of equals the first. */
function newest(texts: readonly [Text, ...Text[]], current: PullRequest): Text {
  return texts.reduce((best, each) => (compare(each, best, current) > 0 ? each : best));
}

function compare(a: Text, b: Text, current: PullRequest): number {
  return (
    Number(isCurrent(a, current)) - Number(isCurrent(b, current)) ||
    (a.mark.run ?? 0) - (b.mark.run ?? 0) ||
    (a.mark.attempt ?? 0) - (b.mark.attempt ?? 0)
  );
}

/** Where the pull request is closed, no other head can come: then the newest run counts, whatever head it speaks of. */
function isCurrent({ mark }: Text, { state, head }: PullRequest): boolean {
  return state === 'closed' || mark.head === head;
}
