import type Database from 'libsql';
import { query } from './statements.js';

/** GLOB instead of LIKE, which does not tell letter case apart: DataHub's tables do. */
export function countAspects(db: Database.Database, name: string, urnLike: string = '%'): number {
  const pattern = urnLike.replaceAll(/[*?[]/g, '[$&]').replaceAll('%', '*').replaceAll('_', '?');
  const sql = 'SELECT COUNT(*) AS count FROM aspect WHERE name = ? AND urn GLOB ?';
  return query<readonly [string, string], { readonly count: number }>(db, sql).get(name, pattern)?.count ?? 0;
}
