import { type LocatedNode, valueAt } from '../../../yaml/located-node.js';
import { readCommonYaml } from '../../../yaml/read-common-yaml.js';
import { malformed, parseYaml, type YamlSource } from './parse-yaml.js';

export interface YamlDocument {
  readonly shownAs: string;
  /** Undefined for an empty text. */
  readonly root: YamlValue | undefined;
}

/**
 * Reads a YAML text: with the fast reader if it can, else with the parser.
 *
 * @throws HeadwaterError `lineage-file-malformed`, if the text is not YAML
 */
export function readYamlDocument(source: YamlSource): YamlDocument {
  const { shownAs, text, line } = source;
  const common = readCommonYaml(shownAs, text);
  const { root, size } = common === undefined ? parseYaml(source) : { root: common, size: 0 };
  // The fast reader knows no aliases. A reader looks at a value a few times.
  const allowedReads = common === undefined ? 10 * size + MAX_REPEATED : Number.POSITIVE_INFINITY;
  const context = { shownAs, firstLine: line, allowedReads };
  return { shownAs, root: root && new YamlValue(root, context) };
}

/**
 * So many more values than the text holds may be read through aliases. A short text can stand for
 * billions.
 */
const MAX_REPEATED = 100_000;

interface YamlContext {
  readonly shownAs: string;
  readonly firstLine: number;
  allowedReads: number;
}

/** A value of a YAML text. A member that is null counts as absent. */
export class YamlValue {
  /** The line of the file. */
  readonly line: number;
  readonly #node: LocatedNode;
  readonly #context: YamlContext;

  constructor(node: LocatedNode, context: YamlContext) {
    this.line = context.firstLine + node.place.line - 1;
    this.#node = node;
    this.#context = context;
    if (--context.allowedReads < 0)
      throw malformed(context.shownAs, this.line, 'stands for too many values by aliases');
  }

  /** Returns a member of the mapping. Undefined if it is absent, null, or in no mapping. */
  member(name: string): YamlValue | undefined {
    const value = valueAt(this.#node, name);
    const isNull = value?.kind === 'scalar' && value.value === null;
    return value === undefined || isNull ? undefined : new YamlValue(value, this.#context);
  }

  /** Returns the items of the list. Undefined if the value is no list. */
  items(): readonly YamlValue[] | undefined {
    if (this.#node.kind !== 'list') return undefined;
    return this.#node.items.map((item) => new YamlValue(item, this.#context));
  }

  /** Returns a text, or a number as it is written. Undefined for other values. */
  text(): string | undefined {
    if (this.#node.kind !== 'scalar') return undefined;
    const { value, text } = this.#node;
    return value === null || typeof value === 'boolean' ? undefined : text;
  }

  number(): number | undefined {
    const value = this.#node.kind === 'scalar' ? this.#node.value : undefined;
    return typeof value === 'number' ? value : undefined;
  }
}
