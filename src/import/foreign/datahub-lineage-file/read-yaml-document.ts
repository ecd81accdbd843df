import { type LocatedNode, valueAt } from '../../../yaml/located-node.js';
import { readCommonYaml } from '../../../yaml/read-common-yaml.js';
import { ParsedDocument } from './parsed-yaml.js';
import type { YamlDocument, YamlSource, YamlValue } from './yaml-value.js';

/**
 * Reads a YAML text: with the fast reader if it can, else with the parser.
 *
 * @throws HeadwaterError `lineage-file-malformed`, if the text is not YAML
 */
export function readYamlDocument(source: YamlSource): YamlDocument {
  const { shownAs, text, line } = source;
  const root = readCommonYaml(shownAs, text);
  return root === undefined
    ? new ParsedDocument(source)
    : { shownAs, root: new CommonValue(root, line) };
}

/** A value of the fast reader. It knows no null and no aliases. */
class CommonValue implements YamlValue {
  readonly #node: LocatedNode;
  readonly #firstLine: number;

  constructor(node: LocatedNode, firstLine: number) {
    this.#node = node;
    this.#firstLine = firstLine;
  }

  get line(): number {
    return this.#firstLine + this.#node.place.line - 1;
  }

  member(name: string): YamlValue | undefined {
    const value = valueAt(this.#node, name);
    return value && new CommonValue(value, this.#firstLine);
  }

  items(): readonly YamlValue[] | undefined {
    return this.#node.kind === 'list'
      ? this.#node.items.map((item) => new CommonValue(item, this.#firstLine))
      : undefined;
  }

  text(): string | undefined {
    if (this.#node.kind !== 'scalar') return undefined;
    return typeof this.#node.value === 'boolean' ? undefined : this.#node.text;
  }

  number(): number | undefined {
    const value = this.#node.kind === 'scalar' ? this.#node.value : undefined;
    return typeof value === 'number' ? value : undefined;
  }
}
