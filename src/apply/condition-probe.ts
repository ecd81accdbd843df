import type { AspectProposal } from '../model/catalog-port.js';
import type { ApplyContext } from './apply-context.js';
import { asCatalogError } from './approved-unit.js';

/**
 * Finds out once a run whether the catalog heeds the condition of a conditional write: the first proposal is sent again
 * as it was, its version stale by now. A catalog that takes it would also let us overwrite another writer.
 *
 * The bytes are those that the catalog holds by then, and an equal write changes nothing. Only a catalog that ignores
 * conditions could lose what somebody wrote in this very moment, as it could with every other write of ours.
 */
export class ConditionProbe {
  readonly #context: ApplyContext;
  #done = false;

  constructor(context: ApplyContext) {
    this.#context = context;
  }

  async after({ proposals }: { readonly proposals: readonly AspectProposal[] }): Promise<void> {
    const [first] = proposals;
    if (this.#done || !first) return;
    this.#done = true;
    const { writer, note } = this.#context;
    try {
      await writer.propose([first]);
      note('this catalog does not enforce conditional writes: another writer at work at the same time may be overwritten');
    } catch (thrown) {
      const error = asCatalogError(thrown);
      if (error.codeName !== 'catalog-stale' && error.codeName !== 'interrupted')
        note(`whether this catalog enforces conditional writes could not be told: ${error.message}`);
    }
  }
}
