import type { PlanDocument } from '../../plan/document/plan.js';

/** The commit of the manifests. Empty outside a repository. */
export function commitFact({
  commit,
  dirty,
}: Pick<PlanDocument['source'], 'commit' | 'dirty'>): readonly string[] {
  return commit === null
    ? []
    : [`manifests of commit ${commit.slice(0, 12)}${dirty ? ' and changes beside it' : ''}`];
}
