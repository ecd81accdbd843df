import { codes } from '../../errors/codes.js';
import type { Finding } from '../../errors/finding.js';
import { formatPlace } from '../../errors/place.js';
import type { GuardVerdict } from '../../plan/document/guard-verdict.js';
import type { PlanDocument } from '../../plan/document/plan.js';
import { extraSuggestion } from '../finding-parts.js';
import { errorsFirst, foldFindings } from '../fold-findings.js';
import { allowFlags, NOT_ALLOWABLE, refusingFirst } from '../text/findings-text.js';
import { pluralize } from '../text/pluralize.js';
import { inlineCode, inlineText } from './escape.js';
import {
  capped,
  combineParts,
  folded,
  list,
  MAX_PART,
  type Part,
  type RankedPart,
  titled,
} from './part.js';

export interface FindingsOptions {
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
export function findingsPart(
  findings: readonly Finding[],
  { title, where }: FindingsOptions,
): Part {
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

/** Errors and guards that prevent an apply of the plan, and guards that were allowed. */
export function blockerParts(
  { findings, guards }: PlanDocument,
  where: string,
): readonly RankedPart[] {
  const errors = findings.filter(({ level }) => level === 'error');
  const [refused, sensitive] = [
    guards.filter(({ guard }) => guard !== 'sensitive'),
    guards.filter(({ guard }) => guard === 'sensitive'),
  ];
  return [
    { rank: 1, part: capped(MAX_PART, findingsPart(errors, { title: 'Errors', where })) },
    { rank: 1, part: capped(MAX_PART, guardsPart(refused, { title: 'Guards', where })) },
    { rank: 1, part: capped(MAX_PART, guardsPart(sensitive, { title: 'Sensitive data', where })) },
  ];
}

export interface GuardsOptions {
  readonly title: string;
  /** A sentence that tells the reader where the omitted verdicts are. */
  readonly where: string;
}

/** The number of verdicts that are shown open. The others are folded. */
const OPEN_VERDICTS = 5;

/**
 * A list of refusals with the flags that allow them, then of allowed verdicts with their reasons.
 */
export function guardsPart(guards: readonly GuardVerdict[], { title, where }: GuardsOptions): Part {
  return titled(
    `### ${title}`,
    partlyFolded(refusingFirst(guards), guardItem, { open: OPEN_VERDICTS, noun: 'verdict', where }),
  );
}

function guardItem({ guard, address, message, allowed }: GuardVerdict): string {
  const what = `\`${guard}\` (${codes[guard].code}): ${inlineText(message)}`;
  if (allowed !== null) return `- **Lifted** ${what}\n  - because: ${inlineText(allowed)}`;
  const flags = allowFlags({ guard, address });
  return `- **Refused** by ${what}\n  - ${flags === undefined ? NOT_ALLOWABLE : `if it is meant: ${inlineCode(flags)}`}`;
}

export interface PartlyFoldedOptions {
  /** Number of items that are shown open. The others are folded. */
  readonly open: number;
  /** The singular noun for an item. */
  readonly noun: string;
  /** A sentence that tells the reader where the omitted items are. */
  readonly where: string;
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
