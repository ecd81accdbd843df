import { codes } from '../../errors/codes.js';
import type { Finding } from '../../errors/finding.js';
import { formatPlace } from '../../errors/place.js';
import type { GuardVerdict } from '../../plan/document/plan.js';
import {
  allowFlags,
  extraSuggestion,
  NOT_ALLOWABLE,
  otherPlaces,
} from '../../report/words/finding-parts.js';
import { type Tone, type ViewRow, type ViewSection, viewRow, viewSection } from './view-model.js';

const tones: Readonly<Record<Finding['level'], Tone>> = {
  error: 'cut',
  warning: 'alter',
  info: 'mark',
};

/** The findings of level error. Each of them keeps a plan from being applied. */
export function errorSection(findings: readonly Finding[]): readonly ViewSection[] {
  return viewSection('errors', 'Errors', findingRows(findings, 'error'), { isWhole: true });
}

/** The other findings, warnings first. */
export function findingSection(findings: readonly Finding[]): readonly ViewSection[] {
  const rows = [...findingRows(findings, 'warning'), ...findingRows(findings, 'info')];
  return viewSection('findings', 'Findings', rows);
}

function findingRows(findings: readonly Finding[], wanted: Finding['level']): readonly ViewRow[] {
  return findings
    .filter(({ level }) => level === wanted)
    .map((one) => {
      const { level, code, message, place } = one;
      const suggestion = extraSuggestion(one);
      return viewRow(tones[level], `${level} ${code}`, {
        lines: [
          message,
          ...(suggestion === undefined ? [] : [`did you mean: ${suggestion}`]),
          ...otherPlaces(one).map((other) => `see also ${formatPlace(other)}`),
        ],
        place: place ? formatPlace(place) : null,
      });
    });
}

/** The verdicts that refuse the plan, each with the flags that lift it. */
export function refusedSection(guards: readonly GuardVerdict[]): readonly ViewSection[] {
  const refusing = guards.filter(({ allowed }) => allowed === null);
  const rows = refusing.map((verdict) => {
    const flags = allowFlags(verdict);
    const way = flags === undefined ? NOT_ALLOWABLE : 'If it is meant:';
    return { ...guardRow(verdict, 'cut', 'refused', way), command: flags ?? null };
  });
  return viewSection('refused', 'Refused by guards', rows, { isWhole: true });
}

/** The verdicts that an allowance lifts, with its reason. */
export function liftedSection(guards: readonly GuardVerdict[]): readonly ViewSection[] {
  const lifted = guards.filter(({ allowed }) => allowed !== null);
  const rows = lifted.map((verdict) =>
    guardRow(verdict, 'mark', 'lifted', `because: ${verdict.allowed}`),
  );
  return viewSection('lifted', 'Guards that were lifted', rows);
}

function guardRow(
  { guard, address, message }: GuardVerdict,
  tone: Tone,
  word: string,
  line: string,
): ViewRow {
  return viewRow(tone, `${word} ${codes[guard].code}`, {
    address: address ?? '',
    lines: [`${guard}: ${message}`, line],
  });
}
