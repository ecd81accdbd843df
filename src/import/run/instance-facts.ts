import { lineageEntities } from '../../model/lineage-entities.js';
import type { PortableLineage } from '../../model/portable-lineage.js';
import { datasetParts } from '../../urn/dataset-urn.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';
import type { FactsByEntity } from '../merge/entity-facts.js';

/** States the platform instance of each dataset whose name starts with one of them. */
export function instanceFacts(
  lineage: PortableLineage,
  instances: readonly (string | undefined)[],
): FactsByEntity {
  const stated = instances.filter((one) => one !== undefined);
  return new Map(
    [...lineageEntities(lineage)].filter(isDatasetUrn).flatMap((urn) => {
      const { name } = datasetParts(urn);
      const platformInstance = stated.find((one) => name.startsWith(`${one}.`));
      return platformInstance === undefined ? [] : [[urn, { platformInstance }] as const];
    }),
  );
}
