import { codes } from '../../errors/codes.js';
import type { GuardVerdict } from '../../plan/document/guard-verdict.js';
import { allowFlags, NOT_ALLOWABLE, refusingFirst } from '../text/guards-text.js';
import { SECTION_BYTES } from './budget.js';
import { andMore, cutNote, cutTo } from './cut.js';
import { element, type Html, text } from './element.js';
import { code, item, items, section, tag } from './section.js';

/** Renders refusals with the flags that allow them, then allowed verdicts with their reasons. */
export function guardsSection(guards: readonly GuardVerdict[], where: string): Html {
  const { shown, rest } = cutTo(refusingFirst(guards), SECTION_BYTES.guards, guardItem);
  return section('Guards', items(shown), cutNote(andMore(rest.length, 'verdict', where)));
}

function guardItem({ guard, address, message, allowed }: GuardVerdict): Html {
  const { code: number } = codes[guard];
  const what = text(` ${guard}: ${message}`);
  if (allowed !== null)
    return item(
      'lifted',
      tag('lifted', `lifted ${number}`),
      what,
      element('div', {}, text(`because: ${allowed}`)),
    );
  const flags = allowFlags({ guard, address });
  const way = flags === undefined ? [text(NOT_ALLOWABLE)] : [text('if it is meant: '), code(flags)];
  return item('refused', tag('refused', `refused ${number}`), what, element('div', {}, ...way));
}
