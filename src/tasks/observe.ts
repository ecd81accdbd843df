import type { CatalogReader } from '../model/catalog-port.js';
import type { DesiredState } from '../model/desired-state.js';
import type { ObservedState } from '../model/observed-state.js';
import type { FineGrainedRecord } from '../model/upstream-lineage.js';
import { columnsOfRecords } from '../plan/lineage/column-keys.js';
import { spelledTwice } from '../plan/lineage/spelled-twice.js';
import { datasetsOf } from '../plan/undo/datasets-of.js';
import type { Undo } from '../plan/undo/undo.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { nearMissCandidates } from './near-miss-candidates.js';
import { readNominated } from './read-nominated.js';

export interface ObserveOptions {
  /** Whether to look for our marks on datasets that no manifest names. */
  readonly discover: boolean;
  /** What is to be undone, if anything is. */
  readonly undo?: Undo | undefined;
}

export interface Observation {
  readonly observed: ObservedState;
  /** Existing datasets among which a missing one may have its near miss. */
  readonly known: readonly DatasetUrn[];
}

/**
 * Reads everything that a plan needs. The search index nominates where our marks may be; what is decided is decided from
 * the primary store alone.
 */
export async function observe(desired: DesiredState, reader: CatalogReader, { discover, undo }: ObserveOptions): Promise<Observation> {
  const named = desired.datasets.map(({ urn }) => urn);
  const nomination = { discover, also: undo ? datasetsOf(undo) : [] };
  const [actor, datasets] = await Promise.all([reader.readActor(), readNominated(desired, reader, nomination)]);
  const isPresent = (urn: DatasetUrn) => datasets.get(urn)?.kind === 'present';
  const created = desired.datasets.filter(({ create }) => create !== undefined).map(({ urn }) => urn);
  const described = [...new Set([...created, ...(undo?.datasets ?? []).map(({ urn }) => urn)])];
  const missing = desired.datasets.filter(({ urn, create }) => !create && datasets.get(urn)?.kind === 'absent').map(({ urn }) => urn);
  const [schemas, contents, candidates] = await Promise.all([
    reader.readSchemas([...new Set([...mappedDatasets(desired).filter(isPresent), ...doubtfulDatasets(datasets, undo)])]),
    reader.readContents(described.filter(isPresent)),
    nearMissCandidates(missing, reader),
  ]);
  const observed = { actor, datasets, schemas, contents, discovered: discover };
  return { observed, known: [...new Set([...named.filter(isPresent), ...candidates])] };
}

/** The datasets whose columns are spelled in several ways by what is there, and by what is to be put back. */
function doubtfulDatasets(datasets: ObservedState['datasets'], undo: Undo | undefined): readonly DatasetUrn[] {
  return [...datasets].flatMap(([urn, reading]) => {
    const records = (reading.kind === 'present' && reading.lineage.value?.fineGrainedLineages) || [];
    const undone = [...(undo?.units.get(urn)?.pairs.values() ?? [])].map(
      ({ downstreamField, upstreamField }): FineGrainedRecord => ({
        upstreamType: 'FIELD_SET',
        upstreams: [upstreamField],
        downstreamType: 'FIELD',
        downstreams: [downstreamField],
      }),
    );
    return spelledTwice(columnsOfRecords([...records, ...undone]));
  });
}

/** The datasets whose columns declared mappings name. */
function mappedDatasets({ units }: DesiredState): readonly DatasetUrn[] {
  const mapped = units.flatMap(({ downstream, columns }) =>
    columns.flatMap((mapping) => [
      downstream,
      ...(mapping.kind === 'explicit' ? mapping.upstreams.map(({ dataset }) => dataset) : [mapping.upstream]),
    ]),
  );
  return [...new Set(mapped)];
}
