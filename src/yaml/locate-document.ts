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
import { type Finding, finding } from '../errors/finding.js';
import type { Place } from '../errors/place.js';
import type { LocatedEntry, LocatedMap, LocatedNode } from './located-node.js';
import type { PlaceFinder } from './place-finder.js';
import { quote } from './quote.js';
import { isRefusedKey } from './refused-keys.js';

/** A document as values with places. `root` is absent after `refused-alias` and `too-deep`. */
export interface LocatedDocument {
  readonly root?: LocatedNode;
  readonly findings: readonly Finding[];
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
  findPlace: PlaceFinder,
  maxAliased: number = MAX_ALIASED_VALUES,
): LocatedDocument {
  const walk = new Walk(findPlace, maxAliased);
  const root = walk.locate(contents, 0);
  return walk.stopped ? { findings: walk.findings } : { root, findings: walk.findings };
}

/** One walk through a document, with the anchors and the findings so far. */
class Walk {
  readonly findings: Finding[] = [];
  stopped = false;
  readonly #findPlace: PlaceFinder;
  /** By name; `open` while the walk is inside the anchored value. */
  readonly #anchors = new Map<string, LocatedNode | 'open'>();
  readonly #maxAliased: number;
  #aliased = 0;

  constructor(findPlace: PlaceFinder, maxAliased: number) {
    this.#findPlace = findPlace;
    this.#maxAliased = maxAliased;
  }

  locate(node: ParsedNode, depth: number): LocatedNode {
    const place = this.#findPlace(node.range[0], nodeEnd(node));
    if (this.stopped) return emptyNode(place);
    if (isAlias(node)) return this.#follow(node.source, place);
    if (depth > MAX_DEPTH)
      return this.#stop(
        finding('too-deep', { message: `nested more than ${MAX_DEPTH} levels deep`, place }),
        place,
      );
    if (node.anchor === undefined) return this.#locateValue(node, depth, place);
    this.#anchors.set(node.anchor, 'open');
    const located = this.#locateValue(node, depth, place);
    this.#anchors.set(node.anchor, located);
    return located;
  }

  #locateValue(node: Exclude<ParsedNode, Alias.Parsed>, depth: number, place: Place): LocatedNode {
    if (isMap(node)) return this.#locateMap(node as YAMLMap.Parsed, depth, place);
    if (isSeq(node))
      return {
        kind: 'list',
        items: node.items.map((item) => this.locate(item as ParsedNode, depth + 1)),
        place,
      };
    return scalar(node as Scalar.Parsed, place);
  }

  #locateMap(node: YAMLMap.Parsed, depth: number, place: Place): LocatedMap {
    const entries = new Map<string, LocatedEntry>();
    for (const { key: keyNode, value: valueNode } of node.items) {
      if (!isScalar(keyNode)) continue;
      const key = String(keyNode.value);
      const keyPlace = this.#findPlace(keyNode.range[0], keyNode.range[1]);
      const value = valueNode === null ? emptyNode(keyPlace) : this.locate(valueNode, depth + 1);
      const first = entries.get(key);
      if (isRefusedKey(key)) this.findings.push(refusedKey(key, keyPlace));
      else if (first !== undefined) this.findings.push(duplicateKey(key, keyPlace, first.keyPlace));
      else entries.set(key, { key, keyPlace, value });
    }
    return { kind: 'map', entries, place };
  }

  /** Returns the value of an alias, at the place of the alias. Values in it keep their places. */
  #follow(name: string, place: Place): LocatedNode {
    const value = this.#anchors.get(name);
    if (value === undefined)
      return this.#refuse(
        `the alias ${quote(name)} follows no anchor of that name: write &${name} before its first use`,
        place,
      );
    if (value === 'open')
      return this.#refuse(
        `the alias ${quote(name)} stands inside its own anchor: write the value out`,
        place,
      );
    this.#aliased += countValues(value);
    if (this.#aliased > this.#maxAliased)
      return this.#refuse(
        `the aliases of the file repeat more than ${this.#maxAliased} values: write them out`,
        place,
      );
    return { ...value, place };
  }

  #refuse(message: string, place: Place): LocatedNode {
    return this.#stop(finding('refused-alias', { message, place }), place);
  }

  #stop(why: Finding, place: Place): LocatedNode {
    this.findings.push(why);
    this.stopped = true;
    return emptyNode(place);
  }
}

function scalar(node: Scalar.Parsed, place: Place): LocatedNode {
  const { value, source } = node;
  return typeof value === 'string'
    ? { kind: 'scalar', value, text: value, place }
    : { kind: 'scalar', value: value as number | boolean | null, text: source, place };
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

function emptyNode(place: Place): LocatedNode {
  return { kind: 'scalar', value: null, text: '', place };
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
