import { structuredPatch } from 'diff';
import { type ContentText, contentTexts } from '../../model/content-form.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import type { Change, DatasetChange, PairChange } from '../../plan/document/change.js';
import { escapeControls } from '../words/escape.js';
import { pluralize } from '../words/pluralize.js';
import { fenceFor, fitsCell, inlineCode } from './escape.js';
import { list, type Part, titled } from './part.js';

/** Longer values are shown below the table. */
const MAX_CELL = 48;

/** The number of unchanged lines around a difference. */
const CONTEXT = 3;

/**
 * A change whose values may be too long for a cell: the content of a dataset, the transform of a
 * column.
 */
type ValuedChange = DatasetChange | PairChange;

/** Returns true if a value of the change is too long for a cell of a table. */
export function hasDiff(change: Change): change is ValuedChange {
  return change.element === 'dataset' || (change.element === 'pair' && hasLongTransform(change));
}

/** Renders differences of values, line by line. Elements with the same values share one. */
export function diffsPart(changes: readonly Change[], where: string): Part {
  const groups = groupBy(changes.filter(hasDiff), (change) =>
    JSON.stringify(changedValues(change)),
  );
  return list([...groups.values()], (group) => diffPart(group)(MAX_DIFF).text, {
    separator: '\n\n',
    rest: (missing) =>
      `… and the values of ${pluralize(missing.flat().length, 'more change')}. ${where}`,
  });
}

/** The maximum length of one difference. */
const MAX_DIFF = 4000;

/** The maximum number of elements that are named above a difference. */
const MAX_NAMED = 5;

function diffPart(group: NonEmpty<ValuedChange>): Part {
  const { what, before, after } = changedValues(group[0]);
  const lines = diffLines(before, after).map(escapeControls);
  const { open, close } = fenceFor(lines, 'diff');
  const body = list(lines, (line) => line, {
    head: open,
    foot: close,
    rest: (missing) => `… and ${pluralize(missing.length, 'more line')} of this difference.`,
  });
  const names = group.slice(0, MAX_NAMED).map(({ address }) => inlineCode(address));
  const others = group.length > MAX_NAMED ? ` and ${group.length - MAX_NAMED} more` : '';
  return titled(`${what} of ${names.join(', ')}${others}:`, body);
}

function changedValues(
  change: ValuedChange,
): Readonly<Record<'what' | 'before' | 'after', string>> {
  if (change.element === 'dataset')
    return {
      what: 'Content',
      before: contentText(change.before),
      after: contentText(change.after),
    };
  return {
    what: 'Transform',
    before: change.before?.transform ?? '',
    after: change.after?.transform ?? '',
  };
}

function hasLongTransform({ kind, before, after }: PairChange): boolean {
  const transforms = [before?.transform ?? '', after?.transform ?? ''];
  return (
    kind !== 'mark' &&
    transforms.some((text) => text.length > MAX_CELL || text.includes('\n') || !fitsCell(text))
  );
}

function contentText(content: DatasetChange['before']): string {
  if (content === null) return '';
  return [
    ...contentTexts.flatMap((text) => textLines(text, content[text])),
    ...content.columns.map(
      ({ fieldPath, type, nativeType }) => `column ${fieldPath}: ${type} (${nativeType})`,
    ),
  ].join('\n');
}

function textLines(name: ContentText, text: string | undefined): readonly string[] {
  return (text?.split('\n') ?? []).map((line, i) => `${i === 0 ? `${name}: ` : '  '}${line}`);
}

function diffLines(before: string, after: string): readonly string[] {
  const { hunks } = structuredPatch('', '', endWithNewline(before), endWithNewline(after), '', '', {
    context: CONTEXT,
  });
  return hunks.flatMap(({ oldStart, newStart, lines }) => [
    ...(hunks.length === 1 ? [] : [`@@ -${oldStart} +${newStart} @@`]),
    ...lines,
  ]);
}

/** Adds a final line break. Without it, the last line would count as a difference. */
function endWithNewline(text: string): string {
  return text === '' ? '' : `${text}\n`;
}
