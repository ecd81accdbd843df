import type { LocatedNode } from '../../../yaml/located-node.js';
import { type Printable, printFlow, printMember } from '../print-value.js';
import { blockEdits, type TextEdit } from './block-edits.js';
import { editedValue } from './edited-value.js';
import { CannotEdit, type LocatedFile, type LocatedMember, membersOf } from './located-file.js';
import type { TreeEdits } from './tree-edits.js';

/** Returns the text of a file after its edits. All other characters stay. */
export function writeEdits(file: LocatedFile, edits: TreeEdits): string {
  const touched = edits.finish();
  const changes: TextEdit[] = [];
  const visit = (node: LocatedNode): void => {
    if (!touched.has(node)) return;
    if (edits.replacementOf(node) !== undefined || node.kind === 'scalar' || file.isFlow(node))
      changes.push(valueEdit(file, node, editedValue(file, edits, node)));
    else {
      const survivors = membersOf(node).filter(({ id }) => !edits.isRemoved(node, id));
      for (const { value } of survivors) visit(value);
      const edit = edits.editAt(node);
      if (edit !== undefined) changes.push(...blockEdits(file, node, edit));
    }
  };
  visit(file.root);
  return applyEdits(file.text, changes);
}

/** Replaces a value behind its key or its dash. */
function valueEdit(file: LocatedFile, node: LocatedNode, value: Printable): TextEdit {
  const [start, end] = file.range(node);
  if (file.commentsIn(start, end).length > 0) throw new CannotEdit();
  const member = file.memberOf(node);
  if (member === undefined) return { start, end, text: printFlow(value) };
  const headEnd = headEndOf(file, member, start);
  const { line } = member.keyPlace ?? member.value.place;
  const lineStart = file.lineStart(line);
  const head = file.text.slice(lineStart, headEnd);
  if (head.trim() === '' || head.includes('\n')) return { start, end, text: printFlow(value) };
  const text = printMember(head, value, indentOf(member)).join(file.lineBreak);
  return { start: headEnd, end, text: text.slice(head.length) };
}

/** Returns the offset behind the colon or the dash before a value, and behind its anchor. */
function headEndOf(file: LocatedFile, { keyPlace, value }: LocatedMember, start: number): number {
  const keyEnd = keyPlace === undefined ? start : file.endOf(keyPlace);
  const isBelow = /^:\s*$/.test(file.text.slice(keyEnd, start));
  if (isBelow) return keyEnd + 1;
  const lineStart = file.lineStart(value.place.line);
  return lineStart + file.text.slice(lineStart, start).trimEnd().length;
}

/** Returns the spaces before the key of a value, or before its dash. */
function indentOf({ collection, keyPlace }: LocatedMember): string {
  return ' '.repeat((keyPlace ?? collection.place).column - 1);
}

function applyEdits(text: string, edits: readonly TextEdit[]): string {
  // An insertion comes before a removal at its offset. The sort is stable, so insertions at one
  // offset keep their order.
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - a.start - (b.end - b.start));
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: replacement } of sorted) {
    if (start < at) throw new CannotEdit();
    parts.push(text.slice(at, start), replacement);
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
