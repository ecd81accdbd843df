import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { mapInSteps, type Steps } from '../shared/steps.js';
import type { Stamps } from './commands.js';
import { deriveRelationships } from './derive-relationships.js';
import type { MemoryGraph } from './graph/memory-graph.js';
import type { RelationshipRow } from './queries.js';
import type { StampedRelationship } from './relationship.js';
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
  const derived = deriveRelationships(urn, name, value);
  yield;
  if (!isNew) {
    const stored = yield* mapInSteps(
      index.sql.relationshipsByAspect.iterate(urn, name),
      (row) => row,
    );
    if (isSameList(stored, derived)) {
      updateStamps(index.sql, stored, derived);
      return;
    }
    yield* mapInSteps(stored, (row) => index.graph.remove(row));
    index.sql.dropRelationshipsByAspect.run(urn, name);
  }
  for (const one of derived) {
    yield;
    addRelationship(index, aspect, one);
  }
}

export function dropRelationships(
  { sql, graph }: RelationshipIndex,
  { urn, name }: Pick<IndexedAspect, 'urn' | 'name'>,
): void {
  for (const row of sql.relationshipsByAspect.all(urn, name)) graph.remove(row);
  sql.dropRelationshipsByAspect.run(urn, name);
}

/**
 * Returns true if an aspect states the same relationships as before, in the same order. Most
 * rewritten lineage does. Its rows then stay, and so do their entries in three indexes.
 */
function isSameList(
  stored: readonly RelationshipRow[],
  derived: readonly StampedRelationship[],
): boolean {
  return (
    stored.length === derived.length &&
    derived.every((one, i) => {
      const row = stored[i];
      return (
        row?.destination === one.destination &&
        row.source === one.source &&
        row.type === one.type &&
        row.via === (one.via ?? null)
      );
    })
  );
}

function updateStamps(
  sql: Statements,
  stored: readonly RelationshipRow[],
  derived: readonly StampedRelationship[],
): void {
  for (const [i, one] of derived.entries()) {
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
