import type { ApprovedPlans } from '../../plan/ceiling.js';
import type { Plan } from '../../plan/document/plan.js';
import type { PlannedStack, PlanRequest } from '../plan/plan-request.js';

/** An apply: a plan to make, the consent to it, and the receivers of its progress. */
export interface ApplyRequest extends PlanRequest {
  /**
   * Saved and reviewed plans. The apply writes nothing beyond their union and does not ask for
   * consent. Several plans must be syncs of the whole stack. Default: the plan that is shown.
   */
  readonly approved?: ApprovedPlans | undefined;
  /** True to run all checks and write nothing. Default: false. */
  readonly dryRun?: boolean | undefined;
  /** The source of the consent, asked once for the shown plan. */
  readonly consent: Consent;
  /** Called with the plan before the question for consent. Default: the plan is not shown. */
  readonly show?: ((planned: Pick<PlannedStack, 'plan' | 'sources'>) => void) | undefined;
  /** Takes a note for the user that does not report a failure. Default: notes are dropped. */
  readonly say?: ((line: string) => void) | undefined;
  /**
   * Once aborted, planning ends with `interrupted`. Writing finishes the request in flight, reads
   * it back and starts no other. Default: never.
   */
  readonly signal?: AbortSignal | undefined;
  /** Once aborted, the request in flight is cut off and its result is unknown. Default: never. */
  readonly abort?: AbortSignal | undefined;
  /** True to start further datasets after a failed one. Default: false. */
  readonly keepGoing?: boolean | undefined;
  /** Milliseconds since 1970. Default: the time of the machine. */
  readonly clock?: (() => number) | undefined;
}

/** The source of the consent to a plan. */
export type Consent =
  | { readonly kind: 'given' }
  /** Asks about the plan that was shown. */
  | { readonly kind: 'ask'; readonly ask: (plan: Plan) => Promise<boolean | 'interrupted'> }
  /** Without a terminal, nobody can ask the user. */
  | { readonly kind: 'none' }
  /** A person reviews plans elsewhere and cannot be asked now. */
  | Review;

/**
 * A review decides on finished plans. An apply asks it only about plans that can be applied and
 * have changes. Both functions return a clause without a full stop.
 */
export interface Review {
  readonly kind: 'review';
  /** Returns why the plan is not approved, or null to approve it. */
  readonly why: (plan: Plan) => string | null;
  /** Returns the next step for an unapproved plan. Default: to save, review and apply it. */
  readonly next?: (plan: Plan) => string;
}
