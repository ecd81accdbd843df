import { codes } from '../../errors/codes.js';
import type { GuardVerdict } from '../../plan/guards/evaluate-guards.js';
import { liftingFlags, NOTHING_LIFTS } from '../text/guards-text.js';
import { inlineCode, inlineText } from './escape.js';
import type { Part } from './fit.js';
import { titled } from './fold.js';
import { partlyFolded } from './partly-folded.js';

export interface GuardsOptions {
  readonly title: string;
  /** Where the reader finds the rest. */
  readonly where: string;
}

/** Of many; the others are folded. */
const OPEN = 5;

/** What guards refuse, with the words that lift them, then what they would have refused and somebody lifted. */
export function guardsPart(guards: readonly GuardVerdict[], { title, where }: GuardsOptions): Part {
  const refusing = guards.filter(({ allowed }) => allowed === null);
  const sorted = [...refusing, ...guards.filter(({ allowed }) => allowed !== null)];
  return titled(`### ${title}`, partlyFolded(sorted, guardItem, { open: OPEN, noun: 'verdict', where }));
}

function guardItem({ guard, address, message, allowed }: GuardVerdict): string {
  const what = `\`${guard}\` (${codes[guard].code}): ${inlineText(message)}`;
  if (allowed !== null) return `- **Lifted** ${what}\n  - because: ${inlineText(allowed)}`;
  const flags = liftingFlags({ guard, address });
  return `- **Refused** by ${what}\n  - ${flags === undefined ? NOTHING_LIFTS : `if it is meant: ${inlineCode(flags)}`}`;
}
