import type { Place } from '../../errors/place.js';
import { describeDataset } from '../../plan/document/address-book.js';
import type { UnitOutcome } from '../../plan/document/receipt.js';
import type { ReportOptions } from '../document/report-document.js';
import { outcomeWords, unitWords } from '../words/outcome-phrases.js';
import { placeAddress } from '../words/place-link.js';
import { pluralize } from '../words/pluralize.js';
import { cellCode, cellText } from './escape.js';
import { type ListPartOptions, list, type Part, titled } from './part.js';

interface TableOptions<T, C extends string> extends Pick<ListPartOptions<T>, 'rest'> {
  /** Titles of the columns, in their order. A table leaves out empty columns. */
  readonly columns: readonly C[];
  /** The cells of an item. The texts must be escaped for cells. */
  readonly cells: (item: T) => Readonly<Record<C, string>>;
}

/** Renders a table with one row for each item, as many as fit. */
export function table<T, C extends string>(
  items: readonly T[],
  { columns, cells, rest }: TableOptions<T, C>,
): Part {
  const rows = items.map((item) => ({ item, texts: cells(item) }));
  const used = columns.filter((title) => rows.some(({ texts }) => texts[title] !== ''));
  return list(rows, ({ texts }) => row(used.map((title) => texts[title])), {
    head: `${row(used)}\n${row(used.map(() => '---'))}\n`,
    rest: (missing) => rest(missing.map(({ item }) => item)),
  });
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Renders a symbol and its word. Non-breaking spaces keep them on one line in a narrow column. */
export function withSymbol(symbol: string, word: string): string {
  return `\`${symbol}\`\u{a0}${word.replaceAll(' ', '\u{a0}')}`;
}

/** `lineage/orders.yaml:12`, linked if its address is known. Empty if no manifest declares it. */
export function placeCell(place: Place | null, options: Pick<ReportOptions, 'link'> = {}): string {
  if (place === null) return '';
  const address = placeAddress(place, options);
  const shown = cellCode(`${place.file}:${place.line}`);
  return address === undefined ? shown : `[${shown}](${address})`;
}

/** Renders a table of the units that were not applied, with reasons. Empty if all were applied. */
export function outcomesPart(outcomes: readonly UnitOutcome[], where: string): Part {
  const unapplied = outcomes.filter(({ outcome }) => outcome !== 'applied');
  const rows = table(unapplied, {
    columns: ['Outcome', 'Of', 'Why'],
    cells: ({ urn, unit, outcome, code, message }) => ({
      Outcome: outcomeWords[outcome],
      Of: `${unitWords({ urn, unit })} ${cellCode(describeDataset(urn))}`.trim(),
      Why: [code, message]
        .flatMap((part) => (part === undefined ? [] : [cellText(part)]))
        .join(' '),
    }),
    rest: (missing) => `… and ${pluralize(missing.length, 'more unit')} not applied. ${where}`,
  });
  return titled('### Not applied', rows);
}
