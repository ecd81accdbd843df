import type { Json, JsonObject } from '../../../model/json.js';
import { isUrn, type Urn } from '../../../urn/urn.js';
import { hopType } from '../../lineage/hop-type.js';
import { isShown } from '../../search/is-shown.js';
import { objectAt, objectsAt, textAt } from '../../shared/json-accessors.js';
import type { AspectReads } from '../../store/aspect-store.js';
import type { LineageDirection, LineageEdge } from '../../store/lineage-edge.js';
import type { ToEntity } from '../entities/entity-source.js';
import type { RequestScope } from '../request-scope.js';
import { type TimeInput, timeWindow } from './lineage-input.js';

interface EntityLineageInput extends TimeInput {
  readonly direction: LineageDirection;
  readonly start?: number | null;
  readonly count?: number | null;
  readonly includeGhostEntities?: boolean | null;
}

/** Source: `EntityLineageResultResolver`. */
const DEFAULT_COUNT = 100;

/**
 * The field `lineage` of an entity: its neighbours one hop away. `total` includes those that are
 * not shown.
 */
export function lineageField(
  urn: Urn,
  scope: RequestScope,
  toEntity: ToEntity,
): (args: { readonly input: EntityLineageInput }) => unknown {
  return ({ input }) => {
    const { direction, includeGhostEntities } = input;
    const start = Math.max(0, input.start ?? 0);
    const neighbours = scope.store.neighbours(urn, direction, timeWindow(input, scope.clock()));
    const page = neighbours.slice(start, start + Math.max(0, input.count ?? DEFAULT_COUNT));
    const shown =
      includeGhostEntities === true ? page : page.filter((one) => isShown(one, scope.store));
    const readRecord = createRecordReader(scope.store);
    return {
      start,
      count: shown.length,
      total: neighbours.length,
      filtered: page.length - shown.length,
      relationships: shown.map((neighbour) => ({
        ...edgeFields(
          direction === 'UPSTREAM'
            ? { downstream: urn, upstream: neighbour }
            : { downstream: neighbour, upstream: urn },
          readRecord,
          { scope, toEntity },
        ),
        entity: () => toEntity(neighbour, scope),
        degree: 1,
        paths: [{ path: () => [toEntity(urn, scope), toEntity(neighbour, scope)] }],
      })),
    };
  };
}

interface FieldContext {
  readonly scope: RequestScope;
  readonly toEntity: ToEntity;
}

/** The fields of an edge. Each is resolved on demand. */
function edgeFields(
  edge: LineageEdge,
  readRecord: RecordReader,
  { scope, toEntity }: FieldContext,
): Readonly<Record<string, unknown>> {
  const created = () => objectAt(readRecord(edge), 'created');
  const updated = () => objectAt(readRecord(edge), 'auditStamp');
  const actor = (stamp: () => JsonObject) => () => {
    const urn = textAt(stamp(), 'actor');
    return urn !== null && isUrn(urn) ? toEntity(urn, scope) : null;
  };
  return {
    type: () => hopType(edge, scope.store),
    createdOn: () => created()['time'],
    createdActor: actor(created),
    updatedOn: () => updated()['time'],
    updatedActor: actor(updated),
    isManual: () => {
      const source = textAt(objectAt(readRecord(edge), 'properties'), 'source');
      return source === null ? null : source === 'UI';
    },
  };
}

/**
 * Reads the record of an edge between datasets from the aspect of the downstream. Empty for other
 * edges, whose stamps are not offered.
 */
type RecordReader = (edge: LineageEdge) => JsonObject;

/**
 * Creates a reader that keeps the records of the last downstream: edges of one downstream are
 * requested one after the other.
 */
function createRecordReader(store: AspectReads): RecordReader {
  let kept:
    | { readonly downstream: Urn; readonly records: ReadonlyMap<Json | undefined, JsonObject> }
    | undefined;
  return ({ downstream, upstream }) => {
    if (kept?.downstream !== downstream)
      kept = { downstream, records: readUpstreamRecords(downstream, store) };
    return kept.records.get(upstream) ?? {};
  };
}

/** Reads the records by upstream. Of several records of one upstream the first counts. */
function readUpstreamRecords(
  downstream: Urn,
  store: AspectReads,
): ReadonlyMap<Json | undefined, JsonObject> {
  const aspect = store.readAspect(downstream, 'upstreamLineage');
  const records = aspect ? objectsAt(aspect.value, 'upstreams') : [];
  return new Map(records.toReversed().map((record) => [record['dataset'], record]));
}
