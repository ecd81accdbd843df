import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import { findControl, withoutControls } from '../../urn/control-characters.js';
import type { LocatedNode } from '../../yaml/located-node.js';
import { quote } from '../../yaml/quote.js';

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
  if (yamlFindings.some(({ name }) => name === 'unreadable-character')) return [];
  const walk = new Walk();
  walk.visit(sound);
  return walk.findings;
}

/** One walk through a file. It keeps the path to a value in one list, since files have many. */
class Walk {
  readonly findings: Finding[] = [];
  readonly #path: string[] = [];

  visit(node: LocatedNode): void {
    switch (node.kind) {
      case 'scalar':
        if (typeof node.value === 'string')
          this.#check(node.value, node.place, isProse(this.#path) ? 'prose' : 'name');
        return;
      case 'list':
        for (const item of node.items) this.#visitBelow('', item);
        return;
      case 'map':
        for (const { key, keyPlace, value } of node.entries.values()) {
          // If the value is null, the shape check has reported this key or its value.
          if (value.kind !== 'scalar' || value.value !== null) this.#check(key, keyPlace, 'name');
          this.#visitBelow(key, value);
        }
    }
  }

  #visitBelow(key: string, node: LocatedNode): void {
    this.#path.push(key);
    this.visit(node);
    this.#path.pop();
  }

  #check(text: string, place: Place, kind: 'name' | 'prose'): void {
    const control = findControl(text, kind);
    if (control === undefined) return;
    const rest = withoutControls(text).trim();
    const suggestion = kind === 'name' && rest !== '' ? rest : undefined;
    const message = controlMessage(text, control);
    this.findings.push(finding('malformed-text', { message, place, suggestion }));
  }
}

export function controlMessage(text: string, control: string): string {
  return `${quote(text)} holds the control character ${control}: remove it`;
}

/** Returns true for a description, transform or reason. People read these in several lines. */
function isProse(path: Path): boolean {
  const [first, , third, , fifth] = path;
  if (first === 'lineage') return path.length === 5 && third === 'columns' && fifth === 'transform';
  if (first === 'allowances') return third === 'reason';
  return path.length === 3 && third === 'description';
}
