import type { CodeName } from '../../../errors/codes.js';
import type { Finding } from '../../../errors/finding.js';
import { type ColumnRef, DEFAULT_ENV } from '../../../model/desired-state.js';
import { isKnownType } from '../../../model/kinds.js';
import type { DatasetUrn, FabricType } from '../../../urn/dataset-urn.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import { isUrn, urnEntityType } from '../../../urn/urn.js';
import {
  copyText,
  isPortableColumn,
  KeptTexts,
  portableEntity,
  SourceNames,
} from '../portable-names.js';
import type { EdgeStatement } from '../record-collector.js';

/** The result of reading one row. */
export type RowReading =
  | { readonly kind: 'lineage'; readonly statements: readonly EdgeStatement[] }
  | { readonly kind: 'no upstreams'; readonly downstream: EntityUrn }
  | LeftOutRow;

export interface LeftOutRow {
  readonly kind: 'left out';
  readonly code: CodeName;
  /** The fault of the row, with the wrong value. Absent if the code says it. */
  readonly reason?: string;
}

export function malformedRow(reason: string): LeftOutRow {
  return { kind: 'left out', code: 'csv-malformed-row', reason };
}

export const otherEntity: LeftOutRow = { kind: 'left out', code: 'import-other-entity' };

/** A column of a dataset. Empty for the dataset itself. */
export type RowEnd = Omit<ColumnRef, 'place'>;

/** The facts that the user states for all datasets of a file. */
export interface CsvNaming {
  /** The environment of datasets that no urn names. Default: PROD. */
  readonly env?: FabricType | undefined;
  /** The platform of names that state none. */
  readonly platform?: string | undefined;
  /** The namespace of the catalog's urns. Default: `li`. */
  readonly namespace?: string | undefined;
  /** The short names that manifests declare. Default: none. */
  readonly shortNames?: ReadonlyMap<string, EntityUrn> | undefined;
}

/** Turns the names of a file into urns. Keeps each urn, since files repeat them in many rows. */
export class CsvNames {
  readonly #naming: CsvNaming;
  readonly #references = new Map<string, EntityUrn | LeftOutRow>();
  readonly #tables = new Map<string, DatasetUrn | LeftOutRow>();
  readonly #texts = new KeptTexts();
  readonly #sourceNames = new SourceNames();

  constructor(naming: CsvNaming) {
    this.#naming = naming;
  }

  /** Reads an urn, a short name or `platform:name`. */
  reference(text: string): EntityUrn | LeftOutRow {
    return remember(this.#references, text, () => this.#readReference(text));
  }

  /**
   * Reads a table by the parts of its name, or one of its columns. Databases and cases are as
   * DataHub's connectors write them.
   *
   * @param platform undefined if the file states none
   */
  table(platform: string | undefined, parts: readonly string[], column = ''): RowEnd | LeftOutRow {
    const known = platform ?? this.#naming.platform ?? '';
    const key = [known, ...parts].join('\u0000');
    const dataset = remember(this.#tables, key, () => {
      const isWhole = known !== '' && parts.length > 0 && !parts.includes('');
      if (!isWhole)
        return malformedRow(`"${parts.join('.')}" lacks a part of a name or its platform`);
      return this.#urn(known, tableName(known, parts));
    });
    if (typeof dataset !== 'string') return dataset;
    return { dataset, column: hasLowerCase(known) ? column.toLowerCase() : column };
  }

  /** Returns a column that a manifest can name. Undefined for other texts. */
  column(text: string): string | undefined {
    return isPortableColumn(text) ? this.#texts.keep(text) : undefined;
  }

  /** Copies the text of a cell, so that it can stay in memory. */
  keep(text: string): string {
    return this.#texts.keep(text);
  }

  #readReference(text: string): EntityUrn | LeftOutRow {
    if (text.startsWith('urn:')) return readUrn(text);
    const named = this.#naming.shortNames?.get(text);
    if (named !== undefined) return named;
    const colon = text.indexOf(':');
    if (colon >= 0) return this.#urn(text.slice(0, colon), text.slice(colon + 1));
    const { platform } = this.#naming;
    if (platform === undefined)
      return malformedRow(
        `"${text}" is not a short name, names no platform, and --platform is not given`,
      );
    return this.#urn(platform, text);
  }

  #urn(platform: string, name: string): DatasetUrn | LeftOutRow {
    const { env = DEFAULT_ENV, namespace } = this.#naming;
    const built = this.#sourceNames.build({ platform, name, env, namespace });
    return built.ok ? built.value : malformedRow(`"${platform}:${name}" ${built.problem}`);
  }

  /** Returns the note about names that an urn cannot hold. */
  notes(): readonly Finding[] {
    return this.#sourceNames.notes();
  }
}

function readUrn(text: string): EntityUrn | LeftOutRow {
  const entity = portableEntity(text);
  if (entity.ok) return entity.value;
  const isOther = isUrn(text) && !isKnownType(urnEntityType(text));
  return isOther ? otherEntity : malformedRow(`"${text}" ${entity.problem}`);
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(copyText(key), made);
  return made;
}

/** Platforms whose names are `schema.table`. Other catalogs put a database before it. */
const withoutDatabase: ReadonlySet<string> = new Set([
  ...['athena', 'clickhouse', 'glue', 'hive', 'mariadb', 'mysql'],
]);

function tableName(platform: string, parts: readonly string[]): string {
  const named = parts.length === 3 && withoutDatabase.has(platform) ? parts.slice(1) : parts;
  const name = named.join('.');
  return hasLowerCase(platform) ? name.toLowerCase() : name;
}

/** DataHub's connector for Snowflake writes datasets and columns in lower case. */
function hasLowerCase(platform: string): boolean {
  return platform === 'snowflake';
}

/** The columns of one tool, and their meaning. */
export interface CsvDialect {
  /** The columns that identify the dialect: a file has all columns of one of these lists. */
  readonly headers: readonly (readonly string[])[];
  /** Other columns that the dialect reads. */
  readonly optional: readonly string[];
  /**
   * Other names that people write for columns, without blanks, hyphens and underscores. With them,
   * every column of a file has to be understood. Default: none.
   */
  readonly synonyms?: Readonly<Record<string, RegExp>>;
  /** True if the rows do not name the platform, so that the user has to. */
  readonly needsPlatform: boolean;
  /** Reads a row. `cell` is empty for a column that the file does not have. */
  readonly read: (cell: (column: string) => string, names: CsvNames) => RowReading;
}
