import type { Place } from '../../errors/place.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Element } from './element.js';
import type { ImportRecord } from './import-record.js';
import type { ElementChange } from './merge-unit.js';
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
  readonly changed: ElementChange[];
  readonly removed: Statement[];
}

/** All changes of an import, by file. */
export interface ChangePlan {
  readonly byPath: ReadonlyMap<string, FileChanges>;
  readonly shortName: ShortNameOf;
  readonly record: ImportRecord;
}

/** A short name that an import gave and that nobody changed. */
export interface OwnName {
  readonly urn: DatasetUrn;
  readonly shortName: string;
  /** The place of its key. */
  readonly place: Place;
}
