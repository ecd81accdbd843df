import { type Finding, sortFindings } from '../errors/finding.js';

/** Sorted, and each said once: what an alias repeats is one mistake, at the place where it is written. */
export function tidyFindings(findings: readonly Finding[]): readonly Finding[] {
  const byText = new Map(findings.map((one) => [JSON.stringify([one.code, one.place, one.message]), one]));
  return sortFindings([...byText.values()]);
}
