import { urnEntityType } from '../../../urn/urn.js';
import { lineageHops } from '../../lineage/lineage-hops.js';
import { existenceNode, type UrnFacts, urnFacts } from '../../lineage/urn-facts.js';
import { type WalkResult, walkInSteps } from '../../lineage/walk-graph.js';
import type { EntityKind } from '../../metamodel/entity-types.js';
import { compileFilters } from '../../search/compile-filters.js';
import type { FilterGroup } from '../../search/criterion.js';
import { hidesSoftDeleted } from '../../search/is-shown.js';
import { scoreByWords } from '../../search/score-by-words.js';
import { readStructured } from '../../search/structured-query.js';
import { queryWords, readTextQuery } from '../../search/text-query.js';
import { memoize } from '../../shared/memoize.js';
import type { LineageGraph } from '../../store/graph/lineage-graph.js';
import { eachInTurn, finishInTurn, sortInTurn } from '../../turns/in-turn.js';
import type { RequestScope } from '../request-scope.js';
import { readFilterGroups } from '../search/search-input.js';
import { type DegreeFilter, readDegreeFilter, withoutDegrees } from './degree-filter.js';
import { groupNodes, groupsColumns, keepUngrouped } from './group-nodes.js';
import { hitDocument } from './hit-document.js';
import {
  hopLimit,
  isVisualization,
  type LineageSearchInput,
  requireStart,
  timeWindow,
} from './lineage-input.js';
import { reachVias } from './reach-vias.js';

/** Source: `elasticsearch.search.graph.lineageMaxHops` in DataHub's `application.yaml`. */
const MAX_VISUALIZATION_HOPS = 20;

/** An entity that lineage reaches, as one row of the answer. */
export interface LineageHit {
  /** The entity, as a number in the graph. */
  readonly entity: number;
  /** Number of words of the query that the names contain. 0 if the query matches everything. */
  readonly score: number;
  /** Hops on a shortest path. */
  readonly degree: number;
  /** The position of its urn among all urns. */
  readonly rank: number;
}

export interface FoundLineage {
  /** Best first, then nearest, then by urn. DataHub orders by relevance alone. */
  readonly hits: readonly LineageHit[];
  readonly reached: WalkResult;
  /**
   * Returns the nodes of the walk that a hit represents, nearest first: more than one if the walk
   * met several columns of a dataset.
   */
  readonly nodesOf: (entity: number) => readonly number[];
  readonly isIgnored: (node: number) => boolean;
  /** Returns true if the walk did not visit all neighbors of a node. */
  readonly isCutShort: (node: number) => boolean;
  /** Maximum number of hops of the walk. */
  readonly maxHops: number;
}

/**
 * The ways to ask for lineage. As in DataHub, a scroll always shows columns as their datasets,
 * searches fewer kinds by default, and lets visualizations go as far as other searches.
 */
export type LineageRequest = 'search' | 'scroll';

/**
 * Finds the entities that lineage reaches and that the search asks for. The walk passes through
 * hidden entities, such as soft-deleted entities. It uses the graph in memory, except for filters
 * and texts about other data, and for the jobs between columns.
 */
export async function findLineage(
  input: LineageSearchInput,
  request: LineageRequest,
  scope: RequestScope,
): Promise<FoundLineage> {
  const { store, dialect } = scope;
  const { graph } = store;
  const start = graph.findStart(requireStart(input.urn));
  const groups = readFilterGroups(input, dialect);
  const degrees = readDegreeFilter(groups, dialect);
  const maxHops =
    isVisualization(input) && request === 'search'
      ? Math.min(degrees.maxHops, MAX_VISUALIZATION_HOPS)
      : degrees.maxHops;
  const hops = lineageHops(store, {
    direction: input.direction,
    during: timeWindow(input, scope.clock()),
    limit: hopLimit(input),
  });
  const isIgnored = ignoredAsHop(input, urnFacts(graph));
  // As in DataHub, an unknown entity has no lineage, and causes no error.
  const steps = walkInSteps({
    start: start ?? 0,
    size: graph.size,
    hops,
    maxHops: start === undefined ? 0 : maxHops,
    isIgnored,
  });
  const walked = await finishInTurn(steps, scope.turn);
  const reached =
    start !== undefined && urnEntityType(graph.toUrn(start)) === 'schemaField'
      ? await reachVias({ start, direction: input.direction, reached: walked }, store, scope.turn)
      : walked;
  // Parsing the urns is the most expensive part. The first search parses the urns of all nodes, and
  // later searches use cached results.
  await eachInTurn(reached.nodes, scope.turn, urnFacts(graph));
  const { entities, nodesOf } =
    request === 'scroll' || groupsColumns(input.searchFlags)
      ? groupNodes(reached.nodes, graph)
      : keepUngrouped(reached.nodes);
  const select = createSelector({ input, request, degrees, groups: withoutDegrees(groups) }, scope);
  const ranks = graph.ranks();
  const selected: Selected[] = [];
  await eachInTurn(entities, scope.turn, (entity) => {
    const degree = reached.degreeAt(nodesOf(entity)[0] as number);
    if (select(entity, degree)) selected.push({ entity, degree, rank: ranks[entity] as number });
  });
  const hits = await scoreHits(selected, input.query, scope);
  return {
    hits: await sortInTurn(hits, compareHits, scope.turn),
    reached,
    nodesOf,
    isIgnored,
    isCutShort: hops.isCutShort,
    maxHops,
  };
}

/** Best first, then nearest, then by urn. */
function compareHits(a: LineageHit, b: LineageHit): number {
  return b.score - a.score || a.degree - b.degree || a.rank - b.rank;
}

function ignoredAsHop(
  { lineageFlags }: LineageSearchInput,
  factsOf: (node: number) => UrnFacts,
): (node: number) => boolean {
  const ignored = new Map(
    (lineageFlags?.ignoreAsHops ?? []).map(
      ({ entityType, platforms }): [string, readonly string[]] => [entityType, platforms ?? []],
    ),
  );
  if (ignored.size === 0) return () => false;
  return (node) => {
    const { kind, dataset } = factsOf(node);
    const platforms = ignored.get(kind?.enumValue ?? '');
    return (
      platforms !== undefined &&
      (platforms.length === 0 || platforms.includes(dataset?.platform ?? ''))
    );
  };
}

interface Selection {
  readonly input: LineageSearchInput;
  readonly request: LineageRequest;
  readonly degrees: DegreeFilter;
  readonly groups: readonly FilterGroup[];
}

/** Creates a function that decides if the filters select an entity at a degree. */
function createSelector(
  { input, request, degrees, groups }: Selection,
  scope: RequestScope,
): (entity: number, degree: number) => boolean {
  const { graph } = scope.store;
  const factsOf = urnFacts(graph);
  const types = input.types?.length ? new Set<string>(input.types) : undefined;
  const includesRemoved = !hidesSoftDeleted(groups, input.searchFlags?.includeSoftDeleted);
  // Without types, a search covers every kind but queries.
  const isShownByDefault = (kind: EntityKind | undefined) =>
    request === 'scroll' ? kind?.searched === true : kind?.inUrn !== 'query';
  const matches = readStructured(input.query);
  // Many hits share the few degrees.
  const filterAt = memoize((degree: number) => {
    const open = degrees.groupsAt(degree);
    return open && { isOpen: open.length === 0, isFitting: compileFilters(open) };
  });
  return (entity, degree) => {
    const facts = factsOf(entity);
    const kind = facts.kind?.enumValue ?? '';
    const filter = filterAt(degree);
    if (
      filter === undefined ||
      !facts.nameable ||
      !(types?.has(kind) ?? isShownByDefault(facts.kind)) ||
      !isVisible(graph, existenceNode(entity, facts, graph), includesRemoved)
    )
      return false;
    if (filter.isOpen && matches === undefined) return true;
    const document = hitDocument(entity, facts, scope.store);
    return filter.isFitting(document) && (matches?.(document) ?? true);
  };
}

type Selected = Omit<LineageHit, 'score'>;

/** Lists each member, since every spread object gets a shape of its own. */
function toHit({ entity, degree, rank }: Selected, score: number): LineageHit {
  return { entity, score, degree, rank };
}

/**
 * Scores the selected entities for the words of the query. Leaves out entities without any of them.
 * The index has the texts of all entities but columns, which may have no stored aspect.
 */
async function scoreHits(
  selected: readonly Selected[],
  query: string | null | undefined,
  scope: RequestScope,
): Promise<readonly LineageHit[]> {
  const words = queryWords(query);
  if (words === undefined) return selected.map((one) => toHit(one, 0));
  const { graph } = scope.store;
  const factsOf = urnFacts(graph);
  const isIndexed = ({ entity }: Selected) => factsOf(entity).existenceUrn === undefined;
  const indexed = selected.filter(isIndexed).map(({ entity }) => graph.toUrn(entity));
  const scores = await scoreByWords(words, indexed, scope);
  const scoreDocument = readTextQuery(query);
  const hits: LineageHit[] = [];
  await eachInTurn(selected, scope.turn, (one) => {
    const score = isIndexed(one)
      ? scores.get(graph.toUrn(one.entity))
      : scoreDocument(hitDocument(one.entity, factsOf(one.entity), scope.store));
    if (score !== undefined) hits.push(toHit(one, score));
  });
  return hits;
}

function isVisible(
  graph: LineageGraph,
  node: number | undefined,
  includesRemoved: boolean,
): boolean {
  return (
    node !== undefined && graph.exists(node) && (includesRemoved || !graph.isSoftDeleted(node))
  );
}
