import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { mapInSteps, type Steps } from '../shared/steps.js';
import type { Stamps } from './commands.js';
import { deriveRelationships } from './derive-relationships.js';
import type { MemoryGraph } from './graph/memory-graph.js';
import type { RelationshipIds, RelationshipIdsRow } from './queries.js';
import type { StampedRelationship } from './relationship.js';
import type { RelationshipNames } from './relationship-names.js';
import type { Statements } from './statements.js';
import type { StoredUrns } from './stored-urns.js';

/** The part of an aspect that the index reads. */
export interface IndexedAspect {
  readonly urn: Urn;
  readonly name: string;
  readonly value: JsonObject;
}

/** The tables of relationships, and their lineage in memory. */
export interface RelationshipIndex {
  readonly sql: Statements;
  readonly graph: MemoryGraph;
  readonly urns: StoredUrns;
  readonly names: RelationshipNames;
}

/**
 * Stores the relationships that an aspect states, in steps. Those that it stated before keep their
 * rows. A new aspect stated none.
 */
export function* indexRelationships(
  index: RelationshipIndex,
  aspect: IndexedAspect,
  isNew: boolean,
): Steps<void> {
  yield;
  const derived = yield* deriveRelationships(aspect.urn, aspect.name, aspect.value);
  const former = new Map<string, RelationshipIdsRow>();
  if (!isNew)
    for (const row of yield* readRelationships(index, aspect)) former.set(keyOf(row), row);
  const owner = derived.length > 0 ? index.urns.findOrAdd(aspect.urn) : 0;
  for (const one of derived) {
    yield;
    const ids = toIds(index, { owner, aspect: nameId(index, aspect.name) }, one);
    const row = former.get(keyOf(ids));
    if (row === undefined) addRelationship(index, ids, one);
    else putStamps(index.sql, row, stampsOf(one));
    former.delete(keyOf(ids));
  }
  yield* removeRelationships(index, [...former.values()]);
}

/** Removes the relationships that an aspect states, in steps. */
export function* dropRelationships(
  index: RelationshipIndex,
  aspect: Pick<IndexedAspect, 'urn' | 'name'>,
): Steps<void> {
  yield* removeRelationships(index, yield* readRelationships(index, aspect));
}

/** Removes the relationships that the aspects of an entity state, in steps. */
export function* dropRelationshipsOf(index: RelationshipIndex, owner: Urn): Steps<void> {
  const id = index.urns.find(owner);
  if (id === undefined) return;
  const rows = index.sql.relationshipsByOwner.iterate(id);
  yield* removeRelationships(index, yield* mapInSteps(rows, (row) => row));
}

function* readRelationships(
  { sql, urns, names }: RelationshipIndex,
  { urn, name }: Pick<IndexedAspect, 'urn' | 'name'>,
): Steps<readonly RelationshipIdsRow[]> {
  const owner = urns.find(urn);
  const aspect = names.get(name);
  if (owner === undefined || aspect === undefined) return [];
  return yield* mapInSteps(sql.relationshipsByAspect.iterate(owner, aspect), (row) => row);
}

/**
 * Removes rows one by one: a single statement would hold the thread for all of them. Urns that no
 * other relationship names go as well.
 */
function* removeRelationships(
  { sql, graph, urns }: RelationshipIndex,
  rows: readonly RelationshipIdsRow[],
): Steps<void> {
  for (const row of rows) {
    yield;
    graph.remove({
      source: urns.urn(row.source),
      type: row.typeName,
      destination: urns.urn(row.destination),
    });
    sql.dropRelationship.run(...columns(row));
  }
  const named = rows.flatMap((row) => [row.source, row.destination, row.owner, row.via]);
  for (const id of new Set(named)) {
    yield;
    urns.dropUnused(id);
  }
}

/** Most rewritten lineage has the same times. Times are in no index. */
function putStamps(sql: Statements, row: RelationshipIdsRow, stamps: Stamps): void {
  const [created, updated, manual] = stamps;
  if (row.createdOn !== created || row.updatedOn !== updated || row.manual !== manual)
    sql.putRelationshipStamps.run(...stamps, ...columns(row));
}

function addRelationship(
  { sql, graph }: RelationshipIndex,
  ids: RelationshipIds,
  one: StampedRelationship,
): void {
  graph.add(one);
  sql.addRelationship.run(...columns(ids), ...stampsOf(one));
}

function toIds(
  index: RelationshipIndex,
  stated: Pick<RelationshipIds, 'owner' | 'aspect'>,
  { source, type, destination, via }: StampedRelationship,
): RelationshipIds {
  const { urns } = index;
  return {
    ...stated,
    source: urns.findOrAdd(source),
    type: nameId(index, type),
    destination: urns.findOrAdd(destination),
    via: via === undefined ? 0 : urns.findOrAdd(via),
  };
}

function nameId({ names }: RelationshipIndex, name: string): number {
  const id = names.get(name);
  if (id === undefined) throw new Error(`${name} is no name of a relationship`);
  return id;
}

/** Tells the relationships of one aspect apart. */
function keyOf({ source, type, destination, via }: RelationshipIds): string {
  return `${source} ${type} ${destination} ${via}`;
}

/** The parameters that identify a row. */
function columns(ids: RelationshipIds): readonly [number, number, number, number, number, number] {
  return [ids.source, ids.type, ids.destination, ids.owner, ids.aspect, ids.via];
}

function stampsOf({ createdOn, updatedOn, manual }: StampedRelationship): Stamps {
  return [createdOn ?? null, updatedOn ?? null, Number(manual === true)];
}
