/** Key aspects whose name is not the entity type with `Key` after it. */
const IRREGULAR: Readonly<Record<string, string>> = {
  corpuser: 'corpUserKey',
};

/** The aspect that makes an entity exist: `datasetKey` for `dataset`. Source: DataHub's entity registry. */
export function keyAspectName(entityType: string): string {
  return (Object.hasOwn(IRREGULAR, entityType) && IRREGULAR[entityType]) || `${entityType}Key`;
}

/** The key aspect of an entity. */
export function keyAspectOf(urn: string): string {
  return keyAspectName(entityTypeOf(urn));
}

/** The entity type of an urn: its third part. */
export function entityTypeOf(urn: string): string {
  return urn.split(':', 3)[2] ?? '';
}
