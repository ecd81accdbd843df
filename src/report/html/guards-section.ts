import { codes } from '../../errors/codes.js';
import type { GuardVerdict } from '../../plan/guards/evaluate-guards.js';
import { liftingFlags, NOTHING_LIFTS } from '../text/guards-text.js';
import { ROOM } from './budget.js';
import { andMore, cutNote, cutTo } from './cut.js';
import { element, type Html, text } from './element.js';
import { code, item, items, section, tag } from './section.js';

/** What guards refuse and what lifts it, then what somebody lifted and why. */
export function guardsSection(guards: readonly GuardVerdict[], where: string): Html {
  const isRefusing = ({ allowed }: GuardVerdict) => allowed === null;
  const sorted = [...guards.filter(isRefusing), ...guards.filter((one) => !isRefusing(one))];
  const { shown, rest } = cutTo(sorted, ROOM.guards, guardItem);
  return section('Guards', items(shown), cutNote(andMore(rest.length, 'verdict', where)));
}

function guardItem({ guard, address, message, allowed }: GuardVerdict): Html {
  const { code: number } = codes[guard];
  const what = text(` ${guard}: ${message}`);
  if (allowed !== null) return item('lifted', tag('lifted', `lifted ${number}`), what, element('div', {}, text(`because: ${allowed}`)));
  const flags = liftingFlags({ guard, address });
  const way = flags === undefined ? [text(NOTHING_LIFTS)] : [text('if it is meant: '), code(flags)];
  return item('refused', tag('refused', `refused ${number}`), what, element('div', {}, ...way));
}
