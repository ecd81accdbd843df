import type {
  PortableLineage,
  PortablePair,
  PortableUnit,
} from '../../../model/portable-lineage.js';
import { type ExportedText, listLosses, sumUnits } from '../exported-text.js';
import { guardCell } from './guard-cell.js';
import { EVERY_COLUMN, nativeColumns } from './native.js';

/**
 * Writes lineage as CSV with Headwater's own columns, one chunk for each downstream. An edge has a
 * row of its own, which states its type. {@link readCsv} reads the same lineage.
 */
export function writeCsv(lineage: PortableLineage): ExportedText {
  const lost = sumUnits(lineage.units, ({ pairs }) => pairs.filter(isStarPair).length);
  return { chunks: writeUnits(lineage), losses: listLosses({ 'column pair': lost }) };
}

function* writeUnits({ units }: PortableLineage): Generator<string> {
  yield rowText(nativeColumns);
  for (const unit of units) yield [...unitRows(unit)].map(rowText).join('');
}

type Cells = readonly (string | number)[];

function* unitRows({ downstream, edges, pairs, wildcards }: PortableUnit): Generator<Cells> {
  if (edges.length === 0) yield ['', '', downstream, '', '', '', ''];
  for (const { upstream, type } of edges) yield [upstream, '', downstream, '', '', '', type];
  for (const { upstream } of wildcards)
    yield [upstream, EVERY_COLUMN, downstream, EVERY_COLUMN, '', '', ''];
  for (const pair of pairs.filter((one) => !isStarPair(one))) {
    const { upstream, downstreamColumn, transform = '', confidence } = pair;
    const ends = [upstream.dataset, upstream.column, downstream, downstreamColumn];
    yield [...ends, transform, confidence === 1 ? '' : confidence, ''];
  }
}

/** Returns true for a pair of two columns named `*`, which would read as a wildcard. */
function isStarPair({ upstream, downstreamColumn }: PortablePair): boolean {
  return upstream.column === EVERY_COLUMN && downstreamColumn === EVERY_COLUMN;
}

function rowText(cells: Cells): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: string | number): string {
  const text = guardCell(String(cell));
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
