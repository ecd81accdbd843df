import { keyAspectName } from './entity-keys.js';
import { entityTypes } from './entity-types.js';
import records from './record-names.json' with { type: 'json' };

/**
 * The record of each aspect, by package. Rest.li uses the name of the record
 * (`com.linkedin.dataset.UpstreamLineage`). All other interfaces use the name of the aspect
 * (`upstreamLineage`).
 *
 * A plain entry is a record whose aspect has the same name with the first letters in lower case. A
 * pair states both names. Source: DataHub's models (`@Aspect.name`) and entity registry.
 */
const RECORDS: Readonly<Record<string, readonly (string | readonly string[])[]>> = records;

const KEY_PACKAGE = 'com.linkedin.metadata.key';

/** The package for the record of an unknown aspect. */
const UNKNOWN_PACKAGE = 'com.linkedin.unknown';

const PAIRS: readonly (readonly [record: string, aspect: string])[] = Object.entries(
  RECORDS,
).flatMap(([folder, entries]) =>
  entries.map((entry): readonly [string, string] => {
    const [record = '', aspect = ''] =
      typeof entry === 'string' ? [entry, lowerFirst(entry)] : entry;
    return [`com.linkedin.${folder}.${record}`, aspect];
  }),
);

const ASPECT_BY_RECORD: ReadonlyMap<string, string> = new Map(PAIRS);
const RECORD_BY_ASPECT: ReadonlyMap<string, string> = new Map(
  PAIRS.map(([record, aspect]) => [aspect, record]),
);

const ASPECT_BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(
  [...RECORD_BY_ASPECT.keys(), ...entityTypes.map(keyAspectName)].map((aspect) => [
    aspect.toLowerCase(),
    aspect,
  ]),
);

/**
 * Returns the name of an aspect of DataHub as its models spell it. Like DataHub's registry, it
 * ignores letter case. Undefined for an aspect that DataHub lacks.
 */
export function canonicalAspectName(text: string): string | undefined {
  return ASPECT_BY_LOWER_CASE.get(text.toLowerCase());
}

/**
 * Returns `upstreamLineage` for `com.linkedin.dataset.UpstreamLineage`. For an unknown record,
 * derives the name from the record.
 */
export function toAspectName(record: string): string {
  return ASPECT_BY_RECORD.get(record) ?? lowerFirst(record.slice(record.lastIndexOf('.') + 1));
}

/**
 * Returns `com.linkedin.dataset.UpstreamLineage` for `upstreamLineage`. It is the inverse of {@link
 * toAspectName}.
 */
export function toRecordName(aspectName: string): string {
  return (
    RECORD_BY_ASPECT.get(aspectName) ??
    `${aspectName.endsWith('Key') ? KEY_PACKAGE : UNKNOWN_PACKAGE}.${upperFirst(aspectName)}`
  );
}

/**
 * Returns `mlModelKey` for `MLModelKey` and `dataHubPolicyKey` for `DataHubPolicyKey`. ML is the
 * only acronym that it converts as a whole.
 */
function lowerFirst(record: string): string {
  return record
    .replace(/^ML(?=[A-Z])/, 'ml')
    .replace(/^EditableML(?=[A-Z])/, 'editableMl')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

function upperFirst(aspectName: string): string {
  return aspectName
    .replace(/^ml(?=[A-Z])/, 'ML')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

const SNAPSHOT_PACKAGE = 'com.linkedin.metadata.snapshot.';

/**
 * Returns `com.linkedin.metadata.snapshot.DatasetSnapshot` for `dataset`. Source: DataHub's
 * `Snapshot` union.
 */
export function toSnapshotName(entityType: string): string {
  const name = entityType === 'corpuser' ? 'corpUser' : entityType.replace(/^ml(?=[A-Z])/, 'ML');
  return `${SNAPSHOT_PACKAGE}${name.charAt(0).toUpperCase()}${name.slice(1)}Snapshot`;
}

/** Returns true if a record is a snapshot of an entity. The urn inside it states the type. */
export function isSnapshotName(record: string): boolean {
  return record.startsWith(SNAPSHOT_PACKAGE) && record.endsWith('Snapshot');
}
