import type { RunId } from '../event/step-context.js';
import type { Comment, PullRequest, Repository } from '../github/repository.js';
import { type Marker, addMarker, markerKey, readMarker } from './marker.js';

/** Where the comment of a stack is, and on whose behalf it is written. */
export interface CommentTarget {
  readonly repository: Repository;
  readonly pullRequest: number;
  /** Which stack: the path of its settings, and the target. */
  readonly key: string;
  /** The head of the pull request that the comment speaks of. */
  readonly head: string;
  readonly run: RunId;
}

/** Where there is a comment of ours already: edits it, so that nobody reads the news of an older head. */
export async function editExistingComment(target: CommentTarget, body: string): Promise<void> {
  await writeComment(target, body, { onlyIfExists: true });
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
  target: CommentTarget,
  body: string,
  { onlyIfExists }: { readonly onlyIfExists: boolean },
): Promise<{ readonly url: string } | null> {
  const { repository, pullRequest, key, head, run } = target;
  const marker = { key: markerKey(key), head, run: run.id, attempt: run.attempt };
  const own = { marker, body: addMarker(marker, body) };
  const before = await findOwnComments(target);
  const current = await repository.pullRequest(pullRequest);
  if (!isCurrent(own, current)) return before[0]?.comment ?? null;
  const kept = await keepOldest(repository, before, selectNewest([own, ...before], current));
  if (kept !== null || onlyIfExists) return kept;
  const created = await repository.createComment(pullRequest, own.body);
  // Another run may have created one too, or this one twice: GitHub can fail after it has done what it was asked to.
  const after = await findOwnComments(target);
  const wanted = selectNewest([own, ...after], await repository.pullRequest(pullRequest));
  return (await keepOldest(repository, after, wanted)) ?? created;
}

/** What a comment of ours says, or is to say. */
interface MarkedText {
  readonly marker: Marker;
  readonly body: string;
}

interface OwnComment extends MarkedText {
  readonly comment: Comment;
}

/** Oldest first. Not those of somebody else with our mark, nor those that quote it. */
async function findOwnComments({ repository, pullRequest, key }: CommentTarget): Promise<readonly OwnComment[]> {
  const me = await repository.whoAmI();
  const comments = await repository.comments(pullRequest);
  return comments.flatMap((comment) => {
    const marker = comment.author === me ? readMarker(comment.body) : null;
    return marker?.key === markerKey(key) ? [{ comment, marker, body: comment.body }] : [];
  });
}

/**
 * Leaves the oldest, with this text, and deletes the others. The text comes first: a run that ends in between leaves two
 * comments rather than none.
 *
 * @returns null where there is none to keep
 */
async function keepOldest(repository: Repository, ours: readonly OwnComment[], { body }: MarkedText): Promise<Comment | null> {
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
function selectNewest(texts: readonly [MarkedText, ...MarkedText[]], current: PullRequest): MarkedText {
  return texts.reduce((best, each) => (compare(each, best, current) > 0 ? each : best));
}

function compare(a: MarkedText, b: MarkedText, current: PullRequest): number {
  return (
    Number(isCurrent(a, current)) - Number(isCurrent(b, current)) ||
    (a.marker.run ?? 0) - (b.marker.run ?? 0) ||
    (a.marker.attempt ?? 0) - (b.marker.attempt ?? 0)
  );
}

/** Where the pull request is closed, no other head can come: then the newest run counts, whatever head it speaks of. */
function isCurrent({ marker }: MarkedText, { state, head }: PullRequest): boolean {
  return state === 'closed' || marker.head === head;
}
