import type { DriftReport, PlanReport } from '../report/document/report-document.js';

/**
 * The description of each output. All outputs are set, on failure too; an output that does not
 * apply is empty. `npm run docs action` generates `action.yml` and the tables of `docs/github.md` from
 * these descriptions. A test checks that both are up to date.
 */
export const declaredOutputs = {
  outcome:
    'Outcome of the command: `valid`, `no-changes`, `changes`, `refused`, `applied`, `held-back`, `not-approved`, `superseded`, `not-commented`, `clean`, `drift`, `invalid`, `stale`, `partial`, `unverified`, `interrupted` or `error`.',
  'exit-code': 'Exit code that the command line would end with.',
  'has-changes': '`true` if the plan has changes, or if there is drift.',
  'to-add': 'Number of elements that the plan adds.',
  'to-change': 'Number of elements that the plan changes.',
  'to-remove': 'Number of elements that the plan removes.',
  datasets: 'Number of datasets with changes or drift.',
  'columns-affected':
    'Number of columns that gain or lose an ancestor, or reach one by another path.',
  'plan-path':
    'Path of the plan, for `actions/upload-artifact` in the same job. An apply finds it in artifacts whose names begin with `headwater-plan`.',
  'markdown-path': 'Path of the report, in Markdown.',
  'receipt-path': 'Path of the receipt, if an apply wrote something.',
  'effect-digest': 'Effect digest of the plan. Plans with equal effects have equal digests.',
  'comment-url': 'Address of the comment on the pull request, or of the issue about drift.',
} as const;

export type OutputName = keyof typeof declaredOutputs;

export const outputNames: readonly OutputName[] = Object.keys(declaredOutputs) as OutputName[];

/** Values of the outputs that are known so far. */
export type Outputs = { readonly [K in OutputName]?: string };

/** Returns the counts and the digest of a plan. */
export function planOutputs({ summary, changes, impact, digests }: PlanReport['plan']): Outputs {
  return {
    'has-changes': String(changes.length > 0),
    'to-add': String(summary.add),
    'to-change': String(summary.change),
    'to-remove': String(summary.remove),
    datasets: String(summary.datasets),
    'columns-affected': String(impact.counts.columns),
    'effect-digest': digests.effect,
  };
}

export function driftOutputs({ datasets }: DriftReport['drift']): Outputs {
  return { 'has-changes': String(datasets.length > 0), datasets: String(datasets.length) };
}
