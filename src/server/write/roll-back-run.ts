import type { Urn } from '../../urn/urn.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import { malformed } from '../shared/request-error.js';
import type { DeletedRows, StoredAspect } from '../store/aspect-store.js';
import { findRunAspects, type RunAspect } from '../store/run-aspects.js';
import { NO_RUN_ID } from '../store/system-stamps.js';
import { requireWritable } from './authorize-writes.js';
import type { Deletion } from './proposal.js';
import { refuseProtected } from './protected-entities.js';
import { completeSystemMetadata } from './system-metadata.js';
import type { RestWriteOptions } from './write-options.js';

export interface RunRollbackRequest {
  readonly runId: string;
  /** True to change nothing. */
  readonly dryRun: boolean;
  /** True to hard delete the entities that the run created, false to soft delete them. */
  readonly hardDelete: boolean;
}

export interface RunRollback {
  /** The aspects that the run wrote last. A soft delete leaves out key aspects. */
  readonly aspects: readonly RunAspect[];
  /** Number of entities that the run created. */
  readonly entitiesCreated: number;
  readonly entitiesAffected: number;
  /** Number of removed versions. */
  readonly aspectsReverted: number;
  /** Aspects that other runs wrote, of entities that this run created. */
  readonly aspectsOfOtherRuns: readonly StoredAspect[];
}

/**
 * Rolls back an ingestion run in one durable transaction. Aspects return to their versions before
 * the run. It deletes the entities that the run created, and keeps aspects with a write after the
 * run.
 *
 * Source: DataHub's `BatchIngestionRunResource` and `EntityServiceImpl.deleteAspectWithoutMCL`.
 *
 * @throws RequestError `malformed` for {@link NO_RUN_ID}, `forbidden`, or `validation` for entities
 *   that only the catalog itself may change
 */
export function rollBackRun(request: RunRollbackRequest, options: RestWriteOptions): RunRollback {
  return options.store.transaction(() => rollBackNow(request, options));
}

function rollBackNow(
  { runId, dryRun, hardDelete }: RunRollbackRequest,
  options: RestWriteOptions,
): RunRollback {
  if (runId === NO_RUN_ID) {
    throw malformed(
      `${NO_RUN_ID} is a default run-id provided for non labeled ingestion runs. You cannot delete using this reserved run-id`,
    );
  }
  const { store } = options;
  const all = findRunAspects(store, runId);
  const found = all.filter(({ urn }) => hardDelete || !store.isSoftDeleted(urn));
  const deletions = found.map(
    ({ urn, name }): Deletion => ({ urn, aspectName: name, changeType: 'DELETE' }),
  );
  requireWritable(deletions, options);
  refuseProtected(deletions);
  const keys = found.filter(isKey);
  const reverted = hardDelete ? found : found.filter((one) => !isKey(one));
  const report = {
    aspects: reverted,
    entitiesCreated: keys.length,
    entitiesAffected: new Set(reverted.map(({ urn }) => urn)).size,
    aspectsOfOtherRuns: keys.flatMap(({ urn }) => findAspectsOfOtherRuns(urn, runId, options)),
  };
  if (dryRun) return { ...report, aspectsReverted: reverted.length };
  return { ...report, aspectsReverted: revert(found, { runId, hardDelete }, options) };
}

/**
 * Reverts aspects and returns the number of removed versions. Key aspects come last, since their
 * deletion deletes whole entities.
 */
function revert(
  found: readonly RunAspect[],
  { runId, hardDelete }: Pick<RunRollbackRequest, 'runId' | 'hardDelete'>,
  options: RestWriteOptions,
): number {
  const { store } = options;
  const isOfRun = ({ systemMetadata }: StoredAspect): boolean => systemMetadata['runId'] === runId;
  const others = found
    .filter((one) => !isKey(one))
    .map(({ urn, name }) => store.revertAspect(urn, name, isOfRun));
  const made = found
    .filter(isKey)
    .map(({ urn }) => (hardDelete ? store.hardDelete(urn) : softDelete(urn, options)));
  return [...others, ...made].reduce((sum, { rows }) => sum + rows, 0);
}

function softDelete(urn: Urn, options: RestWriteOptions): DeletedRows {
  const { store, actor, time } = options;
  const systemMetadata = completeSystemMetadata(undefined, options);
  const status = { urn, name: 'status', value: { removed: true }, systemMetadata };
  store.write([status], { actor, time });
  return { rows: 0, events: 0 };
}

function findAspectsOfOtherRuns(
  urn: Urn,
  runId: string,
  { store }: RestWriteOptions,
): readonly StoredAspect[] {
  const aspects = store.readAspects([urn]).get(urn) ?? [];
  return aspects.filter(
    (one) => one.systemMetadata['runId'] !== runId && !isKey(one) && one.name !== 'status',
  );
}

function isKey({ urn, name }: Pick<StoredAspect, 'urn' | 'name'>): boolean {
  return name === urnKeyAspectName(urn);
}
