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
  visit,
} from 'yaml';
import { MORE_THAN_PARSED, ParserBudget } from '../../../yaml/parser-budget.js';
import { findUncommonLine } from '../../../yaml/read-common-yaml.js';
import { malformed, type YamlDocument, type YamlSource, type YamlValue } from './yaml-value.js';

/**
 * So many more values than the text holds may be read through aliases. A short text can stand for
 * billions.
 */
const MAX_REPEATED = 100_000;

class ParsedValue implements YamlValue {
  readonly #node: Node;
  readonly #document: ParsedDocument;

  constructor(node: Node, document: ParsedDocument) {
    this.#node = node;
    this.#document = document;
  }

  get line(): number {
    return this.#document.lineOf(this.#node);
  }

  get isNull(): boolean {
    return isScalar(this.#node) && this.#node.value === null;
  }

  member(name: string): YamlValue | undefined {
    if (!isMap(this.#node)) return undefined;
    const found = this.#node.items.filter(({ key }) => isScalar(key) && key.value === name);
    if (found.length > 1)
      throw malformed(this.#document.shownAs, this.line, `has the key \`${name}\` twice`);
    const value = found[0]?.value;
    if (!isNode(value)) return undefined;
    const member = this.#document.value(value);
    return member.isNull ? undefined : member;
  }

  items(): readonly YamlValue[] | undefined {
    if (!isSeq(this.#node)) return undefined;
    return this.#node.items.filter(isNode).map((item) => this.#document.value(item));
  }

  text(): string | undefined {
    if (!isScalar(this.#node)) return undefined;
    const { value, source } = this.#node;
    return typeof value === 'number' ? source : typeof value === 'string' ? value : undefined;
  }

  number(): number | undefined {
    const value = isScalar(this.#node) ? this.#node.value : undefined;
    return typeof value === 'number' ? value : undefined;
  }
}

/** A text of any YAML, as the parser reads it. Follows aliases. */
export class ParsedDocument implements YamlDocument {
  readonly shownAs: string;
  readonly #root: Node | null;
  readonly #firstLine: number;
  readonly #lines: LineCounter;
  readonly #targets: ReadonlyMap<Node, Node>;
  #allowedReads: number;

  /** @throws HeadwaterError `lineage-file-malformed`, if the text is not YAML */
  constructor({ shownAs, text, line, budget = new ParserBudget() }: YamlSource) {
    if (!budget.take(text))
      throw malformed(
        shownAs,
        line + findUncommonLine(text) - 1,
        `is where plain YAML ends, and the file has ${MORE_THAN_PARSED}`,
      );
    this.shownAs = shownAs;
    this.#firstLine = line;
    this.#lines = new LineCounter();
    const document = parse(text, this.#lines);
    const [error] = document.errors;
    if (error !== undefined)
      throw malformed(shownAs, this.#lineAt(error.pos[0]), 'is not valid YAML');
    this.#root = document.contents;
    const { targets, unknown, size } = resolveAliases(this.#root);
    if (unknown !== undefined)
      throw malformed(shownAs, this.lineOf(unknown), 'names an anchor that is not before it');
    this.#targets = targets;
    // A reader looks at a value a few times.
    this.#allowedReads = 10 * size + MAX_REPEATED;
  }

  get root(): YamlValue | undefined {
    return this.#root === null ? undefined : this.value(this.#root);
  }

  /** Wraps a node of the document. Follows an alias. */
  value(node: Node): ParsedValue {
    const target = this.#targets.get(node) ?? node;
    if (--this.#allowedReads < 0)
      throw malformed(this.shownAs, this.lineOf(target), 'stands for too many values by aliases');
    return new ParsedValue(target, this);
  }

  lineOf(node: Node): number {
    // Every node of a parsed document has a range.
    const { range } = node as ParsedNode;
    return this.#lineAt(range[0]);
  }

  #lineAt(offset: number): number {
    return this.#firstLine + Math.max(this.#lines.linePos(offset).line, 1) - 1;
  }
}

function parse(text: string, lineCounter: LineCounter) {
  return parseDocument(text, { lineCounter, uniqueKeys: false, prettyErrors: false });
}

interface Aliases {
  /** By alias. */
  readonly targets: ReadonlyMap<Node, Node>;
  /** An alias without an anchor. */
  readonly unknown: Alias | undefined;
  /** The number of nodes. */
  readonly size: number;
}

/** Finds the nodes that aliases stand for, in one pass. An alias means the last anchor before it. */
function resolveAliases(root: Node | null): Aliases {
  const anchors = new Map<string, Node>();
  const targets = new Map<Node, Node>();
  let unknown: Alias | undefined;
  let size = 0;
  visit(root, {
    Node: (_, node, ancestors) => {
      size++;
      const named = isAlias(node) ? anchors.get(node.source) : undefined;
      // A value that contains itself has no end.
      const target = named !== undefined && ancestors.includes(named) ? undefined : named;
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.set(node.anchor, node);
      } else if (target === undefined) unknown ??= node;
      else targets.set(node, target);
    },
  });
  return { targets, unknown, size };
}
