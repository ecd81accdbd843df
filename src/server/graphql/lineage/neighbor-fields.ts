import { type EdgeEnds, edgeHolder } from '../../../model/edge-end.js';
import type { JsonObject } from '../../../model/json.js';
import { kindOf } from '../../../model/kinds.js';
import { toCommonForm } from '../../../model/lineage-form.js';
import { type EntityUrn, isDatasetUrn } from '../../../urn/entity-urn.js';
import type { Urn } from '../../../urn/urn.js';
import { findRelatedEntities } from '../../lineage/find-related-entities.js';
import { hopType } from '../../lineage/lineage-hops.js';
import { existenceUrn, isShown } from '../../search/is-shown.js';
import { pageSize } from '../../search/offset-page.js';
import { numberAt, objectAt, objectsAt, textAt } from '../../shared/json-accessors.js';
import { RecentMap } from '../../shared/recent-map.js';
import type { AspectReads } from '../../store/aspect-store.js';
import type { LineageEdge } from '../../store/lineage-edge.js';
import type { EntitySource } from '../entities/entity-source.js';
import type {
  DatasetLineageArgs,
  DatasetRelationshipsArgs,
  EntityLineageResult,
  EntityRelationshipsResult,
  LineageRelationship,
} from '../schema/generated-types.js';
import { timeWindow } from './lineage-input.js';

/** Source: `EntityLineageResultResolver`, and the default of DataHub's `/relationships`. */
const DEFAULT_COUNT = 100;

/**
 * The field `lineage` of an entity: its neighbors one hop away. `total` includes neighbors that
 * the answer hides.
 */
export function lineageField({
  urn,
  scope,
  entity,
}: EntitySource): (args: DatasetLineageArgs) => EntityLineageResult {
  return ({ input }) => {
    const { direction, includeGhostEntities } = input;
    const start = Math.max(0, input.start ?? 0);
    const neighbors = scope.store.neighbors(urn, direction, timeWindow(input, scope.clock()));
    const page = neighbors.slice(start, start + Math.max(0, input.count ?? DEFAULT_COUNT));
    const shown =
      includeGhostEntities === true ? page : page.filter((one) => isShown(one, scope.store));
    const readRecord = createRecordReader(scope.store);
    return {
      start,
      count: shown.length,
      total: neighbors.length,
      filtered: page.length - shown.length,
      relationships: shown.map((neighbor) => ({
        ...edgeFields(
          direction === 'UPSTREAM'
            ? { downstream: urn, upstream: neighbor }
            : { downstream: neighbor, upstream: urn },
          readRecord,
          { scope, entity },
        ),
        entity: () => entity(neighbor),
        degree: 1,
        paths: [{ path: () => [entity(urn), entity(neighbor)] }],
      })),
    };
  };
}

/**
 * The field `relationships` of an entity: all relationships in the graph, even to entities that do
 * not exist.
 */
export function relationshipsField({
  urn,
  scope,
  entity,
}: EntitySource): (args: DatasetRelationshipsArgs) => EntityRelationshipsResult {
  return ({ input: { types, direction, start, count, includeSoftDelete } }) => {
    const all = findRelatedEntities({ urn, types, directions: [direction] }, scope.store);
    const shown =
      includeSoftDelete === false
        ? all.filter((one) => !scope.store.isSoftDeleted(existenceUrn(one.urn)))
        : all;
    const first = Math.max(0, start ?? 0);
    const page = shown.slice(first, first + pageSize({ count: count ?? DEFAULT_COUNT }));
    return {
      start: first,
      count: page.length,
      total: shown.length,
      relationships: page.map((one) => ({
        type: one.relationshipType,
        direction,
        entity: () => entity(one.urn),
      })),
    };
  };
}

/** The fields of an edge, each resolved on demand. */
function edgeFields(
  edge: LineageEdge,
  readRecord: RecordReader,
  { scope, entity }: Pick<EntitySource, 'scope' | 'entity'>,
): Omit<LineageRelationship, 'entity' | 'degree' | 'paths'> {
  const created = () => objectAt(readRecord(edge), 'created');
  const updated = () => objectAt(readRecord(edge), 'auditStamp');
  return {
    type: () => hopType(edge, scope.store),
    createdOn: () => numberAt(created(), 'time'),
    createdActor: () => entity(created()['actor']),
    updatedOn: () => numberAt(updated(), 'time'),
    updatedActor: () => entity(updated()['actor']),
    isManual: () => {
      const source = textAt(objectAt(readRecord(edge), 'properties'), 'source');
      return source === null ? null : source === 'UI';
    },
  };
}

/**
 * Reads the record of an edge, in the form of an upstream of a dataset. Empty for an edge in a list
 * of bare urns, and for an edge of a type without records.
 */
type RecordReader = (edge: LineageEdge) => JsonObject;

/**
 * Creates a reader that keeps the records of the last holder: edges of one holder are requested one
 * after the other.
 */
function createRecordReader(store: AspectReads): RecordReader {
  const recent = new RecentMap<Urn, ReadonlyMap<string, JsonObject>>(1);
  return (edge) => {
    // An entity of another type has no aspect with records.
    const { holder, end } = edgeHolder(edge as EdgeEnds);
    const records = recent.get(holder) ?? readRecords(holder, store);
    recent.set(holder, records);
    return records.get(end) ?? {};
  };
}

/**
 * Reads the records of a holder by their other ends. If an end has several records, the first
 * counts: the records come before the items of the older lists.
 */
function readRecords(holder: EntityUrn, store: AspectReads): ReadonlyMap<string, JsonObject> {
  const edges = store.readAspect(holder, kindOf(holder).aspect)?.value;
  if (edges === undefined) return new Map();
  const records = isDatasetUrn(holder)
    ? objectsAt(edges, 'upstreams')
    : toCommonForm(holder, { edges }).upstreams;
  return new Map(records.toReversed().map((record) => [textAt(record, 'dataset') ?? '', record]));
}
