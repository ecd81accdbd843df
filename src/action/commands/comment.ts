import { exitCodes } from '../../errors/exit-codes.js';
import type { PlanReport } from '../../report/document/report-document.js';
import { renderReport } from '../../report/reporters.js';
import { parseIntactPlan } from '../../tasks/plan/read-saved-plan.js';
import { findRepositoryFolder } from '../../tasks/stack/checked-out-repository.js';
import { readStack } from '../../tasks/stack/read-stack.js';
import type { ActionContext } from '../action-context.js';
import { findInPlanArtifacts } from '../approval/plan-artifacts.js';
import type { CommandResult } from '../command-result.js';
import type { EndedRun } from '../event/step-context.js';
import type { Repository } from '../github/repository.js';
import { planOutputs } from '../outputs.js';
import { lineLink } from '../publish/line-link.js';
import { appendToSummary } from '../publish/publish-report.js';
import { publishComment, reportBody } from '../publish/pull-request-comment.js';
import { usageError } from '../usage-error.js';

/**
 * Runs `comment` after a run of a pull request that had no secrets and could not comment itself.
 * Writes the comparison of that run as the comment on the pull request.
 *
 * The author of the pull request decides what that run uploads. So the archive is searched for a
 * document with correct digests, about this stack, that compares two revisions. The event and
 * GitHub name the pull request, the comment is rendered here, and nothing of the archive is run.
 */
export async function comment(context: ActionContext): Promise<CommandResult> {
  const { repository, ended } = requireEndedRun(context);
  const pullRequest = await findPullRequest(repository, ended);
  if (typeof pullRequest === 'string') return notCommented(context, pullRequest);
  const document = await findComparison(context, repository, ended);
  if (document === null)
    return notCommented(context, `run ${ended.id} left no comparison of this stack`);
  const markdown = await renderComparison(context, document, ended);
  await appendToSummary(context, markdown);
  const hasChanges = document.changes.length > 0;
  const url = await publishComment(
    context,
    { number: pullRequest, head: ended.head },
    {
      body: `${reportBody(markdown, { ...context.step, commit: ended.head })}${ORIGIN_NOTE}`,
      isNotable: hasChanges,
    },
  );
  return {
    outcome: hasChanges ? 'changes' : 'no-changes',
    exitCode: exitCodes.ok,
    fails: false,
    outputs: { ...planOutputs(document), ...(url !== undefined && { 'comment-url': url }) },
  };
}

const ORIGIN_NOTE =
  '\n<sub>The run of this pull request has no secrets. It compared the manifests with the manifests of the base, and not with the catalog. The author of the pull request can change this report. It approves nothing.</sub>\n';

interface CommentInput {
  readonly repository: Repository;
  readonly ended: EndedRun;
}

/** @throws HeadwaterError `unsupported-event` or `bad-input`, exit code 64 */
function requireEndedRun({ step, repository }: ActionContext): CommentInput {
  const ended = step.trigger.kind === 'workflow-run' ? step.trigger.ended : null;
  if (ended === null)
    throw usageError(
      'unsupported-event',
      'comment runs on workflow_run, after a run on pull_request',
      'see examples/github-workflows/comment.yml',
    );
  if (repository === null)
    throw usageError(
      'bad-input',
      'comment needs the input github-token',
      'leave github-token out: its default is the token of the job',
    );
  return { repository, ended };
}

/** Finds the number of the pull request of a run. Returns a reason if there is not exactly one. */
async function findPullRequest(repository: Repository, ended: EndedRun): Promise<number | string> {
  const { head, headBranch, headRepository } = ended;
  const pulls = await repository.pullRequestsFromBranch(headBranch, headRepository);
  const open = pulls.filter(({ state }) => state === 'open');
  const current = open.filter((one) => one.head === head);
  const [only] = current;
  if (only !== undefined && current.length === 1) return only.number;
  if (open.length === 0) return 'its pull request is closed';
  return current.length === 0
    ? 'its pull request has a newer commit'
    : 'its commit is the head of several pull requests';
}

/** Finds the comparison of this stack among the artifacts of a run. */
async function findComparison(
  { stack }: ActionContext,
  repository: Repository,
  { id }: EndedRun,
): Promise<PlanReport['plan'] | null> {
  const reading = await readStack(stack);
  if (reading.kind === 'bad-settings') return null;
  const { settings, target } = reading.stack;
  return await findInPlanArtifacts(repository, id, (text) => {
    const document = parseIntactPlan(text);
    return document !== null &&
      document.base !== null &&
      document.target.stack === settings.stack &&
      document.target.target === target
      ? document
      : null;
  });
}

async function renderComparison(
  { step, stack }: ActionContext,
  plan: PlanReport['plan'],
  { head, headRepository }: EndedRun,
): Promise<string> {
  const below = await findRepositoryFolder(stack);
  const place = { ...step, repository: headRepository, commit: head };
  const options = {
    color: false,
    sources: new Map(),
    below,
    link: lineLink({ step: place, below }),
    appliedBy: 'merge',
  } as const;
  return renderReport('markdown', { kind: 'plan', plan }, options) ?? '';
}

function notCommented({ log }: ActionContext, why: string): CommandResult {
  log.notice(`no comment was written: ${why}`);
  return { outcome: 'not-commented', exitCode: exitCodes.ok, fails: false, outputs: {} };
}
