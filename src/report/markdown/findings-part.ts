import { codes } from '../../errors/codes.js';
import type { Finding } from '../../errors/finding.js';
import { formatPlace } from '../../errors/place.js';
import type { GuardVerdict } from '../../plan/document/guard-verdict.js';
import { allowFlags, extraSuggestion, NOT_ALLOWABLE } from '../words/finding-parts.js';
import { errorsFirst, foldFindings } from '../words/fold-findings.js';
import { pluralize } from '../words/pluralize.js';
import { inlineCode, inlineText } from './escape.js';
import {
  type CountedText,
  capped,
  combineParts,
  countedList,
  folded,
  list,
  MAX_PART,
  type Part,
  type RankedPart,
  titled,
  vitalPart,
} from './part.js';

interface FindingsOptions {
  readonly title: string;
  /** A sentence that tells the reader where the omitted findings are. */
  readonly where: string;
}

/** The number of findings that are shown open. The others are folded. */
const OPEN_FINDINGS = 10;

/**
 * A list of findings, errors first, each with code, place and message. If there are too many, the
 * open ones contain the first of each code, and repetitions are folded.
 */
function findingsPart(findings: readonly Finding[], { title, where }: FindingsOptions): Part {
  const sorted = errorsFirst(findings);
  const options = { noun: 'finding', where };
  if (findings.length <= OPEN_FINDINGS + 1)
    return titled(
      `### ${title}`,
      partlyFolded(sorted, findingItem, { ...options, open: OPEN_FINDINGS }),
    );
  const limits = { ofOneCode: OPEN_FINDINGS / 2, all: OPEN_FINDINGS / 2 };
  const open = new Set(foldFindings(findings, limits).shown);
  const items = [...open, ...sorted.filter((one) => !open.has(one))];
  return titled(`### ${title}`, partlyFolded(items, findingItem, { ...options, open: open.size }));
}

function findingItem(one: Finding): string {
  const { level, code, place, message } = one;
  const at = place ? ` ${inlineCode(formatPlace(place))}` : '';
  const suggestion = extraSuggestion(one);
  const better = suggestion === undefined ? '' : `\n  - did you mean: ${inlineCode(suggestion)}`;
  return `- **${level}** ${code}${at}: ${inlineText(message)}${better}`;
}

/** All errors, never folded. */
export function errorsPart(findings: readonly Finding[], where: string): RankedPart {
  const errors = findings.filter(({ level }) => level === 'error');
  return vitalPart(openList(errors, findingItem, { noun: 'error', where }), {
    rank: 1,
    title: '### Errors',
    noun: 'error',
  });
}

/** The findings that are no errors. The first ones are open. */
export function otherFindingsPart(findings: readonly Finding[], where: string): RankedPart {
  const others = findings.filter(({ level }) => level !== 'error');
  const part = findingsPart(others, { title: 'Findings', where });
  return { rank: 4, part: capped(MAX_PART, part) };
}

/** All refusals with the flags that lift them, never folded. */
export function refusalParts(
  guards: readonly GuardVerdict[],
  where: string,
): readonly RankedPart[] {
  const refusing = guards.filter(({ allowed }) => allowed === null);
  return [
    refusalPart(
      refusing.filter(({ guard }) => guard !== 'sensitive'),
      { title: 'Refused by guards', where },
    ),
    refusalPart(
      refusing.filter(({ guard }) => guard === 'sensitive'),
      { title: 'Refused: sensitive data', where },
    ),
  ];
}

function refusalPart(
  refusing: readonly GuardVerdict[],
  { title, where }: FindingsOptions,
): RankedPart {
  return vitalPart(openList(refusing, guardItem, { noun: 'refusal', where }), {
    rank: 1,
    title: `### ${title}`,
    noun: 'refusal',
  });
}

interface ListedItems {
  /** The singular noun for an item. */
  readonly noun: string;
  /** A sentence that tells the reader where the omitted items are. */
  readonly where: string;
}

function openList<T>(
  items: readonly T[],
  render: (item: T) => string,
  { noun, where }: ListedItems,
): (room: number) => CountedText {
  return countedList(items, render, {
    rest: (missing) => `… and ${pluralize(missing.length, `more ${noun}`)}. ${where}`,
  });
}

/** The number of verdicts that are shown open. The others are folded. */
const OPEN_VERDICTS = 5;

/** The verdicts that were allowed, with their reasons. */
export function liftedPart(guards: readonly GuardVerdict[], where: string): RankedPart {
  const lifted = guards.filter(({ allowed }) => allowed !== null);
  const part = partlyFolded(lifted, guardItem, { open: OPEN_VERDICTS, noun: 'verdict', where });
  return { rank: 4, part: capped(MAX_PART, titled('### Guards that were lifted', part)) };
}

function guardItem({ guard, address, message, allowed }: GuardVerdict): string {
  const what = `\`${guard}\` (${codes[guard].code}): ${inlineText(message)}`;
  if (allowed !== null) return `- **Lifted** ${what}\n  - because: ${inlineText(allowed)}`;
  const flags = allowFlags({ guard, address });
  return `- **Refused** by ${what}\n  - ${flags === undefined ? NOT_ALLOWABLE : `if it is meant: ${inlineCode(flags)}`}`;
}

interface PartlyFoldedOptions extends ListedItems {
  /** Number of items that are shown open. The others are folded. */
  readonly open: number;
}

/** A list whose first items are shown open and whose other items are folded. */
function partlyFolded<T>(
  items: readonly T[],
  render: (item: T) => string,
  { open, noun, where }: PartlyFoldedOptions,
): Part {
  const rest = (missing: readonly T[]) =>
    `… and ${pluralize(missing.length, `more ${noun}`)}. ${where}`;
  // A fold for one item saves no line.
  if (items.length <= open + 1) return list(items, render, { rest });
  const others = items.slice(open);
  return combineParts([
    { rank: 0, part: list(items.slice(0, open), render, { rest }) },
    {
      rank: 1,
      part: folded(pluralize(others.length, `more ${noun}`), list(others, render, { rest })),
    },
  ]);
}
