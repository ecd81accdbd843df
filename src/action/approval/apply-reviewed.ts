import type { ApplyTaskResult } from '../../tasks/applied-stack.js';
import { applyStackReading } from '../../tasks/apply-stack-reading.js';
import { catalogFromEnvironment } from '../../tasks/catalog-access.js';
import type { StackReading } from '../../tasks/read-stack.js';
import type { ActionContext } from '../action-context.js';
import { approvalInstructions } from '../publish/approval-hint.js';
import type { Review } from './find-review.js';

/** A review that this run can act on. */
export type ActiveReview = Exclude<Review, { readonly kind: 'superseded' }>;

export interface AppliedReview {
  readonly result: ApplyTaskResult;
  /** The text of each manifest by path. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Plans, and writes what the review approves. Reviewed plans together are a ceiling; a digest
 * approves exactly one effect.
 */
export async function applyReviewed(
  { io, inputs, stack, log }: ActionContext,
  reading: StackReading,
  review: ActiveReview,
): Promise<AppliedReview> {
  let sources: ReadonlyMap<string, string> = new Map();
  const result = await applyStackReading(reading, {
    ...stack,
    catalog: catalogFromEnvironment(io.env),
    allow: inputs.allow,
    approved: review.kind === 'plans' ? review.plans : undefined,
    consent: {
      kind: 'review',
      why: ({ digests }) => whyNotApproved(review, digests.effect),
      next: ({ digests }) => approvalInstructions(digests.effect),
    },
    dryRun: false,
    show: (planned) => {
      sources = planned.sources;
    },
    progress: ({ step, done, total }) => {
      if (done === total) log.line(`${step}: ${done} of ${total}`);
    },
    say: log.notice,
    signal: io.signal,
    abort: io.abort,
    clock: io.clock,
  });
  return { result, sources: result.kind === 'invalid' ? result.sources : sources };
}

/**
 * Returns why the effect is not approved, or null if it is. Approved plans are a ceiling, checked
 * later.
 */
function whyNotApproved(review: ActiveReview, effect: string): string | null {
  if (review.kind === 'none') return review.why;
  if (review.kind === 'plans' || review.digest === effect) return null;
  return `the effect digest of the plan is ${effect}, and ${review.digest} was approved`;
}
