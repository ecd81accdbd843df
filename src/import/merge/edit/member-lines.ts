import { type Printable, printHead, printMember } from '../print-value.js';

/** A member that a collection gets. */
export interface NewMember {
  /** Present in a mapping. */
  readonly key?: string;
  readonly value: Printable;
  /** Decides the position. Members stay in their order; the new one stands before the first greater. */
  readonly rank: string;
  /** The lines of the member in a block. Absent: those of its key and its value. */
  readonly lines?: (indent: string) => readonly string[];
  /** True for an item that a blank line separates from the others. */
  readonly isSpaced?: boolean;
}

/** Prints a member of a block. */
function memberLines({ key, value, lines }: NewMember, indent: string): readonly string[] {
  if (lines !== undefined) return lines(indent);
  return printMember(key === undefined ? `${indent}-` : printHead(indent, key), value, indent);
}

/** Prints members of a block, with blank lines between them if one of them wants that. */
export function spacedLines(members: readonly NewMember[], indent: string): readonly string[] {
  const isSpaced = members.some((one) => one.isSpaced);
  return members.flatMap((one, index) => [
    ...(isSpaced && index > 0 ? [''] : []),
    ...memberLines(one, indent),
  ]);
}
