import { formatPlace } from '../../errors/place.js';
import type { Change } from '../../plan/document/change.js';
import { changeReasons, changeSymbols, describeElement } from './describe-change.js';
import { escapeControls } from './escape.js';
import type { Row } from './rows.js';
import type { TextContext } from './text-context.js';

/** The row of a change: symbol, verb and element, and beside it the reason and the place. */
export function changeRow(change: Change, { paint }: TextContext): Row {
  const place = change.place ? `  ${escapeControls(formatPlace(change.place))}` : '';
  return {
    label: `${changeSymbols[change.kind]} ${change.kind.padEnd(6)}`,
    what: describeElement(change),
    beside: [`${changeReasons[change.reason]}${place}`],
    paint: paint[change.kind],
  };
}
