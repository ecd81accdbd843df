import { truncateMiddle } from '../words/fitting.js';
import { pluralize } from '../words/pluralize.js';
import { inlineCode, inlineText } from './escape.js';
import {
  type FittedPart,
  fitParts,
  joinBlocks,
  joinTexts,
  MARKDOWN_BUDGET,
  type RankedPart,
  SEPARATOR,
} from './part.js';

/** The head of a report, which is never cut. All texts are markdown. */
export interface Head {
  /** The kind of the report and its subject. */
  readonly title: string;
  /** The result in one line. */
  readonly status: string;
  /** True if the status should stand out as a problem. */
  readonly bad: boolean;
  /** Further facts, one line each. */
  readonly facts: readonly string[];
  /** The command that prints everything, for a report that must leave out something vital. */
  readonly everything: string;
}

/** The number of vital items that a report leaves out. */
interface CutItems {
  readonly noun: string;
  readonly count: number;
}

/**
 * Combines parts in their order below the head, within {@link MARKDOWN_BUDGET} characters. The head
 * counts the vital items that are left out.
 */
export function assembleReport(head: Head, parts: readonly RankedPart[]): string {
  const fitBelow = (above: string) =>
    fitParts(parts, MARKDOWN_BUDGET - 1 - above.length - SEPARATOR.length);
  const whole = fitBelow(headText(head, []));
  const cut = countCut(whole);
  if (cut.length === 0) return joinReport(headText(head, []), whole);
  // The counts need room too, which may cut more items. No final count is longer than these counts.
  const longest = countCut(parts.map((one) => ({ ...one, ...one.part(0) })));
  const shorter = fitBelow(headText(head, longest));
  return joinReport(headText(head, countCut(shorter)), shorter);
}

function countCut(parts: readonly FittedPart[]): readonly CutItems[] {
  return parts.flatMap(({ vital, left }) =>
    vital === undefined || left === 0 ? [] : [{ noun: vital, count: left }],
  );
}

function joinReport(head: string, parts: readonly FittedPart[]): string {
  return `${joinBlocks([head, joinTexts(parts).text])}\n`;
}

/** Renders the head. It first counts the vital items that the report leaves out. */
function headText(head: Head, cut: readonly CutItems[]): string {
  const { title, status, bad, facts } = head;
  return joinBlocks([
    `## Headwater ${title}`,
    ...(cut.length === 0 ? [] : [caution(cutNotice(cut, head))]),
    bad ? caution(status) : status,
    bullets(facts),
  ]);
}

/** `**12 removals are not listed here**, since a comment is limited. …` */
function cutNotice(cut: readonly CutItems[], { everything }: Head): string {
  const counts = cut.map(({ noun, count }) => pluralize(count, noun)).join(', ');
  const are = cut.length === 1 && cut[0]?.count === 1 ? 'is' : 'are';
  return `**${counts} ${are} not listed here**, since a comment has a limited length. ${inlineCode(everything)} lists all of it.`;
}

/** The maximum length of a name in a head. Since a head is never cut, its names must be limited. */
const MAX_NAME = 200;

/** The maximum length of a text that contains names, such as the expressions of a scope. */
const MAX_WORDS = 600;

/** Writes a name in a head as code. */
export function nameCode(name: string): string {
  return inlineCode(truncateMiddle(name, MAX_NAME));
}

/** Escapes prose in a head. */
export function headWords(words: string): string {
  return inlineText(truncateMiddle(words, MAX_WORDS));
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Renders a GitHub alert, which stands out in red. */
function caution(text: string): string {
  return `> [!CAUTION]\n> ${text}`;
}
