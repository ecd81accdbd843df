import { type LocatedNode, mapEntries, toPlain } from '../../../yaml/located-node.js';
import type { PlainText, Printable, PrintableMap } from '../print-value.js';
import {
  CannotEdit,
  type LocatedCollection,
  type LocatedFile,
  type LocatedMember,
  membersOf,
} from './located-file.js';
import { rankOf } from './member-rank.js';
import type { NewMember, TreeEdits } from './tree-edits.js';

/** Returns the value of a bracketed collection after its edits. Kept members stay as spelled. */
export function editedValue(file: LocatedFile, edits: TreeEdits, node: LocatedNode): Printable {
  const replacement = edits.replacementOf(node);
  if (replacement !== undefined) return replacement;
  if (node.kind === 'scalar' || !file.isFlow(node)) return keptValue(file, node);
  const members = withNewMembers(file, edits, node);
  return node.kind === 'list' ? members.map(([, value]) => value) : { entries: members };
}
/** Returns the members after the edits. The keys of a list are empty. */

function withNewMembers(
  file: LocatedFile,
  edits: TreeEdits,
  node: LocatedCollection,
): PrintableMap['entries'] {
  const waiting = [...(edits.editAt(node)?.inserted ?? [])];
  const stays = membersOf(node).filter(({ id }) => !edits.isRemoved(node, id));
  const toEntry = ({ key = '', value }: NewMember) => [key, value] as const;
  const merged = stays.flatMap((member) => {
    const before = takeBefore(waiting, rankOf(file, member)).map(toEntry);
    const value = editedValue(file, edits, member.value);
    return [...before, [keyOf(file, member), value] as const];
  });
  return [...merged, ...waiting.map(toEntry)];
}

/** Returns the key of a member as it is spelled. */
function keyOf(file: LocatedFile, { keyPlace }: LocatedMember): string | PlainText {
  if (keyPlace === undefined) return '';
  const start = file.offsetAt(keyPlace.line, keyPlace.column);
  return { plain: file.text.slice(start, file.endOf(keyPlace)) };
}

/** Takes the new members that come before a rank. */
export function takeBefore(waiting: NewMember[], rank: string): readonly NewMember[] {
  const end = waiting.findIndex((one) => one.rank >= rank);
  return waiting.splice(0, end < 0 ? waiting.length : end);
}

/** Returns a value as it is spelled. A value of several lines is spelled anew on one line. */
export function keptValue(file: LocatedFile, node: LocatedNode): Printable {
  const [start, end] = file.range(node);
  const text = file.text.slice(start, end);
  if (!text.includes('\n') && (node.kind === 'scalar' || file.isFlow(node))) return { plain: text };
  if (file.commentsIn(start, end).length > 0) throw new CannotEdit();
  return plainValue(node);
}

/** Returns a dataset or an upstream column without its spelling. Both hold nothing but texts. */
function plainValue(node: LocatedNode): Printable {
  return node.kind === 'map'
    ? { entries: mapEntries(node).map(({ key, value }) => [key, plainValue(value)]) }
    : String(toPlain(node));
}
