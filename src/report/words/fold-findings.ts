import type { FindingLevel } from '../../errors/code-entry.js';
import type { Finding } from '../../errors/finding.js';
import { groupBy } from '../../model/group-by.js';

/** The findings to show in full, and counts of the others. */
interface FoldedFindings {
  /** Errors first, then warnings, then notes. */
  readonly shown: readonly Finding[];
  /** In the order of the levels, then of the first finding of each code. */
  readonly rest: readonly LeftFindings[];
}

export interface LeftFindings {
  readonly level: FindingLevel;
  readonly code: Finding['code'];
  readonly count: number;
  readonly files: number;
}

export interface FoldLimits {
  /** The maximum number of findings of one code and level. */
  readonly ofOneCode: number;
  /** The maximum number of findings, apart from the first of each code and level. */
  readonly all: number;
}

const levels: readonly FindingLevel[] = ['error', 'warning', 'info'];

/** Sorts findings by level, errors first. Findings of one level keep their order. */
export function errorsFirst(findings: readonly Finding[]): readonly Finding[] {
  return levels.flatMap((level) => findings.filter((one) => one.level === level));
}

/**
 * Selects the findings to show in full. The first finding of each code and level is always shown,
 * so repetitions of one mistake hide no other mistake.
 */
export function foldFindings(
  findings: readonly Finding[],
  { ofOneCode, all }: FoldLimits,
): FoldedFindings {
  const sorted = errorsFirst(findings);
  const groups = [...groupBy(sorted, ({ level, code }) => `${level} ${code}`).values()];
  const firsts = new Set(groups.map(([first]) => first));
  const repeated = new Set(groups.flatMap(([, ...others]) => others.slice(0, ofOneCode - 1)));
  const more = new Set(sorted.filter((one) => repeated.has(one)).slice(0, all));
  const isShown = (one: Finding) => firsts.has(one) || more.has(one);
  return {
    shown: sorted.filter(isShown),
    rest: groups.flatMap((group) => countLeft(group.filter((one) => !isShown(one)))),
  };
}

function countLeft(left: readonly Finding[]): readonly LeftFindings[] {
  const [first] = left;
  if (first === undefined) return [];
  const { level, code } = first;
  const files = new Set(left.flatMap(({ place }) => place?.file ?? [])).size;
  return [{ level, code, count: left.length, files }];
}
