const PACKAGE = 'com.linkedin.metadata.snapshot.';

/**
 * Returns `com.linkedin.metadata.snapshot.DatasetSnapshot` for `dataset`. Source: DataHub's
 * `Snapshot` union.
 */
export function toSnapshotName(entityType: string): string {
  const name = entityType === 'corpuser' ? 'corpUser' : entityType.replace(/^ml(?=[A-Z])/, 'ML');
  return `${PACKAGE}${name.charAt(0).toUpperCase()}${name.slice(1)}Snapshot`;
}

/** Returns true if a record is a snapshot of an entity. The urn inside it states the type. */
export function isSnapshotName(record: string): boolean {
  return record.startsWith(PACKAGE) && record.endsWith('Snapshot');
}
