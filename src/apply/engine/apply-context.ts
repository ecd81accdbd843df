import type { CatalogWriter } from '../../model/catalog-port.js';
import type { ReceiptEvent } from '../../plan/document/receipt.js';
import type { WriteRoute } from '../../plan/plan-writes.js';
import type { UnitPlanner } from '../../plan/unit/unit-planner.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { ApplyProgress } from './apply-progress.js';

/** The values that the steps of an apply share. */
export interface ApplyContext {
  readonly writer: CatalogWriter;
  /** Plans a downstream again from a reading that is made right before the write. */
  readonly planner: UnitPlanner;
  readonly route: WriteRoute;
  /** The user of the token. The audit stamp of a record that we wrote names this user. */
  readonly actor: CorpUserUrn;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /**
   * Resolves when the event is safe on disk. The next write waits for it, so that a killed run
   * leaves a receipt of everything before. If an event cannot be recorded, the run writes nothing
   * more.
   */
  readonly record: (event: ReceiptEvent) => Promise<void>;
  readonly progress: (progress: ApplyProgress) => void;
  /**
   * Takes a note for the user that is no failure, for example that the catalog ignores the
   * conditions of writes.
   */
  readonly note: (line: string) => void;
  /** Once aborted, the run starts no further write. */
  readonly signal: AbortSignal;
  /**
   * True if the run starts further units after a failed one. It never does so after an interrupt,
   * or once the circuit breaker is open.
   */
  readonly keepGoing: boolean;
}
