import {
  type Alias,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import type { CodeName } from '../errors/codes.js';
import { type Finding, finding } from '../errors/finding.js';
import type { Place } from '../errors/place.js';
import {
  emptyAt,
  LocatedEntry,
  LocatedList,
  LocatedMap,
  type LocatedNode,
  LocatedScalar,
} from './located-node.js';
import { quote } from './quote.js';
import { isRefusedKey } from './refused-keys.js';
import { SourceRange, type SourceText, trimEnd } from './source-text.js';

/** A document as values with places. `root` is absent after `refused-alias` and `too-deep`. */
export interface LocatedDocument {
  readonly root?: LocatedNode;
  readonly findings: readonly Finding[];
  /** True for a text that can hold no control characters, not even as escapes. */
  readonly isPlain?: boolean;
}

/** A manifest needs about ten levels. */
const MAX_DEPTH = 50;

/** The most values that aliases may repeat. A manifest repeats hundreds, an alias bomb billions. */
const MAX_ALIASED_VALUES = 10_000;

/**
 * Turns a document into values with their places, and follows its aliases.
 *
 * @param contents composed with `stringKeys`. Keys that are not text are left out; the parser
 *   reports them
 */
export function locateDocument(
  contents: ParsedNode,
  source: SourceText,
  maxAliased: number = MAX_ALIASED_VALUES,
): LocatedDocument {
  const walk = new Walk(source, maxAliased);
  const root = walk.locate(contents, 0);
  return walk.stopped ? { findings: walk.findings } : { root, findings: walk.findings };
}

/** One walk through a document, with the anchors and the findings so far. */
class Walk {
  readonly findings: Finding[] = [];
  stopped = false;
  readonly #source: SourceText;
  /** By name; `open` while the walk is inside the anchored value. */
  readonly #anchors = new Map<string, LocatedNode | 'open'>();
  readonly #maxAliased: number;
  #aliased = 0;

  constructor(source: SourceText, maxAliased: number) {
    this.#source = source;
    this.#maxAliased = maxAliased;
  }

  locate(node: ParsedNode, depth: number): LocatedNode {
    const range = this.#rangeOf(node.range[0], nodeEnd(node));
    if (this.stopped) return emptyAt(range);
    if (isAlias(node)) return this.#follow(node.source, range);
    if (depth > MAX_DEPTH)
      return this.#stop('too-deep', `nested more than ${MAX_DEPTH} levels deep`, range);
    if (node.anchor === undefined) return this.#locateValue(node, depth, range);
    this.#anchors.set(node.anchor, 'open');
    const located = this.#locateValue(node, depth, range);
    this.#anchors.set(node.anchor, located);
    return located;
  }

  #rangeOf(start: number, end: number): SourceRange {
    return new SourceRange(this.#source, start, trimEnd(this.#source.text, start, end));
  }

  #locateValue(
    node: Exclude<ParsedNode, Alias.Parsed>,
    depth: number,
    range: SourceRange,
  ): LocatedNode {
    if (isMap(node)) return this.#locateMap(node as YAMLMap.Parsed, depth, range);
    if (!isSeq(node)) return scalar(node as Scalar.Parsed, range);
    const items = node.items.map((item) => this.locate(item as ParsedNode, depth + 1));
    return new LocatedList(this.#source, range.start, range.end, items);
  }

  #locateMap(node: YAMLMap.Parsed, depth: number, { start, end }: SourceRange): LocatedMap {
    const entries = new Map<string, LocatedEntry>();
    for (const { key: keyNode, value: valueNode } of node.items) {
      if (!isScalar(keyNode)) continue;
      const key = String(keyNode.value);
      const range = this.#rangeOf(keyNode.range[0], keyNode.range[1]);
      const value = valueNode === null ? emptyAt(range) : this.locate(valueNode, depth + 1);
      const first = entries.get(key);
      if (isRefusedKey(key)) this.findings.push(refusedKey(key, range.place));
      else if (first !== undefined)
        this.findings.push(duplicateKey(key, range.place, first.keyPlace));
      else entries.set(key, new LocatedEntry(this.#source, range.start, range.end, key, value));
    }
    return new LocatedMap(this.#source, start, end, entries);
  }

  /** Returns the value of an alias, at the place of the alias. Values in it keep their places. */
  #follow(name: string, range: SourceRange): LocatedNode {
    const value = this.#anchors.get(name);
    if (value === undefined)
      return this.#stop(
        'refused-alias',
        `the alias ${quote(name)} follows no anchor of that name: write &${name} before its first use, or quote a text that starts with *`,
        range,
      );
    if (value === 'open')
      return this.#stop(
        'refused-alias',
        `the alias ${quote(name)} stands inside its own anchor: write the value out`,
        range,
      );
    this.#aliased += countValues(value);
    if (this.#aliased > this.#maxAliased)
      return this.#stop(
        'refused-alias',
        `the aliases of the file repeat more than ${this.#maxAliased} values: write them out`,
        range,
      );
    return atRange(value, range);
  }

  #stop(name: CodeName, message: string, range: SourceRange): LocatedNode {
    this.findings.push(finding(name, { message, place: range.place }));
    this.stopped = true;
    return emptyAt(range);
  }
}

function scalar({ value, source: text }: Scalar.Parsed, range: SourceRange): LocatedScalar {
  const { source, start, end } = range;
  return typeof value === 'string'
    ? new LocatedScalar(source, start, end, value)
    : new LocatedScalar(source, start, end, text, value as number | boolean | null);
}

/** Returns the same value at another range. */
function atRange(node: LocatedNode, { source, start, end }: SourceRange): LocatedNode {
  switch (node.kind) {
    case 'scalar':
      return new LocatedScalar(source, start, end, node.text, node.value);
    case 'list':
      return new LocatedList(source, start, end, node.items);
    case 'map':
      return new LocatedMap(source, start, end, node.entries);
  }
}

/**
 * Returns the end of a node. A block collection ends with its last value. Its range would also
 * include the comments after that value.
 */
function nodeEnd(node: ParsedNode): number {
  const last = isCollection(node) && node.flow !== true ? node.items.at(-1) : undefined;
  const value = isPair(last) ? (last.value ?? last.key) : last;
  return isNode(value) ? nodeEnd(value as ParsedNode) : node.range[1];
}

function countValues(node: LocatedNode): number {
  switch (node.kind) {
    case 'scalar':
      return 1;
    case 'list':
      return node.items.reduce((size, item) => size + countValues(item), 1);
    case 'map':
      return [...node.entries.values()].reduce((size, { value }) => size + countValues(value), 1);
  }
}

function refusedKey(key: string, place: Place): Finding {
  const what =
    key === '<<'
      ? 'merge keys are not supported: write the keys out'
      : `the key ${quote(key)} is refused`;
  return finding('refused-key', { message: what, place });
}

function duplicateKey(key: string, place: Place, first: Place): Finding {
  return finding('duplicate-key', {
    message: `the key ${quote(key)} appears twice in this mapping: remove one of them`,
    place,
    related: [first],
  });
}
