import type { Place } from '../../errors/place.js';
import { cellCode } from './escape.js';

/** `lineage/orders.yaml:12`. Empty if no manifest declares it. */
export function placeCell(place: Place | null): string {
  return place === null ? '' : cellCode(`${place.file}:${place.line}`);
}
