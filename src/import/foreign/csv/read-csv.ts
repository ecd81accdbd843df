import { HeadwaterError } from '../../../errors/headwater-error.js';
import { DEFAULT_ENV } from '../../../model/desired-state.js';
import type { FormatReading, LeftOut } from '../../../model/portable-lineage.js';
import type { DatasetUrn, FabricType } from '../../../urn/dataset-urn.js';
import { DEFAULT_NAMESPACE } from '../../../urn/urn.js';
import { copyText } from '../kept-texts.js';
import { StatementCollector } from '../statement-collector.js';
import { amundsen } from './amundsen.js';
import { atlan } from './atlan.js';
import { coalesce } from './coalesce.js';
import { type CsvDialectName, csvDialects } from './csv-dialects.js';
import { type CsvHeader, readHeader } from './csv-header.js';
import { type CsvRow, readCsvRows } from './csv-rows.js';
import { DatasetNames, type Dialect } from './dataset-names.js';
import { ibm } from './ibm.js';
import { native } from './native.js';
import { openMetadata } from './openmetadata.js';
import { malformedRow, type RowReading } from './row-reading.js';

const dialects: Readonly<Record<CsvDialectName, Dialect>> = {
  native,
  openmetadata: openMetadata,
  coalesce,
  amundsen,
  atlan,
  ibm,
};

export interface ReadCsvOptions {
  /** Default: recognised by the columns. */
  readonly dialect?: CsvDialectName | undefined;
  /** The environment of all datasets that are not named by urn. Default: PROD. */
  readonly env?: FabricType | undefined;
  /** The platform of names that state none. */
  readonly platform?: string | undefined;
  /** The namespace of the catalog's urns. Default: `li`. */
  readonly namespace?: string | undefined;
  /** The short names that manifests declare. Default: none. */
  readonly shortNames?: ReadonlyMap<string, DatasetUrn> | undefined;
}

/**
 * Reads lineage from a CSV text. A record is a row below the first one that is not empty.
 *
 * @param chunks the text in pieces of any length
 * @throws HeadwaterError `csv-malformed`, if the text is not CSV of a known dialect
 */
export async function readCsv(
  chunks: AsyncIterable<string>,
  options: ReadCsvOptions = {},
): Promise<FormatReading> {
  let reader: LineageRows | undefined;
  for await (const row of readCsvRows(chunks)) {
    if (reader === undefined) reader = new LineageRows(row, options);
    else reader.take(row);
  }
  if (reader === undefined)
    throw new HeadwaterError('csv-malformed', 'the file is empty', {
      hint: 'Name the columns in the first row, such as upstream,downstream',
    });
  return reader.finish();
}

/** The rows below the first one. */
class LineageRows {
  readonly #header: CsvHeader;
  readonly #width: number;
  readonly #names: DatasetNames;
  readonly #collector = new StatementCollector();
  readonly #leftOut: Required<LeftOut>[] = [];
  /** Rows that say that a downstream has no upstreams. Other rows can contradict them. */
  readonly #withoutUpstreams: { readonly downstream: DatasetUrn; readonly row: LeftOutRecord }[] =
    [];
  #records = 0;

  constructor(first: CsvRow, options: ReadCsvOptions) {
    this.#width = first.cells.length;
    this.#header = readHeader(first.cells, dialects, options.dialect);
    checkPlatform(this.#header, options);
    const { env = DEFAULT_ENV, platform, namespace = DEFAULT_NAMESPACE, shortNames } = options;
    this.#names = new DatasetNames({
      env,
      platform,
      namespace,
      shortNames: shortNames ?? new Map(),
    });
  }

  take(row: CsvRow): void {
    this.#records++;
    const reading = this.#read(row);
    switch (reading.kind) {
      case 'left out':
        this.#leftOut.push({ code: reading.code, ...recordOf(row, reading.reason) });
        return;
      case 'no upstreams':
        this.#collector.addDownstream(reading.downstream);
        this.#withoutUpstreams.push({ downstream: reading.downstream, row: recordOf(row) });
        return;
      case 'lineage':
        if (!this.#collector.add(reading.statements))
          this.#leftOut.push({ code: 'import-contradiction', ...recordOf(row) });
    }
  }

  finish(): FormatReading {
    for (const { downstream, row } of this.#withoutUpstreams)
      if (this.#collector.hasUpstreams(downstream))
        this.#leftOut.push({ code: 'import-contradiction', ...row });
    const findings = [...this.#header.findings, ...this.#names.notes()];
    return {
      lineage: this.#collector.finish(),
      records: this.#records,
      leftOut: this.#leftOut.sort((a, b) => a.line - b.line),
      ...(findings.length > 0 && { findings }),
    };
  }

  #read({ cells, isMalformed }: CsvRow): RowReading {
    if (isMalformed) return malformedRow('text stands behind a closing quote');
    if (cells.length !== this.#width)
      return malformedRow(`it has ${cells.length} cells, and the first row ${this.#width}`);
    const { dialect, positions, unnamed } = this.#header;
    const stray = unnamed.find((at) => cells[at] !== '');
    if (stray !== undefined) return malformedRow(`column ${stray + 1} has a cell and no name`);
    const cell = (column: string) => cells[positions.get(column) ?? -1] ?? '';
    return dialect.read({ cell }, this.#names);
  }
}

interface LeftOutRecord {
  readonly record: string;
  readonly line: number;
}

const MAX_RECORD_LENGTH = 120;

/** Names a row by its texts, with what is wrong. Copies them: a cell is a view of its chunk. */
function recordOf({ cells, line }: CsvRow, reason?: string): LeftOutRecord {
  const text = cells.filter((cell) => cell !== '').join(', ');
  const texts = reason === undefined ? [text] : [text, reason];
  return { record: texts.map((one) => copyText(one.slice(0, MAX_RECORD_LENGTH))).join(': '), line };
}

function checkPlatform({ dialect }: CsvHeader, { platform }: ReadCsvOptions): void {
  if (!dialect.needsPlatform || platform !== undefined) return;
  const name = csvDialects.find((one) => dialects[one] === dialect);
  throw new HeadwaterError('csv-malformed', `CSV of the dialect ${name} names no platform`, {
    hint: 'State it with --platform, such as --platform snowflake',
  });
}
