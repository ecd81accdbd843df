import type { ContentReading } from '../model/observed-state.js';
import { isMadeBy } from '../plan/dataset-content.js';
import type { EntityWrite } from '../plan/plan.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ApplyContext } from './apply-context.js';
import { asCatalogError, type Readings } from './approved-unit.js';

export type Contents = ReadonlyMap<DatasetUrn, ContentReading>;

/**
 * A dataset that is to be mended is read right before, so that what others wrote of it survives.
 *
 * @throws HeadwaterError when the catalog cannot be read
 */
export async function readStanding(batch: readonly EntityWrite[], { writer }: ApplyContext): Promise<Contents> {
  const urns = batch.filter(({ kind }) => kind !== 'create').map(({ urn }) => urn);
  return urns.length > 0 ? await writer.readContents(urns) : new Map();
}

/** Which datasets are there; nothing when the catalog cannot be read. */
export async function readPresence(batch: readonly EntityWrite[], { writer }: ApplyContext): Promise<Readings | undefined> {
  return await writer.readDatasets(batch.map(({ urn }) => urn)).catch((thrown: unknown) => void asCatalogError(thrown));
}

/** Those of some datasets that carry our mark; none when the catalog cannot be read. */
export async function readOurs(batch: readonly EntityWrite[], { writer, planner }: ApplyContext): Promise<ReadonlySet<DatasetUrn>> {
  const contents = await writer.readContents(batch.map(({ urn }) => urn)).catch((thrown: unknown) => void asCatalogError(thrown));
  const isOurs = ([, content]: readonly [DatasetUrn, ContentReading]) => isMadeBy(content, planner.owner);
  return new Set([...(contents ?? [])].filter(isOurs).map(([urn]) => urn));
}
