import type { CST } from 'yaml';

/** A text below its key, after `|` or `>`. */
export interface BlockText {
  readonly kind: 'block-text';
  readonly anchor: string;
  /** `|` or `>`, and what happens to the line breaks at the end: `-`, `+` or nothing. */
  readonly header: string;
  /** Without the indentation of the text. */
  readonly lines: readonly string[];
}

/** Reads a block text without its indentation. Does not change the lines themselves. */
export function readBlockText(token: CST.BlockScalar, anchor: string): BlockText {
  const written = String(headerOf(token));
  const lines = contentLines(token, Number(/\d/.exec(written)?.[0] ?? 0));
  const chomping = /[-+]/.exec(written)?.[0] ?? '';
  const kept = chomping === '+' ? lines : withoutEmptyEnd(lines);
  // A text that starts with spaces has to say how wide its indentation is.
  const width = kept.find((line) => line !== '')?.startsWith(' ') ? String(INDENT) : '';
  return {
    kind: 'block-text',
    anchor,
    header: `${written.charAt(0)}${width}${chomping}`,
    lines: kept,
  };
}

/** The number of spaces per level of a formatted file. */
export const INDENT = 2;

function headerOf({ props }: CST.BlockScalar): string | undefined {
  return props.flatMap((one) => (one.type === 'block-scalar-header' ? [one.source] : [])).at(0);
}

/** @param width the stated width of the indentation, or 0 */
function contentLines({ source, indent }: CST.BlockScalar, width: number): readonly string[] {
  const lines = source.replace(/\n$/, '').split('\n');
  const first = lines.find((line) => /[^ ]/.test(line)) ?? '';
  const trimmed = width > 0 ? indent + width : first.search(/[^ ]|$/);
  return lines.map((line) => line.slice(trimmed));
}

function withoutEmptyEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(0, last + 1);
}
