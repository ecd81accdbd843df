import type { Urn } from '../../urn/urn.js';
import { urnKeyAspectName } from '../metamodel/key-aspects.js';
import { timeseriesAspects } from '../metamodel/timeseries-aspects.js';
import type { DeletedRows, EventSpan, StoredAspect } from '../store/aspect-store.js';
import { deleteAspects, deleteEvents } from '../write/delete-aspects.js';
import { deleteReferences, type Reference } from '../write/delete-references.js';
import type { AnyProposal, Deletion } from '../write/proposal.js';
import { type RunRollback, type RunRollbackRequest, rollBackRun } from '../write/roll-back-run.js';
import type { RestWriteOptions } from '../write/write-options.js';
import { writeProposals } from '../write/write-proposals.js';

/**
 * The writes of one request, with its user, time, trace id and channel. Each of them checks the
 * rights of the user. The store stays private, so a route has no other way to write.
 */
export class CatalogWriter {
  readonly #options: RestWriteOptions;

  constructor(options: RestWriteOptions) {
    this.#options = options;
  }

  /** See {@link writeProposals}. */
  write(proposals: readonly AnyProposal[]): readonly StoredAspect[] {
    return writeProposals(proposals, this.#options);
  }

  /** See {@link deleteAspects}. */
  delete(deletions: readonly Deletion[]): DeletedRows {
    return deleteAspects(deletions, this.#options);
  }

  /** Deletes all aspects of an entity but its key aspect. See {@link deleteAspects}. */
  clear(urn: Urn): DeletedRows {
    const stored = this.#options.store.readAspects([urn]).get(urn) ?? [];
    const names = [...stored.map(({ name }) => name), ...timeseriesAspects];
    const cleared = names.filter((name) => name !== urnKeyAspectName(urn));
    return this.delete(cleared.map((aspectName) => ({ urn, aspectName, changeType: 'DELETE' })));
  }

  /** See {@link deleteEvents}. */
  deleteEvents(of: Pick<Deletion, 'urn' | 'aspectName'>, span: EventSpan): DeletedRows {
    return deleteEvents(of, span, this.#options);
  }

  /** See {@link deleteReferences}. */
  deleteReferences(urn: Urn, dryRun: boolean): readonly Reference[] {
    return deleteReferences(urn, dryRun, this.#options);
  }

  /** See {@link rollBackRun}. */
  rollBackRun(request: RunRollbackRequest): RunRollback {
    return rollBackRun(request, this.#options);
  }
}
