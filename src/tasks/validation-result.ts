import type { ExitCode } from '../errors/exit-codes.js';
import type { ValidationReport } from '../report/report-document.js';

/** The result of reading and checking settings and manifests. */
export interface ValidationResult {
  readonly report: ValidationReport;
  /** The text of every file that was read, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** `usage` for invalid settings, `error` for manifests with errors, else `ok`. */
  readonly exitCode: ExitCode;
}

/** The result of every task whose settings or manifests have errors. No catalog was asked. */
export interface InvalidStack extends ValidationResult {
  readonly kind: 'invalid';
}
