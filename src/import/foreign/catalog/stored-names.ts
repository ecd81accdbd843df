import { ok, problem, type Result } from '../../../errors/result.js';
import { type EdgeEnd, endUrn, isOutputEnd, listOf } from '../../../model/edge-end.js';
import { groupBy } from '../../../model/group-by.js';
import { isKnownType } from '../../../model/kinds.js';
import type { PortablePair } from '../../../model/portable-lineage.js';
import type { EntityType, EntityUrn } from '../../../urn/entity-urn.js';
import { matchColumn } from '../../../urn/field-path.js';
import { isUrn, splitUrn, urnEntityType } from '../../../urn/urn.js';
import type { KnownColumns } from '../declared-lineage.js';
import { type PortableColumn, portableColumn, portableEntity } from '../portable-names.js';

/** The reason why an urn of the catalog is not in the lineage. */
type UrnProblem = 'import-other-entity' | 'import-malformed-urn';

/**
 * Reads the other end of an edge of an entity. It may be of a type that no manifest can declare
 * there.
 */
export function storedEnd(holder: EntityUrn, text: string): Result<EdgeEnd, UrnProblem> {
  const urn = isOutputEnd(text) ? endUrn(text) : text;
  const entity = portableEntity(urn);
  if (entity.ok && listOf(urnEntityType(holder) as EntityType, text) !== undefined)
    return ok(isOutputEnd(text) ? text : entity.value);
  const isForeign = entity.ok || !isKnownType(urnEntityType(urn));
  return problem(isForeign && isUrn(urn) ? 'import-other-entity' : 'import-malformed-urn');
}

/** Reads the urn of a column, which may be of something that no manifest can declare. */
export function storedColumn(text: string): Result<PortableColumn, UrnProblem> {
  const column = portableColumn(text);
  if (column !== undefined) return ok(column);
  const urn = splitUrn(text);
  const keys = urn.ok ? urn.value.key : [];
  const isForeign = isOther(text, 'schemaField') || keys.some((key) => isOther(key, 'dataset'));
  return problem(isForeign ? 'import-other-entity' : 'import-malformed-urn');
}

/** Returns true for an urn of another type. */
function isOther(text: string, type: string): boolean {
  const urn = splitUrn(text);
  return urn.ok && urn.value.entityType !== type;
}

/** Returns one name for all spellings of a column. */
type FindColumn = (entity: EntityUrn, column: string) => string;

/** Makes a function that finds columns. Without a match in a schema, each spelling is a column. */
export function columnFinder({ findSchema }: Pick<KnownColumns, 'findSchema'>): FindColumn {
  return (entity, column) => {
    const schema = findSchema(entity);
    const match = schema === null ? undefined : matchColumn(column, schema);
    return match?.kind === 'found' ? match.path : column;
  };
}

/** Returns each pair once. If a pair has several records, the first record stays. */
export function distinctPairs(
  holder: EntityUrn,
  pairs: readonly PortablePair[],
  findColumn: FindColumn,
): readonly PortablePair[] {
  const keyOf = ({ of, downstreamColumn, upstream: { dataset, column } }: PortablePair) =>
    JSON.stringify([
      of,
      findColumn(of ?? holder, downstreamColumn),
      dataset,
      findColumn(dataset, column),
    ]);
  return [...groupBy(pairs, keyOf).values()].map(([first]) => first);
}
