import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import {
  BROWSE_PATHS,
  defaultBrowsePaths,
  defaultPlatformInstance,
} from '../metamodel/default-aspects.js';
import { keyAspectValue, urnKeyAspectName } from '../metamodel/entity-keys.js';
import {
  enforcesReferences,
  judgesBatchesAsWhole,
  showsDefaultAspects,
} from '../shared/dialect.js';
import { isOnlyLineage } from '../shared/lineage-aspects.js';
import { invalid, RequestError } from '../shared/request-error.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { applyDeletion } from './delete-aspects.js';
import { brokenConditions, skipsExisting } from './preconditions.js';
import type { Deletion, Proposal } from './proposal.js';
import { completeSystemMetadata } from './system-metadata.js';
import type { WriteOptions } from './write-options.js';

/** Writes the proposals of one request. It keeps track of the entities that the batch created. */
export class ProposalBatch {
  readonly #options: WriteOptions;
  /** `urn aspect` of each proposal. The batch writes no default value for these. */
  readonly #contained: ReadonlySet<string>;
  readonly #created: Set<Urn> = new Set<Urn>();
  readonly #defaults: StoredAspect[] = [];

  constructor(proposals: readonly Pick<Proposal, 'urn' | 'aspectName'>[], options: WriteOptions) {
    this.#options = options;
    this.#contained = new Set(proposals.map((one) => `${one.urn} ${one.aspectName}`));
  }

  /** The aspects that came with the entities that the batch created, if the answer shows them. */
  get defaults(): readonly StoredAspect[] {
    return this.#defaults;
  }

  /** Writes one proposal, or skips a creation. */
  write(proposal: Proposal): StoredAspect {
    const { store } = this.#options;
    const { urn, aspectName } = proposal;
    const existing = this.#skippedExisting(proposal);
    if (existing !== undefined) return existing;
    if (!judgesBatchesAsWhole(this.#options.dialect)) this.#checkPreconditions(proposal);
    if (!store.exists(urn) && this.#mayCreateEntity(proposal))
      this.#createEntity(urn, proposal.systemMetadata);
    const isKey = aspectName === urnKeyAspectName(urn);
    // The creation of the entity wrote the key.
    const made = isKey && this.#created.has(urn) ? store.readAspect(urn, aspectName) : undefined;
    if (made !== undefined) return made;
    // The value of a key aspect always comes from the urn. The value in the proposal has no effect.
    const value = isKey ? keyAspectValue(urn) : proposal.value;
    const values = { [aspectName]: value };
    const [written] = this.#writeAspects(urn, values, proposal.systemMetadata);
    if (written === undefined) throw new Error('the store wrote one aspect and returned none');
    return written;
  }

  delete(deletion: Deletion): void {
    this.#checkPreconditions(deletion);
    applyDeletion(deletion, this.#options.store);
  }

  /** Checks the conditions against the state that the batch has made so far. */
  #checkPreconditions(proposal: Proposal | Deletion): void {
    const { store, dialect } = this.#options;
    // Most proposals have no conditions. Only the others need the stored aspect.
    if (proposal.headers === undefined) return;
    const stored = store.readAspect(proposal.urn, proposal.aspectName);
    const [problem] = brokenConditions(proposal, stored, dialect);
    if (problem !== undefined) throw new RequestError('precondition', problem);
  }

  /**
   * Returns the existing aspect if a creation conflicts with it and the writer wants such creations
   * skipped.
   *
   * @throws RequestError `validation` for any other conflict
   */
  #skippedExisting(proposal: Proposal): StoredAspect | undefined {
    const conflict = this.#findConflict(proposal);
    if (conflict === undefined) return undefined;
    const { urn, aspectName, changeType } = proposal;
    if (skipsExisting(proposal)) return this.#options.store.readAspect(urn, aspectName) ?? conflict;
    throw invalid(changeType === 'CREATE' ? ASPECT_EXISTS : ENTITY_EXISTS);
  }

  #findConflict({ urn, aspectName, changeType }: Proposal): StoredAspect | undefined {
    const { store } = this.#options;
    const keyName = urnKeyAspectName(urn);
    // A key aspect that this batch created for another aspect is not a conflict.
    const createdHere = this.#created.has(urn);
    switch (changeType) {
      case 'UPSERT':
      case 'RESTATE':
        return undefined;
      case 'CREATE':
        return createdHere && aspectName === keyName
          ? undefined
          : store.readAspect(urn, aspectName);
      case 'CREATE_ENTITY':
        return createdHere ? undefined : store.readAspect(urn, keyName);
    }
  }

  /**
   * Returns true if a proposal may create its entity. In DataHub, a write of lineage creates the
   * entity that holds it. If the dialect forbids that, another aspect in the same batch may create it.
   */
  #mayCreateEntity(proposal: Proposal): boolean {
    const { dialect, channel } = this.#options;
    return (
      !isOnlyLineage(proposal.aspectName) || channel === 'file' || !enforcesReferences(dialect)
    );
  }

  #createEntity(urn: Urn, systemMetadata: JsonObject | undefined): void {
    this.#created.add(urn);
    const platform = this.#missingPlatform(urn);
    const written = this.#writeAspects(
      urn,
      {
        [urnKeyAspectName(urn)]: keyAspectValue(urn),
        ...(platform && { dataPlatformInstance: platform }),
      },
      systemMetadata,
    );
    const { dialect, channel, store } = this.#options;
    const [key] = written;
    if (key === undefined || !showsDefaultAspects(dialect, channel)) return;
    // Each read derives browse paths, so no write stores them.
    const path = defaultBrowsePaths(urn, store);
    if (path) this.#defaults.push({ ...key, name: BROWSE_PATHS, value: path });
    this.#defaults.push(...written);
  }

  /** Returns the default platform of an entity, unless a platform is stored or in the batch. */
  #missingPlatform(urn: Urn): JsonObject | undefined {
    if (this.#contained.has(`${urn} dataPlatformInstance`)) return undefined;
    const platform = defaultPlatformInstance(urn);
    if (platform === undefined) return undefined;
    const stored = this.#options.store.readAspect(urn, 'dataPlatformInstance');
    return stored === undefined ? platform : undefined;
  }

  /** Writes aspects of one entity by their names. */
  #writeAspects(
    urn: Urn,
    values: Readonly<Record<string, JsonObject>>,
    given: JsonObject | undefined,
  ): readonly StoredAspect[] {
    const { store, actor, time } = this.#options;
    const systemMetadata = completeSystemMetadata(given, this.#options);
    const writes = Object.entries(values).map(([name, value]) => ({
      urn,
      name,
      value,
      systemMetadata,
    }));
    return store.write(writes, { actor, time });
  }
}

const ASPECT_EXISTS = 'Cannot perform CREATE since the aspect already exists.';
const ENTITY_EXISTS =
  'Cannot perform CREATE_ENTITY if not exists since the entity key already exists.';
