import {
  type Alias,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { HeadwaterError } from '../../../errors/headwater-error.js';
import type { Place } from '../../../errors/place.js';
import type { LocatedEntry, LocatedMap, LocatedNode } from '../../../yaml/located-node.js';
import { MORE_THAN_PARSED, ParserBudget } from '../../../yaml/parser-budget.js';
import { findUncommonLine } from '../../../yaml/read-common-yaml.js';

/** A text of a file, or a part of it. */
export interface YamlSource {
  /** The file as messages show it. */
  readonly shownAs: string;
  readonly text: string;
  /** The line of the file on which the text starts, from 1. */
  readonly line: number;
  /** The tokens of the file that the parser may still read. Default: as many as of any file. */
  readonly budget?: ParserBudget;
}

/** @param what reads after the place */
export function malformed(shownAs: string, line: number, what: string): HeadwaterError {
  return new HeadwaterError('lineage-file-malformed', `${shownAs}:${line} ${what}`, {
    hint: 'A lineage file has `version: 1`, and the list `lineage` of entries with `entity` and `upstream`',
  });
}

export interface ParsedYaml {
  /** Aliases are the same objects as their targets. Undefined for an empty text. */
  readonly root: LocatedNode | undefined;
  /** The number of values in the text. */
  readonly size: number;
}

/**
 * Parses a text of any YAML. Lines are relative to the text.
 *
 * @throws HeadwaterError `lineage-file-malformed`, if the text is not YAML
 */
export function parseYaml({ shownAs, text, line, budget }: YamlSource): ParsedYaml {
  const fail = (at: number, what: string) => malformed(shownAs, line + at - 1, what);
  if (!(budget ?? new ParserBudget()).take(text))
    throw fail(
      findUncommonLine(text),
      `is where plain YAML ends, and the file has ${MORE_THAN_PARSED}`,
    );
  const lineCounter = new LineCounter();
  const options = { lineCounter, uniqueKeys: false, prettyErrors: false };
  const { errors, contents } = parseDocument(text, options);
  const lineAt = (offset: number) => Math.max(lineCounter.linePos(offset).line, 1);
  const [error] = errors;
  if (error !== undefined) throw fail(lineAt(error.pos[0]), 'is not valid YAML');
  const locator = new NodeLocator(lineAt, fail);
  const root = contents === null ? undefined : locator.locate(contents);
  return { root, size: locator.size };
}

/** Gives the nodes of a document their lines, and follows aliases. */
class NodeLocator {
  /** The number of nodes so far. */
  size = 0;
  /** By anchor, the last value before the present place. */
  readonly #anchors = new Map<string, LocatedNode>();
  readonly #lineAt: (offset: number) => number;
  readonly #fail: (line: number, what: string) => HeadwaterError;

  constructor(
    lineAt: (offset: number) => number,
    fail: (line: number, what: string) => HeadwaterError,
  ) {
    this.#lineAt = lineAt;
    this.#fail = fail;
  }

  locate(node: Node): LocatedNode {
    this.size++;
    if (isAlias(node)) return this.#targetOf(node);
    const { anchor } = node as ParsedNode;
    // A value that contains an alias to itself would have no end.
    if (anchor !== undefined) this.#anchors.delete(anchor);
    const located = this.#locateContent(node);
    if (anchor !== undefined) this.#anchors.set(anchor, located);
    return located;
  }

  #targetOf(alias: Alias): LocatedNode {
    const target = this.#anchors.get(alias.source);
    if (target !== undefined) return target;
    throw this.#fail(this.#placeOf(alias).line, 'names an anchor that is not before it');
  }

  #locateContent(node: Node): LocatedNode {
    const place = this.#placeOf(node);
    if (isMap(node)) return { kind: 'map', entries: this.#locateEntries(node, place), place };
    if (isSeq(node)) {
      const items = node.items.filter(isNode).map((item) => this.locate(item));
      return { kind: 'list', items, place };
    }
    const { value = null, source = '' } = node as Scalar;
    const known = isText(value) || typeof value === 'boolean' || typeof value === 'number';
    const text = isText(value) ? value : source;
    return { kind: 'scalar', value: known ? value : null, text, place };
  }

  #locateEntries(map: YAMLMap, place: Place): LocatedMap['entries'] {
    const entries = new Map<string, LocatedEntry>();
    // Every key of a parsed document is a node.
    for (const { key: keyNode, value } of (map as YAMLMap.Parsed).items) {
      const located = this.locate(keyNode);
      if (!isNode(value)) continue;
      const entry = this.locate(value);
      if (!isScalar(keyNode) || !isText(keyNode.value)) continue;
      const key = keyNode.value;
      if (entries.has(key)) throw this.#fail(place.line, `has the key \`${key}\` twice`);
      entries.set(key, { key, keyPlace: located.place, value: entry });
    }
    return entries;
  }

  #placeOf(node: Node): Place {
    // Every node of a parsed document has a range.
    const { range } = node as ParsedNode;
    return { file: '', line: this.#lineAt(range[0]), column: 1 };
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
