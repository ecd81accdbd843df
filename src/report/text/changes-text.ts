import { formatPlace } from '../../errors/place.js';
import { groupBy } from '../../model/group-by.js';
import { describeDataset } from '../../plan/document/address-book.js';
import { type Change, type ChangeKind, changedDataset } from '../../plan/document/change.js';
import type { Plan } from '../../plan/document/plan.js';
import { takeFitting } from '../fitting.js';
import {
  changeReasons,
  changeSymbols,
  describeElement,
  downstreamName,
} from './describe-change.js';
import { escapeControls } from './escape.js';
import { pluralize } from './pluralize.js';
import { nameWidth, type Row, rowLines } from './rows.js';
import type { TextContext } from './text-context.js';

/** The maximum number of lines of a report. Readers do not read further. */
export const MAX_LINES = 400;

/**
 * Lists the changes by dataset. Every line has a symbol and a verb, so that colour is not needed.
 * Changes that do not fit into the lines are counted at the end. Removals get room first.
 */
export function changesText(
  { changes }: Pick<Plan, 'changes'>,
  context: TextContext,
  maxLines: number = MAX_LINES,
): string {
  const rows = changes.map((change) => changeRow(change, context));
  const width = nameWidth(rows, context.columns);
  const all = rows.map((row, i) => ({
    change: changes[i] as Change,
    lines: rowLines(row, width, context),
  }));
  const shown = takeChanges(all, maxLines);
  const groups = groupBy(
    all.filter((one) => shown.has(one)),
    ({ change }) => changedDataset(change),
  );
  const texts = [...groups].map(([urn, group]) => {
    const head = `${context.paint.title(escapeControls(downstreamName([group[0].change])))}  ${context.paint.faint(escapeControls(describeDataset(urn)))}`;
    return `${[head, ...group.flatMap(({ lines }) => lines)].join('\n')}\n`;
  });
  const left = all.filter((one) => !shown.has(one)).map(({ change }) => change);
  return [...texts, ...(left.length > 0 ? [leftOutText(left)] : [])].join('\n');
}

/** A change with its lines. */
interface ShownChange {
  readonly change: Change;
  readonly lines: readonly string[];
}

/** The lines of a dataset besides its changes: its title and an empty line. */
const GROUP_LINES = 2;

/**
 * Selects as many changes as fit. Removals come first: consent to a removal that the user did not
 * see is the worst case.
 */
function takeChanges(all: readonly ShownChange[], maxLines: number): ReadonlySet<ShownChange> {
  const ordered = [...all].sort((a, b) => Number(isRemoval(b)) - Number(isRemoval(a)));
  const datasets = groupBy(ordered, ({ change }) => changedDataset(change));
  const firsts = new Set([...datasets.values()].map(([first]) => first));
  const taken = takeFitting(ordered, {
    room: maxLines,
    render: (one) => one,
    sizeOf: (one) => one.lines.length + (firsts.has(one) ? GROUP_LINES : 0),
  });
  return new Set(taken);
}

function isRemoval({ change }: ShownChange): boolean {
  return change.kind === 'delete';
}

const kinds: readonly ChangeKind[] = ['create', 'update', 'delete', 'mark'];

/** Counts the omitted changes by kind and says where all of them are. */
function leftOutText(left: readonly Change[]): string {
  const datasets = new Set(left.map(changedDataset)).size;
  const counts = kinds
    .map((kind) => [kind, left.filter((change) => change.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} to ${kind}`);
  return `... and ${pluralize(left.length, 'more change')} in ${pluralize(datasets, 'dataset')}: ${counts.join(', ')}.\n${TRUNCATION_HINT}\n`;
}

/** The hint after a truncated list. */
const TRUNCATION_HINT = 'All of them: --output html=FILE for people, --format json for programs.';

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
