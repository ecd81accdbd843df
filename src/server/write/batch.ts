import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { enforcesReferences } from '../dialect.js';
import { defaultPlatformInstance } from '../metamodel/default-platform.js';
import { keyOf } from '../metamodel/entity-keys.js';
import { keyAspectOf } from '../metamodel/key-aspects.js';
import { Refusal } from '../refusal.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { deleteOne } from './delete-aspects.js';
import { checkPreconditions, passesOverExisting } from './preconditions.js';
import type { Deletion, Proposal } from './proposal.js';
import { completeMetadata } from './system-metadata.js';
import type { WriteOptions } from './write-options.js';

/** What the proposals of one batch have in common, and what they have made so far. */
export class Batch {
  readonly #options: WriteOptions;
  /** `urn aspect` of everything that the batch brings itself, and that no default may pre-empt. */
  readonly #brought: ReadonlySet<string>;
  readonly #created: Set<Urn> = new Set<Urn>();

  constructor(proposals: readonly Pick<Proposal, 'urn' | 'aspectName'>[], options: WriteOptions) {
    this.#options = options;
    this.#brought = new Set(proposals.map((one) => `${one.urn} ${one.aspectName}`));
  }

  carryOut(proposal: Proposal): StoredAspect {
    const { store } = this.#options;
    const { urn, aspectName } = proposal;
    const stored = store.readAspect(urn, aspectName);
    const existing = this.#existing(proposal, stored);
    if (existing !== undefined) return existing;
    checkPreconditions(proposal, stored);
    if (!store.exists(urn) && this.#bringsIntoBeing(proposal)) this.#create(urn, proposal.systemMetadata);
    const keyName = keyAspectOf(urn);
    // A key is what its urn says, whatever the writer sends for it.
    const value = aspectName === keyName ? keyOf(urn) : proposal.value;
    return this.#write(urn, aspectName, value, proposal.systemMetadata);
  }

  remove(deletion: Deletion): void {
    const { store } = this.#options;
    checkPreconditions(deletion, store.readAspect(deletion.urn, deletion.aspectName));
    deleteOne(deletion, store);
  }

  /** What a creation finds in its way: something to return, if the writer wants it passed over. */
  #existing(proposal: Proposal, stored: StoredAspect | undefined): StoredAspect | undefined {
    const inTheWay = this.#inTheWay(proposal, stored);
    if (inTheWay === undefined) return undefined;
    if (passesOverExisting(proposal)) return stored ?? inTheWay;
    throw new Refusal('validation', proposal.changeType === 'CREATE' ? ASPECT_EXISTS : ENTITY_EXISTS);
  }

  #inTheWay({ urn, aspectName, changeType }: Proposal, stored: StoredAspect | undefined): StoredAspect | undefined {
    const keyName = keyAspectOf(urn);
    // A key that this batch has made itself, ahead of another aspect, is no obstacle.
    const ours = this.#created.has(urn);
    switch (changeType) {
      case 'UPSERT':
      case 'RESTATE':
        return undefined;
      case 'CREATE':
        return ours && aspectName === keyName ? undefined : stored;
      case 'CREATE_ENTITY':
        return ours ? undefined : this.#options.store.readAspect(urn, keyName);
    }
  }

  /** Lineage makes its downstream in DataHub. Where it may not, another aspect of the same batch may. */
  #bringsIntoBeing(proposal: Proposal): boolean {
    const { dialect, door } = this.#options;
    return proposal.aspectName !== 'upstreamLineage' || door === 'file' || !enforcesReferences(dialect);
  }

  #create(urn: Urn, systemMetadata: JsonObject | undefined): void {
    this.#created.add(urn);
    this.#write(urn, keyAspectOf(urn), keyOf(urn), systemMetadata);
    const platform = defaultPlatformInstance(urn);
    if (platform === undefined || this.#brought.has(`${urn} dataPlatformInstance`)) return;
    if (this.#options.store.readAspect(urn, 'dataPlatformInstance') === undefined) {
      this.#write(urn, 'dataPlatformInstance', platform, systemMetadata);
    }
  }

  #write(urn: Urn, name: string, value: JsonObject, systemMetadata: JsonObject | undefined): StoredAspect {
    const { store, actor, time } = this.#options;
    const [written] = store.write([{ urn, name, value, systemMetadata: completeMetadata(systemMetadata, this.#options) }], {
      actor,
      time,
    });
    if (written === undefined) throw new Error('the store wrote one aspect and returned none');
    return written;
  }
}

const ASPECT_EXISTS = 'Cannot perform CREATE since the aspect already exists.';
const ENTITY_EXISTS = 'Cannot perform CREATE_ENTITY if not exists since the entity key already exists.';
