import type { Allowance } from '../../tasks/allowances.js';
import type {
  annotationModes,
  commandNames,
  commentModes,
  failureReasons,
} from './declared-inputs.js';

/** The inputs of the action, read and checked. */
export interface Inputs {
  readonly command: (typeof commandNames)[number];
  /** The path as given, not resolved. */
  readonly workingDirectory: string;
  readonly config: string | undefined;
  readonly target: string | undefined;
  readonly comment: (typeof commentModes)[number];
  readonly checkRun: boolean;
  readonly annotations: (typeof annotationModes)[number];
  readonly allow: readonly Allowance[];
  readonly effectDigest: string | undefined;
  /**
   * Paths from the top of the repository. If empty, the workflow files of the base branch count.
   */
  readonly planWorkflows: readonly string[];
  /** Always contains `error`. */
  readonly failOn: ReadonlySet<(typeof failureReasons)[number]>;
  /** Undefined if the input is empty. Never printed. */
  readonly githubToken: string | undefined;
}
