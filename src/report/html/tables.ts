import { element, type Html, lines, text } from './element.js';

/** A kind of table, which is its class too. */
type TableName =
  | 'changes'
  | 'drifted'
  | 'outcomes'
  | 'affected'
  | 'dependents'
  | 'distances'
  | 'datasets';

/** The heads of the columns of each table. */
const tableHeads: Readonly<Record<TableName, readonly string[]>> = {
  changes: ['Change', 'Element', 'Values', 'Why', 'Where'],
  drifted: ['Drift', 'Element', 'What', 'Why', 'Where'],
  outcomes: ['Outcome', 'What', 'Why'],
  affected: ['Column', 'Ancestors', 'Shortest ways'],
  dependents: ['Column', 'A shortest way'],
  distances: ['Dataset', 'Away'],
  datasets: ['Dataset', 'In the catalog', 'Derived from', 'Beyond'],
};

/**
 * A table. In a narrow window its rows are stacked: the style sheet writes the head of each cell
 * beside it.
 */
export function table(name: TableName, rows: readonly Html[]): Html {
  const head = element(
    'thead',
    {},
    element('tr', {}, ...tableHeads[name].map((one) => element('th', { scope: 'col' }, text(one)))),
  );
  const body = element('tbody', {}, lines(rows));
  return element('div', { class: 'tablewrap' }, element('table', { class: name }, head, body));
}

/** The rules that write the head of each cell beside it. */
export function labelRules(): string {
  return Object.entries(tableHeads)
    .flatMap(([name, heads]) =>
      heads.map((head, at) => `.${name} td:nth-child(${at + 1})::before{content:"${head}"}`),
    )
    .join('');
}
