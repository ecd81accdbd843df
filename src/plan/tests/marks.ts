/** Marks of items: 1 for an item of a set, 0 for any other. */
export type Marks = Uint8Array;

/** Lists the items that have a mark. */
export function markedItems(marks: Marks): readonly number[] {
  const found: number[] = [];
  for (let item = 0; item < marks.length; item++) if (marks[item] === 1) found.push(item);
  return found;
}

export function marksOf(size: number, items: Iterable<number>): Marks {
  const marks = new Uint8Array(size);
  for (const item of items) marks[item] = 1;
  return marks;
}

/** Marks the items that both mark. */
export function bothMarks(one: Marks, other: Marks): Marks {
  const marks = new Uint8Array(one.length);
  for (let item = 0; item < marks.length; item++)
    if (one[item] === 1 && other[item] === 1) marks[item] = 1;
  return marks;
}

/** Marks the items that at least one marks. */
export function eitherMarks(one: Marks, other: Marks): Marks {
  const marks = one.slice();
  for (let item = 0; item < marks.length; item++) if (other[item] === 1) marks[item] = 1;
  return marks;
}

/** Marks the items that only the first marks. */
export function marksWithout(one: Marks, other: Marks): Marks {
  const marks = one.slice();
  for (let item = 0; item < marks.length; item++) if (other[item] === 1) marks[item] = 0;
  return marks;
}
