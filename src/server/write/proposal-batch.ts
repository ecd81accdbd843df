import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { defaultPlatformInstance } from '../metamodel/default-platform.js';
import { keyAspectValue } from '../metamodel/entity-keys.js';
import { urnKeyAspectName } from '../metamodel/key-aspects.js';
import { enforcesReferences } from '../shared/dialect.js';
import { RequestError } from '../shared/request-error.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { applyDeletion } from './delete-aspects.js';
import { checkPreconditions, skipsExisting } from './preconditions.js';
import type { Deletion, Proposal } from './proposal.js';
import { completeSystemMetadata } from './system-metadata.js';
import type { WriteOptions } from './write-options.js';

/** Writes the proposals of one request. It keeps track of the entities that the batch created. */
export class ProposalBatch {
  readonly #options: WriteOptions;
  /** `urn aspect` of each proposal. No default value is written for these. */
  readonly #contained: ReadonlySet<string>;
  readonly #created: Set<Urn> = new Set<Urn>();

  constructor(proposals: readonly Pick<Proposal, 'urn' | 'aspectName'>[], options: WriteOptions) {
    this.#options = options;
    this.#contained = new Set(proposals.map((one) => `${one.urn} ${one.aspectName}`));
  }

  write(proposal: Proposal): StoredAspect {
    const { store } = this.#options;
    const { urn, aspectName } = proposal;
    const stored = store.readAspect(urn, aspectName);
    const existing = this.#skippedExisting(proposal, stored);
    if (existing !== undefined) return existing;
    checkPreconditions(proposal, stored);
    if (!store.exists(urn) && this.#mayCreateEntity(proposal))
      this.#createEntity(urn, proposal.systemMetadata);
    const keyName = urnKeyAspectName(urn);
    // The value of a key aspect always comes from the urn. The value in the proposal is ignored.
    const value = aspectName === keyName ? keyAspectValue(urn) : proposal.value;
    return this.#writeAspect(urn, aspectName, value, proposal.systemMetadata);
  }

  delete(deletion: Deletion): void {
    const { store } = this.#options;
    checkPreconditions(deletion, store.readAspect(deletion.urn, deletion.aspectName));
    applyDeletion(deletion, store);
  }

  /**
   * Returns the existing aspect if a creation conflicts with it and the writer wants such creations
   * skipped.
   *
   * @throws RequestError `validation` for any other conflict
   */
  #skippedExisting(proposal: Proposal, stored: StoredAspect | undefined): StoredAspect | undefined {
    const conflict = this.#findConflict(proposal, stored);
    if (conflict === undefined) return undefined;
    if (skipsExisting(proposal)) return stored ?? conflict;
    throw new RequestError(
      'validation',
      proposal.changeType === 'CREATE' ? ASPECT_EXISTS : ENTITY_EXISTS,
    );
  }

  #findConflict(
    { urn, aspectName, changeType }: Proposal,
    stored: StoredAspect | undefined,
  ): StoredAspect | undefined {
    const keyName = urnKeyAspectName(urn);
    // A key aspect that this batch created for another aspect is not a conflict.
    const createdHere = this.#created.has(urn);
    switch (changeType) {
      case 'UPSERT':
      case 'RESTATE':
        return undefined;
      case 'CREATE':
        return createdHere && aspectName === keyName ? undefined : stored;
      case 'CREATE_ENTITY':
        return createdHere ? undefined : this.#options.store.readAspect(urn, keyName);
    }
  }

  /**
   * Returns true if a proposal may create its entity. In DataHub, a write of lineage creates the
   * downstream. If the dialect forbids that, another aspect in the same batch may create it.
   */
  #mayCreateEntity(proposal: Proposal): boolean {
    const { dialect, channel } = this.#options;
    return (
      proposal.aspectName !== 'upstreamLineage' ||
      channel === 'file' ||
      !enforcesReferences(dialect)
    );
  }

  #createEntity(urn: Urn, systemMetadata: JsonObject | undefined): void {
    this.#created.add(urn);
    this.#writeAspect(urn, urnKeyAspectName(urn), keyAspectValue(urn), systemMetadata);
    const platform = defaultPlatformInstance(urn);
    if (platform === undefined || this.#contained.has(`${urn} dataPlatformInstance`)) return;
    if (this.#options.store.readAspect(urn, 'dataPlatformInstance') === undefined) {
      this.#writeAspect(urn, 'dataPlatformInstance', platform, systemMetadata);
    }
  }

  #writeAspect(
    urn: Urn,
    name: string,
    value: JsonObject,
    systemMetadata: JsonObject | undefined,
  ): StoredAspect {
    const { store, actor, time } = this.#options;
    const [written] = store.write(
      [{ urn, name, value, systemMetadata: completeSystemMetadata(systemMetadata, this.#options) }],
      {
        actor,
        time,
      },
    );
    if (written === undefined) throw new Error('the store wrote one aspect and returned none');
    return written;
  }
}

const ASPECT_EXISTS = 'Cannot perform CREATE since the aspect already exists.';
const ENTITY_EXISTS =
  'Cannot perform CREATE_ENTITY if not exists since the entity key already exists.';
