/** One input of the action, as `action.yml` and the README have it. */
export interface DeclaredInput {
  /** A sentence, without the default. */
  readonly description: string;
  readonly required?: true;
  /** As it stands in `action.yml`: always text. Absent for none. */
  readonly default?: string;
  /** What it may be, where not any text will do. */
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

/** Every input. `npm run docs:action` makes `action.yml` and the tables of the README from it; a test holds both against it. */
export const declaredInputs: Readonly<Record<InputName, DeclaredInput>> = {
  command: {
    description:
      'What to do: `validate` reads the manifests alone, `plan` compares them with the catalog, `apply` writes, `drift` looks for what was changed behind them.',
    required: true,
    values: commandNames,
  },
  'working-directory': {
    description: 'Where the search for `headwater.yaml` begins, from the top of the checkout.',
    default: '.',
  },
  config: { description: 'The settings file, instead of the nearest `headwater.yaml` upward.' },
  target: { description: 'A target of the settings.' },
  comment: {
    description:
      'Whether to keep one comment on the pull request: `auto` begins it as soon as there is something to say, `always` also where nothing changes, `never` none.',
    default: 'auto',
    values: commentModes,
  },
  'check-run': {
    description:
      'Whether to leave the check-runs `headwater / STACK` and `headwater apply / STACK`. An apply finds the approved plan by them.',
    default: 'true',
    values: booleanValues,
  },
  annotations: {
    description:
      'Which findings to show at the lines of manifests: with `changed` all errors, and the rest in files that the pull request changes; `all` of them; or `none`.',
    default: 'changed',
    values: annotationModes,
  },
  allow: { description: 'Guards to lift, one a line: `mass-delete`, or `protected=orders <- raw_orders` for one address. Needs `reason`.' },
  reason: { description: 'Why the guards of `allow` are lifted. It stands in the plan and in the receipt.' },
  'effect-digest': { description: 'On `workflow_dispatch`, approves the plan with this effect digest and no other.' },
  'plan-workflow': {
    description:
      'For `apply`: the workflow files whose plans a merge approves, such as `plan.yml`, several with commas. By default every workflow file of the base branch with a step that uses this action with `command: plan`.',
  },
  'fail-on': {
    description:
      'What makes the step of `validate`, `plan` and `drift` fail, several with commas: `refused` by a guard, `changes` or drift, `warnings`. An `error` always does.',
    default: 'refused',
    values: failureReasons,
  },
  'github-token': {
    description:
      'What reads and writes comments, check-runs, artifacts and issues. Without one, the report is in the summary of the step alone.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
    default: '${{ github.token }}',
  },
};
