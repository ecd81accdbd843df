import type { JsonObject } from '../../model/json.js';
import { changeColumnEnds } from './column-ends.js';
import { deriveRelationships } from './derive-relationships.js';
import type { Relationship, StampedRelationship } from './relationship.js';
import type { AspectKey, IndexedAspect, RelationshipTables } from './relationship-tables.js';
import { insertion } from './sql.js';

/** The ids that identify a relationship. A `via` of 0 means no `via`. */
type RelationshipId = readonly [
  source: number,
  type: string,
  destination: number,
  aspect: string,
  via: number,
];

/** The stored forms of the times of a relationship, and of its mark as manual. */
type Stamps = readonly [createdTime: number | null, updatedTime: number | null, manual: number];

const ID_COLUMNS = ['source', 'type', 'destination', 'aspect', 'via'];
const STAMP_COLUMNS = ['created_time', 'updated_time', 'manual'];
const IS_RELATIONSHIP = ID_COLUMNS.map((column) => `${column} = ?`).join(' AND ');
const addRelationships = insertion<readonly [...RelationshipId, ...Stamps]>('relationship', [
  ...ID_COLUMNS,
  ...STAMP_COLUMNS,
]);
const DROP = `DELETE FROM relationship WHERE ${IS_RELATIONSHIP}`;
const PUT_STAMPS = `UPDATE relationship SET ${STAMP_COLUMNS.map((column) => `${column} = ?`).join(', ')} WHERE ${IS_RELATIONSHIP}`;

/**
 * Stores the relationships that an aspect states. Relationships that it stated before keep their
 * rows.
 */
export function indexRelationships(tables: RelationshipTables, change: IndexedAspect): void {
  const before = derive(change, change.former);
  const after = derive(change, change.value);
  const dropped = changeRows(tables, change, {
    former: byKey(before.entities),
    present: byKey(after.entities),
  });
  const ends = changeColumnEnds(tables, change, { former: before.columns, present: after.columns });
  tables.urns.dropUnused(new Set([...dropped, ...ends]));
}

function derive({ urn, name }: AspectKey, value: JsonObject | undefined) {
  return value === undefined
    ? { entities: [], columns: [] }
    : deriveRelationships(urn, name, value);
}

type ByKey = ReadonlyMap<string, StampedRelationship>;

/** Finds the relationships of one aspect by what tells them apart. */
function byKey(relationships: readonly StampedRelationship[]): ByKey {
  return new Map(
    relationships.map((one) => [`${one.type} ${one.destination} ${one.via ?? ''}`, one]),
  );
}

/** @returns the ids of the urns whose rows it dropped */
function changeRows(
  tables: RelationshipTables,
  aspect: AspectKey,
  { former, present }: { readonly former: ByKey; readonly present: ByKey },
): readonly number[] {
  const { sql, graph } = tables;
  const added: (readonly [...id: RelationshipId, ...stamps: Stamps])[] = [];
  const dropped: number[] = [];
  for (const [key, one] of present) {
    const before = former.get(key);
    if (before === undefined) {
      graph.add(one);
      added.push([...idOf(tables, aspect, one), ...stampsOf(one)]);
    } else if (String(stampsOf(before)) !== String(stampsOf(one)))
      // Most rewritten lineage has the same times. Times are in no index.
      sql.run(PUT_STAMPS, ...stampsOf(one), ...idOf(tables, aspect, one));
  }
  for (const [key, one] of former) {
    if (present.has(key)) continue;
    const id = idOf(tables, aspect, one);
    graph.remove(one);
    sql.run(DROP, ...id);
    dropped.push(id[0], id[2], id[4]);
  }
  addRelationships(sql, added);
  return dropped;
}

/** Finds the ids of a relationship. Urns without an id get one. */
function idOf(
  { urns }: RelationshipTables,
  { urn, name }: AspectKey,
  one: Relationship,
): RelationshipId {
  const via = one.via === undefined ? 0 : urns.findOrAdd(one.via);
  return [urns.findOrAdd(urn), one.type, urns.findOrAdd(one.destination), name, via];
}

function stampsOf({ createdOn, updatedOn, manual }: StampedRelationship): Stamps {
  return [createdOn ?? null, updatedOn ?? null, Number(manual === true)];
}
