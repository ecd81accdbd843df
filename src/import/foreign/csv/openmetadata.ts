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
 * The export of OpenMetadata. A fully qualified name starts with the service, which no urn has. The
 * type of the service is the platform.
 */
export const openMetadata: Dialect = {
  headers: [['fromEntityFQN', 'toEntityFQN']],
  optional: ['fromServiceType', 'fromChildEntityFQN', 'toServiceType', 'toChildEntityFQN'],
  needsPlatform: false,
  read: ({ cell }, names) =>
    readEnds(
      readEnd(names, cell('fromServiceType'), cell('fromEntityFQN'), cell('fromChildEntityFQN')),
      readEnd(names, cell('toServiceType'), cell('toEntityFQN'), cell('toChildEntityFQN')),
    ),
};

function readEnd(
  names: DatasetNames,
  serviceType: string,
  entity: string,
  child: string,
): RowEnd | LeftOutRow {
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
    : malformedRow(`"${child}" is no column of "${entity}"`);
}

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
