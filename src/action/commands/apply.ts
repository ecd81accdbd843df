import { exitCodes } from '../../errors/exit-codes.js';
import { inlineText } from '../../report/markdown/escape.js';
import { readStack, type StackReading } from '../../tasks/read-stack.js';
import type { ActionContext } from '../action-context.js';
import { applyReviewed, type Standing } from '../approval/apply-reviewed.js';
import { type Review, reviewOf } from '../approval/review-of.js';
import type { CommandEnd } from '../command-end.js';
import { appliedBranch } from '../event/check-event.js';
import { applyCheckName, type NamedStack } from '../publish/check-names.js';
import { beginCheckRun, NO_CHECK_RUN, type OpenCheckRun } from '../publish/check-run.js';
import { failureBody } from '../publish/comment-body.js';
import { comment } from '../publish/pull-request-comment.js';
import { inWords } from '../runner/workflow-log.js';
import { publishApply } from './publish-apply.js';

/**
 * `apply`: writes what merged pull requests approved, and nothing more. What nobody approved is planned, published, and
 * left as it is.
 */
export async function apply(context: ActionContext): Promise<CommandEnd> {
  const branch = appliedBranch(context.step);
  const reading = await readStack(context.stack);
  const named = namedIn(reading);
  const check = named ? await beginCheckRun(context, appliedCommit(context), applyCheckName(named)) : NO_CHECK_RUN;
  try {
    const review = named ? await reviewOf(context, named, branch) : NOT_READ;
    return review.kind === 'superseded'
      ? await superseded(context, review, check)
      : await applyAndPublish({ context, reading }, review, check);
  } catch (error) {
    await check.end({ conclusion: 'failure', title: 'Failed', summary: inlineText(inWords(error)) });
    throw error;
  }
}

/** With settings that cannot be read there is no plan either. */
const NOT_READ: Review = { kind: 'none', why: 'the settings cannot be read', pullRequests: [] };

interface Applying {
  readonly context: ActionContext;
  readonly reading: StackReading;
}

function namedIn(reading: StackReading): NamedStack | undefined {
  return reading.kind === 'stack' ? { stack: reading.stack.settings.stack, target: reading.stack.target } : undefined;
}

function appliedCommit({ checkedOut, step }: ActionContext): string {
  return checkedOut ?? step.commit;
}

async function superseded(
  { log }: ActionContext,
  { by }: Review & { readonly kind: 'superseded' },
  check: OpenCheckRun,
): Promise<CommandEnd> {
  const text = `a newer commit was applied already: ${by}; nothing was planned and nothing written`;
  log.notice(text);
  await check.end({ conclusion: 'neutral', title: 'Superseded', summary: inlineText(text) });
  return { outcome: 'superseded', exitCode: exitCodes.ok, fails: false, outputs: {} };
}

async function applyAndPublish({ context, reading }: Applying, review: Standing, check: OpenCheckRun): Promise<CommandEnd> {
  const commit = appliedCommit(context);
  const end = await applyReviewed(context, reading, review).catch(async (error: unknown) => {
    const body = failureBody(inWords(error), { ...context.step, commit });
    for (const on of review.pullRequests) await comment(context, on, { body, isNews: true });
    throw error;
  });
  return await publishApply(context, end, { review, check, commit });
}
