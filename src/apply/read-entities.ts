import type { ContentReading } from '../model/observed-state.js';
import { isCreatedBy } from '../plan/dataset/stored-content.js';
import type { EntityWrite } from '../plan/document/plan.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ApplyContext } from './apply-context.js';
import { asCatalogError, type Readings } from './approved-unit.js';

export type Contents = ReadonlyMap<DatasetUrn, ContentReading>;

/**
 * Reads the datasets that a batch updates, right before the write, so that changes of other writers
 * survive it.
 *
 * @throws HeadwaterError when the catalog cannot be read
 */
export async function readExistingContents(
  batch: readonly EntityWrite[],
  { writer }: ApplyContext,
): Promise<Contents> {
  const urns = batch.filter(({ kind }) => kind !== 'create').map(({ urn }) => urn);
  return urns.length > 0 ? await writer.readContents(urns) : new Map();
}

/** Reads which datasets exist. Undefined if the catalog cannot be read. */
export async function readPresence(
  batch: readonly EntityWrite[],
  { writer }: ApplyContext,
): Promise<Readings | undefined> {
  return await writer
    .readDatasets(batch.map(({ urn }) => urn))
    .catch((thrown: unknown) => void asCatalogError(thrown));
}

/** Reads which datasets carry our mark. Empty if the catalog cannot be read. */
export async function readOwned(
  batch: readonly EntityWrite[],
  { writer, planner }: ApplyContext,
): Promise<ReadonlySet<DatasetUrn>> {
  const contents = await writer
    .readContents(batch.map(({ urn }) => urn))
    .catch((thrown: unknown) => void asCatalogError(thrown));
  const isOurs = ([, content]: readonly [DatasetUrn, ContentReading]) =>
    isCreatedBy(content, planner.owner);
  return new Set([...(contents ?? [])].filter(isOurs).map(([urn]) => urn));
}
