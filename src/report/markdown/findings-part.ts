import { codes } from '../../errors/codes.js';
import type { Finding } from '../../errors/finding.js';
import { formatPlace } from '../../errors/place.js';
import type { GuardVerdict } from '../../plan/document/plan.js';
import { allowFlags, extraSuggestion, NOT_ALLOWABLE } from '../words/finding-parts.js';
import { errorsFirst, foldFindings } from '../words/fold-findings.js';
import { andMore, pluralize } from '../words/pluralize.js';
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

/** The number of open findings. The report folds the others. */
const OPEN_FINDINGS = 10;

function findingItem(one: Finding): string {
  const { level, code, place, message } = one;
  const at = place ? ` ${inlineCode(formatPlace(place))}` : '';
  const suggestion = extraSuggestion(one);
  const better = suggestion === undefined ? '' : `\n  - did you mean: ${inlineCode(suggestion)}`;
  return `- **${level}** ${code}${at}: ${inlineText(message)}${better}`;
}

/** Lists all errors, never folded. */
export function errorsPart(findings: readonly Finding[], where: string): RankedPart {
  const errors = findings.filter(({ level }) => level === 'error');
  const part = list(errors, findingItem, { rest: ({ length }) => andMore(length, 'error', where) });
  return { rank: 1, vital: 'error', part: titled('### Errors', part) };
}

/**
 * Renders the findings other than errors, warnings first. If there are too many, the open ones
 * include the first of each code, and the fold has the repetitions.
 */
export function otherFindingsPart(findings: readonly Finding[], where: string): RankedPart {
  const others = errorsFirst(findings.filter(({ level }) => level !== 'error'));
  const limits = { ofOneCode: OPEN_FINDINGS / 2, all: OPEN_FINDINGS / 2 };
  const first =
    others.length <= OPEN_FINDINGS + 1
      ? others.slice(0, OPEN_FINDINGS)
      : foldFindings(others, limits).shown;
  const items = [...new Set([...first, ...others])];
  const part = partlyFolded(items, findingItem, { open: first.length, noun: 'finding', where });
  return { rank: 4, part: capped(MAX_PART, titled('### Findings', part)) };
}

/** Lists all refusals with the flags that lift them, never folded. */
export function refusalParts(
  guards: readonly GuardVerdict[],
  where: string,
): readonly RankedPart[] {
  const refusing = guards.filter(({ allowed }) => allowed === null);
  const sensitive = refusing.filter(({ guard }) => guard === 'sensitive');
  const others = refusing.filter(({ guard }) => guard !== 'sensitive');
  return [
    refusalPart('Refused by guards', others, where),
    refusalPart('Refused: sensitive data', sensitive, where),
  ];
}

function refusalPart(title: string, refusing: readonly GuardVerdict[], where: string): RankedPart {
  const rest = ({ length }: readonly unknown[]) => andMore(length, 'refusal', where);
  const part = titled(`### ${title}`, list(refusing, guardItem, { rest }));
  return { rank: 1, vital: 'refusal', part };
}

/** The number of open verdicts. The report folds the others. */
const OPEN_VERDICTS = 5;

/** Lists the verdicts that were allowed, with their reasons. */
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

interface PartlyFoldedOptions {
  /** The number of open items. The list folds the others. */
  readonly open: number;
  readonly noun: string;
  /** A sentence that tells the reader where the omitted items are. */
  readonly where: string;
}

/** Shows the first items of a list open and folds the others. */
function partlyFolded<T>(
  items: readonly T[],
  render: (item: T) => string,
  { open, noun, where }: PartlyFoldedOptions,
): Part {
  const rest = ({ length }: readonly T[]) => andMore(length, noun, where);
  // A fold around one item saves no line.
  if (items.length <= open + 1) return list(items, render, { rest });
  const [first, others] = [items.slice(0, open), items.slice(open)];
  const more = pluralize(others.length, `more ${noun}`);
  return combineParts([
    { rank: 0, part: list(first, render, { rest }) },
    { rank: 1, part: folded(more, list(others, render, { rest })) },
  ]);
}
