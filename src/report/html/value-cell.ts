import { diffArrays } from 'diff';
import type { DatasetContent } from '../../model/desired-state.js';
import type { Change, EdgeValue, PairValue } from '../../plan/document/change.js';
import { element, type Html, NOTHING, text } from './element.js';
import { cell } from './section.js';

/** Longer values, such as a long description, do not fit into a table. */
const MAX_LINES = 40;

/**
 * Renders the lines of a value that are added or removed, each with its sign. Unchanged lines are
 * left out.
 */
export function valueCell(change: Change): Html {
  if (change.kind === 'mark') return cell();
  const usual = change.before === null || change.after === null ? 'TRANSFORMED' : null;
  const lines = diffArrays(
    [...valueLines(change.before, usual)],
    [...valueLines(change.after, usual)],
  ).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => valueLine(added ? 'ins' : 'del', line)) : [],
  );
  const more = lines.length - MAX_LINES;
  const rest =
    more > 0
      ? element('div', { class: 'cut' }, text(`… and ${more} more lines, in the format json`))
      : NOTHING;
  return cell(...lines.slice(0, MAX_LINES), rest);
}

function valueLine(name: 'ins' | 'del', line: string): Html {
  return element('div', { class: 'mono' }, element(name, {}, text(line)));
}

/**
 * @param usual the default type, which is left out of a value that is created or deleted as a whole
 */
function valueLines(
  value: DatasetContent | EdgeValue | PairValue | null,
  usual: string | null,
): readonly string[] {
  if (value === null) return [];
  if ('columns' in value) return contentLines(value);
  const own = value.owned ? [] : ['not ours'];
  if ('type' in value)
    return [
      ...(value.type === usual ? [] : [value.type]),
      ...(value.protected ? ['protected'] : []),
      ...own,
    ];
  return [
    ...(value.transform === null ? [] : value.transform.split('\n')),
    ...(value.confidence === 1 ? [] : [`confidence ${value.confidence}`]),
    ...own,
  ];
}

function contentLines({ description, columns }: DatasetContent): readonly string[] {
  return [
    ...(description === undefined ? [] : description.split('\n')),
    ...columns.map(
      ({ fieldPath, type, nativeType }) =>
        `${fieldPath}: ${type === nativeType ? type : `${type} (${nativeType})`}`,
    ),
  ];
}
