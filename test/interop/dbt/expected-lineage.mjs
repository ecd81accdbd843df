// Computes from the artifacts of dbt what an import of them has to give, without a function of
// Headwater.

/**
 * The lineage that an import has to give, and the datasets that it names.
 *
 * @typedef {object} Expected
 * @property {readonly { urn: string, columns: readonly string[] }[]} datasets
 * @property {readonly string[]} dashboards the urns of those that stand for exposures
 * @property {readonly string[]} edges `downstream <- upstream type`, sorted; without the type for a dashboard
 * @property {readonly string[]} pairs `downstream.column <- upstream.column`, sorted
 * @property {number} leftOut the number of records that have no place in manifests
 */

/** Kinds of nodes that are datasets, or passages to them. */
const KINDS = new Set(['model', 'seed', 'snapshot', 'source']);

/**
 * @param {any} manifest the parsed `manifest.json`
 * @param {any} catalog the parsed `catalog.json`
 */
function readProject(manifest, catalog) {
  const entries = { ...manifest.nodes, ...manifest.sources };
  const columns = { ...catalog.nodes, ...catalog.sources };
  const nodes = Object.values(entries)
    .filter(({ resource_type: kind }) => KINDS.has(kind))
    .map((node) => ({
      id: node.unique_id,
      isSource: node.resource_type === 'source',
      table: node.relation_name && urnOf('duckdb', node.relation_name.replaceAll('"', '')),
      model: urnOf('dbt', modelName(node)),
      reads: node.depends_on?.nodes ?? [],
      columns: Object.keys(columns[node.unique_id]?.columns ?? {}),
    }));
  const hooks = Object.values(entries).filter(({ resource_type: kind }) => kind === 'operation');
  return {
    byId: new Map(nodes.map((node) => [node.id, node])),
    nodes,
    exposures: Object.values(manifest.exposures).map((exposure) => ({
      urn: `urn:li:dashboard:(dbt,${exposure.unique_id})`,
      reads: exposure.depends_on.nodes,
    })),
    leftOut: Object.keys(manifest.disabled).length + hooks.length,
  };
}

/** The name of a node on platform dbt. */
function modelName({ database, schema, name, alias, resource_type: kind }) {
  return [database, schema, kind === 'source' ? name : alias].join('.').toLowerCase();
}

/**
 * @param {string} platform
 * @param {string} name
 */
function urnOf(platform, name) {
  return `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
}

/**
 * The tables and views, with columns that are in exactly one upstream.
 *
 * @param {any} manifest
 * @param {any} catalog
 * @returns {Expected}
 */
export function expectedOfWarehouse(manifest, catalog) {
  const { nodes, exposures, byId, leftOut } = readProject(manifest, catalog);
  const tables = nodes.filter(({ table }) => table);
  const readBy = ({ reads }) =>
    reads.flatMap((id) => (byId.get(id).table ? [byId.get(id)] : readBy(byId.get(id))));
  const columns = tables.flatMap((node) =>
    (readBy(node).length === 0 ? [] : node.columns).map((column) => ({
      node,
      column,
      owners: readBy(node).filter((upstream) => upstream.columns.includes(column)),
    })),
  );
  const isMapped = ({ owners }) => owners.length === 1;
  return sorted({
    datasets: tables.map((node) => ({ urn: node.table, columns: node.columns })),
    dashboards: exposures.map(({ urn }) => urn),
    edges: [
      ...tables.flatMap((node) =>
        readBy(node).map((upstream) => `${node.table} <- ${upstream.table} TRANSFORMED`),
      ),
      ...exposures.flatMap((one) => readBy(one).map(({ table }) => `${one.urn} <- ${table}`)),
    ],
    pairs: columns
      .filter(isMapped)
      .map(({ node, column, owners: [upstream] }) => pair(node.table, upstream.table, column)),
    leftOut: leftOut + columns.filter((one) => !isMapped(one)).length,
  });
}

/**
 * The datasets of platform dbt, each with its table.
 *
 * @param {any} manifest
 * @param {any} catalog
 * @returns {Expected}
 */
export function expectedOfDbt(manifest, catalog) {
  const { nodes, exposures, byId, leftOut } = readProject(manifest, catalog);
  const copies = nodes
    .filter(({ table }) => table)
    .map(({ isSource, model, table, columns }) => {
      const [downstream, upstream] = isSource ? [model, table] : [table, model];
      return { downstream, upstream, columns };
    });
  const upstreamsOf = ({ reads }) =>
    reads
      .map((id) => byId.get(id))
      .map(({ isSource, table, model }) => (isSource || !table ? model : table));
  return sorted({
    datasets: nodes.flatMap(({ model, table, columns }) =>
      [model, table].flatMap((urn) => (urn ? [{ urn, columns }] : [])),
    ),
    dashboards: exposures.map(({ urn }) => urn),
    edges: [
      ...nodes.flatMap((node) =>
        upstreamsOf(node).map((upstream) => `${node.model} <- ${upstream} TRANSFORMED`),
      ),
      ...exposures.flatMap((one) =>
        upstreamsOf(one).map((upstream) => `${one.urn} <- ${upstream}`),
      ),
      ...copies.map(({ downstream, upstream }) => `${downstream} <- ${upstream} COPY`),
    ],
    pairs: copies.flatMap(({ downstream, upstream, columns }) =>
      columns.map((column) => pair(downstream, upstream, column)),
    ),
    leftOut,
  });
}

/**
 * @param {string} downstream
 * @param {string} upstream
 * @param {string} column
 */
function pair(downstream, upstream, column) {
  return `${downstream}.${column} <- ${upstream}.${column}`;
}

/** @param {Expected} expected */
function sorted({ edges, pairs, ...rest }) {
  return { ...rest, edges: edges.toSorted(), pairs: pairs.toSorted() };
}
