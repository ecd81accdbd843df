import type { Statements } from './statements.js';

/** GLOB instead of LIKE, which does not tell letter case apart: DataHub's tables do. */
export function countAspects(sql: Statements, name: string, urnLike: string = '%'): number {
  const pattern = urnLike.replaceAll(/[*?[]/g, '[$&]').replaceAll('%', '*').replaceAll('_', '?');
  return sql.countAspects.get(name, pattern)?.count ?? 0;
}
