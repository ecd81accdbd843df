import type { DatasetNames, Dialect } from './dataset-names.js';
import { platformOf } from './platforms.js';
import {
  type LeftOutRow,
  malformedRow,
  otherEntity,
  type RowEnd,
  readEnds,
} from './row-reading.js';

/**
 * The export of Atlan. An identity is `tenant/connector/connection/database/schema/table`, and a
 * column follows its table.
 */
export const atlan: Dialect = {
  headers: [['source type', 'source identity', 'target type', 'target identity']],
  optional: ['source connector', 'target connector'],
  needsPlatform: false,
  read: ({ cell }, names) =>
    readEnds(
      readEnd(names, cell('source type'), cell('source connector'), cell('source identity')),
      readEnd(names, cell('target type'), cell('target connector'), cell('target identity')),
    ),
};

const tableTypes: ReadonlySet<string> = new Set([
  'dynamictable',
  'materialisedview',
  'materializedview',
  'snowflakedynamictable',
  'table',
  'view',
]);

function readEnd(
  names: DatasetNames,
  type: string,
  connector: string,
  identity: string,
): RowEnd | LeftOutRow {
  const [, statedConnector = '', , ...parts] = identity.split('/');
  const platform = platformOf(connector === '' ? statedConnector : connector);
  const kind = type.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (platform === undefined) return otherEntity;
  if (tableTypes.has(kind)) return names.table(platform, parts);
  if (kind !== 'column') return kind === '' ? malformedRow('an end has no type') : otherEntity;
  const column = names.column(parts.pop() ?? '');
  if (column === undefined) return malformedRow(`"${identity}" names no column`);
  return names.table(platform, parts, column);
}
