import {
  type ComparisonInput,
  compareStates,
} from '../../../src/insight/compare/compare-states.js';
import { DEFAULT_COLUMN_SETTINGS } from '../../../src/model/column-settings.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { Comparison } from '../../../src/plan/document/plan.js';

export interface ComparisonExtras extends Partial<Omit<ComparisonInput, 'before' | 'after'>> {
  readonly ownership?: {
    readonly before: 'shared' | 'exclusive';
    readonly after: 'shared' | 'exclusive';
  };
}

/** Compares two states. Fills in everything that a test does not set. */
export function comparisonOf(
  before: DesiredState,
  after: DesiredState,
  { ownership, ...more }: ComparisonExtras = {},
): Comparison {
  return compareStates({
    tool: { name: 'headwater', version: '0.0.0' },
    target: { stack: 'shop', target: null },
    base: { ref: 'main', commit: '0123456789abcdef0123456789abcdef01234567' },
    source: { commit: null, dirty: null, files: [], receipt: null },
    findings: [],
    limits: { percent: 20, count: 50 },
    allowances: [],
    scope: null,
    tests: [],
    columns: DEFAULT_COLUMN_SETTINGS,
    ...more,
    before: { desired: before, ownership: ownership?.before ?? 'shared' },
    after: { desired: after, ownership: ownership?.after ?? 'shared' },
  });
}
