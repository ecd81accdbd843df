import type { Collection, Entry } from './format-tree.js';
import type { PlacedComment } from './scan-comments.js';

/** An entry and the way to it from the root. */
interface Step {
  readonly entry: Entry;
  readonly container: Collection;
  /** The step to the entry whose value is the container. Absent for entries of the root. */
  readonly parent: Step | undefined;
}

/**
 * Gives each comment to the entry or the collection that it moves with.
 *
 * A comment on the line of an entry belongs to that entry. A comment on a line of its own belongs
 * to the next entry. After the last entry of a block, the column of the comment decides: it belongs
 * to the foot of the innermost block that starts no further right.
 *
 * @param comments in the order of the text
 */
export function attachComments(root: Collection, comments: readonly PlacedComment[]): void {
  const steps = stepsOf(root, undefined);
  let index = 0;
  let gap: Gap | undefined;
  for (const comment of comments) {
    while ((steps[index]?.entry.start ?? Number.POSITIVE_INFINITY) < comment.offset) index++;
    const previous = steps[index - 1];
    if (gap === undefined || gap.previous !== previous)
      gap = { root, previous, next: steps[index], innermost: previous };
    if (comment.isAlone || previous === undefined) attachAlone(comment, gap);
    else attachBeside(comment, root, previous);
  }
}

/** The place between two entries, with the comments there that have been attached. */
interface Gap {
  readonly root: Collection;
  readonly previous: Step | undefined;
  readonly next: Step | undefined;
  /**
   * The innermost block whose foot may take a comment. Comments keep their order, so a later
   * comment cannot belong to a block further inside than an earlier one.
   */
  innermost: Step | undefined;
}

/** Lists the entries of a tree in the order of the text. */
function stepsOf(container: Collection, parent: Step | undefined): readonly Step[] {
  return container.entries.flatMap((entry) => {
    const step = { entry, container, parent };
    return isCollection(entry.value) ? [step, ...stepsOf(entry.value, step)] : [step];
  });
}

function isCollection(node: Entry['value']): node is Collection {
  return node.kind === 'map' || node.kind === 'list';
}

function attachAlone(comment: PlacedComment, gap: Gap): void {
  const { root, previous, next } = gap;
  if (previous !== undefined && isBeforeValue(comment, previous.entry)) {
    previous.entry.leading.push(comment);
    return;
  }
  const open = findOpenFlow(comment.offset, previous);
  if (open !== undefined && !(next && next.entry.start < open.end)) {
    open.foot.push(comment);
    return;
  }
  const closed = open === undefined ? findClosedBlock(comment, gap) : undefined;
  gap.innermost = closed;
  if (closed !== undefined) closed.container.foot.push(comment);
  else if (next === undefined) root.foot.push(comment);
  else next.entry.leading.push(comment);
}

/** Returns true between a key and a value that has no entries to take the comment. */
function isBeforeValue({ offset }: PlacedComment, { value, valueStart }: Entry): boolean {
  if (!isCollection(value)) return offset < valueStart;
  const isEmpty = value.entries.length === 0;
  return isEmpty ? offset < value.end : value.isFlow && offset < valueStart;
}

/** Finds the innermost collection in brackets that is open at an offset. */
function findOpenFlow(offset: number, previous: Step | undefined): Collection | undefined {
  for (let step = previous; step !== undefined; step = step.parent) {
    const { entry, container } = step;
    const value = isCollection(entry.value) ? [entry.value] : [];
    const open = [...value, container].find((one) => one.isFlow && offset < one.end);
    if (open !== undefined) return open;
  }
  return undefined;
}

/** Finds the innermost block that ends in a gap and that a comment there belongs to. */
function findClosedBlock({ column }: PlacedComment, gap: Gap): Step | undefined {
  const { next, innermost, previous } = gap;
  // The next entry is the first one of the value of the previous entry.
  if (next !== undefined && next.parent === previous) return undefined;
  for (let step = innermost; step !== undefined; step = step.parent) {
    if (step.container === next?.container) return undefined;
    if (!step.container.isFlow && step.container.footColumn <= column) return step;
  }
  return undefined;
}

function attachBeside(comment: PlacedComment, root: Collection, previous: Step): void {
  let step = previous;
  // A comment after a closing bracket belongs to everything between the brackets.
  while (step.container.isFlow && step.container.end <= comment.offset) {
    if (step.parent === undefined) {
      root.foot.push(comment);
      return;
    }
    step = step.parent;
  }
  step.entry.beside.push(comment.text);
}
