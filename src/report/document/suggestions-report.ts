import type { Suggestions } from '../../insight/suggest/suggestions.js';
import type { PlanTarget } from '../../plan/document/plan.js';

/** Column pairs that names and types suggest. */
export interface SuggestionsReport extends Suggestions {
  readonly kind: 'suggestions';
  readonly target: Pick<PlanTarget, 'origin' | 'stack' | 'target'>;
  /** The pairs as a manifest. Empty without a pair. */
  readonly fragment: string;
}
