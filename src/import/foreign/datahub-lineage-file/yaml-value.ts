import type { CodeName } from '../../../errors/codes.js';
import { HeadwaterError } from '../../../errors/headwater-error.js';
import { type LocatedNode, valueAt } from '../../../yaml/located-node.js';
import type { ParserBudget } from '../../../yaml/parser-budget.js';
import { readYaml } from '../../../yaml/read-yaml.js';

/** A text of a file, or a part of it. */
export interface YamlSource {
  /** The file as messages show it. */
  readonly shownAs: string;
  readonly text: string;
  /** The line of the file on which the text starts, from 1. */
  readonly line: number;
  /** The number of tokens that the parser may still read. Default: the limit of a whole file. */
  readonly budget?: ParserBudget;
}

/** @param what the problem, which follows the place */
export function malformed(shownAs: string, line: number, what: string): HeadwaterError {
  return new HeadwaterError('lineage-file-malformed', `${shownAs}:${line} ${what}`, {
    hint: 'A lineage file has `version: 1`, and the list `lineage` of entries with `entity` and `upstream`',
  });
}

export interface YamlDocument {
  readonly shownAs: string;
  readonly root: YamlValue;
}

/** Programs write an alias for each repeated value. A short text can stand for billions. */
const MAX_ALIASED = 100_000;

/** Mistakes in manifests that lose nothing here: a record with such a value is read or left out. */
const TOLERATED: ReadonlySet<CodeName> = new Set<CodeName>(['refused-tag', 'unreadable-character']);

/** @throws HeadwaterError `lineage-file-malformed`, if the text is not YAML */
export function readYamlDocument({ shownAs, text, line, budget }: YamlSource): YamlDocument {
  const take = budget && ((part: string) => budget.take(part));
  const limits = { take, maxAliased: MAX_ALIASED };
  const { root, findings } = readYaml({ path: shownAs, text }, limits);
  const fault = findings.find(({ name }) => root === undefined || !TOLERATED.has(name));
  if (root !== undefined && fault === undefined)
    return { shownAs, root: new YamlValue(root, line) };
  const at = line + Number(fault?.place?.line) - 1;
  throw malformed(shownAs, at, `is not valid: ${fault?.message}`);
}

/** A value of a YAML text. A member that is null counts as absent. */
export class YamlValue {
  /** The line of the file. */
  readonly line: number;
  readonly #node: LocatedNode;
  /** The line of the file on which the text starts. */
  readonly #firstLine: number;

  constructor(node: LocatedNode, firstLine: number) {
    this.line = firstLine + node.place.line - 1;
    this.#node = node;
    this.#firstLine = firstLine;
  }

  /** Returns a member of the mapping. Undefined if it is absent or null, or without a mapping. */
  member(name: string): YamlValue | undefined {
    const value = valueAt(this.#node, name);
    const isNull = value?.kind === 'scalar' && value.value === null;
    return value === undefined || isNull ? undefined : new YamlValue(value, this.#firstLine);
  }

  /** Returns the items of the list. Undefined if the value is not a list. */
  items(): readonly YamlValue[] | undefined {
    if (this.#node.kind !== 'list') return undefined;
    return this.#node.items.map((item) => new YamlValue(item, this.#firstLine));
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
