import { type Finding, finding } from '../../errors/finding.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import { lineageEntities } from '../../model/lineage-entities.js';
import { MARK_PROPERTY, mutationActor } from '../../model/mark.js';
import type { ObservedState, Readings } from '../../model/observed-state.js';
import type { FormatReading, PortableLineage } from '../../model/portable-lineage.js';
import type { UpstreamRecord } from '../../model/upstream-lineage.js';
import { recordColumns } from '../../plan/unit/column-keys.js';
import { toOwner } from '../../plan/unit/owner.js';
import type { CatalogAccess } from '../../tasks/catalog/catalog-access.js';
import { readLiveLineage } from '../../tasks/catalog/read-live-lineage.js';
import { withCatalogReader } from '../../tasks/catalog/with-catalog-reader.js';
import { parseScope } from '../../tasks/stack/find-scope.js';
import type { Stack } from '../../tasks/stack/read-stack.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { type EdgeFilter, parseWriterGlob } from '../foreign/catalog/edge-filter.js';

import { keepDeclared } from '../foreign/catalog/keep-declared.js';
import { type ReadCatalogOptions, readCatalog } from '../foreign/catalog/read-catalog.js';
import { needsDisplayName } from '../merge/base-name.js';

import { findIngestedEdges } from './find-ingested-edges.js';
import type { ImportSource } from './import-request.js';

export interface CatalogSourceRequest extends Pick<ReadCatalogOptions, 'columns'> {
  readonly catalog: CatalogAccess;
  /** Limits the edges to these writers and this age. A writer is a text of `--written-by`. */
  readonly filter: Omit<EdgeFilter, 'writtenBy'> & { readonly writtenBy: readonly string[] };
  /** Scope expressions for downstreams. Empty for everything. */
  readonly select: readonly string[];
  /** True to read the domains of datasets, for the layout by domain. */
  readonly byDomain: boolean;
  /** Milliseconds since 1970: the time to look for running ingestion. Default: no search. */
  readonly ingestionAt?: number | undefined;
}

/**
 * Reads the lineage of all writers from a catalog. If a downstream is not selected, or the catalog
 * does not show it now, the import keeps what an earlier import wrote of it.
 */
export function catalogSource(request: CatalogSourceRequest): ImportSource {
  const { select, catalog } = request;
  return {
    format: 'catalog',
    read: async ({ stack, signal, progress }) => {
      const expressions = parseScope({ select, exclude: [] })?.select ?? [];
      return await withCatalogReader(stack, { catalog, signal, progress }, async (reader) => {
        const readings = await readLiveLineage(stack.desired, reader, expressions);
        const read = await readLineage(readings, request, { stack, reader });
        const { ingestionAt: now } = request;
        const { lineage } = read;
        const ingested =
          now === undefined
            ? undefined
            : await findIngestedEdges({ lineage, readings, reader, progress, now });
        const entities = [...lineageEntities(lineage)];
        // Only an entity whose urn holds no readable name needs its display name.
        const labeled = request.byDomain ? entities : entities.filter(needsDisplayName);
        return {
          ...read,
          facts: await reader.readLabels(labeled),
          findings: now === undefined ? await claimFindings(lineage, readings, reader) : [],
          ingested,
          covers: (downstream) => {
            const reading = readings.get(downstream);
            return reading === undefined ? select.length === 0 : reading.kind !== 'unknown';
          },
        };
      });
    },
  };
}

async function readLineage(
  readings: Readings,
  { columns, filter }: CatalogSourceRequest,
  { stack, reader }: { readonly stack: Stack; readonly reader: CatalogReader },
): Promise<FormatReading> {
  const { settings, target } = stack;
  const owner = toOwner({ stack: settings.stack, target, formerly: settings.formerly });
  const schemas: ObservedState['schemas'] =
    columns === 'none' ? new Map() : await readSchemas(readings, reader);
  const { wildcardCase } = settings.columns;
  const read = readCatalog({
    readings,
    schemas,
    options: {
      columns,
      filter: { ...filter, writtenBy: filter.writtenBy.map(parseWriterGlob) },
      wildcardCase,
      ownNames: new Set([owner.key, ...owner.formerly]),
    },
  });
  const known = { findSchema: (urn: EntityUrn) => schemas.get(urn) ?? null, wildcardCase };
  return { ...read, lineage: keepDeclared(read.lineage, stack.desired.units, known) };
}

/** Reads the columns of all datasets that column lineage names. */
async function readSchemas(
  readings: Readings,
  reader: CatalogReader,
): Promise<ObservedState['schemas']> {
  const records = [...readings.values()].flatMap((reading) =>
    reading.kind === 'present' ? (reading.lineage.value?.fineGrainedLineages ?? []) : [],
  );
  const datasets = new Set(recordColumns(records).map(({ dataset }) => dataset));
  return await reader.readSchemas([...datasets]);
}

/**
 * Counts the edges that the next plan claims: the user of the token added them by `updateLineage`, and
 * they have no mark.
 */
async function claimFindings(
  { units }: PortableLineage,
  readings: Readings,
  reader: CatalogReader,
): Promise<readonly Finding[]> {
  const makers = units.flatMap(({ downstream, edges }) => {
    const reading = readings.get(downstream);
    const stored = reading?.kind === 'present' ? (reading.lineage.value?.upstreams ?? []) : [];
    return edges.map(({ upstream }) => makerOf(stored.filter((one) => one.dataset === upstream)));
  });
  if (makers.every((maker) => maker === undefined)) return [];
  const actor = await reader.readActor();
  const count = makers.filter((maker) => maker === actor).length;
  if (count === 0) return [];
  const message = `edges without a mark that the user of the token made: ${count}; the next plan marks them as ours`;
  return [finding('edges-claimed', { message })];
}

/**
 * Returns the one user who added all records of an edge by `updateLineage`. Undefined for several
 * users or a mark.
 */
function makerOf(records: readonly UpstreamRecord[]): string | undefined {
  const makers = new Set(records.map(mutationActor));
  const isMarked = records.some(({ properties }) => properties?.[MARK_PROPERTY] !== undefined);
  return isMarked || makers.size > 1 ? undefined : [...makers][0];
}
