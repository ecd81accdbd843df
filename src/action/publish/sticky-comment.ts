import type { RunId } from '../event/step-context.js';
import type { IssueComment, PullRequest, Repository } from '../github/repository.js';
import { addMarker, type Marker, markerKey, readMarker } from './marker.js';

/** The pull request and the stack of a comment, and the run that writes it. */
export interface CommentTarget {
  readonly repository: Repository;
  readonly pullRequest: number;
  /** Identity of the stack: the path of its settings, and the target. */
  readonly key: string;
  /** The head of the pull request that the comment reports on. */
  readonly head: string;
  readonly run: RunId;
}

/** Edits our comment if one exists, so that it does not show the report of an older head. */
export async function editExistingComment(target: CommentTarget, body: string): Promise<void> {
  await writeComment(target, body, { onlyIfExists: true });
}

/**
 * Writes the one comment of a stack on a pull request. If concurrent runs have created several,
 * keeps the oldest.
 *
 * Writes nothing if an open pull request has a newer head, because the run of that head writes, or
 * if a newer run has written about the same head.
 *
 * @param onlyIfExists If true, edits an existing comment and creates none.
 * @returns the comment that exists afterwards, of this run or of another; null if none exists
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
  // Another run may have created a comment too, or this run two: GitHub can fail after a write, and
  // the request is retried.
  const after = await findOwnComments(target);
  const wanted = selectNewest([own, ...after], await repository.pullRequest(pullRequest));
  return (await keepOldest(repository, after, wanted)) ?? created;
}

/** The content of a comment of ours, written or to be written. */
interface MarkedText {
  readonly marker: Marker;
  readonly body: string;
}

interface OwnComment extends MarkedText {
  readonly comment: IssueComment;
}

/** Returns our comments, oldest first. Others may copy our marker, but not our name. */
async function findOwnComments({
  repository,
  pullRequest,
  key,
}: CommentTarget): Promise<readonly OwnComment[]> {
  const me = await repository.whoAmI();
  const comments = await repository.comments(pullRequest);
  return comments.flatMap((comment) => {
    const marker = comment.author === me ? readMarker(comment.body) : null;
    return marker?.key === markerKey(key) ? [{ comment, marker, body: comment.body }] : [];
  });
}

/**
 * Gives the oldest comment this text and deletes the others. Edits before it deletes: an
 * interrupted run leaves two comments rather than none.
 *
 * @returns null if no comment is left to keep
 */
async function keepOldest(
  repository: Repository,
  ours: readonly OwnComment[],
  { body }: MarkedText,
): Promise<IssueComment | null> {
  for (const [index, { comment }] of ours.entries()) {
    const kept = comment.body === body ? comment : await repository.editComment(comment.id, body);
    // The comment has been deleted meanwhile.
    if (kept === null) continue;
    for (const { comment: other } of ours.slice(index + 1))
      await repository.deleteComment(other.id);
    return kept;
  }
  return null;
}

/** Prefers the current head, then the newest run. Of equal texts, returns the first. */
function selectNewest(
  texts: readonly [MarkedText, ...MarkedText[]],
  current: PullRequest,
): MarkedText {
  return texts.reduce((best, each) => (compare(each, best, current) > 0 ? each : best));
}

function compare(a: MarkedText, b: MarkedText, current: PullRequest): number {
  return (
    Number(isCurrent(a, current)) - Number(isCurrent(b, current)) ||
    (a.marker.run ?? 0) - (b.marker.run ?? 0) ||
    (a.marker.attempt ?? 0) - (b.marker.attempt ?? 0)
  );
}

/**
 * Returns true if a text reports on the current head. A closed pull request gets no other head, so
 * every text counts as current, and the newest run wins.
 */
function isCurrent({ marker }: MarkedText, { state, head }: PullRequest): boolean {
  return state === 'closed' || marker.head === head;
}
