import type { Place } from '../../errors/place.js';
import type { NonEmpty } from '../../model/group-by.js';
import type { ReportOptions } from '../document/report-document.js';
import { placeAddress } from '../words/place-link.js';
import { element, type Html, lines, NOTHING, text } from './element.js';

/** Renders a section of the page under its heading. Empty if its content is empty. */
export function section(title: string, ...content: readonly Html[]): Html {
  return content.every((part) => part === NOTHING)
    ? NOTHING
    : element('section', {}, element('h2', {}, text(title)), ...content);
}

/** Renders a block that can be folded. */
export function folding(
  { summary, open }: { readonly summary: Html; readonly open: boolean },
  ...content: readonly Html[]
): Html {
  return element('details', { open }, element('summary', {}, summary), ...content);
}

export function row(...cells: readonly Html[]): Html {
  return element('tr', {}, ...cells);
}

export function cell(...content: readonly Html[]): Html {
  return element('td', {}, ...content);
}

/** Renders a label such as `+ create`, in the color of its kind. */
export function tag(kind: string, words: string): Html {
  return element('span', { class: `tag ${kind}` }, text(words));
}

export function code(words: string): Html {
  return element('code', {}, text(words));
}

export function soft(words: string): Html {
  return words === '' ? NOTHING : element('span', { class: 'soft' }, text(words));
}

/** Renders a list of boxes. The kind of an item decides its color. */
export function items(entries: readonly Html[]): Html {
  return entries.length === 0 ? NOTHING : element('ul', { class: 'items' }, lines(entries));
}

export function item(kind: string, ...content: readonly Html[]): Html {
  return element('li', { class: kind }, ...content);
}

/** Renders the place of a declaration in a cell. Empty if no manifest declares the element. */
export function placeCell(
  place: Place | null | undefined,
  options: Pick<ReportOptions, 'link'>,
): Html {
  return element('td', { class: 'where' }, place ? placeCode(place, options) : NOTHING);
}

/**
 * Renders a place as code, with a link to its line if the address is known. Keeps line and column
 * together on one line.
 */
export function placeCode(place: Place, options: Pick<ReportOptions, 'link'>): Html {
  const { file, line, column } = place;
  const number = element('span', { class: 'line' }, text(`:${line}:${column}`));
  const shown = element('code', {}, text(file), number);
  const address = placeAddress(place, options);
  return address === undefined ? shown : element('a', { href: address }, shown);
}

/** The kind of a table, which is also its CSS class. */
type TableName =
  | 'changes'
  | 'drifted'
  | 'outcomes'
  | 'affected'
  | 'dependents'
  | 'distances'
  | 'datasets';

const tableHeads: Readonly<Record<TableName, NonEmpty<string>>> = {
  changes: ['Change', 'Element', 'Values', 'Why', 'Where'],
  drifted: ['Drift', 'Element', 'What', 'Why', 'Where'],
  outcomes: ['Outcome', 'What', 'Why'],
  affected: ['Column', 'Ancestors', 'Shortest ways'],
  dependents: ['Column', 'A shortest way'],
  distances: ['Dataset', 'Away'],
  datasets: ['Dataset', 'In the catalog', 'Derived from', 'Beyond'],
};

/**
 * Renders a table. A narrow window stacks its rows: the style sheet writes the head of each cell
 * beside the cell.
 *
 * @param first the head of the first column. Default: by the kind of the table
 */
export function table(name: TableName, rows: readonly Html[], first?: string): Html {
  const [usual, ...others] = tableHeads[name];
  const head = element(
    'thead',
    {},
    element(
      'tr',
      {},
      ...[first ?? usual, ...others].map((one) => element('th', { scope: 'col' }, text(one))),
    ),
  );
  const body = element('tbody', {}, lines(rows));
  return element('div', { class: 'tablewrap' }, element('table', { class: name }, head, body));
}

/** Returns the CSS rules that write the head of each cell beside the cell. */
export function labelRules(): string {
  return Object.entries(tableHeads)
    .flatMap(([name, heads]) =>
      heads.map((head, at) => `.${name} td:nth-child(${at + 1})::before{content:"${head}"}`),
    )
    .join('');
}
