import { HeadwaterError } from '../../../errors/headwater-error.js';
import type { FormatReading, LeftOut } from '../../../model/portable-lineage.js';
import { copyText } from '../portable-names.js';
import { RecordCollector } from '../record-collector.js';
import { type CsvDialectName, type CsvHeader, readHeader } from './csv-header.js';
import { CsvNames, type CsvNaming, malformedRow, type RowReading } from './csv-names.js';
import { type CsvRow, readCsvRows } from './csv-rows.js';

export interface ReadCsvOptions extends CsvNaming {
  /** Default: the first dialect that fits the columns. */
  readonly dialect?: CsvDialectName | undefined;
}

/**
 * Reads lineage from a CSV text. Each row below the header that is not empty is a record.
 *
 * @param chunks the text in pieces of any length
 * @throws HeadwaterError `csv-malformed`, if the text is not CSV of a known dialect
 */
export async function readCsv(
  chunks: AsyncIterable<string>,
  options: ReadCsvOptions = {},
): Promise<FormatReading> {
  const names = new CsvNames(options);
  const collector = new RecordCollector();
  let header: CsvHeader | undefined;
  for await (const row of readCsvRows(chunks)) {
    if (header === undefined) {
      header = readHeader(row.cells, options.dialect);
      checkPlatform(header, options);
    } else takeRow(row, readRow(row, header, names), collector);
  }
  if (header === undefined)
    throw new HeadwaterError('csv-malformed', 'the file is empty', {
      hint: 'Name the columns in the first row, such as upstream,downstream',
    });
  const findings = [...header.findings, ...names.notes()];
  return { ...collector.finish(), ...(findings.length > 0 && { findings }) };
}

function readRow(
  { cells, isMalformed }: CsvRow,
  { dialect, positions, unnamed, width }: CsvHeader,
  names: CsvNames,
): RowReading {
  if (isMalformed) return malformedRow('text stands behind a closing quote');
  if (cells.length !== width)
    return malformedRow(`it has ${cells.length} cells, and the first row ${width}`);
  const stray = unnamed.find((at) => cells[at] !== '');
  if (stray !== undefined) return malformedRow(`column ${stray + 1} has a cell and no name`);
  return dialect.read((column) => cells[positions.get(column) ?? -1] ?? '', names);
}

function takeRow(row: CsvRow, reading: RowReading, collector: RecordCollector): void {
  if (reading.kind === 'left out') collector.leaveOut(reading.code, recordOf(row, reading.reason));
  else if (reading.kind === 'no upstreams')
    collector.takeWithoutUpstreams(reading.downstream, recordOf(row));
  else if (!collector.take(reading.statements))
    collector.leaveOut('import-contradiction', recordOf(row));
}

const MAX_RECORD_LENGTH = 120;

/** Names a row by its texts and its fault. Copies the texts: a cell is a view of its chunk. */
function recordOf({ cells, line }: CsvRow, reason?: string): Omit<LeftOut, 'code'> {
  const text = cells.filter((cell) => cell !== '').join(', ');
  const texts = reason === undefined ? [text] : [text, reason];
  return { record: texts.map((one) => copyText(one.slice(0, MAX_RECORD_LENGTH))).join(': '), line };
}

function checkPlatform({ name, dialect }: CsvHeader, { platform }: ReadCsvOptions): void {
  if (!dialect.needsPlatform || platform !== undefined) return;
  throw new HeadwaterError('csv-malformed', `CSV of the dialect ${name} names no platform`, {
    hint: 'State it with --platform, such as --platform snowflake',
  });
}
