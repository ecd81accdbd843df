import type { Finding } from '../../errors/finding.js';
import { formatPlace } from '../../errors/place.js';
import { extraSuggestion } from '../finding-parts.js';
import { inlineCode, inlineText } from './escape.js';
import { titled } from './fold.js';
import type { Part } from './part.js';
import { partlyFolded } from './partly-folded.js';

export interface FindingsOptions {
  readonly title: string;
  /** A sentence that tells the reader where the omitted findings are. */
  readonly where: string;
}

/** The number of findings that are shown open. The others are folded. */
const OPEN = 10;

/** A list of findings in their order, each with code, place and message. */
export function findingsPart(
  findings: readonly Finding[],
  { title, where }: FindingsOptions,
): Part {
  return titled(
    `### ${title}`,
    partlyFolded(findings, findingItem, { open: OPEN, noun: 'finding', where }),
  );
}

function findingItem(one: Finding): string {
  const { level, code, place, message } = one;
  const at = place ? ` ${inlineCode(formatPlace(place))}` : '';
  const suggestion = extraSuggestion(one);
  const better = suggestion === undefined ? '' : `\n  - did you mean: ${inlineCode(suggestion)}`;
  return `- **${level}** ${code}${at}: ${inlineText(message)}${better}`;
}
