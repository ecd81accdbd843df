import { relationshipAspects, relationshipTypes } from './derive-relationships.js';
import type { Statements } from './statements.js';

/** The ids of the types of relationships, and of the aspects that state them. */
export type RelationshipNames = ReadonlyMap<string, number>;

/** Reads the ids. Adds the names that this version knows and an earlier one did not. */
export function openRelationshipNames(sql: Statements): RelationshipNames {
  const known = readNames(sql);
  const missing = [...relationshipTypes(), ...relationshipAspects()].filter(
    (name) => !known.has(name),
  );
  if (missing.length === 0) return known;
  for (const name of missing) sql.addRelationshipName.run(name);
  return readNames(sql);
}

function readNames(sql: Statements): RelationshipNames {
  return new Map(sql.allRelationshipNames.all().map(({ id, name }) => [name, id]));
}
