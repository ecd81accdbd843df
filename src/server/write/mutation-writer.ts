import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { keyAspectName, keyAspectValue } from '../metamodel/entity-keys.js';
import type { CatalogStore } from '../store/catalog-store.js';
import { withOwnerTypes } from './owner-types.js';
import type { AnyProposal } from './proposal.js';
import { refuseProtected } from './protected-entities.js';
import type { RestWriteOptions } from './write-options.js';
import { writeProposals } from './write-proposals.js';

/** Aspects of one entity, by name. */
type Aspects = Readonly<Record<string, JsonObject>>;

export interface MutationWriterOptions {
  readonly store: CatalogStore;
  readonly actor: Urn;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/**
 * The writes of one GraphQL request, on behalf of its user. As in DataHub, each mutation checks
 * privileges of its own before it writes, and an aspect gets no system metadata. Proposals are the
 * exception.
 *
 * Each method throws a RequestError `validation` for entities that only the catalog may change.
 */
export class MutationWriter {
  readonly #options: MutationWriterOptions;

  constructor(options: MutationWriterOptions) {
    this.#options = options;
  }

  /** Runs work with all its writes in one transaction. */
  transaction<T>(work: () => T): T {
    return this.#options.store.transaction(work);
  }

  /** Writes aspects of an entity. All other aspects stay. */
  write(urn: Urn, aspects: Aspects): void {
    const { store, actor, clock } = this.#options;
    refuseProtected([{ urn }]);
    const writes = Object.entries(aspects).map(([name, value]) => ({
      urn,
      name,
      value: name === 'ownership' ? withOwnerTypes(value) : value,
    }));
    store.write(writes, { actor, time: clock() });
  }

  /** Writes aspects of an entity with its key, so that it exists. */
  create(urn: Urn, aspects: Aspects): void {
    this.write(urn, { [keyAspectName(urnEntityType(urn))]: keyAspectValue(urn), ...aspects });
  }

  /** Carries out proposals as a write of single aspects over REST does, with its checks. */
  propose(
    proposals: readonly AnyProposal[],
    rules: Pick<RestWriteOptions, 'authorizer' | 'dialect'>,
  ): void {
    const { store, actor, clock } = this.#options;
    writeProposals(proposals, { ...rules, store, actor, time: clock(), channel: 'single-patch' });
  }

  hardDelete(urn: Urn): void {
    refuseProtected([{ urn }]);
    this.#options.store.hardDelete(urn);
  }
}
