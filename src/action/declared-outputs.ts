/** Every output with what it holds; set on failure too, and empty where it does not apply. A test holds `action.yml` and the README against this table. */
export const declaredOutputs = {
  outcome:
    'How it ended, in a word: `valid`, `no-changes`, `changes`, `refused`, `applied`, `held-back`, `not-approved`, `superseded`, `clean`, `drift`, `invalid`, `stale`, `partial`, `unverified`, `interrupted` or `error`.',
  'exit-code': 'What the command line would have ended with.',
  'has-changes': '`true` where the plan has changes, or there is drift.',
  'to-add': 'Elements that the plan adds.',
  'to-change': 'Elements that the plan changes.',
  'to-remove': 'Elements that the plan removes.',
  datasets: 'Datasets with changes, or with drift.',
  'columns-affected': 'Columns that gain or lose an ancestor, or reach one by another way.',
  'plan-path': 'The plan as a file, for `actions/upload-artifact` in the same job.',
  'markdown-path': 'The report as a file.',
  'receipt-path': 'The receipt of an apply that wrote something.',
  'effect-digest': 'What the plan would bring about, in a hash: equal for equal effects.',
  'comment-url': 'The comment on the pull request, or the issue about drift.',
} as const satisfies Readonly<Record<string, string>>;

export const outputNames: readonly OutputName[] = Object.keys(declaredOutputs) as OutputName[];

export type OutputName = keyof typeof declaredOutputs;

/** What is known of them so far. */
export type Outputs = { readonly [K in OutputName]?: string };
