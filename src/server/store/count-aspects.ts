import type { Statements } from './statements.js';

/** Counts aspects with GLOB, not LIKE: LIKE ignores letter case, and DataHub's tables do not. */
export function countAspects(sql: Statements, name: string, urnLike: string = '%'): number {
  const pattern = urnLike.replaceAll(/[*?[]/g, '[$&]').replaceAll('%', '*').replaceAll('_', '?');
  return sql.countAspects.get(name, pattern)?.count ?? 0;
}
