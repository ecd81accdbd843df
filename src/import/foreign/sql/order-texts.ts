import { groupAt, groupBy } from '../../../model/group-by.js';

/** The tables of a text, without its temporary ones. */
export interface TextTables {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
}

/**
 * Orders texts so that a table is made before another text reads it. All else, and texts that read
 * each other in a circle, keep their order.
 */
export function orderTexts<T extends TextTables>(texts: readonly T[]): readonly T[] {
  const made = texts.flatMap((text) => [...text.writes].map((table) => ({ table, text })));
  const makers = groupBy(made, ({ table }) => table);
  const left = new Set(texts);
  const waitsFor = (text: T) =>
    [...text.reads]
      .flatMap((table) => groupAt(makers, table).map((maker) => maker.text))
      .filter((maker) => maker !== text && left.has(maker));
  const ordered: T[] = [];
  while (left.size > 0) {
    const ready = [...left].filter((text) => waitsFor(text).length === 0);
    for (const text of ready.length > 0 ? ready : firstOfCircle(left, waitsFor)) {
      left.delete(text);
      ordered.push(text);
    }
  }
  return ordered;
}

/** Returns the first text of a circle. Every text that is left waits for another one. */
function firstOfCircle<T>(left: ReadonlySet<T>, waitsFor: (text: T) => readonly T[]): readonly T[] {
  const [start] = left;
  const way = new Set<T>();
  // The way ends in a circle. The texts before the circle are no part of it.
  const follow = (text: T | undefined): T | undefined => {
    while (text !== undefined && !way.has(text)) {
      way.add(text);
      [text] = waitsFor(text);
    }
    return text;
  };
  const closing = follow(start);
  way.clear();
  follow(closing);
  return [...left].filter((text) => way.has(text)).slice(0, 1);
}
