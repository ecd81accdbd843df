import type { WildcardCase } from '../../../model/column-settings.js';
import type { PresentDataset, Readings, SchemaReading } from '../../../model/observed-state.js';
import type { FormatReading, LeftOut } from '../../../model/portable-lineage.js';
import { type EntityUrn, isDatasetUrn } from '../../../urn/entity-urn.js';
import type { KnownColumns } from '../declared-lineage.js';
import { LineageCollector } from '../lineage-collector.js';
import { findWildcards } from './find-wildcards.js';
import { type EdgeChoice, readEdges } from './read-edges.js';
import { readPairs } from './read-pairs.js';
import { columnFinder, distinctPairs } from './stored-names.js';

/** The answers of a catalog, and the part of them to read. */
export interface CatalogInput {
  /** The entities whose own lineage to read. */
  readonly readings: Readings;
  /**
   * The known columns of entities. They tell which spellings mean one column, and which pairs a
   * wildcard stands for. A dataset without a schema gets no wildcard, and no other entity gets one.
   */
  readonly schemas: ReadonlyMap<EntityUrn, SchemaReading>;
  readonly options: ReadCatalogOptions;
}

export interface ReadCatalogOptions extends EdgeChoice {
  /** `star`: a wildcard where the schemas expand it to the same pairs. `none`: edges alone. */
  readonly columns: 'list' | 'star' | 'none';
  /** The setting of the stack. A plan resolves wildcards by it. */
  readonly wildcardCase: WildcardCase;
}

/**
 * Reads the lineage that any writer stored in a catalog, as manifests can declare it. A plan of the
 * result changes nothing: it lacks what a declaration would change. If an edge or a pair has
 * several records, the first record counts, as in a plan.
 *
 * Records are: each stored edge; each stored pair of columns, or a record of columns without a
 * pair; and each entity that the catalog does not show. Edges that the filter leaves to others do
 * not count as records, nor do columns with `columns: none`.
 */
export function readCatalog(input: CatalogInput): FormatReading {
  const collector = new LineageCollector();
  const leftOut: LeftOut[] = [];
  let records = 0;
  for (const reading of input.readings.values()) {
    if (reading.kind === 'absent') continue;
    if (reading.kind === 'unknown') {
      records++;
      leftOut.push({ code: 'dataset-unreadable', record: reading.urn });
      continue;
    }
    const read = readHolder(reading, input, collector);
    records += read.records;
    for (const missing of read.leftOut) leftOut.push(missing);
  }
  return { lineage: collector.finish(), records, leftOut };
}

function readHolder(
  { urn, lineage }: PresentDataset,
  { schemas, options }: CatalogInput,
  collector: LineageCollector,
): Pick<FormatReading, 'records' | 'leftOut'> {
  const edges = readEdges(urn, lineage, options);
  for (const [end, facts] of edges.ends) collector.addEdge(urn, end, facts);
  if (options.columns === 'none') return edges;
  const { pairs, records, leftOut } = readPairs(
    urn,
    lineage.value?.fineGrainedLineages ?? [],
    edges,
  );
  const { wildcardCase } = options;
  const known: KnownColumns = {
    findSchema: (entity) => schemas.get(entity) ?? null,
    wildcardCase,
  };
  const distinct = distinctPairs(urn, pairs, columnFinder(known));
  const found =
    options.columns === 'list' || !isDatasetUrn(urn)
      ? { upstreams: [], pairs: distinct }
      : findWildcards(urn, distinct, known);
  for (const upstream of found.upstreams) collector.addWildcard(urn, upstream);
  for (const pair of found.pairs) collector.addPair(urn, pair);
  return { records: edges.records + records, leftOut: [...edges.leftOut, ...leftOut] };
}
