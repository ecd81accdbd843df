import { expect, test } from 'vitest';
import type { DbtOptions } from '../../../../src/import/foreign/dbt/dbt-names.js';
import {
  type DbtInfoSchema,
  readInfoSchema,
} from '../../../../src/import/foreign/dbt/info-schema.js';
import { readDbt } from '../../../../src/import/foreign/dbt/read-dbt.js';
import { lineageColumns, tableOf } from '../../../support/import/info-schema-tables.js';
import { readRealFile } from '../../../support/import/inputs.js';

/**
 * The artifacts of dbt's example project. Expectations are computed here from the parsed files,
 * without a function of the reader.
 */
const manifestText = readRealFile('jaffle_shop_manifest.json');
const catalogText = readRealFile('jaffle_shop_catalog.json');

interface RawNode {
  readonly resource_type: string;
  readonly database: string;
  readonly schema: string;
  readonly alias: string;
  readonly depends_on: { readonly nodes: readonly string[] };
}

const raw: { readonly nodes: Record<string, RawNode> } = JSON.parse(
  manifestText ?? '{"nodes": {}}',
);
const rawCatalog: { readonly nodes: Record<string, { readonly columns: object }> } = JSON.parse(
  catalogText ?? '{"nodes": {}}',
);
const relations = Object.entries(raw.nodes).filter(([, one]) => one.resource_type !== 'test');
const urnOf = ({ database, schema, alias }: RawNode) =>
  `urn:li:dataset:(urn:li:dataPlatform:bigquery,${database}.${schema}.${alias},PROD)`;
const edges = relations.flatMap(([id, { depends_on }]) =>
  depends_on.nodes.map((upstream) => [id, upstream] as const),
);
const columnsOf = (id: string) => Object.keys(rawCatalog.nodes[id]?.columns ?? {});

function read(options: Partial<DbtOptions> = {}, infoSchema?: DbtInfoSchema) {
  return readDbt({
    infoSchema,
    manifest: { text: manifestText ?? '', shownAs: 'manifest.json' },
    catalog: { text: catalogText ?? '', shownAs: 'catalog.json' },
    options: {
      urns: 'warehouse',
      env: 'PROD',
      case: 'auto',
      useIdentifiers: false,
      ...options,
    },
  });
}

test.runIf(manifestText && catalogText)('the edges are the dependencies of the project', () => {
  const { lineage, records, leftOut } = read();
  const actual = lineage.units.flatMap(({ downstream, edges: upstreams }) =>
    upstreams.map(({ upstream }) => `${downstream} <- ${upstream}`),
  );
  const toUrn = (id: string) => urnOf(raw.nodes[id] as RawNode);
  expect(actual).toEqual(edges.map(([a, b]) => `${toUrn(a)} <- ${toUrn(b)}`).sort());
  expect([records, leftOut]).toEqual([relations.length, []]);
});

test.runIf(manifestText && catalogText)('the columns are those that one upstream has', () => {
  const { lineage, records, leftOut } = read({ columns: 'same-name' });
  const columns = relations
    .filter(([, { depends_on }]) => depends_on.nodes.length > 0)
    .flatMap(([id, { depends_on }]) =>
      columnsOf(id).map((column) =>
        depends_on.nodes.filter((upstream) => columnsOf(upstream).includes(column)),
      ),
    );
  const mapped = columns.filter(({ length }) => length === 1);
  expect(mapped.length).toBeGreaterThan(10);
  expect(lineage.units.flatMap(({ pairs }) => pairs)).toHaveLength(mapped.length);
  expect(leftOut).toHaveLength(columns.length - mapped.length);
  expect(records).toBe(relations.length + columns.length);
});

test.runIf(manifestText && catalogText)('columns of the same name read as tables do', async () => {
  const rows = edges.flatMap(([id, upstream]) =>
    columnsOf(id)
      .filter((column) => columnsOf(upstream).includes(column))
      .map((column) => [[id, column.toUpperCase()], [upstream, column], 'copy'] as const),
  );
  const lineage = { bytes: tableOf(lineageColumns(rows)), shownAs: 'l.parquet' };
  const reading = read({}, await readInfoSchema(lineage, undefined));
  const pairs = reading.lineage.units.flatMap((unit) => unit.pairs);
  expect(pairs).toHaveLength(rows.length);
  expect(pairs).toEqual(
    expect.arrayContaining([
      ...read({ columns: 'same-name' }).lineage.units.flatMap((unit) => unit.pairs),
    ]),
  );
});

test.runIf(manifestText && catalogText)('on platform dbt each table comes from its model', () => {
  const { lineage } = read({ urns: 'dbt' });
  const all = lineage.units.flatMap((unit) => unit.edges);
  expect(all.filter(({ type }) => type === 'COPY')).toHaveLength(relations.length);
  expect(all.filter(({ type }) => type === 'TRANSFORMED')).toHaveLength(edges.length);
  const copied = relations.flatMap(([id]) => columnsOf(id));
  expect(lineage.units.flatMap(({ pairs }) => pairs)).toHaveLength(copied.length);
});
