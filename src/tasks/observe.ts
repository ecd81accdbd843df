import type { CatalogReader } from '../model/catalog-port.js';
import type { DesiredState } from '../model/desired-state.js';
import type { ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { nearMissCandidates } from './near-miss-candidates.js';

export interface Observation {
  readonly observed: ObservedState;
  /** Existing datasets among which a missing one may have its near miss. */
  readonly known: readonly DatasetUrn[];
}

/** Reads everything that a plan needs, from the primary store. */
export async function observe(desired: DesiredState, reader: CatalogReader): Promise<Observation> {
  const urns = desired.datasets.map(({ urn }) => urn);
  const [actor, datasets] = await Promise.all([reader.readActor(), reader.readDatasets(urns)]);
  const missing = desired.datasets.filter(({ urn, create }) => !create && datasets.get(urn)?.kind === 'absent');
  const candidates = await nearMissCandidates(
    missing.map(({ urn }) => urn),
    reader,
  );
  const present = [...datasets.values()].filter(({ kind }) => kind === 'present').map(({ urn }) => urn);
  return { observed: { actor, datasets }, known: [...new Set([...present, ...candidates])] };
}
