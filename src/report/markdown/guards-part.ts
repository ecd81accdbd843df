import { codes } from '../../errors/codes.js';
import type { GuardVerdict } from '../../plan/document/guard-verdict.js';
import { allowFlags, NOT_ALLOWABLE, refusingFirst } from '../text/guards-text.js';
import { inlineCode, inlineText } from './escape.js';
import { titled } from './fold.js';
import type { Part } from './part.js';
import { partlyFolded } from './partly-folded.js';

export interface GuardsOptions {
  readonly title: string;
  /** A sentence that tells the reader where the omitted verdicts are. */
  readonly where: string;
}

/** The number of verdicts that are shown open. The others are folded. */
const OPEN = 5;

/**
 * A list of refusals with the flags that allow them, then of allowed verdicts with their reasons.
 */
export function guardsPart(guards: readonly GuardVerdict[], { title, where }: GuardsOptions): Part {
  return titled(
    `### ${title}`,
    partlyFolded(refusingFirst(guards), guardItem, { open: OPEN, noun: 'verdict', where }),
  );
}

function guardItem({ guard, address, message, allowed }: GuardVerdict): string {
  const what = `\`${guard}\` (${codes[guard].code}): ${inlineText(message)}`;
  if (allowed !== null) return `- **Lifted** ${what}\n  - because: ${inlineText(allowed)}`;
  const flags = allowFlags({ guard, address });
  return `- **Refused** by ${what}\n  - ${flags === undefined ? NOT_ALLOWABLE : `if it is meant: ${inlineCode(flags)}`}`;
}
