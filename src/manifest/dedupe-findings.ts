import { type Finding, sortFindings } from '../errors/finding.js';

/**
 * Sorts findings and drops repetitions. A value that YAML aliases repeat is one mistake, at the
 * place where it is written.
 */
export function dedupeFindings(findings: readonly Finding[]): readonly Finding[] {
  const byText = new Map(
    findings.map((one) => [JSON.stringify([one.code, one.place, one.message]), one]),
  );
  return sortFindings([...byText.values()]);
}
