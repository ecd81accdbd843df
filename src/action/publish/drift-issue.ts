import type { Issue, Repository } from '../github/repository.js';
import { addMarker, markerKey, readMarker } from './marker.js';

/** The label of drift issues. Users may use it too. Author and marker identify our issues. */
const DRIFT_LABEL = 'headwater-drift';

export interface DriftIssue {
  readonly repository: Repository;
  /** Identity of the stack: the path of its settings, and the target. */
  readonly key: string;
  readonly title: string;
  /** Equal for equal drift: it states no time, so that no run edits the issue every night. */
  readonly body: string;
}

/** Opens an issue, or edits our oldest open issue if its content differs. */
export async function upsertDriftIssue(drift: DriftIssue): Promise<{ readonly url: string }> {
  const { repository, key, title } = drift;
  const body = addMarker({ key: markerKey(key) }, drift.body);
  const [oldest, ...newer] = await findOwnIssues(drift);
  if (oldest === undefined) {
    const created = await repository.createIssue({ title, body, labels: [DRIFT_LABEL] });
    // GitHub can fail after it has created the issue, and then the retry has created another.
    const [first, ...duplicates] = await findOwnIssues(drift);
    await closeDuplicates(repository, duplicates);
    return first ?? created;
  }
  await closeDuplicates(repository, newer);
  return hasContent(oldest, title, body)
    ? oldest
    : repository.editIssue(oldest.number, { title, body });
}

/** Comments on our open issues and closes them. */
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

/** Returns our open issues, oldest first. */
async function findOwnIssues({
  repository,
  key,
}: Pick<DriftIssue, 'repository' | 'key'>): Promise<readonly Issue[]> {
  const me = await repository.whoAmI();
  const issues = await repository.openIssues(DRIFT_LABEL);
  return issues.filter(
    ({ author, body }) => author === me && readMarker(body)?.key === markerKey(key),
  );
}

async function closeDuplicates(repository: Repository, issues: readonly Issue[]): Promise<void> {
  for (const { number } of issues) {
    await repository.commentOnIssue(number, 'An older issue says the same.');
    await repository.closeIssue(number);
  }
}

/** Compares title and body. GitHub trims titles, and browsers add carriage returns. */
function hasContent(issue: Issue, title: string, body: string): boolean {
  return issue.title.trim() === title.trim() && issue.body.replaceAll('\r\n', '\n') === body;
}
