import type { Urn } from '../../urn/urn.js';
import { COLUMN_START, homeOf } from './column-home.js';
import { compareStored } from './compare-stored.js';
import { isColumn } from './lineage-edge.js';
import type {
  ListedRelationships,
  RelationshipKey,
  RelationshipPageQuery,
} from './relationship.js';
import type { RelationshipTables } from './relationship-tables.js';
import type { Sql } from './sql.js';

/** Number of stored relationships, and of derived ones, that one page looks at. */
const ROWS = 1000;
/** Number of homes of columns that one query reads. */
const HOMES = 100;

/**
 * Reads a page of all relationships, sorted by source, then type, then destination. It looks at a
 * limited number of them, so any page but the last may be empty.
 */
export function listRelationships(
  tables: RelationshipTables,
  query: RelationshipPageQuery,
): ListedRelationships {
  const stored = readStored(tables.sql, query);
  const storedEnd = stored.length === ROWS ? stored.at(-1) : undefined;
  const derived = readDerived(tables, query, storedEnd);
  const end = derived.length === ROWS ? derived.at(-1) : storedEnd;
  const rows = [...stored, ...derived]
    .filter((one) => end === undefined || comparePlaces(one, end) <= 0)
    .sort(comparePlaces)
    .filter(isFirst);
  return { rows, end };
}

function comparePlaces(a: RelationshipKey, b: RelationshipKey): number {
  return (
    compareStored(a.source, b.source) ||
    compareStored(a.type, b.type) ||
    compareStored(a.destination, b.destination)
  );
}

/** Several aspects may state a relationship. */
function isFirst(one: RelationshipKey, i: number, sorted: readonly RelationshipKey[]): boolean {
  const before = sorted[i - 1];
  return before === undefined || comparePlaces(before, one) !== 0;
}

/** The conditions that an index checks. */
const CONDITIONS = [
  ['sources', 'source.urn'],
  ['destinations', 'destination.urn'],
] as const;

/** `CROSS JOIN` makes SQLite keep the order of the tables. */
const FROM_SOURCES = `FROM urn source CROSS JOIN relationship r ON r.source = source.id
  CROSS JOIN urn destination ON destination.id = r.destination`;
const FROM_DESTINATIONS = `FROM urn destination CROSS JOIN relationship r ON r.destination = destination.id
  CROSS JOIN urn source ON source.id = r.source`;
/** The first comparison makes SQLite read urns in their order, from one on. */
const IS_AFTER = 'source.urn >= ? AND (source.urn, r.type, destination.urn) > (?, ?, ?)';

/** Reads urns in their order, and the relationships of each urn by an index. */
function readStored(sql: Sql, query: RelationshipPageQuery): readonly RelationshipKey[] {
  const { sources, destinations, after } = query;
  const { source = '', type = '', destination = '' } = after ?? {};
  const conditions = CONDITIONS.filter(([name]) => query[name] !== undefined);
  const lists = conditions.map(([name]) => JSON.stringify(query[name]));
  const where = [
    ...conditions.map(([, column]) => `${column} IN (SELECT value FROM json_each(?))`),
    IS_AFTER,
  ];
  const from = destinations && !sources ? FROM_DESTINATIONS : FROM_SOURCES;
  const text = `SELECT source.urn AS source, r.type, destination.urn AS destination
    ${from} WHERE ${where.join(' AND ')} ORDER BY source.urn, r.type, destination.urn LIMIT ${ROWS}`;
  return sql.all<RelationshipKey>(text, ...lists, source, source, type, destination).map(toKey);
}

/** Copies the members of a key. */
function toKey({ source, type, destination }: RelationshipKey): RelationshipKey {
  return { source, type, destination };
}

/** Reads the derived relationships after a place, up to another place. */
function readDerived(
  tables: RelationshipTables,
  query: RelationshipPageQuery,
  until: RelationshipKey | undefined,
): readonly RelationshipKey[] {
  const { after } = query;
  const found: RelationshipKey[] = [];
  for (const batch of derivedBatches(tables, query)) {
    const sorted = batch.map(toKey).sort(comparePlaces);
    const [first] = sorted;
    if (first === undefined) continue;
    if (found.length >= ROWS || (until && comparePlaces(first, until) > 0)) break;
    for (const one of sorted)
      if (after === undefined || comparePlaces(one, after) > 0) found.push(one);
  }
  return found.slice(0, ROWS);
}

/** Yields the derived relationships in batches. Each source is after those of the batch before. */
function* derivedBatches(
  { sql, columns }: RelationshipTables,
  { sources, destinations, after }: RelationshipPageQuery,
): Generator<readonly RelationshipKey[]> {
  const direction = sources === undefined ? 'INCOMING' : 'OUTGOING';
  const named = sources ?? destinations?.filter(isColumn);
  if (named !== undefined)
    yield [...new Set(named)].flatMap((one) => columns.at(homeOf(one), direction).get(one) ?? []);
  else
    for (const { home, first } of homesFrom(sql, after?.source ?? ''))
      yield [...columns.at(home, 'OUTGOING')].flatMap(([source, rows]) =>
        (source === home) === (first === home) ? rows : [],
      );
}

interface Home {
  readonly home: Urn;
  /** The home itself, or the start of the urns of its columns. */
  readonly first: string;
}

/** The first homes of sources from a place on: as sources themselves, and as parents of columns. */
const SOME_HOMES = `SELECT * FROM (SELECT urn AS home, urn AS first FROM urn
    WHERE urn >= ?1 AND ${hasSources()} ORDER BY urn LIMIT ${HOMES})
  UNION ALL SELECT * FROM (SELECT urn AS home, '${COLUMN_START}' || urn || ',' AS first FROM urn
    WHERE urn >= ?2 AND type <> 'schemaField' AND '${COLUMN_START}' || urn || ',' >= ?1 AND ${hasSources()}
    ORDER BY urn LIMIT ${HOMES})
  ORDER BY first LIMIT ${HOMES}`;

function hasSources(): string {
  return 'EXISTS (SELECT 1 FROM column_end c WHERE c.entity = urn.id AND c.is_source = 1)';
}

/** Yields the homes in the order of their sources, from the home of an urn on. */
function* homesFrom(sql: Sql, urn: string): Generator<Home> {
  const home = homeOf(urn as Urn);
  let place = home === urn ? urn : `${COLUMN_START}${home},`;
  let last: Home | undefined;
  do {
    const rows: readonly Home[] = sql.all<Home>(SOME_HOMES, place, parentIn(place));
    yield* rows.filter(({ first }) => first !== last?.first);
    last = rows.length === HOMES ? rows.at(-1) : undefined;
    place = last?.first ?? '';
  } while (last !== undefined);
}

/** Returns the least urn of a parent whose columns are not before a place. */
function parentIn(place: string): string {
  if (place.startsWith(COLUMN_START)) return place.slice(COLUMN_START.length).replace(/,$/, '');
  return place < COLUMN_START ? '' : '\u{10ffff}';
}
