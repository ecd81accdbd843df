import { type Finding, finding } from '../errors/finding.js';
import type { Place } from '../errors/place.js';
import { findControl, withoutControls } from '../urn/control-characters.js';
import { entriesOf, itemsOf, type Located } from './located.js';
import { quote } from './quote.js';

/** The keys from the root of a file to a value; an item of a list counts as one. */
type Path = readonly string[];

/**
 * The keys and texts of a file that hold control characters. A YAML escape can write them, and catalogs refuse them, or
 * store another text than the one that is compared later.
 *
 * @param said findings of the YAML: where it holds such characters as they are, one finding speaks of all
 * @param sound the file, with null where the shape check has complained already
 */
export function controlsUnsaid(said: readonly Finding[], sound: Located): readonly Finding[] {
  return said.some(({ name }) => name === 'unreadable-character') ? [] : findingsIn(sound, []);
}

function findingsIn(node: Located, path: Path): readonly Finding[] {
  if (node.kind === 'scalar') return typeof node.value === 'string' ? check(node.value, node.place, isProse(path) ? 'prose' : 'name') : [];
  return [
    ...itemsOf(node).flatMap((item) => findingsIn(item, [...path, ''])),
    ...entriesOf(node).flatMap(({ key, keyPlace, value }) => [
      // Of the key or of its value.
      ...(value.kind === 'scalar' && value.value === null ? [] : check(key, keyPlace, 'name')),
      ...findingsIn(value, [...path, key]),
    ]),
  ];
}

function check(text: string, place: Place, kind: 'name' | 'prose'): readonly Finding[] {
  const control = findControl(text, kind);
  if (control === undefined) return [];
  const rest = withoutControls(text).trim();
  const suggestion = kind === 'name' && rest !== '' ? rest : undefined;
  return [finding('malformed-text', { message: controlWords(text, control), place, suggestion })];
}

export function controlWords(text: string, control: string): string {
  return `${quote(text)} holds the control character ${control}: remove it`;
}

/** Descriptions, transforms and reasons are for people to read, so they may run over several lines. */
function isProse(path: Path): boolean {
  const [first, , third, , fifth] = path;
  if (first === 'datasets') return path.length === 3 && third === 'description';
  if (first === 'lineage') return path.length === 5 && third === 'columns' && fifth === 'transform';
  return first === 'allowances' && third === 'reason';
}
