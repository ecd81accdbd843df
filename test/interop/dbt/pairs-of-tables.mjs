const MODEL = 'urn:li:dataset:(urn:li:dataPlatform:dbt,';
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:duckdb,';

/**
 * Joins the columns of datasets of platform dbt away: each column of a table gets the columns of
 * tables that it comes from over any number of models. A source with unknown columns has no pairs, and
 * stands for its table.
 *
 * @param {readonly string[]} pairs `downstream.column <- upstream.column`
 * @returns {readonly string[]} in the same form, sorted
 */
export function pairsOfTables(pairs) {
  /** @type {Map<string, string[]>} */
  const upstreams = new Map();
  for (const [downstream, upstream] of pairs.map((pair) => pair.split(' <- ')))
    upstreams.set(downstream, [...(upstreams.get(downstream) ?? []), upstream]);
  /** @type {(column: string) => readonly string[]} */
  const tablesOf = (column) =>
    (upstreams.get(column) ?? [column.replace(MODEL, TABLE)]).flatMap((one) =>
      one.startsWith(MODEL) ? tablesOf(one) : [one],
    );
  const tables = [...upstreams.keys()].filter((column) => !column.startsWith(MODEL));
  const joined = tables.flatMap((column) => tablesOf(column).map((one) => `${column} <- ${one}`));
  // A column of constants has no upstream either.
  const isOther = (pair) => !pair.startsWith(`${pair.split(' <- ')[1]} <- `);
  return [...new Set(joined.filter(isOther))].toSorted();
}
