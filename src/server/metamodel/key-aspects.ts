/** The key aspects whose name is not the entity type followed by `Key`. */
const IRREGULAR: Readonly<Record<string, string>> = {
  corpuser: 'corpUserKey',
};

/**
 * Returns the name of the key aspect of a type: `datasetKey` for `dataset`. An entity exists if it
 * has this aspect. Source: DataHub's entity registry.
 */
export function keyAspectName(entityType: string): string {
  return (Object.hasOwn(IRREGULAR, entityType) && IRREGULAR[entityType]) || `${entityType}Key`;
}

/** Returns the name of the key aspect of an entity. */
export function urnKeyAspectName(urn: string): string {
  return keyAspectName(urnEntityType(urn));
}

/** Returns the entity type of an urn, which is its third part. */
export function urnEntityType(urn: string): string {
  return urn.split(':', 3)[2] ?? '';
}
