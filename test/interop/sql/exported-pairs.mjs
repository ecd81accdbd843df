/**
 * Returns the pairs of columns that the manifests of a folder declare, as `downstream <- upstream`
 * with names of datasets, sorted.
 *
 * @param {ReturnType<typeof import('../run-command.mjs').headwaterIn>} headwater
 */
export async function exportedPairs(headwater) {
  const [, ...rows] = rowsOf(await headwater(0, 'export', '--to', 'csv'));
  return rows
    .filter(([, upstreamColumn]) => upstreamColumn !== '')
    .map(
      ([upstream, upstreamColumn, downstream, downstreamColumn]) =>
        `${nameOf(downstream)}.${downstreamColumn} <- ${nameOf(upstream)}.${upstreamColumn}`,
    )
    .toSorted();
}

/** @param {string} csv */
function rowsOf(csv) {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g);
  /** @type {string[][]} */
  const rows = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1).push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** @param {string} urn */
function nameOf(urn) {
  return urn.replace(/^urn:li:dataset:\(urn:li:dataPlatform:[^,]*,(.*),[A-Z]+\)$/, '$1');
}
