/**
 * What every command's exit status means. One table for all commands and output formats.
 *
 * Source of the numbers: 64 is `EX_USAGE` of sysexits, 130 is a shell's 128 + SIGINT.
 */
export const exitCodes = {
  ok: 0,
  /** Errors, findings of level error, or every unit failed. Nothing written unless the receipt says so. */
  error: 1,
  /** There are changes, or there is drift; only with `--detailed-exitcode`. */
  changes: 2,
  /** Refused by a guard, or nobody consented. */
  refused: 3,
  /** A saved plan does not fit: made for elsewhere, or more would be done than was approved; or nobody approved. Nothing was written. */
  stale: 4,
  /** Some units were applied and some were not. */
  partial: 5,
  /** Written, but the read-back did not confirm it. */
  unverified: 6,
  /** Flags, settings, a plan file that is none, or a glob that matches nothing. */
  usage: 64,
  /** Interrupted; every outcome is known. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What is told of each in help texts and documents. */
export const exitMeanings: Readonly<Record<ExitCode, string>> = {
  [exitCodes.ok]: 'ok',
  [exitCodes.error]: 'errors or findings, or nothing could be applied',
  [exitCodes.changes]: 'there are changes, or drift (plan and drift with --detailed-exitcode)',
  [exitCodes.refused]: 'a guard refused, or nobody consented',
  [exitCodes.stale]:
    'a saved plan does not fit: made for elsewhere, or more would be done than it approves; or nobody approved the changes',
  [exitCodes.partial]: 'applied in part; the receipt says which',
  [exitCodes.unverified]: 'written, but reading it back did not confirm it',
  [exitCodes.usage]: 'usage: flags, settings, a plan file that is none, a glob that matches nothing',
  [exitCodes.interrupted]: 'interrupted; every outcome is known',
};
