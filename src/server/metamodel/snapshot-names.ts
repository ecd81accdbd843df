const PACKAGE = 'com.linkedin.metadata.snapshot.';

/** `com.linkedin.metadata.snapshot.DatasetSnapshot` for `dataset`. Source: DataHub's `Snapshot` union. */
export function snapshotNameOf(entityType: string): string {
  const name = entityType === 'corpuser' ? 'corpUser' : entityType.replace(/^ml(?=[A-Z])/, 'ML');
  return `${PACKAGE}${name.charAt(0).toUpperCase()}${name.slice(1)}Snapshot`;
}

/** Whether a record is the snapshot of some entity: the urn inside says of which. */
export function isSnapshotName(record: string): boolean {
  return record.startsWith(PACKAGE) && record.endsWith('Snapshot');
}
