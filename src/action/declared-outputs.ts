export type OutputName =
  | 'outcome'
  | 'exit-code'
  | 'has-changes'
  | 'to-add'
  | 'to-change'
  | 'to-remove'
  | 'datasets'
  | 'columns-affected'
  | 'plan-path'
  | 'markdown-path'
  | 'receipt-path'
  | 'effect-digest'
  | 'comment-url';

/**
 * Every output with what it holds; set on failure too, and empty where it does not apply. `npm run docs:action` makes
 * `action.yml` and the tables of the README from it; a test holds both against it.
 */
export const declaredOutputs: Readonly<Record<OutputName, string>> = {
  outcome:
    'How it ended, in a word: `valid`, `no-changes`, `changes`, `refused`, `applied`, `held-back`, `not-approved`, `superseded`, `clean`, `drift`, `invalid`, `stale`, `partial`, `unverified`, `interrupted` or `error`.',
  'exit-code': 'The exit code that the command line would have ended with.',
  'has-changes': '`true` where the plan has changes, or there is drift.',
  'to-add': 'How many elements the plan adds.',
  'to-change': 'How many elements the plan changes.',
  'to-remove': 'How many elements the plan removes.',
  datasets: 'How many datasets have changes, or drift.',
  'columns-affected': 'How many columns gain or lose an ancestor, or reach one by another way.',
  'plan-path':
    'The plan as a file, for `actions/upload-artifact` in the same job. An apply finds it among the artifacts that are named `headwater-plan…`.',
  'markdown-path': 'The report as a file.',
  'receipt-path': 'The receipt of an apply that wrote something, as a file.',
  'effect-digest': 'What the plan would bring about, as a digest: equal for equal effects.',
  'comment-url': 'The comment on the pull request, or the issue about drift.',
};

export const outputNames: readonly OutputName[] = Object.keys(declaredOutputs) as OutputName[];

/** What is known of them so far. */
export type Outputs = { readonly [K in OutputName]?: string };
