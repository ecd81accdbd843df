import { structuredPatch } from 'diff';
import type { DatasetContent } from '../../model/desired-state.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import type { Change, DatasetChange, PairChange } from '../../plan/change.js';
import { counted } from '../text/counted.js';
import { harmless } from '../text/harmless.js';
import { fenceFor, fitsCell, inlineCode } from './escape.js';
import { list, type Part } from './fit.js';
import { titled } from './fold.js';

/** Longer values are shown below the table. */
const MAX_CELL = 48;

/** Lines around what differs. */
const CONTEXT = 3;

/** What has values that can be too much for a cell: a dataset its content, a column its transform. */
type ValuedChange = DatasetChange | PairChange;

/** Whether some value is too much for a cell of a table. */
export function hasDiff(change: Change): change is ValuedChange {
  return change.element === 'dataset' || (change.element === 'pair' && hasLongTransform(change));
}

/** Values before and after, line by line, each under the elements that have it. */
export function diffsPart(changes: readonly Change[], where: string): Part {
  const groups = groupBy(changes.filter(hasDiff), (change) => JSON.stringify(valuesOf(change)));
  return list([...groups.values()], (group) => diffPart(group)(MAX_DIFF), {
    separator: '\n\n',
    rest: (missing) => `… and the values of ${counted(missing.flat().length, 'more change')}. ${where}`,
  });
}

/** Characters of one difference. */
const MAX_DIFF = 4000;

/** Elements that one difference is told of by name. */
const MAX_NAMED = 5;

function diffPart(group: NonEmpty<ValuedChange>): Part {
  const { what, before, after } = valuesOf(group[0]);
  const lines = diffLines(before, after).map(harmless);
  const { open, close } = fenceFor(lines, 'diff');
  const body = list(lines, (line) => line, {
    head: open,
    foot: close,
    rest: (missing) => `… and ${counted(missing.length, 'more line')} of this difference.`,
  });
  const names = group.slice(0, MAX_NAMED).map(({ address }) => inlineCode(address));
  const others = group.length > MAX_NAMED ? ` and ${group.length - MAX_NAMED} more` : '';
  return titled(`${what} of ${names.join(', ')}${others}:`, body);
}

interface Values {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

function valuesOf(change: ValuedChange): Values {
  if (change.element === 'dataset') return { what: 'Content', before: contentText(change.before), after: contentText(change.after) };
  return { what: 'Transform', before: change.before?.transform ?? '', after: change.after?.transform ?? '' };
}

function hasLongTransform({ kind, before, after }: PairChange): boolean {
  const transforms = [before?.transform ?? '', after?.transform ?? ''];
  return kind !== 'mark' && transforms.some((text) => text.length > MAX_CELL || text.includes('\n') || !fitsCell(text));
}

function contentText(content: DatasetChange['before']): string {
  if (content === null) return '';
  return [
    ...descriptionLines(content),
    ...content.columns.map(({ fieldPath, type, nativeType }) => `column ${fieldPath}: ${type} (${nativeType})`),
  ].join('\n');
}

function descriptionLines({ description }: DatasetContent): readonly string[] {
  return description === undefined ? [] : description.split('\n').map((line, i) => `${i === 0 ? 'description: ' : '  '}${line}`);
}

function diffLines(before: string, after: string): readonly string[] {
  const { hunks } = structuredPatch('', '', whole(before), whole(after), '', '', { context: CONTEXT });
  return hunks.flatMap(({ oldStart, newStart, lines }) => [...(hunks.length === 1 ? [] : [`@@ -${oldStart} +${newStart} @@`]), ...lines]);
}

/** A last line without a break would be told of as a difference. */
function whole(text: string): string {
  return text === '' ? '' : `${text}\n`;
}
