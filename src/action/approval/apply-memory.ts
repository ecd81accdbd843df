import { HeadwaterError } from '../../errors/headwater-error.js';
import type { CheckRun, WorkflowRun } from '../github/repository.js';
import { isSameRepository } from '../is-same-repository.js';
import { applyCheckName } from '../publish/check-names.js';
import { parseRunReference } from '../publish/run-reference.js';
import type { ApprovalSource } from './approval-source.js';

/**
 * Returns true if an apply of this stack succeeded at a commit. Each apply creates a check-run at
 * its commit.
 *
 * Any workflow with `checks: write` can create such a check-run, on any branch. It counts only if
 * it names a run of the apply workflow, on the applied branch, of that commit, with a successful
 * job.
 */
export async function wasApplied(commit: string, source: ApprovalSource): Promise<boolean> {
  const { repository, named, apps, warn } = source;
  const name = applyCheckName(named);
  for (const check of await repository.checkRuns(commit, name)) {
    if (check.conclusion !== 'success' || check.app === null || !apps.has(check.app)) continue;
    const why = await whyIgnored(check, commit, source);
    if (why === null) return true;
    warn(
      new HeadwaterError(
        'apply-memory-ignored',
        `the check-run "${name}" of commit ${commit} is ignored: ${why}`,
      ),
    );
  }
  return false;
}

async function whyIgnored(
  { text }: CheckRun,
  commit: string,
  source: ApprovalSource,
): Promise<string | null> {
  const id = parseRunReference(text);
  if (id === undefined) return 'it names no run';
  const run = await source.repository.workflowRun(id);
  if (run === null) return `it names run ${id}, which does not exist`;
  const why = whyForeign(run, commit, source);
  if (why !== null) return `it names run ${id} ${why}`;
  const conclusions = await source.repository.jobConclusions(id);
  return conclusions.includes('success') ? null : `it names run ${id}, and no job of it succeeded`;
}

/** Events that an apply runs on. */
const EVENTS: ReadonlySet<string> = new Set(['push', 'workflow_dispatch', 'schedule']);

function whyForeign(
  run: WorkflowRun,
  commit: string,
  { fullName, branch, applyWorkflow }: ApprovalSource,
): string | null {
  if (run.path !== applyWorkflow) return `of ${run.path}, and applies are made by ${applyWorkflow}`;
  if (!EVENTS.has(run.event)) return `on the event ${run.event}`;
  if (run.branch !== branch || !isSameRepository(run.headRepository, fullName))
    return `on the branch ${run.branch}, and not on ${branch}`;
  return run.head === commit ? null : 'of another commit';
}
