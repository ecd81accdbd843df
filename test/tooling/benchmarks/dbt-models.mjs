import { generator } from './generator.mjs';

const SOURCES = 50;

/**
 * A table of the project, and the code of a model.
 *
 * @typedef {object} Table
 * @property {string} id its `unique_id`
 * @property {string} name
 * @property {readonly string[]} columns
 * @property {string} sql compiled. Empty for a source
 * @property {readonly Table[]} reads
 * @property {readonly string[]} pairs `table.column <- table.column`, which the code means
 */

/**
 * A dbt project in three layers: staging views that rename the 10 to 30 columns of a source, joins of
 * two models with common table expressions, and aggregates with windows. The same number of models
 * gives the same project.
 *
 * @param {number} count of models
 * @returns {{ manifest: object, catalog: object, pairs: readonly string[] }} the artifacts of dbt, and
 *   the pairs of columns, sorted
 */
export function dbtModels(count) {
  const random = generator(42);
  const sources = Array.from({ length: SOURCES }, (_, i) => sourceTable(i, 10 + random(21)));
  /** @type {Table[]} */
  const models = [];
  const pick = () => models[random(models.length)];
  for (let i = 0; i < count; i += 1) {
    if (i < count / 4) models.push(stagingModel(i, sources[i % SOURCES]));
    else if (i < (count * 3) / 4) models.push(joinModel(i, pick(), pick()));
    else models.push(aggregateModel(i, pick()));
  }
  return {
    manifest: manifestOf(sources, models),
    catalog: { metadata: metadata('catalog'), nodes: {}, sources: columnsOf(sources) },
    pairs: [...new Set(models.flatMap(({ pairs }) => pairs))].toSorted(),
  };
}

/** @returns {Table} */
function sourceTable(i, columns) {
  const name = `source_${i}`;
  return {
    id: `source.shop.raw.${name}`,
    name,
    columns: Array.from({ length: columns }, (_, c) => `field_${c}`),
    sql: '',
    reads: [],
    pairs: [],
  };
}

/** @returns {Table} */
function stagingModel(i, source) {
  const made = source.columns.map((field, c) => ({
    column: `m${i}_${c}`,
    expression: c % 5 === 4 ? `coalesce(trim(${field}), '')` : field,
    from: [[source, field]],
  }));
  const sql = `with source as (
    select * from ${relation(source)}
),
renamed as (
    select
${list(made)}
    from source
)
select * from renamed`;
  return model(i, { made, sql, reads: [source] });
}

/** @returns {Table} */
function joinModel(i, left, right) {
  const [l, r] = [left.columns.slice(0, 15), right.columns.slice(0, 14)];
  const made = [
    ...l.map((name) => ({ column: `${name}_l`, expression: `l.${name}`, from: [[left, name]] })),
    ...r.map((name) => ({ column: `${name}_r`, expression: `r.${name}`, from: [[right, name]] })),
    {
      column: `m${i}_case`,
      expression: `case when l.${l[1]} > r.${r[1]} then l.${l[2]} else r.${r[2]} || '-' end`,
      from: [
        [left, l[1]],
        [right, r[1]],
        [left, l[2]],
        [right, r[2]],
      ],
    },
  ];
  const sql = `with left_rows as (
    select * from ${relation(left)} where ${l[0]} is not null
),
right_rows as (
    select * from ${relation(right)}
),
joined as (
    select
${list(made)}
    from left_rows as l
    left join right_rows as r on r.${r[0]} = l.${l[0]}
)
select * from joined`;
  return model(i, { made, sql, reads: left === right ? [left] : [left, right] });
}

/** @returns {Table} */
function aggregateModel(i, source) {
  const [key, other, ...rest] = source.columns;
  const made = [
    { column: `m${i}_key`, expression: key, from: [[source, key]] },
    ...rest.slice(0, 18).map((name, c) => ({
      column: `m${i}_${c}`,
      expression: `${['sum', 'max', 'count'][c % 3]}(${name})`,
      from: [[source, name]],
    })),
  ];
  const place = {
    column: `m${i}_place`,
    expression: `row_number() over (partition by m${i}_key order by m${i}_0 desc)`,
    from: [
      [source, key],
      [source, rest[0]],
    ],
  };
  const sql = `with grouped as (
    select
${list(made)}
    from ${relation(source)}
    where ${other} <> ''
    group by ${key}
)
select *, ${place.expression} as ${place.column} from grouped`;
  return model(i, { made: [...made, place], sql, reads: [source] });
}

/** @returns {Table} */
function model(i, { made, sql, reads }) {
  const name = `model_${i}`;
  return {
    id: `model.shop.${name}`,
    name,
    columns: made.map(({ column }) => column),
    sql,
    reads,
    pairs: made.flatMap(({ column, from }) =>
      from.map(([table, upstream]) => `${name}.${column} <- ${table.name}.${upstream}`),
    ),
  };
}

function list(made) {
  return made.map(({ column, expression }) => `        ${expression} as ${column}`).join(',\n');
}

/** @param {Table} table */
function relation({ name }) {
  return `"shop"."main"."${name}"`;
}

function manifestOf(sources, models) {
  const common = (table) => ({
    unique_id: table.id,
    name: table.name,
    database: 'shop',
    schema: 'main',
    package_name: 'shop',
    relation_name: relation(table),
    config: { enabled: true },
    columns: {},
  });
  return {
    metadata: metadata('manifest'),
    nodes: byId(models, (table) => ({
      ...common(table),
      resource_type: 'model',
      alias: table.name,
      config: { enabled: true, materialized: 'table' },
      original_file_path: `models/${table.name}.sql`,
      path: `${table.name}.sql`,
      language: 'sql',
      compiled: true,
      compiled_code: table.sql,
      depends_on: { nodes: table.reads.map(({ id }) => id) },
    })),
    sources: byId(sources, (table) => ({
      ...common(table),
      resource_type: 'source',
      source_name: 'raw',
      identifier: table.name,
    })),
    ...{ exposures: {}, metrics: {}, disabled: {} },
  };
}

function columnsOf(tables) {
  return byId(tables, ({ id, name, columns }) => ({
    unique_id: id,
    metadata: { type: 'BASE TABLE', database: 'shop', schema: 'main', name },
    columns: Object.fromEntries(
      columns.map((column, index) => [column, { name: column, type: 'VARCHAR', index }]),
    ),
  }));
}

function metadata(artifact) {
  return {
    dbt_schema_version: `https://schemas.getdbt.com/dbt/${artifact}/${artifact === 'catalog' ? 'v1' : 'v12'}.json`,
    dbt_version: '1.11.0',
    adapter_type: 'duckdb',
    project_name: 'shop',
  };
}

function byId(tables, entryOf) {
  return Object.fromEntries(tables.map((table) => [table.id, entryOf(table)]));
}
