export { type EntityNames, entityNames } from '../../report/drawing/look/entity-names.js';

/** The key in an urn: "svc-lineage" of "urn:li:corpuser:svc-lineage". */
export function urnName(urn: string): string {
  return urn.split(':').slice(3).join(':') || urn;
}
