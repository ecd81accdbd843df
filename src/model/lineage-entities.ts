import type { EntityUrn } from '../urn/entity-urn.js';
import { endUrn } from './edge-end.js';
import type { PortableLineage } from './portable-lineage.js';

/** Returns all entities of lineage: each holder, followed by the other ends of its edges. */
export function lineageEntities({ units }: PortableLineage): ReadonlySet<EntityUrn> {
  return new Set(
    units.flatMap(({ downstream, edges }) => [
      downstream,
      ...edges.map(({ upstream }) => endUrn(upstream)),
    ]),
  );
}
