import { lineageHops } from '../../lineage/lineage-hops.js';
import { bearerNode, type UrnFacts, urnFacts } from '../../lineage/urn-facts.js';
import { type Reached, walkGraph } from '../../lineage/walk-graph.js';
import type { FilterGroup } from '../../search/criterion.js';
import { hidesSoftDeleted } from '../../search/is-shown.js';
import { readFilters } from '../../search/read-filters.js';
import { asksForEverything, readTextQuery } from '../../search/text-query.js';
import type { LineageGraph } from '../../store/graph/lineage-graph.js';
import { eachInTurn, sortInTurn } from '../../turns/in-turn.js';
import type { RequestScope } from '../request-scope.js';
import { readFilterGroups } from '../search/search-input.js';
import { type DegreeFilter, readDegreeFilter, withoutDegrees } from './degree-filter.js';
import { eachForItself, groupNodes } from './group-nodes.js';
import { hitDocument } from './hit-document.js';
import { hopLimit, isForDrawing, type LineageInput, requireStart, timeWindow } from './lineage-input.js';

/** Source: `elasticsearch.search.graph.lineageMaxHops` in DataHub's `application.yaml`. */
const MAX_HOPS_OF_A_DRAWING = 20;

/** An entity that lineage reaches, as one row of the answer. */
export interface LineageHit {
  /** The entity, as a number in the graph. */
  readonly entity: number;
  /** Words of the query that the names hold; 0 where the query asks for everything. */
  readonly score: number;
  /** The fewest hops. */
  readonly degree: number;
  /** The place of its urn among all urns. */
  readonly rank: number;
}

export interface FoundLineage {
  /** Best first, then nearest, then by urn, where DataHub orders by relevance alone. */
  readonly hits: readonly LineageHit[];
  readonly reached: Reached;
  /** The nodes of the walk that a hit stands for, nearest first; more than one where several columns of a dataset were met. */
  readonly nodesOf: (entity: number) => readonly number[];
  readonly isIgnored: (node: number) => boolean;
  /** Whether not all neighbours of a node were gone to. */
  readonly isCutShort: (node: number) => boolean;
  /** How far the walk went at most. */
  readonly maxHops: number;
}

export interface FindOptions {
  /** Whether columns are shown as their datasets. */
  readonly groupsColumns: boolean;
  /** Whether a kind, by its name in the enum `EntityType`, is shown where the search names no types. */
  readonly showsByDefault: (kind: string) => boolean;
  /** Whether a drawing may go as far as other searches. */
  readonly unlimitedDrawings: boolean;
}

/**
 * What lineage reaches from an entity, and of that what the search asks for. The walk goes through entities that are not
 * shown, such as soft-deleted ones. All of it is answered from memory, unless a filter or a text is about something else.
 */
export async function findLineage(input: LineageInput, options: FindOptions, scope: RequestScope): Promise<FoundLineage> {
  const { store, dialect } = scope;
  const { graph } = store;
  const start = graph.numberOf(requireStart(input.urn));
  const groups = readFilterGroups(input, dialect);
  const degrees = readDegreeFilter(groups, dialect);
  const maxHops = isForDrawing(input) && !options.unlimitedDrawings ? Math.min(degrees.maxHops, MAX_HOPS_OF_A_DRAWING) : degrees.maxHops;
  const hops = lineageHops(store, { direction: input.direction, during: timeWindow(input, scope.clock()), limit: hopLimit(input) });
  const isIgnored = ignoring(input, urnFacts(graph));
  // An entity that nobody has heard of leads nowhere, and is no error in DataHub.
  const reached = walkGraph({ start: start ?? 0, size: graph.size, hops, maxHops: start === undefined ? 0 : maxHops, isIgnored });
  // To take an urn apart costs more than all else here, and what is found is kept: the first search does so for every node.
  await eachInTurn(reached.nodes, scope.turn, urnFacts(graph));
  const { entities, nodesOf } = options.groupsColumns ? groupNodes(reached.nodes, graph) : eachForItself(reached.nodes);
  const select = selection({ input, options, degrees, groups: withoutDegrees(groups) }, scope);
  const ranks = graph.ranks();
  const hits: LineageHit[] = [];
  await eachInTurn(entities, scope.turn, (entity) => {
    const degree = reached.degreeOf(nodesOf(entity)[0] as number);
    const score = select(entity, degree);
    if (score !== undefined) hits.push({ entity, score, degree, rank: ranks[entity] as number });
  });
  return { hits: await sortInTurn(hits, compareHits, scope.turn), reached, nodesOf, isIgnored, isCutShort: hops.isCutShort, maxHops };
}

/** Best first, then nearest, then by urn. */
function compareHits(a: LineageHit, b: LineageHit): number {
  return b.score - a.score || a.degree - b.degree || a.rank - b.rank;
}

function ignoring({ lineageFlags }: LineageInput, factsOf: (node: number) => UrnFacts): (node: number) => boolean {
  const ignored = new Map((lineageFlags?.ignoreAsHops ?? []).map(({ entityType, platforms }) => [entityType, platforms ?? []]));
  if (ignored.size === 0) return () => false;
  return (node) => {
    const { kind, dataset } = factsOf(node);
    const platforms = ignored.get(kind?.enumValue ?? '');
    return platforms !== undefined && (platforms.length === 0 || platforms.includes(dataset?.platform ?? ''));
  };
}

interface Selection {
  readonly input: LineageInput;
  readonly options: FindOptions;
  readonly degrees: DegreeFilter;
  readonly groups: readonly FilterGroup[];
}

/** How well an entity at a degree fits; nothing where it is not shown. */
function selection(
  { input, options, degrees, groups }: Selection,
  scope: RequestScope,
): (entity: number, degree: number) => number | undefined {
  const { graph } = scope.store;
  const factsOf = urnFacts(graph);
  const types = input.types?.length ? new Set(input.types) : undefined;
  const removedToo = !hidesSoftDeleted(groups, input.searchFlags?.includeSoftDeleted);
  const scoreOf = readTextQuery(input.query);
  const everything = asksForEverything(input.query);
  const filterAt = perDegree((degree) => {
    const open = degrees.groupsAt(degree);
    return open && { isOpen: open.length === 0, isFitting: readFilters(open) };
  });
  return (entity, degree) => {
    const facts = factsOf(entity);
    const kind = facts.kind?.enumValue ?? '';
    const filter = filterAt(degree);
    if (filter === undefined || !facts.nameable || !(types?.has(kind) ?? options.showsByDefault(kind))) return undefined;
    if (!isThere(graph, bearerNode(entity, facts, graph), removedToo)) return undefined;
    if (everything && filter.isOpen) return 0;
    const document = hitDocument(entity, facts, scope.store);
    return filter.isFitting(document) ? scoreOf(document) : undefined;
  };
}

function isThere(graph: LineageGraph, node: number | undefined, removedToo: boolean): boolean {
  return node !== undefined && graph.exists(node) && (removedToo || !graph.isSoftDeleted(node));
}

/** There are few degrees and many hits. */
function perDegree<T>(find: (degree: number) => T): (degree: number) => T {
  const known = new Map<number, T>();
  return (degree) => {
    if (!known.has(degree)) known.set(degree, find(degree));
    return known.get(degree) as T;
  };
}
