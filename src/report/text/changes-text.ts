import { groupBy } from '../../model/group-by.js';
import { describeDataset } from '../../plan/address-book.js';
import { type Change, type ChangeKind, changedDataset } from '../../plan/change.js';
import type { Plan } from '../../plan/plan.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { changeRow } from './change-row.js';
import { nameOf } from './change-words.js';
import { counted } from './counted.js';
import { harmless } from './harmless.js';
import { nameWidth, rowLines } from './rows.js';
import type { TextContext } from './text-context.js';
import { WHERE_ALL } from './where-all.js';

/** Of a report: nobody reads further. */
export const MAX_LINES = 400;

/**
 * The changes, grouped by the dataset that is written. Symbol and verb on every line, so that it reads without colour. What
 * does not fit into the lines is counted at the end; removals find room first.
 */
export function changesText({ changes }: Pick<Plan, 'changes'>, context: TextContext, maxLines: number = MAX_LINES): string {
  const rows = changes.map((change) => changeRow(change, context));
  const width = nameWidth(rows, context.columns);
  const all = rows.map((row, i) => ({ change: changes[i] as Change, lines: rowLines(row, width, context) }));
  const shown = withinLines(all, maxLines);
  const groups = groupBy(
    all.filter((one) => shown.has(one)),
    ({ change }) => changedDataset(change),
  );
  const texts = [...groups].map(([urn, group]) => {
    const head = `${context.paint.title(harmless(nameOf([group[0].change])))}  ${context.paint.faint(harmless(describeDataset(urn)))}`;
    return `${[head, ...group.flatMap(({ lines }) => lines)].join('\n')}\n`;
  });
  const left = all.filter((one) => !shown.has(one)).map(({ change }) => change);
  return [...texts, ...(left.length > 0 ? [leftOutText(left)] : [])].join('\n');
}

/** One change as it is shown. */
interface ShownChange {
  readonly change: Change;
  readonly lines: readonly string[];
}

/** Of a dataset: its title, and an empty line. */
const GROUP_LINES = 2;

/** As many as fit. A removal that nobody sees is the worst one to consent to, so these are taken first. */
function withinLines(all: readonly ShownChange[], maxLines: number): ReadonlySet<ShownChange> {
  const taken = new Set<ShownChange>();
  const datasets = new Set<DatasetUrn>();
  let left = maxLines;
  for (const one of [...all].sort((a, b) => Number(isRemoval(b)) - Number(isRemoval(a)))) {
    const urn = changedDataset(one.change);
    left -= one.lines.length + (datasets.has(urn) ? 0 : GROUP_LINES);
    if (left < 0) break;
    taken.add(one);
    datasets.add(urn);
  }
  return taken;
}

function isRemoval({ change }: ShownChange): boolean {
  return change.kind === 'delete';
}

const kinds: readonly ChangeKind[] = ['create', 'update', 'delete', 'mark'];

/** What is left out, by kind, and where all of it is. */
function leftOutText(left: readonly Change[]): string {
  const datasets = new Set(left.map(changedDataset)).size;
  const counts = kinds
    .map((kind) => [kind, left.filter((change) => change.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} to ${kind}`);
  return `... and ${counted(left.length, 'more change')} in ${counted(datasets, 'dataset')}: ${counts.join(', ')}.\n${WHERE_ALL}\n`;
}
