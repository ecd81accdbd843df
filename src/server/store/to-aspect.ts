import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { AspectWrite, StoredAspect } from './aspect-store.js';
import type { AspectRow } from './queries.js';

/** Parses the row of an aspect or of an event. */
export function toAspect(row: AspectRow): StoredAspect {
  const value: JsonObject = JSON.parse(row.value);
  const systemMetadata: JsonObject = JSON.parse(row.metadata);
  return storedAspect(row, { value, systemMetadata });
}

/** Returns a row as an aspect, with contents that are parsed already. */
export function storedAspect(
  { urn, name, version, time, actor }: AspectRow,
  { value, systemMetadata }: Pick<AspectWrite, 'value' | 'systemMetadata'>,
): StoredAspect {
  return {
    urn: urn as Urn,
    name,
    value,
    version,
    systemMetadata: { ...systemMetadata, version: String(version) },
    created: { time, actor },
  };
}
