import { edgeEnds } from '../../../model/edge-end.js';
import type {
  PortableLineage,
  PortablePair,
  PortableUnit,
} from '../../../model/portable-lineage.js';
import { isDatasetUrn } from '../../../urn/entity-urn.js';
import { countNotes, type ExportedText, listLosses, sumUnits } from '../exported-text.js';
import { guardCell } from './guard-cell.js';
import { EVERY_COLUMN, kindColumns, nativeColumns } from './native.js';

/**
 * Writes lineage as CSV with Headwater's own columns, one chunk for each holder. An edge has a row
 * of its own, which states its type. {@link readCsv} reads the same lineage. The columns of kinds
 * are there only if lineage of another kind than datasets or a note needs them.
 */
export function writeCsv(lineage: PortableLineage): ExportedText {
  const lost = sumUnits(lineage.units, ({ pairs }) => pairs.filter(isStarPair).length);
  return { chunks: writeUnits(lineage), losses: listLosses({ 'column pair': lost }) };
}

function* writeUnits({ units }: PortableLineage): Generator<string> {
  const needsMore = units.some((unit) => !isDatasetUrn(unit.downstream) || countNotes(unit) > 0);
  const width = nativeColumns.length + (needsMore ? kindColumns.length : 0);
  const rows = (all: Iterable<Cells>) => [...all].map((cells) => rowText(cells.slice(0, width)));
  yield* rows([[...nativeColumns, ...kindColumns]]);
  for (const unit of units) yield rows(unitRows(unit)).join('');
}

type Cells = readonly (string | number)[];

function* unitRows(unit: PortableUnit): Generator<Cells> {
  const { downstream: holder, edges, pairs, wildcards } = unit;
  if (edges.length === 0) yield ['', '', holder, '', '', '', '', '', ''];
  for (const { upstream: end, type, note = '' } of edges) {
    const { downstream, upstream } = edgeEnds(holder, end);
    yield [upstream, '', downstream, '', '', '', type, '', note];
  }
  for (const { upstream } of wildcards)
    yield [upstream, EVERY_COLUMN, holder, EVERY_COLUMN, '', '', '', '', ''];
  for (const pair of pairs.filter((one) => !isStarPair(one))) {
    const { of, upstream, downstreamColumn, transform = '', confidence } = pair;
    const ends = [upstream.dataset, upstream.column, of ?? holder, downstreamColumn];
    const job = of === undefined ? '' : holder;
    yield [...ends, transform, confidence === 1 ? '' : confidence, '', job, ''];
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
