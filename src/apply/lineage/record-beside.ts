import { MARK_PROPERTY } from '../../model/mark.js';
import type { UpstreamRecord } from '../../model/upstream-lineage.js';

/**
 * The property of a record that an adoption put beside the item of an older list. The item has no
 * place for a mark. The catalog shows both as one edge.
 */
const BESIDE_PROPERTY = 'headwater_beside';

/** Returns true for a record that exists only to carry marks. */
export function isBeside({ properties }: UpstreamRecord): boolean {
  return properties?.[BESIDE_PROPERTY] !== undefined;
}

/**
 * Puts the mark of an item of an older list into a record beside the item. Removes a record beside an
 * item once its last mark is gone. Without the item, the record is the edge, and stays.
 */
export function settleBesides(records: readonly UpstreamRecord[]): readonly UpstreamRecord[] {
  const items = new Set(
    records.filter(({ item }) => item !== undefined).map(({ dataset }) => dataset),
  );
  return records.flatMap((record): readonly UpstreamRecord[] => {
    const { dataset, type, item, properties } = record;
    const isUnmarked = properties?.[MARK_PROPERTY] === undefined;
    if (isBeside(record) && isUnmarked && items.has(dataset)) return [];
    if (item === undefined || properties === undefined) return [record];
    const { properties: _, ...bare } = record;
    const beside = { dataset, type, properties: { ...properties, [BESIDE_PROPERTY]: '1' } };
    return [beside, bare as UpstreamRecord];
  });
}
