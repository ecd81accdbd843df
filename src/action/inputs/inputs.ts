import type { Allowance } from '../../tasks/allowances.js';
import type { annotationModes, commandNames, commentModes, failureReasons } from './declared-inputs.js';

/** The inputs of the action, read and checked. */
export interface Inputs {
  readonly command: (typeof commandNames)[number];
  /** As it was given. */
  readonly workingDirectory: string;
  readonly config: string | undefined;
  readonly target: string | undefined;
  readonly comment: (typeof commentModes)[number];
  readonly checkRun: boolean;
  readonly annotations: (typeof annotationModes)[number];
  readonly allow: readonly Allowance[];
  readonly effectDigest: string | undefined;
  /** Paths from the top of the repository. Empty where the base branch decides. */
  readonly planWorkflows: readonly string[];
  /** Always with `error`. */
  readonly failOn: ReadonlySet<(typeof failureReasons)[number]>;
  /** Undefined where it is empty. Never printed. */
  readonly githubToken: string | undefined;
}
