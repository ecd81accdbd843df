/**
 * The exit codes. All commands and output formats share them.
 *
 * Source of the numbers: 64 is `EX_USAGE` of sysexits, 130 is a shell's 128 + SIGINT.
 */
export const exitCodes = {
  ok: 0,
  /** Errors, or every unit failed. Nothing was written unless the receipt says so. */
  error: 1,
  /** Changes or drift exist. Only with `--detailed-exitcode`. */
  changes: 2,
  /** A guard refused, or no consent was given. */
  refused: 3,
  /**
   * The saved plan was refused, or the changes are not approved. A saved plan is refused if it was
   * made for another catalog, stack or target, or if it approves less than would be written.
   * Nothing was written.
   */
  stale: 4,
  /** Some units were applied and some were not. */
  partial: 5,
  /** Written, but the read-back did not confirm it. */
  unverified: 6,
  /** Wrong flags or settings, a file that is not a plan, or a glob that matches nothing. */
  usage: 64,
  /** Interrupted; every outcome is known. */
  interrupted: 130,
} as const;

/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The meaning of each exit code, as help texts and documents give it. */
export const exitMeanings: Readonly<Record<ExitCode, string>> = {
  [exitCodes.ok]: 'ok',
  [exitCodes.error]: 'errors or findings, or nothing could be applied',
  [exitCodes.changes]: 'changes or drift exist (plan, drift and import with --detailed-exitcode)',
  [exitCodes.refused]: 'a guard refused, or no consent was given',
  [exitCodes.stale]:
    'saved plan refused: made for another catalog, stack or target, or it approves less than would be written; or the changes are not approved',
  [exitCodes.partial]: 'partly applied; the receipt lists each outcome',
  [exitCodes.unverified]: 'written, but the read-back did not confirm it',
  [exitCodes.usage]:
    'usage error: wrong flags or settings, a file that is not a plan, or a glob that matches nothing',
  [exitCodes.interrupted]: 'interrupted; every outcome is known',
};
