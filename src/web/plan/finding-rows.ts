import { codes } from '../../errors/codes.js';
import type { Finding } from '../../errors/finding.js';
import { formatPlace } from '../../errors/place.js';
import type { GuardVerdict } from '../../plan/document/guard-verdict.js';
import {
  allowFlags,
  extraSuggestion,
  NOT_ALLOWABLE,
  otherPlaces,
} from '../../report/words/finding-parts.js';
import { BARE_ROW, type Tone, type ViewRow, type ViewSection } from './view-model.js';

const tones: Readonly<Record<Finding['level'], Tone>> = {
  error: 'cut',
  warning: 'alter',
  info: 'mark',
};

/** The findings of level error, all of which keep a plan from being applied. */
export function errorSection(findings: readonly Finding[]): ViewSection {
  const errors = findings.filter(({ level }) => level === 'error');
  return { id: 'errors', title: 'Errors', facts: [], rows: errors.map(findingRow), isWhole: true };
}

/** The other findings, warnings first. */
export function findingSection(findings: readonly Finding[]): ViewSection {
  const rows = (['warning', 'info'] as const).flatMap((level) =>
    findings.filter((one) => one.level === level).map(findingRow),
  );
  return { id: 'findings', title: 'Findings', facts: [], rows, isWhole: false };
}

function findingRow(one: Finding): ViewRow {
  const { level, code, message, place } = one;
  const suggestion = extraSuggestion(one);
  return {
    ...BARE_ROW,
    tone: tones[level],
    word: `${level} ${code}`,
    lines: [
      message,
      ...(suggestion === undefined ? [] : [`did you mean: ${suggestion}`]),
      ...otherPlaces(one).map((other) => `see also ${formatPlace(other)}`),
    ],
    place: place ? formatPlace(place) : null,
  };
}

/** The verdicts that refuse the plan, each with the flags that lift it. */
export function refusedSection(guards: readonly GuardVerdict[]): ViewSection {
  const refusing = guards.filter(({ allowed }) => allowed === null);
  const rows = refusing.map((verdict): ViewRow => {
    const flags = allowFlags(verdict);
    const way = flags === undefined ? NOT_ALLOWABLE : 'If it is meant:';
    const row = guardRow(verdict, { tone: 'cut', word: 'refused' });
    return { ...row, lines: [...row.lines, way], command: flags ?? null };
  });
  return { id: 'refused', title: 'Refused by guards', facts: [], rows, isWhole: true };
}

/** The verdicts that an allowance lifts, with its reason. */
export function liftedSection(guards: readonly GuardVerdict[]): ViewSection {
  const rows = guards.flatMap((verdict) => {
    if (verdict.allowed === null) return [];
    const row = guardRow(verdict, { tone: 'mark', word: 'lifted' });
    return [{ ...row, lines: [...row.lines, `because: ${verdict.allowed}`] }];
  });
  return { id: 'lifted', title: 'Guards that were lifted', facts: [], rows, isWhole: false };
}

function guardRow(
  { guard, address, message }: GuardVerdict,
  { tone, word }: Pick<ViewRow, 'tone' | 'word'>,
): ViewRow {
  return {
    ...BARE_ROW,
    tone,
    word: `${word} ${codes[guard].code}`,
    address: address ?? '',
    lines: [`${guard}: ${message}`],
  };
}
