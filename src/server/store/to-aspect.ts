import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { AspectWrite, StoredAspect } from './aspect-store.js';

/** A row of `aspect`, `former_aspect` or `event`. JSON columns are text. */
export interface AspectRow {
  readonly urn: string;
  readonly name: string;
  readonly version: number;
  readonly value: string;
  readonly metadata: string;
  readonly time: number;
  readonly actor: string;
}

/** The columns of an {@link AspectRow} in a query. */
export const ASPECT_COLUMNS =
  'urn, name, version, value, system_metadata AS metadata, created_time AS time, created_actor AS actor';

export const LATEST_ASPECT: string = `SELECT ${ASPECT_COLUMNS} FROM aspect WHERE urn = ? AND name = ?`;

/**
 * Returns the row of an aspect or of an event as an aspect. The first use parses the value, which
 * may be large: many reads need only the version or the stamps.
 */
export function toAspect(row: AspectRow): StoredAspect {
  const systemMetadata: JsonObject = JSON.parse(row.metadata);
  let text = row.value;
  let value: JsonObject | undefined;
  const parse = (): JsonObject => {
    const parsed: JsonObject = JSON.parse(text);
    text = '';
    return parsed;
  };
  return {
    ...withoutValue(row, systemMetadata),
    get value() {
      value ??= parse();
      return value;
    },
  };
}

/** Returns a row as an aspect, with parsed contents. */
export function storedAspect(
  row: AspectRow,
  { value, systemMetadata }: Pick<AspectWrite, 'value' | 'systemMetadata'>,
): StoredAspect {
  return { ...withoutValue(row, systemMetadata), value };
}

function withoutValue(
  { urn, name, version, time, actor }: Omit<AspectRow, 'value' | 'metadata'>,
  systemMetadata: JsonObject | undefined,
): Omit<StoredAspect, 'value'> {
  return {
    urn: urn as Urn,
    name,
    version,
    systemMetadata: { ...systemMetadata, version: String(version) },
    created: { time, actor },
  };
}
