/** One input of the action, as `action.yml` and the README show it. */
export interface DeclaredInput {
  /** A sentence, without the default. */
  readonly description: string;
  readonly required?: true;
  /** Default value as text. Absent if the input has no default. */
  readonly default?: string;
  /** Allowed values. Absent if any text is allowed. */
  readonly values?: readonly string[];
}

export const commandNames = ['validate', 'plan', 'apply', 'drift'] as const;

export const commentModes = ['auto', 'always', 'never'] as const;

export const annotationModes = ['changed', 'all', 'none'] as const;

export const failureReasons = ['error', 'refused', 'changes', 'warnings'] as const;

export const booleanValues = ['true', 'false'] as const;

export type InputName =
  | 'command'
  | 'working-directory'
  | 'config'
  | 'target'
  | 'comment'
  | 'check-run'
  | 'annotations'
  | 'allow'
  | 'reason'
  | 'effect-digest'
  | 'plan-workflow'
  | 'fail-on'
  | 'github-token';

/**
 * Every input. `npm run docs:action` generates `action.yml` and the tables of the README from this
 * table. A test checks that both are up to date.
 */
export const declaredInputs: Readonly<Record<InputName, DeclaredInput>> = {
  command: {
    description:
      'Command to run: `validate` checks the manifests without a catalog, `plan` compares them with the catalog, `apply` writes, `drift` finds changes that were made outside the manifests.',
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
      'For `apply`: the workflow files whose plans a merge approves, such as `plan.yml`, separated by commas. By default every workflow file of the base branch with a step that uses this action with `command: plan`.',
  },
  'fail-on': {
    description:
      'Results that make the step of `validate`, `plan` and `drift` fail, separated by commas: `refused` by a guard, `changes` or drift, `warnings`. An `error` always does.',
    default: 'refused',
    values: failureReasons,
  },
  'github-token': {
    description:
      'Token for reading and writing comments, check-runs, artifacts and issues. Without a token, the report is only in the summary of the step.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
    default: '${{ github.token }}',
  },
};
