import type { PlanSource } from '../../plan/document/plan.js';
import { truncateMiddle } from '../fitting.js';
import { inlineCode, inlineText } from './escape.js';
import { fixedPart, joinBlocks, type RankedPart } from './part.js';

export interface Head {
  /** The kind of the report and its subject. Markdown, like all fields. */
  readonly title: string;
  /** The result in one line. */
  readonly status: string;
  /** True if the status should stand out as a problem. */
  readonly bad: boolean;
  /** Further facts, one line each. */
  readonly facts: readonly string[];
}

/** The head of a report. It is never cut. */
export function headPart({ title, status, bad, facts }: Head): RankedPart {
  return {
    rank: 0,
    part: fixedPart(
      joinBlocks([`## Headwater ${title}`, bad ? caution(status) : status, bullets(facts)]),
    ),
  };
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
