import { HeadwaterError } from '../../errors/headwater-error.js';
import { DEFAULT_ENV } from '../../model/desired-state.js';
import type { FormatReading, LeftOut } from '../../model/portable-lineage.js';
import type { DatasetUrn, FabricType } from '../../urn/dataset-urn.js';
import { DEFAULT_NAMESPACE } from '../../urn/urn.js';
import { StatementCollector } from '../statement-collector.js';
import { amundsen } from './amundsen.js';
import { atlan } from './atlan.js';
import { coalesce } from './coalesce.js';
import { type CsvDialectName, csvDialects } from './csv-dialects.js';
import { type CsvRow, readCsvRows } from './csv-rows.js';
import { DatasetNames } from './dataset-names.js';
import type { Dialect } from './dialect.js';
import { ibm } from './ibm.js';
import { native } from './native.js';
import { openMetadata } from './openmetadata.js';
import type { RowReading } from './row-reading.js';

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
  readonly #header: ReadonlyMap<string, number>;
  readonly #width: number;
  readonly #dialect: Dialect;
  readonly #names: DatasetNames;
  readonly #collector = new StatementCollector();
  readonly #leftOut: Required<LeftOut>[] = [];
  /** Rows that say that a downstream has no upstreams. Other rows can contradict them. */
  readonly #withoutUpstreams: { readonly downstream: DatasetUrn; readonly row: LeftOutRecord }[] =
    [];
  #records = 0;

  constructor(first: CsvRow, options: ReadCsvOptions) {
    this.#width = first.cells.length;
    const columns = first.cells.map((cell) => cell.trim().toLowerCase());
    this.#header = new Map(columns.map((column, index) => [column, index] as const).reverse());
    this.#dialect = chooseDialect(this.#header, options);
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
        this.#leftOut.push({ code: reading.code, ...recordOf(row) });
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
    return {
      lineage: this.#collector.finish(),
      records: this.#records,
      leftOut: this.#leftOut.sort((a, b) => a.line - b.line),
    };
  }

  #read({ cells, isMalformed }: CsvRow): RowReading {
    if (isMalformed || cells.length !== this.#width)
      return { kind: 'left out', code: 'csv-malformed-row' };
    const cell = (column: string) => cells[this.#header.get(column) ?? -1] ?? '';
    return this.#dialect.read({ cell }, this.#names);
  }
}

interface LeftOutRecord {
  readonly record: string;
  readonly line: number;
}

const MAX_RECORD_LENGTH = 120;

/** Names a row by its texts. Copies them, since a cell is a view of its chunk. */
function recordOf({ cells, line }: CsvRow): LeftOutRecord {
  const text = cells.filter((cell) => cell !== '').join(', ');
  return { record: [...text.slice(0, MAX_RECORD_LENGTH)].join(''), line };
}

function chooseDialect(header: ReadonlyMap<string, number>, options: ReadCsvOptions): Dialect {
  const candidates = options.dialect === undefined ? csvDialects : [options.dialect];
  const name = candidates.find((one) => dialects[one].header.every((column) => header.has(column)));
  if (name === undefined) {
    const wanted = candidates.map((one) => `${one} (${dialects[one].header.join(', ')})`);
    throw new HeadwaterError(
      'csv-malformed',
      `the first row lacks the columns of ${wanted.join('; ')}`,
      { hint: 'Name the columns in the first row, such as upstream,downstream' },
    );
  }
  if (dialects[name].needsPlatform && options.platform === undefined)
    throw new HeadwaterError('csv-malformed', `CSV of the dialect ${name} names no platform`, {
      hint: 'State it with --platform, such as --platform snowflake',
    });
  return dialects[name];
}
