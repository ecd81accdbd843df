import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCatalog } from '../../../src/import/foreign/catalog/read-catalog.js';
import { readCsv } from '../../../src/import/foreign/csv/read-csv.js';
import { readLineageFile } from '../../../src/import/foreign/datahub-lineage-file/read-lineage-file.js';
import { readDbt } from '../../../src/import/foreign/dbt/read-dbt.js';
import { readOpenLineage } from '../../../src/import/foreign/openlineage/read-openlineage.js';
import { campaignRuns } from '../../campaigns/campaign.js';
import { readingOf, readingsOf } from '../../support/import/catalog-readings.js';
import { dbtProject } from '../../support/import/dbt-projects.js';
import { dbtElements, type RawManifest } from '../../support/import/elements/dbt-elements.js';
import {
  datasetKey,
  type Element,
  edgeKey,
  pairKey,
  unaccounted,
} from '../../support/import/elements/element.js';
import { eventElements, type RawEvent } from '../../support/import/elements/event-elements.js';
import { inChunks, readRealFile } from '../../support/import/inputs.js';
import { urnOf } from '../../support/model/state-builders.js';

/**
 * Each element of an input, such as an edge, a column pair, a dataset or a job, is in the manifests
 * or counted with a reason that names it, and not both.
 */
const RUNS = { numRuns: campaignRuns('elements of imports', { part: 60, whole: 2000 }) };

const names = ['a', 'b', 'B', 'c (d)', 'e,f', 'g', 'bad\u0007'];
const name = fc.constantFrom(...names);

describe('OpenLineage', () => {
  const namespaces = ['hive', 'snowflake://org', 'clickhouse://h', 'inmemory://x', 'no scheme'];
  const dataset = fc.record({ namespace: fc.constantFrom(...namespaces), name });
  const field = fc.record({ namespace: fc.constantFrom(...namespaces), name, field: name });
  const facet = fc.dictionary(fc.constantFrom('x', 'y'), fc.array(field, { maxLength: 2 }), {
    maxKeys: 2,
  });
  const output = fc.tuple(dataset, fc.option(facet)).map(([one, fields]) => ({
    ...one,
    facets: fields === null ? {} : { columnLineage: { fields: inputFields(fields) } },
  }));
  const inputFields = (fields: Readonly<Record<string, readonly object[]>>) =>
    Object.fromEntries(Object.entries(fields).map(([key, list]) => [key, { inputFields: list }]));
  const run = fc.record({
    job: fc.record({ namespace: fc.constant('n'), name: fc.constantFrom('j', 'k') }),
    runId: fc.constantFrom('1', '2', '3', '4'),
    inputs: fc.option(fc.array(dataset, { maxLength: 3 }), { nil: undefined }),
    outputs: fc.uniqueArray(output, { maxLength: 2, selector: (one) => one.namespace + one.name }),
    end: fc.constantFrom('COMPLETE', 'COMPLETE', 'FAIL'),
  });
  const events = fc
    .uniqueArray(run, { maxLength: 5, selector: ({ job, runId }) => job.name + runId })
    .map((runs) =>
      runs.flatMap(({ job, runId, inputs, outputs, end }) => [
        { eventType: 'START', job, run: { runId }, ...(inputs && { inputs }) },
        { eventType: end, job, run: { runId }, outputs },
      ]),
    );
  const SHARED = [
    'openlineage-run-failed',
    'openlineage-earlier-run',
    'openlineage-job-only',
  ] as const;

  async function check(list: readonly unknown[], runs: 'all' | 'latest'): Promise<void> {
    const reading = await readOpenLineage({
      chunks: [list.map((event) => `${JSON.stringify(event)}\n`).join('')],
      shownAs: 'e',
      options: { runs, indirect: true, failed: false, env: 'PROD', namespaces: [] },
    });
    expect(unaccounted(eventElements(list as readonly RawEvent[]), reading, SHARED)).toEqual([]);
  }

  test('generated events', async () => {
    await fc.assert(fc.asyncProperty(events, fc.constantFrom('all', 'latest'), check), RUNS);
  });

  const real = readRealFile('openlineage-events.ndjson');
  test.runIf(real).each(['all', 'latest'] as const)('real events with --runs %s', async (runs) => {
    const lines = (real ?? '').split('\n').filter(Boolean);
    await check(
      lines.map((line) => JSON.parse(line).event),
      runs,
    );
  });
});

describe('dbt', () => {
  function check(manifest: object, platform?: string): void {
    const reading = readDbt({
      manifest: { text: JSON.stringify(manifest), shownAs: 'm' },
      options: {
        urns: 'warehouse',
        env: 'PROD',
        case: 'auto',
        columns: 'none',
        useIdentifiers: false,
      },
    });
    const shared = ['dbt-node-missing'] as const;
    expect(unaccounted(dbtElements(manifest as RawManifest, platform), reading, shared)).toEqual(
      [],
    );
  }

  test('generated projects', () => {
    fc.assert(
      fc.property(dbtProject, ({ manifest }) => check(manifest)),
      RUNS,
    );
  });

  const real = readRealFile('jaffle_shop_manifest.json');
  test.runIf(real)('a real project', () => {
    const manifest = JSON.parse(real ?? '{}');
    check(manifest, manifest.metadata.adapter_type);
  });
});

describe('CSV', () => {
  const end = fc.oneof(
    name.map((one) => `hive:${one}`),
    fc.constantFrom(
      'nowhere',
      'hive:',
      urnOf('t'),
      'urn:li:dataJob:(urn:li:dataFlow:(a,b,PROD),c)',
    ),
  );
  const column = fc.constantFrom('', '', 'x', 'y,z', 'p%2Cq', '*', 'bad\u0007');
  const row = fc.tuple(end, column, end, column, fc.constantFrom('', 'trim', 'sum'));

  /** The urn that a cell means. */
  function urn(cell: string): string | undefined {
    if (cell.startsWith('urn:li:dataset:')) return cell;
    const [, table] = /^hive:(.+)$/s.exec(cell) ?? [];
    if (table === undefined || table.includes('\u0007')) return undefined;
    const encoded = table.replace(',', '%2C').replace('(', '%28').replace(')', '%29');
    return `urn:li:dataset:(urn:li:dataPlatform:hive,${encoded},PROD)`;
  }

  test('generated rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
        const cell = (text: string) => `"${text}"`;
        const lines = rows.map((cells) => cells.map(cell).join(';'));
        const text = ['Source;Source Column;Target;Target Column;Transformation', ...lines].join(
          '\n',
        );
        const reading = await readCsv(inChunks(text));
        const leftOut = reading.leftOut.map((one) => ({ ...one, record: `line ${one.line}` }));
        const elements = rows.map(([from, fromColumn, to, toColumn], at): Element => {
          const isPair = fromColumn !== '' && toColumn !== '' && fromColumn + toColumn !== '**';
          return {
            what: lines[at] ?? '',
            key: isPair
              ? pairKey(urn(to), toColumn, urn(from), fromColumn)
              : edgeKey(urn(to), urn(from)),
            reasons: [
              ...['csv-malformed-row', 'import-other-entity', 'import-contradiction'].map(
                (code) => `${code} line ${at + 2}`,
              ),
              `import-not-expressible ${urn(to)} ${toColumn} <- ${urn(from)} ${fromColumn}`,
            ],
          };
        });
        const shared = ['import-contradiction', 'csv-malformed-row'] as const;
        expect(unaccounted(elements, { ...reading, leftOut }, shared)).toEqual([]);
        expect(reading.records).toBe(rows.length);
      }),
      RUNS,
    );
  });
});

describe("DataHub's lineage file", () => {
  const entity = fc.record({
    name,
    type: fc.constantFrom('dataset', 'dataset', 'chart'),
    platform: fc.constant('hive'),
    env: fc.constantFrom('PROD', 'DEV', 'NOWHERE'),
  });
  type Entity = typeof entity extends fc.Arbitrary<infer T> ? T : never;
  const urn = ({ name: table, type, env }: Entity): string | undefined => {
    if (type !== 'dataset' || env === 'NOWHERE' || table.includes('\u0007')) return undefined;
    const encoded = table.replace(',', '%2C').replace('(', '%28').replace(')', '%29');
    return `urn:li:dataset:(urn:li:dataPlatform:hive,${encoded},${env})`;
  };
  const entry = fc.record({ entity, upstream: fc.array(fc.record({ entity }), { maxLength: 3 }) });
  const codes = ['import-other-entity', 'import-malformed-urn', 'import-contradiction'];

  test('generated entries', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), (lineage) => {
        const reading = readLineageFile(JSON.stringify({ version: '1', lineage }), {
          shownAs: 'l',
        });
        const elements = lineage.flatMap(({ entity: below, upstream }): readonly Element[] => [
          ...(upstream.length > 0
            ? []
            : [
                {
                  what: below.name,
                  key: datasetKey(urn(below)),
                  reasons: codes.flatMap((code) => [
                    `${code} ${below.name}`,
                    `${code} ${urn(below)}`,
                  ]),
                },
              ]),
          ...upstream.map(({ entity: above }) => ({
            what: `${below.name} <- ${above.name}`,
            key: edgeKey(urn(below), urn(above)),
            reasons: codes.map((code) => `${code} ${above.name}`),
          })),
        ]);
        const shared = [
          'import-other-entity',
          'import-malformed-urn',
          'import-contradiction',
        ] as const;
        expect(unaccounted(elements, reading, shared)).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('the catalog', () => {
  const upstream = fc.constantFrom(
    urnOf('a'),
    urnOf('b'),
    'urn:li:dataJob:(urn:li:dataFlow:(a,b,PROD),c)',
    'urn:li:dataset:(x)',
  );
  const fields = fc.uniqueArray(
    fc.tuple(upstream, fc.constantFrom('x', 'p%2Cq', 'y%252Cz', 'a%28b%29')),
    { maxLength: 4, selector: (one) => one.join() },
  );

  test('generated answers', () => {
    fc.assert(
      fc.property(fc.uniqueArray(upstream), fields, (upstreams, columns) => {
        const below = urnOf('c');
        const field = (urn: string, path: string) => `urn:li:schemaField:(${urn},${path})`;
        const records = columns.map(([above, path]) => ({
          upstreamType: 'FIELD_SET' as const,
          downstreamType: 'FIELD' as const,
          upstreams: [field(above, path)],
          downstreams: [field(below, path)],
        }));
        const edges = upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' }));
        const reading = readCatalog({
          readings: readingsOf(readingOf(below, edges, records)),
          schemas: new Map(),
          options: { columns: 'list', wildcardCase: 'ignore', filter: { writtenBy: [] } },
        });
        const decoded = (path: string) =>
          new Map([
            ['p%2Cq', 'p,q'],
            ['y%252Cz', 'y%2Cz'],
            ['a%28b%29', 'a(b)'],
          ]).get(path) ?? path;
        const reasons = (record: string) =>
          ['import-other-entity', 'import-malformed-urn', 'catalog-pair-without-edge'].map(
            (code) => `${code} ${record}`,
          );
        const elements = [
          ...upstreams.map(
            (above): Element => ({
              what: above,
              key: edgeKey(below, above),
              reasons: reasons(`${below} <- ${above}`),
            }),
          ),
          ...columns.map(
            ([above, path]): Element => ({
              what: `${above} ${path}`,
              key: pairKey(below, decoded(path), above, decoded(path)),
              reasons: reasons(`${field(below, path)} <- ${field(above, path)}`),
            }),
          ),
        ];
        expect(unaccounted(elements, reading)).toEqual([]);
      }),
      RUNS,
    );
  });
});
