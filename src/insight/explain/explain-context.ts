import type { Ownership } from '../../model/desired-state.js';
import type { LineageReading, SchemaReading } from '../../model/observed-state.js';
import type { AddressBook } from '../../plan/document/address-book.js';
import type { Owner } from '../../plan/unit/owner.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { IsoTime } from '../drift/lineage-history.js';
import type { ExplainedDecision } from './explanation.js';

/** The context for explaining the elements of one downstream. */
export interface ExplainContext {
  readonly book: AddressBook;
  readonly owner: Owner;
  /** The setting of the stack. */
  readonly ownership: Ownership;
  readonly isoTime: IsoTime;
  /** The stored lineage of the downstream; null if the catalog does not show it. */
  readonly lineage: LineageReading | null;
  /** The columns of a dataset; undefined if they were not read. */
  readonly schemaOf: (urn: DatasetUrn) => SchemaReading | undefined;
  /** Replaces the decisions of a downstream that the catalog does not show; null otherwise. */
  readonly unreadable: ExplainedDecision | null;
}
