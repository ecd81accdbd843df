import type { DatasetReading } from '../../model/observed-state.js';
import { sha256 } from '../../model/sha256.js';
import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import { canonicalJson } from '../../plan/document/canonical-json.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { ReadyLineage } from './approved-unit.js';

/**
 * Remembers the digests of the aspects that the run sent last. A catalog that shows such an aspect
 * holds all approved changes of the unit, with their marks, beside the lineage of others as it was
 * read. So nobody needs to plan the unit again.
 */
export class SentAspects {
  readonly #digests = new Map<EntityUrn, string>();

  /** Notes an aspect that is about to be sent. */
  note({ unit, isWhole }: ReadyLineage, aspect: UpstreamLineage): void {
    if (isWhole) this.#digests.set(unit.urn, digestOf(aspect));
    else this.#digests.delete(unit.urn);
  }

  /** Returns true if a reading shows exactly the aspect that was sent. */
  isShownBy(urn: EntityUrn, reading: DatasetReading | undefined): boolean {
    const digest = this.#digests.get(urn);
    if (digest === undefined || reading?.kind !== 'present') return false;
    return digest === digestOf(reading.lineage.value);
  }
}

/** Returns a short text that only equal aspects share. */
function digestOf(aspect: UpstreamLineage | undefined): string {
  return sha256(canonicalJson(aspect ?? null), 'base64url');
}
