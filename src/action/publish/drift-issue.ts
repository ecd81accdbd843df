import type { Issue, Repository } from '../github/repository.js';
import { addMarker, markerKey, readMarker } from './marker.js';

/** Every issue about drift has it. People may use it too: ours are known by author and mark. */
const DRIFT_LABEL = 'headwater-drift';

export interface DriftIssue {
  readonly repository: Repository;
  /** Which stack: the path of its settings, and the target. */
  readonly key: string;
  readonly title: string;
  /** The same for the same drift: nothing of the time of the run, or the issue would be edited every night. */
  readonly body: string;
}

/** Opens an issue, or edits the one that is open where it says something else. Of several of ours, the oldest stays. */
export async function upsertDriftIssue(drift: DriftIssue): Promise<{ readonly url: string }> {
  const { repository, key, title } = drift;
  const body = addMarker({ key: markerKey(key) }, drift.body);
  const [oldest, ...newer] = await findOwnIssues(drift);
  if (oldest === undefined) {
    const created = await repository.createIssue({ title, body, labels: [DRIFT_LABEL] });
    // GitHub can fail after it has done what it was asked to, and it was asked again.
    const [first, ...duplicates] = await findOwnIssues(drift);
    await closeDuplicates(repository, duplicates);
    return first ?? created;
  }
  await closeDuplicates(repository, newer);
  return hasContent(oldest, title, body) ? oldest : repository.editIssue(oldest.number, { title, body });
}

/** Closes what is open, with a comment before it. */
export async function closeDriftIssue({
  repository,
  key,
  comment,
}: Pick<DriftIssue, 'repository' | 'key'> & { readonly comment: string }): Promise<void> {
  for (const { number } of await findOwnIssues({ repository, key })) {
    await repository.commentOnIssue(number, comment);
    await repository.closeIssue(number);
  }
}

/** Oldest first. */
async function findOwnIssues({ repository, key }: Pick<DriftIssue, 'repository' | 'key'>): Promise<readonly Issue[]> {
  const me = await repository.whoAmI();
  const issues = await repository.openIssues(DRIFT_LABEL);
  return issues.filter(({ author, body }) => author === me && readMarker(body)?.key === markerKey(key));
}

async function closeDuplicates(repository: Repository, issues: readonly Issue[]): Promise<void> {
  for (const { number } of issues) {
    await repository.commentOnIssue(number, 'An older issue says the same.');
    await repository.closeIssue(number);
  }
}

/** GitHub takes spaces off a title; a browser in which somebody edits the text brings carriage returns. */
function hasContent(issue: Issue, title: string, body: string): boolean {
  return issue.title.trim() === title.trim() && issue.body.replaceAll('\r\n', '\n') === body;
}
