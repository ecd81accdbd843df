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

const switches = ['true', 'false'] as const;

/** Every input. A test holds `action.yml` and the README against this table. */
export const declaredInputs = {
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
      'Whether to keep a comment on the pull request: `auto` writes one as soon as there is something to say, `always` also where nothing changes.',
    default: 'auto',
    values: commentModes,
  },
  'check-run': {
    description:
      'Whether to leave the check-runs `headwater / STACK` and `headwater apply / STACK`. An apply finds the approved plan by them.',
    default: 'true',
    values: switches,
  },
  annotations: {
    description:
      'Which findings to show at the lines of manifests: all errors and what is in files that the pull request `changed`, `all` of them, or `none`.',
    default: 'changed',
    values: annotationModes,
  },
  allow: { description: 'Guards to lift, one a line: `mass-delete`, or `protected=orders <- raw_orders` for one address. Needs `reason`.' },
  reason: { description: 'Why the guards of `allow` are lifted. It stands in the plan and in the receipt.' },
  'effect-digest': { description: 'On `workflow_dispatch`, approves the plan of this effect digest and no other.' },
  'fail-on': {
    description:
      'What makes the step of `validate`, `plan` and `drift` fail, in a list with commas: `refused` by a guard, `changes` or drift, `warnings`. An `error` always does.',
    default: 'refused',
    values: failureReasons,
  },
  'github-token': {
    description: 'For comments, check-runs, artifacts and issues.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
    default: '${{ github.token }}',
  },
} as const satisfies Readonly<Record<string, DeclaredInput>>;

export type InputName = keyof typeof declaredInputs;
