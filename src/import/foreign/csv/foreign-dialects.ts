import { portableTransform } from '../portable-names.js';
import {
  type CsvDialect,
  type CsvNames,
  type LeftOutRow,
  malformedRow,
  otherEntity,
  type RowEnd,
  type RowReading,
} from './csv-names.js';
import { platformOf } from './platforms.js';

/** A dialect without transforms. Its two ends have the same columns under different names. */
interface EndsDialect extends Omit<CsvDialect, 'optional' | 'read'> {
  readonly upstream: readonly string[];
  readonly downstream: readonly string[];
  /** Reads an end from the cells of its columns. */
  readonly readEnd: (names: CsvNames, cells: readonly string[]) => RowEnd | LeftOutRow;
}

function ofEnds({ upstream, downstream, readEnd, ...dialect }: EndsDialect): CsvDialect {
  return {
    ...dialect,
    optional: [...upstream, ...downstream],
    read: (cell, names) =>
      joinEnds(readEnd(names, upstream.map(cell)), readEnd(names, downstream.map(cell))),
  };
}

function joinEnds(upstream: RowEnd | LeftOutRow, downstream: RowEnd | LeftOutRow): RowReading {
  if ('kind' in upstream) return upstream;
  if ('kind' in downstream) return downstream;
  const { dataset, column } = downstream;
  if ((upstream.column === '') !== (column === ''))
    return malformedRow('one end is a column and the other a dataset');
  const pair = { downstreamColumn: column, upstream, confidence: 1 };
  const columns = column === '' ? undefined : pair;
  const statement = { upstream: upstream.dataset, downstream: dataset, columns };
  return { kind: 'lineage', statements: [statement] };
}

/**
 * The export of OpenMetadata. A fully qualified name starts with the service, which no urn has. The
 * type of the service is the platform.
 */
export const openMetadata: CsvDialect = ofEnds({
  headers: [['fromEntityFQN', 'toEntityFQN']],
  upstream: ['fromServiceType', 'fromEntityFQN', 'fromChildEntityFQN'],
  downstream: ['toServiceType', 'toEntityFQN', 'toChildEntityFQN'],
  needsPlatform: false,
  readEnd: (names, [serviceType = '', entity = '', child = '']) => {
    const platform = serviceType === '' ? undefined : platformOf(serviceType);
    if (serviceType !== '' && platform === undefined) return otherEntity;
    const parts = splitName(entity);
    if (parts === undefined) return malformedRow(`the quotes of "${entity}" do not match`);
    if (child === '') return names.table(platform, parts.slice(1));
    const childParts = splitName(child) ?? [];
    const isWithin = parts.every((part, index) => childParts[index] === part);
    const column = names.column(childParts.slice(parts.length).join('.'));
    return isWithin && column !== undefined
      ? names.table(platform, parts.slice(1), column)
      : malformedRow(`"${child}" is not a column of "${entity}"`);
  },
});

/** Splits at dots outside of quotes. A part with a dot stands in quotes, where `""` is a quote. */
function splitName(name: string): readonly string[] | undefined {
  const parts: string[] = [];
  const pattern = /"((?:[^"]|"")*)"(?:\.|$)|([^."]*)(?:\.|$)/y;
  while (pattern.lastIndex < name.length) {
    const match = pattern.exec(name);
    if (match === null) return undefined;
    const [, quoted, plain = ''] = match;
    parts.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
  }
  return parts;
}

/**
 * The lineage of Coalesce Catalog, formerly Castor. The key of a table is
 * `warehouse.database.schema.table`, without a platform.
 */
export const coalesce: CsvDialect = ofEnds({
  headers: [['parent_type', 'parent_key', 'child_type', 'child_key']],
  upstream: ['parent_type', 'parent_key'],
  downstream: ['child_type', 'child_key'],
  needsPlatform: true,
  readEnd: (names, [type = '', key = '']) => {
    const [, ...parts] = key.split('.');
    switch (type.trim().toUpperCase()) {
      case 'TABLE':
        return names.table(undefined, parts);
      case 'COLUMN':
        return lastIsColumn(names, { parts, key });
      case 'DASHBOARD':
      case 'DASHBOARD_FIELD':
        return otherEntity;
      default:
        return malformedRow(`"${type}" is not a type of Coalesce`);
    }
  },
});

function lastIsColumn(
  names: CsvNames,
  key: { readonly parts: readonly string[]; readonly key: string; readonly platform?: string },
): RowEnd | LeftOutRow {
  const column = names.column(key.parts.at(-1) ?? '');
  if (column === undefined) return malformedRow(`"${key.key}" names no column`);
  return names.table(key.platform, key.parts.slice(0, -1), column);
}

const AMUNDSEN_KEY = /^([^:/]+):\/\/([^./]+)\.([^/]+)\/([^/]+)(?:\/(.+))?$/;

/** Keys of Amundsen: `database://cluster.schema/table`, and a column behind it. */
export const amundsen: CsvDialect = ofEnds({
  headers: [
    ['source_table_key', 'target_table_key'],
    ['source_column_key', 'target_column_key'],
  ],
  upstream: ['source_table_key', 'source_column_key'],
  downstream: ['target_table_key', 'target_column_key'],
  needsPlatform: false,
  readEnd: (names, [ofTable = '', ofColumn = '']) => {
    const isColumn = ofColumn.trim() !== '';
    const key = (isColumn ? ofColumn : ofTable).trim();
    const match = AMUNDSEN_KEY.exec(key);
    const [, database = '', cluster = '', schema = '', table = '', rest = ''] = match ?? [];
    const column = isColumn ? names.column(rest) : rest;
    if (match === null || column === undefined || (!isColumn && rest !== ''))
      return malformedRow(`"${key}" is no key such as hive://gold.sales/orders`);
    const platform = platformOf(database);
    if (platform === undefined) return otherEntity;
    return names.table(platform, [cluster, schema, table], column);
  },
});

const atlanTables: ReadonlySet<string> = new Set([
  ...['dynamictable', 'materialisedview', 'materializedview', 'snowflakedynamictable'],
  ...['table', 'view'],
]);

/**
 * The export of Atlan. An identity is `tenant/connector/connection/database/schema/table`, and a
 * column follows its table.
 */
export const atlan: CsvDialect = ofEnds({
  headers: [['source type', 'source identity', 'target type', 'target identity']],
  upstream: ['source type', 'source connector', 'source identity'],
  downstream: ['target type', 'target connector', 'target identity'],
  needsPlatform: false,
  readEnd: (names, [type = '', connector = '', key = '']) => {
    const [, statedConnector = '', , ...parts] = key.split('/');
    const platform = platformOf(connector === '' ? statedConnector : connector);
    const kind = type.toLowerCase().replaceAll(/[^a-z]/g, '');
    if (platform === undefined) return otherEntity;
    if (atlanTables.has(kind)) return names.table(platform, parts);
    if (kind === 'column') return lastIsColumn(names, { parts, key, platform });
    return kind === '' ? malformedRow('an end has no type') : otherEntity;
  },
});

/** No person writes a row with more pairs. */
const MAX_PAIRS = 10_000;

/**
 * The mapping files of IBM. A column is `database.schema.table.column`, with or without the host
 * before it. Several columns are separated by commas or semicolons.
 */
export const ibm: CsvDialect = {
  headers: [['source columns', 'target columns']],
  optional: ['function', 'rule'],
  needsPlatform: true,
  read: (cell, names) => {
    const upstreams = readIbmColumns(names, cell('source columns'));
    const downstreams = readIbmColumns(names, cell('target columns'));
    const transform = portableTransform(cell('function') || cell('rule'));
    if ('kind' in upstreams) return upstreams;
    if ('kind' in downstreams) return downstreams;
    if (!transform.ok) return malformedRow(`the function or rule ${transform.problem}`);
    if (upstreams.length * downstreams.length > MAX_PAIRS)
      return malformedRow(`it stands for more than ${MAX_PAIRS} pairs`);
    const attributes = { transform: transform.value && names.keep(transform.value), confidence: 1 };
    const statements = downstreams.flatMap(({ dataset: downstream, column: downstreamColumn }) =>
      upstreams.map((upstream) => {
        const columns = { downstreamColumn, upstream, ...attributes };
        return { downstream, upstream: upstream.dataset, columns };
      }),
    );
    return { kind: 'lineage', statements };
  },
};

function readIbmColumns(names: CsvNames, text: string): readonly RowEnd[] | LeftOutRow {
  const ends: RowEnd[] = [];
  // A backslash stands before a comma that is part of a name.
  for (const item of text.match(/(?:\\.|[^,;\n\\])+/gs) ?? []) {
    const path = item.trim().replaceAll(/\\(.)/gs, '$1');
    const dot = path.lastIndexOf('.');
    const column = names.column(path.slice(dot + 1));
    const parts = path.slice(0, Math.max(dot, 0)).split('.');
    const table = parts.length > 3 ? parts.slice(1) : parts;
    if (column === undefined) return malformedRow(`"${path}" names no column`);
    const end = names.table(undefined, table, column);
    if ('kind' in end) return end;
    ends.push(end);
  }
  return ends.length === 0 ? malformedRow('one end has no columns') : ends;
}
