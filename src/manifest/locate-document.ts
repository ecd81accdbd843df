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
import type { Located, LocatedEntry, LocatedMap } from './located.js';
import type { PlaceFinder } from './place-finder.js';
import { quote } from './quote.js';

/** A document as values; without them where it cannot be followed to its end (`refused-alias`, `too-deep`). */
export interface LocatedDocument {
  readonly root?: Located;
  readonly findings: readonly Finding[];
}

/** A manifest needs about ten levels. */
const DEEPEST = 50;

/** How many values the aliases of one file may stand for: hundreds in an honest file, billions in a bomb. */
const MOST_ALIASED = 10_000;

/**
 * Merging is YAML 1.1 and hides where a value comes from; `__proto__` would be the prototype of a JavaScript object.
 * `constructor` and `prototype` are columns like any other: nothing here looks keys up in an object that inherits.
 */
const REFUSED_KEYS: ReadonlySet<string> = new Set(['<<', '__proto__']);

/**
 * Turns a document into values with their places, its aliases followed.
 *
 * @param contents composed with `stringKeys`; keys that are no text are an error of the parser's and left out
 */
export function locateDocument(contents: ParsedNode, placeOf: PlaceFinder): LocatedDocument {
  const walk = new Walk(placeOf);
  const root = walk.locate(contents, 0);
  return walk.stopped ? { findings: walk.findings } : { root, findings: walk.findings };
}

/** One walk through a document: the anchors met so far, and what there is to say. */
class Walk {
  readonly findings: Finding[] = [];
  stopped = false;
  private readonly placeOf: PlaceFinder;
  /** By name; `open` while the walk is inside the anchored value. */
  private readonly anchors = new Map<string, Located | 'open'>();
  private aliased = 0;

  constructor(placeOf: PlaceFinder) {
    this.placeOf = placeOf;
  }

  locate(node: ParsedNode, depth: number): Located {
    const place = this.placeOf(node.range[0], endOf(node));
    if (this.stopped) return nothing(place);
    if (isAlias(node)) return this.follow(node.source, place);
    if (depth > DEEPEST) return this.stop(finding('too-deep', { message: `nested more than ${DEEPEST} levels deep`, place }), place);
    if (node.anchor === undefined) return this.locateValue(node, depth, place);
    this.anchors.set(node.anchor, 'open');
    const located = this.locateValue(node, depth, place);
    this.anchors.set(node.anchor, located);
    return located;
  }

  private locateValue(node: Exclude<ParsedNode, Alias.Parsed>, depth: number, place: Place): Located {
    if (isMap(node)) return this.locateMap(node as YAMLMap.Parsed, depth, place);
    if (isSeq(node)) return { kind: 'list', items: node.items.map((item) => this.locate(item as ParsedNode, depth + 1)), place };
    return scalar(node as Scalar.Parsed, place);
  }

  private locateMap(node: YAMLMap.Parsed, depth: number, place: Place): LocatedMap {
    const entries = new Map<string, LocatedEntry>();
    for (const { key: keyNode, value: valueNode } of node.items) {
      if (!isScalar(keyNode)) continue;
      const key = String(keyNode.value);
      const keyPlace = this.placeOf(keyNode.range[0], keyNode.range[1]);
      const value = valueNode === null ? nothing(keyPlace) : this.locate(valueNode, depth + 1);
      const first = entries.get(key);
      if (REFUSED_KEYS.has(key)) this.findings.push(refusedKey(key, keyPlace));
      else if (first !== undefined) this.findings.push(duplicateKey(key, keyPlace, first.keyPlace));
      else entries.set(key, { key, keyPlace, value });
    }
    return { kind: 'map', entries, place };
  }

  /** The value that an alias stands for, at the alias's own place: what lies inside it keeps the place where it is written. */
  private follow(name: string, place: Place): Located {
    const value = this.anchors.get(name);
    if (value === undefined)
      return this.refuse(`the alias ${quote(name)} follows no anchor of that name: write &${name} before its first use`, place);
    if (value === 'open') return this.refuse(`the alias ${quote(name)} stands inside its own anchor: write the value out`, place);
    this.aliased += sizeOf(value);
    if (this.aliased > MOST_ALIASED)
      return this.refuse(`the aliases up to here repeat more than ${MOST_ALIASED} values: write them out`, place);
    return { ...value, place };
  }

  private refuse(message: string, place: Place): Located {
    return this.stop(finding('refused-alias', { message, place }), place);
  }

  private stop(why: Finding, place: Place): Located {
    this.findings.push(why);
    this.stopped = true;
    return nothing(place);
  }
}

function scalar(node: Scalar.Parsed, place: Place): Located {
  const { value, source } = node;
  return typeof value === 'string'
    ? { kind: 'scalar', value, text: value, place }
    : { kind: 'scalar', value: value as number | boolean | null, text: source, place };
}

/** A block collection ends with its last value, whereas its range takes in the comments behind that. */
function endOf(node: ParsedNode): number {
  const last = isCollection(node) && node.flow !== true ? node.items.at(-1) : undefined;
  const value = isPair(last) ? (last.value ?? last.key) : last;
  return isNode(value) ? endOf(value as ParsedNode) : node.range[1];
}

function nothing(place: Place): Located {
  return { kind: 'scalar', value: null, text: '', place };
}

function sizeOf(node: Located): number {
  switch (node.kind) {
    case 'scalar':
      return 1;
    case 'list':
      return node.items.reduce((size, item) => size + sizeOf(item), 1);
    case 'map':
      return [...node.entries.values()].reduce((size, { value }) => size + sizeOf(value), 1);
  }
}

function refusedKey(key: string, place: Place): Finding {
  const what = key === '<<' ? 'merge keys are not supported: write the keys out' : `the key ${quote(key)} is refused`;
  return finding('refused-key', { message: what, place });
}

function duplicateKey(key: string, place: Place, first: Place): Finding {
  return finding('duplicate-key', {
    message: `the key ${quote(key)} stands here for the second time: remove one of them`,
    place,
    related: [first],
  });
}
