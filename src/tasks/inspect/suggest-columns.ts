import { exitCodes } from '../../errors/exit-codes.js';
import { throwIfInterrupted } from '../../errors/headwater-error.js';
import { findSuggestions, suggestionEnds } from '../../insight/suggest/find-suggestions.js';
import { DEFAULT_MIN_SCORE } from '../../insight/suggest/pair-scores.js';
import type { TypedColumn } from '../../insight/suggest/suggest-pairs.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import { chunk } from '../../model/chunk.js';
import type { DesiredColumn, DesiredDataset, DesiredUnit } from '../../model/desired-state.js';
import { edgeEnds } from '../../model/edge-end.js';
import { storedContent } from '../../plan/dataset/stored-content.js';
import { addressBook } from '../../plan/document/address-book.js';
import type { SuggestionsReport } from '../../report/document/suggestions-report.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { writtenPath } from '../../urn/field-path.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import { selectDownstreams } from '../catalog/read-live-lineage.js';
import { withCatalogReader } from '../catalog/with-catalog-reader.js';
import { parseScope } from '../stack/find-scope.js';
import { readValidStack } from '../stack/read-valid-stack.js';
import type { InvalidStack, StackRequest, TaskResult } from '../stack/stack-request.js';
import { suggestionFragment } from './suggestion-fragment.js';

/** The downstreams to suggest columns for. */
export interface SuggestRequest extends StackRequest {
  /** The catalog that knows the columns. */
  readonly catalog: CatalogAccess;
  /** Scope expressions for downstreams. Empty for all. */
  readonly select: readonly string[];
  /** The lowest score to show, 0 to 1. Default: the score of classes that are nearly always right. */
  readonly minScore?: number | undefined;
  /** True for every edge that maps no column, also of a downstream that maps some. Default: false. */
  readonly all?: boolean | undefined;
}

/** Suggestions, or the errors of the manifests. */
export type SuggestResult = InvalidStack | SuggestedColumns;

/** The column pairs that were found. There may be none. The exit code is always `ok`. */
export interface SuggestedColumns extends TaskResult {
  readonly kind: 'suggested';
  readonly report: SuggestionsReport;
}

/**
 * Suggests column pairs for declared edges that map no column, by the names and types of columns.
 * Writes nothing.
 *
 * @throws HeadwaterError `bad-flag` and `nothing-matches`, exit code 64, of the expressions;
 *   `catalog-forbidden` if the catalog hides columns; `interrupted`, 130
 */
export async function suggestColumns(request: SuggestRequest): Promise<SuggestResult> {
  const { select, minScore = DEFAULT_MIN_SCORE, all = false } = request;
  const expressions = parseScope({ select, exclude: [] })?.select ?? [];
  const reading = await readValidStack(request);
  if (reading.kind === 'invalid') return reading;
  const { stack, sources } = reading;
  const { desired, settings, target } = stack;
  const joins = desired.units.flatMap(({ downstream, edges }) =>
    edges.map(({ upstream }) => edgeEnds(downstream, upstream)),
  );
  const selected = selectDownstreams(desired, joins, expressions);
  const units = desired.units.filter(({ downstream }) => selected.has(downstream));
  const { origin, columns } = await withCatalogReader(stack, request, async (reader) => {
    request.note?.(`catalog: ${reader.origin}, reading columns`);
    return { origin: reader.origin, columns: await readColumns(units, desired.datasets, reader) };
  });
  throwIfInterrupted(request.signal, 'the columns were suggested');
  const columnsOf = (dataset: DatasetUrn) => columns.get(dataset) ?? [];
  const book = addressBook(desired.datasets);
  const found = findSuggestions({ units, columnsOf, book, minScore, all });
  const report: SuggestionsReport = {
    kind: 'suggestions',
    target: { origin, stack: settings.stack, target },
    ...found,
    fragment: suggestionFragment(found.downstreams),
  };
  return { kind: 'suggested', report, sources, exitCode: exitCodes.ok };
}

/** The datasets of one read. Their whole schemas are in memory at the same time. */
const DATASETS_PER_READ = 100;

/** Reads columns with their types from the catalog. What it lacks is taken from the manifests. */
async function readColumns(
  units: readonly DesiredUnit[],
  datasets: readonly DesiredDataset[],
  reader: CatalogReader,
): Promise<ReadonlyMap<DatasetUrn, readonly TypedColumn[]>> {
  const declared = new Map(
    datasets.map(({ urn, create }) => [urn as string, create?.columns ?? []]),
  );
  const columns = new Map<DatasetUrn, readonly TypedColumn[]>();
  for (const urns of chunk(suggestionEnds(units), DATASETS_PER_READ)) {
    const contents = await reader.readContents(urns);
    for (const urn of urns) {
      const content = contents.get(urn);
      const stored = content ? storedContent(urn, content).columns : [];
      columns.set(urn, typedColumns(stored.length > 0 ? stored : (declared.get(urn) ?? [])));
    }
  }
  return columns;
}

function typedColumns(columns: readonly DesiredColumn[]): readonly TypedColumn[] {
  const paths = columns.map(({ fieldPath }) => fieldPath);
  return columns.map(({ fieldPath, type }) => ({
    name: writtenPath(fieldPath, paths, 'simple'),
    type,
  }));
}
