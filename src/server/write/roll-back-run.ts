import type { Urn } from '../../urn/urn.js';
import { keyAspectOf } from '../metamodel/key-aspects.js';
import { requireWritable } from '../policy/authorize-writes.js';
import { Refusal } from '../refusal.js';
import type { StoredAspect } from '../store/aspect-store.js';
import type { Deletion } from './proposal.js';
import { refuseProtected } from './protected-entities.js';
import { completeMetadata, NO_RUN_ID } from './system-metadata.js';
import type { RestWriteOptions } from './write-options.js';

export interface RollbackRequest {
  readonly runId: string;
  /** Only tells what would be done. */
  readonly dryRun: boolean;
  /** Whether entities that the run has made are deleted for good, or marked as removed. */
  readonly hardDelete: boolean;
}

export interface Rollback {
  /** The aspects that the run was the last to write; without keys where these stay. */
  readonly aspects: readonly StoredAspect[];
  /** Entities that the run has made. */
  readonly entitiesMade: number;
  readonly entitiesAffected: number;
  /** Versions that go. */
  readonly aspectsReverted: number;
  /** Aspects that others have written of entities that the run has made. */
  readonly aspectsOfOthers: readonly StoredAspect[];
}

/**
 * Takes back what a run has written, as far as nobody has written over it, in one durable transaction: aspects are again
 * what they were before the run, and entities that it has made are deleted.
 *
 * Source: DataHub's `BatchIngestionRunResource` and `EntityServiceImpl.deleteAspectWithoutMCL`.
 *
 * @throws Refusal `malformed` for the id that stands for no run, `forbidden`, or `validation` for what only the catalog
 *   itself may change
 */
export function rollBackRun({ runId, dryRun, hardDelete }: RollbackRequest, options: RestWriteOptions): Rollback {
  if (runId === NO_RUN_ID) {
    throw new Refusal(
      'malformed',
      `${NO_RUN_ID} is a default run-id provided for non labeled ingestion runs. You cannot delete using this reserved run-id`,
    );
  }
  const { store } = options;
  const found = store.aspectsOfRun(runId).filter(({ urn }) => hardDelete || !store.isSoftDeleted(urn));
  const deletions = found.map(({ urn, name }): Deletion => ({ urn, aspectName: name, changeType: 'DELETE' }));
  requireWritable(deletions, options);
  refuseProtected(deletions);
  const keys = found.filter(isKey);
  const reverted = hardDelete ? found : found.filter((one) => !isKey(one));
  const aspectsOfOthers = keys.flatMap(({ urn }) => othersOf(urn, runId, options));
  const told = {
    aspects: reverted,
    entitiesMade: keys.length,
    entitiesAffected: new Set(reverted.map(({ urn }) => urn)).size,
    aspectsOfOthers,
  };
  if (dryRun) return { ...told, aspectsReverted: reverted.length };
  return { ...told, aspectsReverted: store.transaction(() => carryOut(found, { runId, hardDelete }, options)) };
}

/** Keys come last: with an entity, all of it goes. */
function carryOut(
  found: readonly StoredAspect[],
  { runId, hardDelete }: Pick<RollbackRequest, 'runId' | 'hardDelete'>,
  options: RestWriteOptions,
): number {
  const { store } = options;
  const isOfRun = ({ systemMetadata }: StoredAspect): boolean => systemMetadata['runId'] === runId;
  const others = found.filter((one) => !isKey(one)).map(({ urn, name }) => store.revertAspect(urn, name, isOfRun).rows);
  const made = found.filter(isKey).map(({ urn }) => (hardDelete ? store.hardDelete(urn).rows : softDelete(urn, options)));
  return [...others, ...made].reduce((sum, rows) => sum + rows, 0);
}

function softDelete(urn: Urn, options: RestWriteOptions): number {
  const { store, actor, time } = options;
  const systemMetadata = completeMetadata(undefined, options);
  store.write([{ urn, name: 'status', value: { removed: true }, systemMetadata }], { actor, time });
  return 0;
}

function othersOf(urn: Urn, runId: string, { store }: RestWriteOptions): readonly StoredAspect[] {
  const aspects = store.readAspects([urn]).get(urn) ?? [];
  return aspects.filter((one) => one.systemMetadata['runId'] !== runId && !isKey(one) && one.name !== 'status');
}

function isKey({ urn, name }: StoredAspect): boolean {
  return name === keyAspectOf(urn);
}
