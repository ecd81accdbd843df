import type { PlanSource, PlanTarget } from '../../plan/plan.js';
import { shortened } from '../shortened.js';
import { inlineCode, inlineText } from './escape.js';
import { joined, type RankedPart, whole } from './fit.js';

export interface Head {
  /** Begins with what it is; markdown, as everything here. */
  readonly title: string;
  /** How it stands, in one line. */
  readonly status: string;
  /** Whether something stands in the way. */
  readonly bad: boolean;
  /** What to know beside it. */
  readonly facts: readonly string[];
}

/** What the reader sees first, and what is never cut. */
export function headPart({ title, status, bad, facts }: Head): RankedPart {
  return { rank: 0, part: whole(joined([`## Headwater ${title}`, bad ? loud(status) : status, bullets(facts)])) };
}

/** `for stack shop, target dev` */
export function ofStack({ stack, target }: Pick<PlanTarget, 'stack' | 'target'>): string {
  return `for stack ${nameCode(stack)}${target === null ? '' : `, target ${nameCode(target)}`}`;
}

export function catalogFact({ origin, actor }: PlanTarget): string {
  return `catalog ${nameCode(origin)}, as ${nameCode(actor)}`;
}

export function commitFacts({ commit, dirty }: Pick<PlanSource, 'commit' | 'dirty'>): readonly string[] {
  return commit === null ? [] : [`manifests of ${inlineCode(commit.slice(0, 12))}${dirty ? ' and changes beside it' : ''}`];
}

/** Characters of one name in a head. What is never cut may not be of any length. */
const MAX_NAME = 200;

/** Characters of words that hold names, such as the expressions of a scope. */
const MAX_WORDS = 600;

/** A name in a head, as code. */
export function nameCode(name: string): string {
  return inlineCode(shortened(name, MAX_NAME));
}

/** Words in a head. */
export function headWords(words: string): string {
  return inlineText(shortened(words, MAX_WORDS));
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Set off from all else, in red where there is colour. */
function loud(text: string): string {
  return `> [!CAUTION]\n> ${text}`;
}
