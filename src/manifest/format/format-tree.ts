import {
  type CST,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type BlockText, readBlockText } from './block-text.js';

/** A value of a file with all that the formatter prints. */
export type FormatNode = FormatScalar | FormatAlias | BlockText | Collection;

export interface FormatScalar {
  readonly kind: 'scalar';
  readonly anchor: string;
  readonly value: unknown;
  /** As written, without quotes. Numbers stay as written. */
  readonly source: string;
}

export interface FormatAlias {
  readonly kind: 'alias';
  readonly name: string;
}

/** A mapping or a list. */
export interface Collection {
  readonly kind: 'map' | 'list';
  readonly anchor: string;
  readonly isFlow: boolean;
  /** The offset after the closing bracket. A block has no such end. */
  readonly end: number;
  /** The column from which a comment after the last entry belongs to this block. */
  readonly footColumn: number;
  readonly entries: Entry[];
  /** The comments after the last entry. */
  readonly foot: ManifestComment[];
}

/** A key with its value, or an item of a list. */
export interface Entry {
  /** Absent for an item of a list. */
  readonly key?: { readonly name: string; readonly anchor: string };
  readonly value: FormatNode;
  /** Offset of the key, or of the dash of an item. */
  readonly start: number;
  readonly valueStart: number;
  /** True if a blank line stands right before the entry. */
  readonly isAfterBlank: boolean;
  /** The comments on lines of their own before the entry. */
  readonly leading: ManifestComment[];
  /** The comments on the line of the key, or after the value. */
  readonly beside: string[];
}

export interface ManifestComment {
  /** With the number sign. */
  readonly text: string;
  readonly isAfterBlank: boolean;
}

/**
 * Builds the tree of a document whose root is a mapping and that has no errors.
 *
 * @param contents composed with source tokens
 * @param text without carriage returns
 */
export function buildTree(contents: ParsedNode, text: string): Collection {
  return new Builder(text).buildCollection(contents as YAMLMap.Parsed, -1);
}

class Builder {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  buildCollection(node: YAMLMap.Parsed | YAMLSeq.Parsed, parentColumn: number): Collection {
    const token = node.srcToken as CST.BlockMap | CST.BlockSequence | undefined;
    const isFlow = node.flow === true;
    const column = isFlow ? parentColumn : Number(token?.indent);
    return {
      kind: isMap(node) ? 'map' : 'list',
      anchor: node.anchor ?? '',
      isFlow,
      end: node.range[1],
      // A comment in the column of a key does not belong to a list in that column.
      footColumn: Math.max(column, parentColumn + 1),
      entries: isMap(node)
        ? this.#buildPairs(node as YAMLMap.Parsed, column)
        : this.#buildItems(node as YAMLSeq.Parsed, column),
      foot: [],
    };
  }

  #buildPairs({ items }: YAMLMap.Parsed, column: number): Entry[] {
    return items.map(({ key, value }) => {
      const { value: name, anchor = '' } = key as Scalar.Parsed;
      const entry = this.#buildEntry(key.range[0], value as ParsedNode, column);
      return { key: { name: String(name), anchor }, ...entry };
    });
  }

  #buildItems({ items, flow, srcToken }: YAMLSeq.Parsed, column: number): Entry[] {
    const dashes = flow === true ? [] : dashOffsets(srcToken as CST.BlockSequence);
    return items.map((item, index) =>
      this.#buildEntry(dashes[index] ?? (item as ParsedNode).range[0], item as ParsedNode, column),
    );
  }

  #buildEntry(start: number, node: ParsedNode, column: number): Entry {
    return {
      value: this.#buildNode(node, column),
      start,
      valueStart: node.range[0],
      isAfterBlank: isAfterBlank(this.#text, start),
      leading: [],
      beside: [],
    };
  }

  #buildNode(node: ParsedNode, column: number): FormatNode {
    if (isAlias(node)) return { kind: 'alias', name: node.source };
    if (!isScalar(node) || isSeq(node))
      return this.buildCollection(node as YAMLMap.Parsed | YAMLSeq.Parsed, column);
    const { srcToken, anchor = '', value, source } = node as Scalar.Parsed;
    return srcToken?.type === 'block-scalar'
      ? readBlockText(srcToken, anchor)
      : { kind: 'scalar', anchor, value, source };
  }
}

function dashOffsets({ items }: CST.BlockSequence): readonly number[] {
  return items.flatMap(({ start }) =>
    start.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset),
  );
}

/** Returns true if the content at an offset starts its line, and a blank line precedes it. */
export function isAfterBlank(text: string, offset: number): boolean {
  const lineEnd = skipSpacesBack(text, offset);
  return (
    lineEnd > 0 &&
    text[lineEnd - 1] === '\n' &&
    isLineStart(text, skipSpacesBack(text, lineEnd - 1))
  );
}

function isLineStart(text: string, offset: number): boolean {
  return offset === 0 || text[offset - 1] === '\n';
}

/** Returns the offset after the last character before an offset that is neither space nor tab. */
function skipSpacesBack(text: string, offset: number): number {
  let at = offset;
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at--;
  return at;
}
