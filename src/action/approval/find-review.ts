import { HeadwaterError } from '../../errors/headwater-error.js';
import type { ApplyReport } from '../../report/document/report-document.js';
import type { ActionContext } from '../action-context.js';
import type { NamedStack } from '../publish/check-run.js';
import type { Approval } from './approval.js';
import { findApprovals } from './find-approvals.js';

/** The review that this run acts on. */
export type FoundReview =
  | { readonly kind: 'superseded'; readonly by: string }
  /** These plans are approved; together they are the ceiling. */
  | {
      readonly kind: 'plans';
      readonly plans: readonly [ApprovedPlan, ...ApprovedPlan[]];
      readonly pullRequests: readonly ReviewedPullRequest[];
    }
  /** Only a plan with this effect is approved. */
  | {
      readonly kind: 'effect';
      readonly digest: string;
      readonly pullRequests: readonly ReviewedPullRequest[];
    }
  /** Nothing is approved. `why` is a sentence without a full stop. */
  | {
      readonly kind: 'none';
      readonly why: string;
      readonly pullRequests: readonly ReviewedPullRequest[];
    };

/** A review that this run can act on. */
export type ActiveReview = Exclude<FoundReview, { readonly kind: 'superseded' }>;

type ApprovedPlan = ApplyReport['plan'];

/** A pull request whose comment shows the result of the apply. */
export interface ReviewedPullRequest {
  readonly number: number;
  readonly head: string;
}

/** Finds the approval: the digest that a user entered, else the merged pull requests. */
export async function findReview(
  context: ActionContext,
  named: NamedStack,
  branch: string,
): Promise<FoundReview> {
  const { inputs, step, repository } = context;
  if (inputs.effectDigest !== undefined)
    return { kind: 'effect', digest: inputs.effectDigest, pullRequests: [] };
  if (repository === null) return noReview('without github-token no approval can be read');
  try {
    const login = await repository.whoAmI();
    const ownRun = await repository.workflowRun(step.run.id);
    if (ownRun === null)
      return noReview(
        'GitHub does not show this run, so the workflow file that applies is unknown',
      );
    const source = {
      repository,
      branch,
      named,
      fullName: step.repository,
      apps: new Set(['github-actions', login.replace(/\[bot\]$/, '')]),
      planWorkflows: inputs.planWorkflows,
      actionRepository: step.actionRepository,
      applyWorkflow: ownRun.path,
      warn: context.log.warn,
    };
    return toReview(await findApprovals(context.checkedOut ?? step.commit, source));
  } catch (error) {
    if (!(error instanceof HeadwaterError) || error.codeName !== 'github-not-permitted')
      throw error;
    context.log.warn(error);
    return noReview(error.message);
  }
}

function toReview(found: Awaited<ReturnType<typeof findApprovals>>): FoundReview {
  if (found.kind === 'superseded') return found;
  if (found.kind === 'not-found') return noReview(found.why);
  const { approvals, own } = found;
  const approved = approvals.filter((one) => one.kind === 'approved');
  const [first, ...others] = approved.map(({ plan }) => plan);
  // Older pull requests without an approved plan get no comment: there can be many if this stack
  // was never applied.
  const told = approvals.filter(
    ({ kind, pullRequest }) => kind === 'approved' || own.includes(pullRequest.number),
  );
  const pullRequests = told.map(({ pullRequest: { number, head } }) => ({ number, head }));
  if (first) return { kind: 'plans', plans: [first, ...others], pullRequests };
  return { ...noReview(whyNone(approvals)), pullRequests };
}

function whyNone(approvals: readonly Approval[]): string {
  const reasons = approvals.flatMap((one) =>
    one.kind === 'not-approved'
      ? [`the plan of pull request ${one.pullRequest.number} ${one.why}`]
      : [],
  );
  if (reasons.length === 0) return 'the commits since the last apply came without a pull request';
  const more =
    reasons.length > MAX_REASONS ? `, and so on for ${reasons.length - MAX_REASONS} more` : '';
  return `${reasons.slice(0, MAX_REASONS).join(', ')}${more}`;
}

const MAX_REASONS = 3;

function noReview(why: string): FoundReview & { readonly kind: 'none' } {
  return { kind: 'none', why, pullRequests: [] };
}
