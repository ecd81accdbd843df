import { diffArrays } from 'diff';
import type { DatasetContent } from '../../model/desired-state.js';
import type { Change, EdgeValue, PairValue } from '../../plan/document/change.js';
import { element, type Html, NOTHING, text } from './element.js';
import { cell } from './section.js';

/** Longer values, such as a long description, do not fit into a table. */
const MAX_LINES = 40;

/**
 * Renders the old and the new value of everything that changes, line by line, each with its sign.
 * Unchanged lines are left out.
 *
 * @param full true to show long values as a whole
 */
export function valueCell(change: Change, full: boolean): Html {
  if (change.kind === 'mark') return cell();
  const { before, after } = change;
  const [old, now] =
    before === null || after === null
      ? [wholeLines(before), wholeLines(after)]
      : [comparedLines(before), comparedLines(after)];
  const lines = diffArrays([...old], [...now]).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => valueLine(added ? 'ins' : 'del', line)) : [],
  );
  const shown = full ? lines : lines.slice(0, MAX_LINES);
  const more = lines.length - shown.length;
  const rest =
    more > 0
      ? element('div', { class: 'cut' }, text(`… and ${more} more lines, in the format json`))
      : NOTHING;
  return cell(...shown, rest);
}

function valueLine(name: 'ins' | 'del', line: string): Html {
  return element('div', { class: 'mono' }, element(name, {}, text(line)));
}

type Value = DatasetContent | EdgeValue | PairValue | null;

/** A value that is created or deleted as a whole. Defaults are left out. */
function wholeLines(value: Value): readonly string[] {
  if (value === null) return [];
  if ('columns' in value) return contentLines(value);
  const own = value.owned ? [] : ['not ours'];
  if ('type' in value)
    return [
      ...(value.type === 'TRANSFORMED' ? [] : [value.type]),
      ...(value.protected ? ['protected'] : []),
      ...own,
    ];
  return [
    ...(value.transform === null ? [] : value.transform.split('\n')),
    ...(value.confidence === 1 ? [] : [`confidence ${value.confidence}`]),
    ...own,
  ];
}

/** A value before or after a change, with its defaults, so that both are there. */
function comparedLines(value: NonNullable<Value>): readonly string[] {
  if ('columns' in value) return contentLines(value);
  const own = value.owned ? 'ours' : 'not ours';
  if ('type' in value) return [value.type, value.protected ? 'protected' : 'not protected', own];
  const transform = value.transform === null ? ['no transform'] : value.transform.split('\n');
  return [...transform, `confidence ${value.confidence}`, own];
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
