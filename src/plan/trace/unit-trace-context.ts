import type { Ownership } from '../../model/desired-state.js';
import type { LineageReading, SchemaReading } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { AddressBook } from '../address-book.js';
import type { IsoTime } from '../drift/history.js';
import type { Owner } from '../lineage/owner.js';
import type { Decided } from './trace.js';

/** What tracing the elements of one downstream takes. */
export interface UnitTraceContext {
  readonly book: AddressBook;
  readonly owner: Owner;
  /** The setting of the stack. */
  readonly ownership: Ownership;
  readonly isoTime: IsoTime;
  /** What is stored of the downstream; null where nobody shows it. */
  readonly lineage: LineageReading | null;
  /** The columns that were looked at; undefined where none were. */
  readonly schemaOf: (urn: DatasetUrn) => SchemaReading | undefined;
  /** In place of a decision that nobody could take. */
  readonly unreadable: Decided | null;
}
