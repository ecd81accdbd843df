/** One input of the action, as `action.yml` and `docs/github.md` show it. */
export interface ActionInput {
  /** A sentence, without the default. */
  readonly description: string;
  readonly required?: true;
  /** Default value as text. Absent if the input has no default. */
  readonly default?: string;
  /** Allowed values. Absent if any text is allowed. */
  readonly values?: readonly string[];
}

export const commandNames = ['validate', 'plan', 'apply', 'drift', 'comment'] as const;

export const commentModes = ['auto', 'always', 'never'] as const;

export const annotationModes = ['changed', 'all', 'none'] as const;

export const failureReasons = ['error', 'refused', 'changes', 'warnings'] as const;

export const booleanValues = ['true', 'false'] as const;

export const discoverModes = ['on', 'off'] as const;

export const pruneModes = ['owned', 'off'] as const;

export type InputName =
  | 'command'
  | 'working-directory'
  | 'config'
  | 'target'
  | 'select'
  | 'exclude'
  | 'discover'
  | 'prune'
  | 'comment'
  | 'check-run'
  | 'annotations'
  | 'allow'
  | 'reason'
  | 'effect-digest'
  | 'plan-workflow'
  | 'fail-on'
  | 'sarif-file'
  | 'concurrency'
  | 'timeout'
  | 'github-token';

/**
 * Every input. `npm run docs action` generates `action.yml` and the tables of `docs/github.md` from this
 * table. A test checks that both are up to date.
 */
export const declaredInputs: Readonly<Record<InputName, ActionInput>> = {
  command: {
    description:
      'Command to run: `validate` checks the manifests without a catalog, `plan` compares them with the catalog, `apply` writes, `drift` finds changes that were made outside the manifests, `comment` writes the report of a pull request from a fork as a comment, in a workflow on `workflow_run`.',
    required: true,
    values: commandNames,
  },
  'working-directory': {
    description:
      'Folder where the search for `headwater.yaml` begins, relative to the top of the checkout.',
    default: '.',
  },
  config: {
    description: 'Path of the settings file. By default the nearest `headwater.yaml` upward.',
  },
  target: { description: 'A target of the settings.' },
  select: {
    description:
      'For `plan`, and for an `apply` of a digest: the datasets to plan for, one expression per line, such as `orders`, `raw_*` or `orders+`. By default all. An apply of reviewed plans takes their scope.',
  },
  exclude: {
    description: 'Datasets to leave out, one expression per line, even if `select` names them.',
  },
  discover: {
    description:
      'Whether `plan`, `apply` and `drift` look for elements of the stack on datasets that no manifest names: `on` or `off`.',
    default: 'on',
    values: discoverModes,
  },
  prune: {
    description:
      'What `plan` and `apply` delete: `owned` deletes elements that the stack owns and no longer declares, `off` deletes none.',
    default: 'owned',
    values: pruneModes,
  },
  comment: {
    description:
      'When to write the one comment on the pull request: `auto` creates it for changes or a failure and keeps it up to date from then on, `always` creates it also without changes, `never` writes none.',
    default: 'auto',
    values: commentModes,
  },
  'check-run': {
    description:
      'Whether to create the check-runs `headwater / STACK` and `headwater apply / STACK`. An apply finds the approved plan by them.',
    default: 'true',
    values: booleanValues,
  },
  annotations: {
    description:
      'Which findings to show as annotations at the lines of manifests: `changed` for all errors and removals, and other findings only in files that the pull request changes; `all`; or `none`.',
    default: 'changed',
    values: annotationModes,
  },
  allow: {
    description:
      'Guards to lift, one per line: `mass-delete`, or `protected=orders <- raw_orders` for one address. Needs `reason`.',
  },
  reason: {
    description: 'Reason for lifting the guards of `allow`. The plan and the receipt contain it.',
  },
  'effect-digest': {
    description:
      'Approves only the plan with this effect digest. Allowed for `apply` on `workflow_dispatch`.',
  },
  'plan-workflow': {
    description:
      'For `apply`: the workflow files whose plans a merge approves, such as `plan.yml`, separated by commas. By default every workflow file of the base branch that calls its `lineage.yml` or has a step with `command: plan` of this action.',
  },
  'fail-on': {
    description:
      'Results that make the step of `validate`, `plan` and `drift` fail, separated by commas: `refused` by a guard, `changes` or drift, `warnings`. An `error` always does.',
    default: 'refused',
    values: failureReasons,
  },
  'sarif-file': {
    description:
      'Path of a file to write the findings to, in SARIF 2.1.0, for `github/codeql-action/upload-sarif`. By default none is written.',
  },
  concurrency: {
    description: 'Maximum number of concurrent requests to the catalog.',
    default: '4',
  },
  timeout: {
    description: 'Timeout of a request to the catalog, such as `30s` or `500ms`.',
    default: '30s',
  },
  'github-token': {
    description:
      'Token for reading and writing comments, check-runs, artifacts and issues. Without a token, the report is only in the summary of the step.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
    default: '${{ github.token }}',
  },
};
