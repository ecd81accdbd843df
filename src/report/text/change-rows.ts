import { formatPlace } from '../../errors/place.js';
import { groupBy } from '../../model/group-by.js';
import { describeDataset } from '../../plan/document/address-book.js';
import { type Change, changedDataset } from '../../plan/document/change.js';
import { changedName } from '../words/dataset-names.js';
import { changeReasons, changeSymbols, describeElement } from '../words/describe-change.js';
import { escapeControls } from '../words/escape.js';
import { nameWidth, type Row, rowLines } from './rows.js';
import type { TextContext } from './text-context.js';

/**
 * Lists changes by dataset, one line each, for `--full`. Every line has a symbol, a verb and the
 * whole address, so that a search finds it.
 */
export function changeRows(changes: readonly Change[], context: TextContext): readonly string[] {
  const { paint } = context;
  const rows = new Map(changes.map((change) => [change, changeRow(change, context)]));
  const width = nameWidth([...rows.values()], context.columns);
  return [...groupBy(rows, ([change]) => changedDataset(change))].flatMap(([urn, group]) => [
    `${paint.title(escapeControls(changedName(group[0][0])))}  ${paint.faint(escapeControls(describeDataset(urn)))}`,
    ...group.flatMap(([, row]) => rowLines(row, width, context)),
    '',
  ]);
}

/** The row of a change: symbol, verb and element, and beside it the reason and the place. */
function changeRow(change: Change, { paint }: TextContext): Row {
  const place = change.place ? `  ${escapeControls(formatPlace(change.place))}` : '';
  return {
    label: `${changeSymbols[change.kind]} ${change.kind.padEnd(6)}`,
    what: describeElement(change),
    beside: [`${changeReasons[change.reason]}${place}`],
    paint: paint[change.kind],
  };
}
