import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { mapInSteps, type Steps } from '../shared/steps.js';
import type { Stamps } from './commands.js';
import { deriveRelationships } from './derive-relationships.js';
import type { MemoryGraph } from './graph/memory-graph.js';
import type { RelationshipRow } from './queries.js';
import type { RelationshipKey, StampedRelationship } from './relationship.js';
import type { Statements } from './statements.js';

/** The part of an aspect that the index reads. */
export interface IndexedAspect {
  readonly urn: Urn;
  readonly name: string;
  readonly value: JsonObject;
}

/** The table of relationships, and its lineage in memory. */
interface RelationshipIndex {
  readonly sql: Statements;
  readonly graph: MemoryGraph;
}

/**
 * Stores the relationships that an aspect states, in steps. A new aspect has no earlier ones to
 * drop.
 */
export function* indexRelationships(
  index: RelationshipIndex,
  aspect: IndexedAspect,
  isNew: boolean,
): Steps<void> {
  const { urn, name, value } = aspect;
  yield;
  const derived = yield* deriveRelationships(urn, name, value);
  if (!isNew) {
    const stored = yield* readRelationships(index, aspect);
    if (yield* isSameList(stored, derived)) {
      yield* updateStamps(index.sql, stored, derived);
      return;
    }
    yield* removeRelationships(index, stored);
  }
  for (const one of derived) {
    yield;
    addRelationship(index, aspect, one);
  }
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
  const rows = index.sql.relationshipsByOwner.iterate(owner);
  yield* removeRelationships(index, yield* mapInSteps(rows, (row) => row));
}

function readRelationships(
  { sql }: RelationshipIndex,
  { urn, name }: Pick<IndexedAspect, 'urn' | 'name'>,
): Steps<readonly RelationshipRow[]> {
  return mapInSteps(sql.relationshipsByAspect.iterate(urn, name), (row) => row);
}

/** Removes rows one by one: a single statement would hold the thread for all of them. */
function* removeRelationships(
  { sql, graph }: RelationshipIndex,
  rows: readonly (RelationshipKey & Pick<RelationshipRow, 'id'>)[],
): Steps<void> {
  for (const row of rows) {
    yield;
    graph.remove(row);
    sql.dropRelationship.run(row.id);
  }
}

/**
 * Returns true if an aspect states the same relationships as before, in the same order. Most
 * rewritten lineage does. Its rows then stay, and so do their entries in three indexes.
 */
function* isSameList(
  stored: readonly RelationshipRow[],
  derived: readonly StampedRelationship[],
): Steps<boolean> {
  if (stored.length !== derived.length) return false;
  for (const [i, one] of derived.entries()) {
    yield;
    if (!isSame(stored[i], one)) return false;
  }
  return true;
}

function isSame(row: RelationshipRow | undefined, one: StampedRelationship): boolean {
  return (
    row?.destination === one.destination &&
    row.source === one.source &&
    row.type === one.type &&
    row.via === (one.via ?? null)
  );
}

function* updateStamps(
  sql: Statements,
  stored: readonly RelationshipRow[],
  derived: readonly StampedRelationship[],
): Steps<void> {
  for (const [i, one] of derived.entries()) {
    yield;
    const row = stored[i];
    const [created, updated, manual] = stampsOf(one);
    if (row && (row.createdOn !== created || row.updatedOn !== updated || row.manual !== manual))
      sql.putRelationshipStamps.run(created, updated, manual, row.id);
  }
}

function addRelationship(
  { sql, graph }: RelationshipIndex,
  stated: IndexedAspect,
  one: StampedRelationship,
): void {
  graph.add(one);
  sql.addRelationship.run(
    stated.urn,
    stated.name,
    one.type,
    one.source,
    urnEntityType(one.source),
    one.destination,
    urnEntityType(one.destination),
    one.via ?? null,
    ...stampsOf(one),
  );
}

function stampsOf({ createdOn, updatedOn, manual }: StampedRelationship): Stamps {
  return [createdOn ?? null, updatedOn ?? null, Number(manual === true)];
}
