import { versionBefore } from '../../insight/drift/lineage-history.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import type { EdgeEnd } from '../../model/edge-end.js';
import type { LineageReading, Readings } from '../../model/observed-state.js';
import type { PortableLineage } from '../../model/portable-lineage.js';
import type { ReportProgress } from '../../model/progress.js';
import type { UpstreamRecord } from '../../model/upstream-lineage.js';
import { edgeId } from '../../plan/document/change.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

/** The maximum number of earlier versions: as many as DataHub keeps by default. */
const MAX_STEPS = 20;

/** Ingestion that was seen in the last eight days counts as running. */
const RECENT_MS = 8 * 86_400_000;

/** The pipeline or run that writes an edge again and again, by the identity of the edge. */
export type IngestedEdges = ReadonlyMap<string, string>;

export interface IngestedEdgesInput {
  readonly lineage: PortableLineage;
  readonly readings: Readings;
  readonly reader: Pick<CatalogReader, 'readStoredVersions'>;
  readonly progress?: ReportProgress | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Finds the edges that ingestion repeats: a run or a pipeline wrote two stored versions with the
 * edge, or wrote one that was observed in the last eight days. Leaves out an edge that a person
 * drew in the catalog's pages, even if ingestion kept it.
 *
 * Reads earlier versions only of downstreams whose present version does not decide. All of them go
 * one version back at a time.
 */
export async function findIngestedEdges(input: IngestedEdgesInput): Promise<IngestedEdges> {
  const { lineage, readings, reader, progress } = input;
  const since = input.now - RECENT_MS;
  const found = new Map<string, string>();
  let walks = lineage.units.flatMap(({ downstream, edges }) => {
    const reading = readings.get(downstream);
    if (reading?.kind !== 'present') return [];
    const open = new Map(edges.map(({ upstream }) => [upstream, undefined] as const));
    return stepBack({ downstream, open, reading: reading.lineage }, since, found);
  });
  const total = walks.length;
  for (let step = 0; step < MAX_STEPS && walks.length > 0; step++) {
    progress?.({ kind: 'phase', phase: 'history', done: total - walks.length, total });
    const wanted = new Map(walks.map(({ downstream, next }) => [downstream, next]));
    const versions = await reader.readStoredVersions(wanted);
    walks = walks.flatMap(({ downstream, open }) => {
      const reading = versions.get(downstream);
      return reading ? stepBack({ downstream, open, reading }, since, found) : [];
    });
  }
  return found;
}

/** The undecided edges of a holder, with the last run that wrote them, if any. */
interface OpenEdges {
  readonly downstream: EntityUrn;
  /** By other end. */
  readonly open: ReadonlyMap<EdgeEnd, string | undefined>;
}

/** Takes one version into account. Returns the undecided edges, with the version to read next. */
function stepBack(
  { downstream, open, reading }: OpenEdges & { readonly reading: LineageReading },
  since: number,
  found: Map<string, string>,
): readonly (OpenEdges & { readonly next: number })[] {
  const { writtenThrough, writtenIn, observedAt = Number.NaN, value } = reading;
  const writer = writtenThrough ?? writtenIn;
  const records = new Map(value?.upstreams.map((record) => [record.dataset, record]));
  const left = new Map<EdgeEnd, string | undefined>();
  for (const [upstream, before] of open) {
    const record = records.get(upstream);
    if (record !== undefined && isDrawn(record)) continue;
    if (record === undefined || writer === undefined) left.set(upstream, before);
    else if (before !== undefined || observedAt >= since)
      found.set(edgeId(downstream, upstream), before ?? writer);
    else left.set(upstream, writer);
  }
  const next = versionBefore(reading);
  return next === undefined || left.size === 0 ? [] : [{ downstream, open: left, next }];
}

/** Returns true for an edge that was drawn by hand. The catalog's mutation writes this property. */
function isDrawn({ properties }: UpstreamRecord): boolean {
  return properties?.['source'] === 'UI';
}
