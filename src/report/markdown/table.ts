import { type ListOptions, list, type Part } from './fit.js';

export interface TableOptions<T, C extends string> extends Pick<ListOptions<T>, 'rest' | 'beyond'> {
  /** Titles, in their order. Those under which nothing stands are left out. */
  readonly columns: readonly C[];
  /** Texts made for cells. */
  readonly cells: (item: T) => Readonly<Record<C, string>>;
}

/** A row for each item, as many as there is room for. */
export function table<T, C extends string>(items: readonly T[], { columns, cells, beyond = 0, rest }: TableOptions<T, C>): Part {
  const rows = items.map((item) => ({ item, texts: cells(item) }));
  const used = columns.filter((title) => rows.some(({ texts }) => texts[title] !== ''));
  return list(rows, ({ texts }) => row(used.map((title) => texts[title])), {
    head: `${row(used)}\n${row(used.map(() => '---'))}\n`,
    beyond,
    rest: (missing, more) =>
      rest(
        missing.map(({ item }) => item),
        more,
      ),
  });
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A symbol and its word, on one line however narrow the column. */
export function signed(symbol: string, word: string): string {
  return `\`${symbol}\`\u{a0}${word.replaceAll(' ', '\u{a0}')}`;
}
