import type { ExitCode } from '../../errors/exit-codes.js';
import type { ReportProgress } from '../../model/progress.js';
import type { ValidationReport } from '../../report/document/report-document.js';

/** The settings that a task starts from. All other requests of a stack extend this one. */
export interface StackRequest {
  /** The folder where the search for settings starts. Absolute. */
  readonly cwd: string;
  /** The value of `--config`. */
  readonly config?: string | undefined;
  /** The value of HEADWATER_CONFIG. */
  readonly configVariable?: string | undefined;
  /** The name of a target of the settings. */
  readonly target?: string | undefined;
  /** Takes one line for each file and request of the run, without secrets. */
  readonly note?: ((line: string) => void) | undefined;
  /** Takes the progress of the run. Default: no progress is reported. */
  readonly progress?: ReportProgress | undefined;
  /** The token of the environment. Files that contain it are refused. Default: none. */
  readonly token?: string | undefined;
  /** The catalog of the run. Files that contain its token are refused too. */
  readonly catalog?: { readonly token?: string | undefined } | undefined;
  /** Once aborted, the read ends with `interrupted`. */
  readonly signal?: AbortSignal | undefined;
}

/** The members that the results of most tasks have. */
export interface TaskResult {
  /** The text of every file that was read, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** The exit code of the command for this end. */
  readonly exitCode: ExitCode;
}

/**
 * The result of reading and checking settings and manifests. The exit code is `usage` for invalid
 * settings, `error` for manifests with errors, else `ok`.
 */
export interface ValidationResult extends TaskResult {
  readonly report: ValidationReport;
}

/** The result of every task whose settings or manifests have errors. No catalog was asked. */
export interface InvalidStack extends ValidationResult {
  readonly kind: 'invalid';
}
