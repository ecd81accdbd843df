import { groupBy } from '../../../model/group-by.js';

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
  const ordered: T[] = [];
  const take = (text: T) => {
    left.delete(text);
    ordered.push(text);
  };
  const waits = (text: T) =>
    [...text.reads].some((table) =>
      (makers.get(table) ?? []).some((maker) => maker.text !== text && left.has(maker.text)),
    );
  while (left.size > 0) {
    const ready = [...left].filter((text) => !waits(text));
    for (const text of ready.length > 0 ? ready : [...left].slice(0, 1)) take(text);
  }
  return ordered;
}
