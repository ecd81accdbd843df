import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { hasErrors } from '../../errors/finding.js';
import { HeadwaterError, throwIfInterrupted } from '../../errors/headwater-error.js';
import { buildGraph } from '../../insight/graph/build-graph.js';
import { declaredGraph } from '../../insight/graph/declared-graph.js';
import type { GraphDocument, HopLimits } from '../../insight/graph/graph-document.js';
import { liveGraph } from '../../insight/graph/live-graph.js';
import {
  graphUniverse,
  type SelectedDatasets,
  selectDatasets,
} from '../../insight/graph/select-datasets.js';
import { findJoins, type Joined, type WholeGraph } from '../../insight/graph/whole-graph.js';
import type { UnknownDataset } from '../../model/observed-state.js';
import { addressBook } from '../../plan/document/address-book.js';
import type { ScopeExpression } from '../../plan/scope/expression.js';
import { buildUniverse, type Universe } from '../../plan/scope/universe.js';
import { toOwner } from '../../plan/unit/owner.js';
import { asDatasetUrn } from '../../urn/dataset-urn.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import { namedUrns, readDiscovered } from '../catalog/read-live-lineage.js';
import { type CutLineage, readOnward } from '../catalog/read-onward.js';
import { withCatalogReader } from '../catalog/with-catalog-reader.js';
import { tool } from '../process/tool.js';
import { nothingMatches, parseScope } from '../stack/find-scope.js';
import type { Stack } from '../stack/read-stack.js';
import { readValidStack } from '../stack/read-valid-stack.js';
import type { InvalidStack, StackRequest } from '../stack/stack-request.js';

/** The part of the lineage to show. */
export interface GraphRequest extends StackRequest {
  /** The catalog whose lineage to show. Default: show declared lineage and ask no catalog. */
  readonly catalog?: CatalogAccess | undefined;
  /** Scope expressions, as for a plan. Empty for everything. */
  readonly select: readonly string[];
  /** Number of edges to follow beyond the edges that the expressions ask for. Infinity for all. */
  readonly reach: HopLimits;
  /** True to show column pairs. */
  readonly columns: boolean;
}

/** A graph, or the errors of the manifests. */
export type GraphResult = InvalidStack | GraphedStack;

/** The graph of a stack. */
export interface GraphedStack {
  readonly kind: 'graphed';
  readonly graph: GraphDocument;
  /** `error` if the catalog hid a dataset of the graph, else `ok`. */
  readonly exitCode: ExitCode;
}

/**
 * Builds the graph of the lineage around some datasets: as the manifests declare it, or as the
 * catalog holds it from all writers. Writes nothing.
 *
 * @throws HeadwaterError `bad-flag` and `nothing-matches`, exit code 64, of the expressions;
 *   `interrupted`, 130
 */
export async function graphStack(request: GraphRequest): Promise<GraphResult> {
  const expressions = parseScope({ select: request.select, exclude: [] })?.select ?? [];
  const reading = await readValidStack(request);
  if (reading.kind === 'invalid') return reading;
  const { stack } = reading;
  const book = addressBook(stack.desired.datasets);
  const known: KnownLineage = request.catalog
    ? await readLive(stack, expressions, { ...request, catalog: request.catalog })
    : { origin: null, whole: declaredGraph(stack.desired, book), unreadable: [] };
  throwIfInterrupted(request.signal, 'the graph was made');
  const found = selectKnown(known, stack, expressions, request.reach);
  const { columns, reach, select } = request;
  const { settings, target } = stack;
  const { origin, whole, unreadable } = known;
  const graph = buildGraph({
    tool,
    basis: request.catalog ? 'live' : 'declared',
    target: { origin, stack: settings.stack, target },
    select,
    reach,
    columns,
    whole,
    unreadable,
    ...found,
    book,
  });
  const exitCode = hasErrors(graph.findings) ? exitCodes.error : exitCodes.ok;
  return { kind: 'graphed', graph, exitCode };
}

interface KnownLineage {
  readonly origin: string | null;
  readonly whole: WholeGraph;
  readonly unreadable: readonly UnknownDataset[];
}

/** @throws HeadwaterError `nothing-matches`, exit code 64 */
function selectKnown(
  { whole, origin }: KnownLineage,
  { desired }: Stack,
  expressions: readonly ScopeExpression[],
  reach: HopLimits,
): { readonly universe: Universe; readonly found: SelectedDatasets } {
  const universe = graphUniverse(whole, desired.datasets);
  const found = selectDatasets(expressions, reach, universe);
  if (found.ok) return { universe, found: found.value };
  const which =
    origin === null
      ? 'that the manifests name'
      : 'that the manifests name or that has lineage in the catalog';
  const offline = origin === null ? 'what only the catalog knows is found with --live' : undefined;
  throw nothingMatches(found.problem, which, {
    meant: (names) => `did you mean: headwater graph ${names}`,
    otherwise: offline,
  });
}

/** Reads the datasets of index and manifests, then all others that the selection reaches. */
async function readLive(
  stack: Stack,
  expressions: readonly ScopeExpression[],
  request: GraphRequest & { readonly catalog: CatalogAccess },
): Promise<KnownLineage> {
  const { reach } = request;
  const { settings, desired, target } = stack;
  const owner = toOwner({ stack: settings.stack, target, formerly: settings.formerly });
  const names = { owner, book: addressBook(desired.datasets) };
  return await withCatalogReader(stack, request, async (reader) => {
    request.note?.(`catalog: ${reader.origin}, reading lineage`);
    const also = namedUrns(expressions);
    const readings = new Map(await readDiscovered(desired, reader, { discover: true, also }));
    let joins: readonly Joined[] = [];
    const cut = await readOnward(reader, readings, (fresh) => {
      joins = [...joins, ...findJoins(liveGraph(fresh, names))];
      const urns = [...readings.keys()];
      const universe = buildUniverse({ named: desired.datasets, urns, joins });
      const found = selectDatasets(expressions, reach, universe);
      const within = found.ok ? [...found.value.within] : [];
      return within.filter((urn) => !readings.has(urn) && asDatasetUrn(urn).ok);
    });
    if (cut) throw endlessLineage(cut, readings.size);
    const unreadable = [...readings.values()].filter((one) => one.kind === 'unknown');
    return { origin: reader.origin, whole: liveGraph(readings, names), unreadable };
  });
}

/** Creates the error of lineage that leads to further datasets without end. */
function endlessLineage({ steps, next }: CutLineage, datasets: number): HeadwaterError {
  return new HeadwaterError(
    'catalog-incomplete',
    `the lineage does not end: ${steps} steps and ${datasets} datasets on, the catalog names ${next}, which was not read yet`,
    { hint: 'name fewer datasets, or follow fewer steps, such as --depth 5' },
  );
}
