import { takeBefore } from './edited-value.js';
import {
  CannotEdit,
  type LocatedCollection,
  type LocatedFile,
  type LocatedMember,
  membersOf,
} from './located-file.js';
import { rankOf } from './member-rank.js';
import { type CollectionEdit, type NewMember, spacedLines } from './tree-edits.js';

/** A part of a text, and the text that replaces it. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A member of a block with its lines, from 1. */
interface BlockMember {
  readonly member: LocatedMember;
  readonly firstLine: number;
  readonly lastLine: number;
}

/** Removes members of a block together with their lines, and inserts lines for new ones. */
export function blockEdits(
  file: LocatedFile,
  node: LocatedCollection,
  { removed, inserted }: CollectionEdit,
): readonly TextEdit[] {
  const members = membersOf(node).map((member) => blockMember(file, member));
  const removals = members.flatMap((one, index) =>
    removed.has(one.member.id) ? [removal(file, one, members[index + 1])] : [],
  );
  const stays = members.filter(({ member }) => !removed.has(member.id));
  const waiting = [...inserted];
  const insertions: TextEdit[] = [];
  let previous: BlockMember | undefined;
  for (const one of stays) {
    const before = takeBefore(waiting, rankOf(file, one.member));
    const target = isFirstOnDash(file, one) ? undefined : one;
    // No line fits before a key on the line of a dash.
    if (previous === undefined && target === undefined) waiting.unshift(...before);
    else insertions.push(...insertion(file, node, { previous, next: one, added: before }));
    previous = one;
  }
  const last = previous ?? members.at(-1);
  insertions.push(...insertion(file, node, { previous: last, next: undefined, added: waiting }));
  return [...removals, ...insertions];
}

function blockMember(file: LocatedFile, member: LocatedMember): BlockMember {
  const { collection, keyPlace, value } = member;
  const { line, endLine = line } = value.place;
  const firstLine = keyPlace?.line ?? dashLine(file, line, collection.place.column);
  return { member, firstLine, lastLine: Math.max(endLine, firstLine) };
}

/** Returns the line of the dash of an item, which may stand above the item. */
function dashLine(file: LocatedFile, line: number, column: number): number {
  for (let at = line; at > 0; at--)
    if (file.lineText(at).charAt(column - 1) === '-' && isBlank(file, at, column)) return at;
  throw new CannotEdit();
}

/** Returns true if only spaces and dashes of outer lists come before a column. */
function isBlank(file: LocatedFile, line: number, column: number): boolean {
  return /^[ -]*$/.test(file.lineText(line).slice(0, column - 1));
}

function columnOf({ keyPlace, collection }: LocatedMember): number {
  return (keyPlace ?? collection.place).column;
}

/** Returns true for a key that stands on the line of a dash. */
function isFirstOnDash(file: LocatedFile, { member, firstLine }: BlockMember): boolean {
  const before = file.lineText(firstLine).slice(0, columnOf(member) - 1);
  return before.includes('-');
}

function removal(file: LocatedFile, one: BlockMember, next: BlockMember | undefined): TextEdit {
  const { member, firstLine, lastLine } = one;
  const column = columnOf(member);
  const start = file.lineStart(firstLine);
  const comments = file.commentsIn(start, file.lineEnd(lastLine));
  const after = file.text.slice(file.endOf(member.value.place), file.lineEnd(lastLine));
  if (after.trim() !== '' && !/^\s*:?\s*(?:#.*)?$/.test(after)) throw new CannotEdit();
  if (isFirstOnDash(file, one)) {
    if (next === undefined || comments.length > 0) throw new CannotEdit();
    const from = file.offsetAt(firstLine, column);
    return { start: from, end: file.offsetAt(next.firstLine, column), text: '' };
  }
  if (!isBlank(file, firstLine, column)) throw new CannotEdit();
  const indent = ' '.repeat(column - 1);
  const isSpaced = isEmptyLine(file, firstLine - 1) && isEmptyLine(file, lastLine + 1);
  return {
    start: isSpaced && comments.length === 0 ? file.lineStart(firstLine - 1) : start,
    end: file.lineStart(lastLine + 1),
    text: comments.map((comment) => `${indent}${comment}${file.lineBreak}`).join(''),
  };
}

/** Returns true for a blank line, and for a line behind the end of the file. */
function isEmptyLine(file: LocatedFile, line: number): boolean {
  return line > 0 && (line > file.lineCount || file.lineText(line).trim() === '');
}

interface Gap {
  readonly previous: BlockMember | undefined;
  readonly next: BlockMember | undefined;
  readonly added: readonly NewMember[];
}

function insertion(
  file: LocatedFile,
  node: LocatedCollection,
  { previous, next, added }: Gap,
): readonly TextEdit[] {
  if (added.length === 0) return [];
  const indent = ' '.repeat(node.place.column - 1);
  const isSpaced = added.some((one) => one.isSpaced);
  const lines = [
    ...(isSpaced && previous !== undefined ? [''] : []),
    ...spacedLines(added, indent),
  ];
  if (previous === undefined) {
    const line = next?.firstLine;
    if (line === undefined) throw new CannotEdit();
    const start = file.lineStart(line);
    const all = [...lines, ...(isSpaced ? [''] : [])];
    return [{ start, end: start, text: all.map((one) => one + file.lineBreak).join('') }];
  }
  const start = file.lineStart(previous.lastLine + 1);
  const isOpen = start === file.text.length && !file.text.endsWith('\n');
  const broken = lines.map((one) => (isOpen ? file.lineBreak + one : one + file.lineBreak));
  return [{ start, end: start, text: broken.join('') }];
}
