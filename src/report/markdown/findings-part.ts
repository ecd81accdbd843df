import type { Finding } from '../../errors/finding.js';
import { formatPlace } from '../../errors/place.js';
import { unsaidSuggestion } from '../finding-parts.js';
import { inlineCode, inlineText } from './escape.js';
import type { Part } from './fit.js';
import { titled } from './fold.js';
import { partlyFolded } from './partly-folded.js';

export interface FindingsOptions {
  readonly title: string;
  /** Where the reader finds the rest. */
  readonly where: string;
}

/** Of many; the others are folded. */
const OPEN = 10;

/** Findings in their order: code, place, message. */
export function findingsPart(findings: readonly Finding[], { title, where }: FindingsOptions): Part {
  return titled(`### ${title}`, partlyFolded(findings, findingItem, { open: OPEN, noun: 'finding', where }));
}

function findingItem(one: Finding): string {
  const { level, code, place, message } = one;
  const at = place ? ` ${inlineCode(formatPlace(place))}` : '';
  const suggestion = unsaidSuggestion(one);
  const better = suggestion === undefined ? '' : `\n  - did you mean: ${inlineCode(suggestion)}`;
  return `- **${level}** ${code}${at}: ${inlineText(message)}${better}`;
}
