import { type BlockText, INDENT } from './block-text.js';
import type { Collection, Entry, ManifestComment } from './format-tree.js';
import type { NodeLayout } from './layouts.js';
import { orderKeys } from './order-keys.js';
import { layoutOf, printInline, printKey } from './print-flow.js';
import { settleComments, toLeading } from './settle-comments.js';

/** Prints a document whose comments are attached. */
export function printTree(root: Collection, layout: NodeLayout): string {
  const header = takeHeader(root);
  settleComments(root, layout);
  const printer = new Printer();
  for (const comment of header.comments) printer.printComment(comment, 0);
  if (header.isBeforeBlank) printer.printBlank();
  printer.printEntries(root, layout, 0);
  return `${printer.lines.join('\n')}\n`;
}

/** An entry with all that decides how it is printed. */
interface Laid {
  readonly entry: Entry;
  readonly layout: NodeLayout;
  readonly indent: number;
  /** The text of a value that follows on the line of the key or the dash. */
  readonly inline: string | undefined;
}

class Printer {
  readonly lines: string[] = [];
  /** True right after a text that includes its empty lines at the end. */
  #isTextOpen = false;

  printEntries(collection: Collection, layout: NodeLayout, indent: number): void {
    for (const [index, entry] of orderKeys(collection, layout).entries()) {
      const laid = layOut(entry, layout, indent);
      this.#printLeading(laid, index === 0);
      this.#printEntry(laid);
    }
    for (const comment of collection.foot) this.#printSpacedComment(comment, indent);
  }

  #printLeading(laid: Laid, isFirst: boolean): void {
    const comments = leadingOf(laid);
    for (const [index, comment] of comments.entries())
      if (isFirst && index === 0) this.printComment(comment, laid.indent);
      else this.#printSpacedComment(comment, laid.indent);
    if (laid.entry.isAfterBlank && !(isFirst && comments.length === 0)) this.printBlank();
  }

  #printEntry(laid: Laid): void {
    const { entry, indent, inline } = laid;
    const { key, value } = entry;
    const head = `${' '.repeat(indent)}${key === undefined ? '-' : `${printKey(key, false)}:`}`;
    if (inline !== undefined || value.kind === 'scalar' || value.kind === 'alias')
      this.#print(`${head} ${inline}${besideOf(entry)}`);
    else if (value.kind === 'block-text') this.#printBlockText(value, laid, head);
    else this.#printBlock(value, laid, head);
  }

  #printBlock(value: Collection, laid: Laid, head: string): void {
    const { entry, layout, indent } = laid;
    const start = this.lines.length;
    const anchor = value.anchor === '' ? '' : ` &${value.anchor}`;
    if (!isCompact(laid)) this.#print(`${head}${anchor}${besideOf(entry)}`);
    this.printEntries(value, layout, indent + INDENT);
    if (isCompact(laid)) this.lines[start] = `${head} ${String(this.lines[start]).trimStart()}`;
  }

  #printBlockText({ anchor, header, lines }: BlockText, laid: Laid, head: string): void {
    const anchored = anchor === '' ? '' : ` &${anchor}`;
    this.#print(`${head}${anchored} ${header}${besideOf(laid.entry)}`);
    const indent = ' '.repeat(laid.indent + INDENT);
    for (const line of lines) this.#print(line === '' ? '' : `${indent}${line}`);
    this.#isTextOpen = header.endsWith('+');
  }

  #printSpacedComment(comment: ManifestComment, indent: number): void {
    if (comment.isAfterBlank) this.printBlank();
    this.printComment(comment, indent);
  }

  printComment({ text }: ManifestComment, indent: number): void {
    this.#print(`${' '.repeat(indent)}${text}`);
  }

  printBlank(): void {
    if (!this.#isTextOpen) this.lines.push('');
  }

  #print(line: string): void {
    this.#isTextOpen = false;
    this.lines.push(line);
  }
}

function layOut(entry: Entry, layout: NodeLayout, indent: number): Laid {
  const { key, value } = entry;
  const own = layoutOf(key, layout);
  const head = key === undefined ? '- ' : `${printKey(key, false)}: `;
  const inline = printInline(value, own, indent + [...head].length);
  return { entry, layout: own, indent, inline };
}

/** Returns true for an item whose first key stands on the line of the dash. */
function isCompact({ entry: { key, value }, inline }: Laid): boolean {
  return key === undefined && inline === undefined && value.kind === 'map' && value.anchor === '';
}

/** Lists the comments on the lines before an entry. The line of a dash has no room for one. */
function leadingOf(laid: Laid): readonly ManifestComment[] {
  const { leading, beside } = laid.entry;
  return isCompact(laid) ? [...leading, ...beside.map(toLeading)] : leading;
}

/** Returns the comment on the line of an entry, with the space before it. */
function besideOf({ beside }: Entry): string {
  return beside.map((text) => ` ${text}`).join('');
}

/** The comments at the head of a file. They stay there, whatever key comes first. */
interface Header {
  readonly comments: readonly ManifestComment[];
  /** True if a blank line separates them from what follows. */
  readonly isBeforeBlank: boolean;
}

/** The comment that tells editors which schema the file has. */
const EDITOR_LINE = /^#\s*yaml-language-server:/;

/**
 * Takes the head of the file off the comments of its first entry: all comments up to a blank line.
 * Without a blank line, takes only the line for editors.
 */
function takeHeader({ entries }: Collection): Header {
  // A file without a key has errors, and is not formatted.
  const { leading, isAfterBlank } = entries[0] as Entry;
  const lastBlank = isAfterBlank
    ? leading.length
    : leading.findLastIndex((one, index) => one.isAfterBlank && index > 0);
  if (lastBlank > 0) return { comments: leading.splice(0, lastBlank), isBeforeBlank: true };
  const isForEditor = EDITOR_LINE.test(leading[0]?.text ?? '');
  return { comments: isForEditor ? leading.splice(0, 1) : [], isBeforeBlank: false };
}
