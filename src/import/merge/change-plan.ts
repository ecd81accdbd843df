import type { Place } from '../../errors/place.js';
import type { DeclaredStack } from '../../manifest/declared-stack.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Element } from './element.js';
import type { ImportRecord } from './import-record.js';
import type { ImportInput } from './import-types.js';
import type { Change } from './merge-unit.js';
import type { UnitMerges } from './merge-units.js';
import type { ShortNameOf } from './new-entries.js';
import type { Statement } from './statements.js';

/** The changes of one file. */
export interface FileChanges {
  readonly units: Map<DatasetUrn, UnitChanges>;
  /** New short names, by dataset. */
  readonly names: Map<DatasetUrn, string>;
  /** The short names that go. */
  readonly removedNames: OwnName[];
}

/** The changes of one downstream in one file. */
export interface UnitChanges {
  readonly added: Element[];
  readonly changed: Change[];
  readonly removed: Statement[];
}

/** All changes of an import, by file. */
export interface ChangePlan {
  readonly byPath: ReadonlyMap<string, FileChanges>;
  readonly shortName: ShortNameOf;
  readonly record: ImportRecord;
}

export interface PlaceInput {
  readonly input: ImportInput;
  readonly stack: DeclaredStack;
  readonly merges: UnitMerges;
  readonly stayed: ReadonlySet<string>;
  readonly recorded: ImportRecord;
  readonly pending: ImportRecord;
}

/** A short name that an import gave and that nobody changed. */
export interface OwnName {
  readonly urn: DatasetUrn;
  readonly shortName: string;
  /** The place of its key. */
  readonly place: Place;
}
