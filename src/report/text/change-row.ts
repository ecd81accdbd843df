import { formatPlace } from '../../errors/place.js';
import type { Change } from '../../plan/change.js';
import { reasons, symbols, whatOf } from './change-words.js';
import { harmless } from './harmless.js';
import type { Row } from './rows.js';
import type { TextContext } from './text-context.js';

/** One change: symbol, verb and what changes, and beside it why and where. */
export function changeRow(change: Change, { paint }: TextContext): Row {
  const place = change.place ? `  ${harmless(formatPlace(change.place))}` : '';
  return {
    label: `${symbols[change.kind]} ${change.kind.padEnd(6)}`,
    what: whatOf(change),
    beside: [`${reasons[change.reason]}${place}`],
    paint: paint[change.kind],
  };
}
