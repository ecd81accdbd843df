import type { AspectProposal } from '../../model/catalog-port.js';
import { asCatalogError } from '../engine/read-back.js';
import type { ApplyContext } from '../engine/running-apply.js';
import type { WriteRequest } from '../engine/write-strategy.js';

/**
 * Tests once in a run whether the catalog enforces the condition of a conditional write. Sends one
 * written aspect again unchanged. Its version is stale by then, so a catalog that accepts it would
 * also let us overwrite another writer.
 *
 * It sends the smallest aspect of the first request, since a refusal may repeat the whole aspect.
 *
 * The test changes nothing, since the catalog already holds the same value. It can overwrite a
 * concurrent write only in a catalog that ignores conditions, where each of our writes can.
 */
export class ConditionProbe {
  readonly #context: ApplyContext;
  #done = false;
  #isEnforced = false;

  constructor(context: ApplyContext) {
    this.#context = context;
  }

  /** True once the catalog has refused a stale write. */
  get isEnforced(): boolean {
    return this.#isEnforced;
  }

  /** Runs the test after a successful write, unless it ran before or the write had no proposals. */
  async runAfter(request: WriteRequest): Promise<void> {
    if (this.#done || request.kind !== 'proposals') return;
    const smallest = smallestProposal(request.proposals);
    if (!smallest) return;
    this.#done = true;
    const { writer, note } = this.#context;
    try {
      await writer.propose([smallest]);
      note(
        'this catalog does not enforce conditional writes: an apply may overwrite a concurrent writer',
      );
    } catch (thrown) {
      const error = asCatalogError(thrown);
      this.#isEnforced = error.codeName === 'catalog-stale';
      if (error.codeName !== 'catalog-stale' && error.codeName !== 'interrupted')
        note(`it is not known whether this catalog enforces conditional writes: ${error.message}`);
    }
  }
}

function smallestProposal(proposals: readonly AspectProposal[]): AspectProposal | undefined {
  const sized = proposals.flatMap(({ urn, aspects }) =>
    aspects.map((aspect) => ({
      proposal: { urn, aspects: [aspect] },
      size: JSON.stringify(aspect.value).length,
    })),
  );
  return sized.sort((a, b) => a.size - b.size)[0]?.proposal;
}
