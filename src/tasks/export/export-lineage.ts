import { HeadwaterError, throwIfInterrupted } from '../../errors/headwater-error.js';
import { readCatalog } from '../../import/foreign/catalog/read-catalog.js';
import { writeCsv } from '../../import/foreign/csv/write-csv.js';
import { writeLineageFile } from '../../import/foreign/datahub-lineage-file/write-lineage-file.js';
import { type DeclaredLineage, declaredLineage } from '../../import/foreign/declared-lineage.js';
import { writeDot } from '../../import/foreign/dot/write-dot.js';
import { type ExportedText, type Loss, listLosses } from '../../import/foreign/exported-text.js';
import { writeOpenLineage } from '../../import/foreign/openlineage/write-openlineage.js';
import { edgeEnds } from '../../model/edge-end.js';
import type { Readings } from '../../model/observed-state.js';
import type { LeftOut, PortableLineage } from '../../model/portable-lineage.js';
import type { ScopeExpression } from '../../plan/scope/expression.js';
import { declaredColumns } from '../../plan/unit/column-keys.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import { readLiveLineage, selectDownstreams } from '../catalog/read-live-lineage.js';
import { withCatalogReader } from '../catalog/with-catalog-reader.js';
import { parseScope } from '../stack/find-scope.js';
import type { Stack } from '../stack/read-stack.js';
import { readValidStack } from '../stack/read-valid-stack.js';
import type { InvalidStack, StackRequest } from '../stack/stack-request.js';

export interface ExportRequest extends StackRequest {
  readonly to: ExportFormat;
  /** The catalog whose lineage to export. Default: the declared lineage, without a catalog. */
  readonly catalog?: CatalogAccess | undefined;
  /** Scope expressions for downstreams. Empty for everything. */
  readonly select: readonly string[];
  /** The time of the export, as events state it. */
  readonly time: string;
}

export interface ExportedLineage {
  readonly kind: 'exported';
  readonly edges: number;
  /** The parts of the lineage that the format cannot express. */
  readonly losses: readonly Loss[];
  /** The lineage of the catalog that Headwater cannot name. */
  readonly leftOut: readonly LeftOut[];
  /** The parts of the text, made one by one. */
  readonly chunks: Iterable<string>;
}

/**
 * Reads the declared lineage, or the lineage of a catalog, and makes its text in another format.
 * Writes nothing.
 *
 * @throws HeadwaterError `bad-flag` and `nothing-matches`, exit code 64, of the expressions;
 *   `dataset-unreadable` if the catalog hides a dataset of the export; `interrupted`, 130
 */
export async function exportStack(request: ExportRequest): Promise<InvalidStack | ExportedLineage> {
  const expressions = parseScope({ select: request.select, exclude: [] })?.select ?? [];
  const reading = await readValidStack(request);
  if (reading.kind === 'invalid') return reading;
  const { stack } = reading;
  const format = exportFormats[request.to];
  const { lineage, losses, leftOut } = request.catalog
    ? await readLive(stack, expressions, { ...request, catalog: request.catalog })
    : { ...readDesired(stack, expressions, format.hasWildcards), leftOut: [] };
  throwIfInterrupted(request.signal, 'the export was made');
  const { namespace } = stack.settings.catalog;
  const text = format.write(lineage, { namespace, time: request.time });
  return {
    kind: 'exported',
    edges: lineage.units.reduce((sum, { edges }) => sum + edges.length, 0),
    losses: sumLosses([...text.losses, ...losses]),
    leftOut,
    chunks: text.chunks,
  };
}

function readDesired(
  { desired, settings }: Stack,
  expressions: readonly ScopeExpression[],
  hasWildcards: boolean,
): DeclaredLineage {
  const joins = desired.units.flatMap(({ downstream, edges }) =>
    edges.map(({ upstream }) => edgeEnds(downstream, upstream)),
  );
  const selected = selectDownstreams(desired, joins, expressions);
  const { wildcardCase } = settings.columns;
  const { lineage, losses } = declaredLineage({
    units: desired.units.filter(({ downstream }) => selected.has(downstream)),
    columns: { findSchema: declaredColumns(desired.datasets), wildcardCase },
    hasWildcards,
  });
  const create = desired.datasets.filter((one) => one.create && selected.has(one.urn)).length;
  return { lineage, losses: [...losses, ...listLosses({ create })] };
}

async function readLive(
  stack: Stack,
  expressions: readonly ScopeExpression[],
  request: ExportRequest & { readonly catalog: CatalogAccess },
) {
  const { desired, settings } = stack;
  const readings = await withCatalogReader(stack, request, async (reader) => {
    request.note?.(`catalog: ${reader.origin}, reading lineage`);
    return await readLiveLineage(desired, reader, expressions);
  });
  refuseHidden(readings);
  const { wildcardCase } = settings.columns;
  const options = { columns: 'list', wildcardCase, filter: { writtenBy: [] } } as const;
  const { lineage, leftOut } = readCatalog({ readings, schemas: new Map(), options });
  return { lineage, losses: [], leftOut };
}

/** Refuses hidden datasets: they may have lineage, so an export would be incomplete. */
function refuseHidden(readings: Readings): void {
  for (const reading of readings.values())
    if (reading.kind === 'unknown')
      throw new HeadwaterError(
        'dataset-unreadable',
        `the catalog does not show ${reading.urn}: ${reading.why}`,
        { hint: 'grant the user of the token VIEW_ENTITY_PAGE on it, or export other datasets' },
      );
}

function sumLosses(losses: readonly Loss[]): readonly Loss[] {
  const counts: Partial<Record<Loss['what'], number>> = {};
  for (const { what, count } of losses) counts[what] = (counts[what] ?? 0) + count;
  return listLosses(counts);
}

export type ExportFormat = 'datahub-lineage-file' | 'openlineage' | 'csv' | 'dot';

interface FormatWriter {
  /** True if the format can say that all columns of two datasets are mapped. */
  readonly hasWildcards: boolean;
  readonly write: (lineage: PortableLineage, context: WriteContext) => ExportedText;
}

interface WriteContext {
  /** The namespace of the catalog's urns. */
  readonly namespace: string;
  readonly time: string;
}

const exportFormats: Readonly<Record<ExportFormat, FormatWriter>> = {
  'datahub-lineage-file': {
    hasWildcards: false,
    write: (lineage, { namespace }) => writeLineageFile(lineage, namespace),
  },
  openlineage: {
    hasWildcards: true,
    write: (lineage, { time }) => writeOpenLineage(lineage, time),
  },
  csv: { hasWildcards: true, write: writeCsv },
  // DOT draws edges only. The export counts left-out columns without expanding wildcards.
  dot: { hasWildcards: true, write: writeDot },
};
