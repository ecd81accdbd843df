import type { PlanSource } from '../../plan/document/plan.js';
import { truncateMiddle } from '../words/fitting.js';
import { pluralize } from '../words/pluralize.js';
import type { CutItems } from './assemble-report.js';
import { inlineCode, inlineText } from './escape.js';
import { joinBlocks } from './part.js';

export interface Head {
  /** The kind of the report and its subject. Markdown, like all fields. */
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

/**
 * Renders the head of a report, which is never cut. It says first what the report leaves out and no
 * reader may miss.
 */
export function reportHead(head: Head): (cut: readonly CutItems[]) => string {
  const { title, status, bad, facts } = head;
  return (cut) =>
    joinBlocks([
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

export function commitFacts({
  commit,
  dirty,
}: Pick<PlanSource, 'commit' | 'dirty'>): readonly string[] {
  return commit === null
    ? []
    : [`manifests of ${inlineCode(commit.slice(0, 12))}${dirty ? ' and changes beside it' : ''}`];
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

/** A GitHub alert, which is set off from other text and red. */
function caution(text: string): string {
  return `> [!CAUTION]\n> ${text}`;
}
