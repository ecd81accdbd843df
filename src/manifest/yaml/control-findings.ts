import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import { findControl, withoutControls } from '../../urn/control-characters.js';
import { type LocatedNode, listItems, mapEntries } from './located-node.js';
import { quote } from './quote.js';

/** The keys from the root of a file to a value. An item of a list has the key ''. */
type Path = readonly string[];

/**
 * Finds the keys and texts of a file that hold control characters. A YAML escape can write them.
 * Catalogs refuse them, or store a text that later differs from the manifest.
 *
 * @param yamlFindings findings about the YAML. If the file holds unescaped control characters, one
 *   of these findings covers all control characters
 * @param sound the file, with null where the shape check has already reported a mistake
 */
export function controlFindings(
  yamlFindings: readonly Finding[],
  sound: LocatedNode,
): readonly Finding[] {
  return yamlFindings.some(({ name }) => name === 'unreadable-character')
    ? []
    : findingsIn(sound, []);
}

function findingsIn(node: LocatedNode, path: Path): readonly Finding[] {
  if (node.kind === 'scalar')
    return typeof node.value === 'string'
      ? check(node.value, node.place, isProse(path) ? 'prose' : 'name')
      : [];
  return [
    ...listItems(node).flatMap((item) => findingsIn(item, [...path, ''])),
    ...mapEntries(node).flatMap(({ key, keyPlace, value }) => [
      // If the value is null, the shape check has reported this key or its value.
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
  return [finding('malformed-text', { message: controlMessage(text, control), place, suggestion })];
}

export function controlMessage(text: string, control: string): string {
  return `${quote(text)} holds the control character ${control}: remove it`;
}

/**
 * Returns true for the path of a description, transform or reason. People read these, so they may
 * have several lines.
 */
function isProse(path: Path): boolean {
  const [first, , third, , fifth] = path;
  if (first === 'datasets') return path.length === 3 && third === 'description';
  if (first === 'lineage') return path.length === 5 && third === 'columns' && fifth === 'transform';
  return first === 'allowances' && third === 'reason';
}
