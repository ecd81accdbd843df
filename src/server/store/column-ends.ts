import type { Urn } from '../../urn/urn.js';
import { homeOf } from './column-home.js';
import type { Relationship } from './relationship.js';
import type { AspectKey, RelationshipTables } from './relationship-tables.js';
import { insertion } from './sql.js';

/** A row of `column_end`. `isSource` is 1 or 0. */
type ColumnEnd = readonly [entity: number, isSource: number, owner: number, aspect: string];

const COLUMNS = ['entity', 'is_source', 'owner', 'aspect'];
const addEnds = insertion<ColumnEnd>('column_end', COLUMNS);
const DROP = `DELETE FROM column_end WHERE ${COLUMNS.map((one) => `${one} = ?`).join(' AND ')}`;

/** The relationships of columns that an aspect stated and states. */
interface ColumnChange {
  readonly former: readonly Relationship[];
  readonly present: readonly Relationship[];
}

/**
 * Stores the homes of the columns that an aspect relates.
 *
 * @returns the ids of the urns whose rows it dropped
 */
export function changeColumnEnds(
  tables: RelationshipTables,
  { urn, name }: AspectKey,
  { former, present }: ColumnChange,
): readonly number[] {
  if (former.length + present.length === 0) return [];
  const { sql, graph, urns, columns } = tables;
  columns.forget();
  const owner = urns.findOrAdd(urn);
  const added: ColumnEnd[] = [];
  const dropped: number[] = [];
  for (const end of ['source', 'destination'] as const) {
    const [before, after] = [homesAt(end, former, urn), homesAt(end, present, urn)];
    const row = (home: Urn): ColumnEnd => [
      urns.findOrAdd(home),
      Number(end === 'source'),
      owner,
      name,
    ];
    for (const home of new Set([...before, ...after])) graph.forgetColumns(home);
    for (const home of after) if (!before.has(home)) added.push(row(home));
    for (const home of before) {
      if (after.has(home)) continue;
      sql.run(DROP, ...row(home));
      dropped.push(urns.findOrAdd(home));
    }
  }
  addEnds(sql, added);
  return dropped;
}

/**
 * Returns the homes at one end. The entity of the aspect is always a source, so that no other index
 * needs to find it.
 */
function homesAt(
  end: 'source' | 'destination',
  relationships: readonly Relationship[],
  owner: Urn,
): ReadonlySet<Urn> {
  const homes = new Set(relationships.map((one) => homeOf(one[end])));
  return end === 'source' && relationships.length > 0 ? homes.add(owner) : homes;
}
