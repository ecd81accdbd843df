import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCatalogReader } from '../../../../src/catalog/open-catalog.js';
import type { ReadCatalogOptions } from '../../../../src/import/foreign/catalog/read-catalog.js';
import { readCatalog } from '../../../../src/import/foreign/catalog/read-catalog.js';
import { expandWildcard } from '../../../../src/import/foreign/declared-lineage.js';
import type { WildcardCase } from '../../../../src/model/column-settings.js';
import type { SchemaReading } from '../../../../src/model/observed-state.js';
import type { PortablePair } from '../../../../src/model/portable-lineage.js';
import type { DatasetUrn } from '../../../../src/urn/dataset-urn.js';
import type { EntityUrn } from '../../../../src/urn/entity-urn.js';
import { matchColumn } from '../../../../src/urn/field-path.js';
import { catalogWith } from '../../../support/cli/catalog-with.js';
import { readingOf, readingsOf, recordsOf } from '../../../support/import/catalog-readings.js';
import { expectSoundReading } from '../../../support/import/expect-sound.js';
import { portableLineage } from '../../../support/import/portable-arbitraries.js';
import { urnOf } from '../../../support/model/state-builders.js';

const options: ReadCatalogOptions = {
  columns: 'list',
  wildcardCase: 'ignore',
  filter: { writtenBy: [] },
};

test('what the embedded catalog holds is read as the lineage that was written', async () => {
  const catalog = await catalogWith([]);
  const reader = openCatalogReader({ url: catalog.url, namespace: 'li', userAgent: 'test' });
  await fc.assert(
    fc.asyncProperty(portableLineage, async ({ units }) => {
      const stored = units.filter(({ edges }) => edges.length > 0);
      const urns = stored.flatMap(({ downstream, edges }) => [
        downstream,
        ...edges.map(({ upstream }) => upstream),
      ]);
      const ingest = async (entities: readonly unknown[]) => {
        if (entities.length > 0)
          await catalog.post('/openapi/v3/entity/dataset?async=false', entities);
      };
      await ingest([...new Set(urns)].map((urn) => ({ urn, status: { value: {} } })));
      await ingest(
        stored.map((unit) => ({
          urn: unit.downstream,
          upstreamLineage: { value: recordsOf(unit) },
        })),
      );
      const readings = await reader.readDatasets(stored.map(({ downstream }) => downstream));
      const reading = readCatalog({ readings, schemas: new Map(), options });
      expect(reading.leftOut).toEqual([]);
      expect(reading.lineage.units.map(float32)).toEqual(
        stored.map((unit) => float32({ ...unit, wildcards: [] })),
      );
    }),
    { numRuns: 30 },
  );
  await reader.close();
});

/** Catalogs store a confidence as a float32. */
function float32<Unit extends { readonly pairs: readonly PortablePair[] }>(unit: Unit): Unit {
  const pairs = unit.pairs.map((pair) => ({ ...pair, confidence: Math.fround(pair.confidence) }));
  return { ...unit, pairs };
}

const orders = urnOf('orders');
const names = ['a', 'b', 'c', 'A', 'B', '[version=2.0].[type=string].a'];
const schema = fc.option(fc.uniqueArray(fc.constantFrom(...names), { maxLength: 5 }), {
  nil: null,
});
const someColumn = fc.constantFrom(...names);

test('a wildcard expands to the pairs for which it stands', () => {
  const pair = fc.record({ from: fc.constantFrom('x', 'y'), up: someColumn, down: someColumn });
  fc.assert(
    fc.property(
      fc.record({ orders: schema, x: schema, y: schema }),
      fc.array(pair, { maxLength: 8 }),
      fc.constantFrom<WildcardCase>('ignore', 'exact'),
      (columns, pairs, wildcardCase) => {
        const schemas = new Map<EntityUrn, SchemaReading>(
          Object.entries(columns).map(([name, paths]) => [urnOf(name), paths]),
        );
        const findSchema = (urn: EntityUrn) => schemas.get(urn) ?? null;
        const read = (how: 'list' | 'star') =>
          readCatalog({
            readings: readingsOf(
              readingOf(
                orders,
                ['x', 'y'].map((name) => ({ dataset: urnOf(name), type: 'COPY' })),
                pairs.map(({ from, up, down }) => fieldRecord(down, from, up)),
              ),
            ),
            schemas,
            options: { ...options, wildcardCase, columns: how },
          }).lineage.units[0];
        const [listed, starred] = [read('list'), read('star')];
        const expanded = (starred?.wildcards ?? []).flatMap(
          ({ upstream }) =>
            expandWildcard(
              {
                downstream: orders,
                upstream,
                except: [],
                named: (starred?.pairs ?? []).map(({ downstreamColumn }) => downstreamColumn),
                confidence: 1,
              },
              { findSchema, wildcardCase },
            ) ?? [],
        );
        const exact = (all: readonly PortablePair[]) =>
          all
            .map(({ downstreamColumn, upstream }) =>
              [
                exactPath(orders, downstreamColumn),
                exactPath(upstream.dataset, upstream.column),
              ].join(' '),
            )
            .sort();
        const exactPath = (urn: DatasetUrn, path: string) => {
          const match = matchColumn(path, findSchema(urn) ?? []);
          return `${urn} ${match.kind === 'found' ? match.path : path}`;
        };
        expect(exact([...(starred?.pairs ?? []), ...expanded])).toEqual(exact(listed?.pairs ?? []));
      },
    ),
    { numRuns: 500 },
  );
});

function fieldRecord(down: string, from: string, up: string) {
  return {
    upstreamType: 'FIELD_SET',
    downstreamType: 'FIELD',
    upstreams: [`urn:li:schemaField:(${urnOf(from)},${up})`],
    downstreams: [`urn:li:schemaField:(${orders},${down})`],
  };
}

test('records with any texts are read or left out', () => {
  const urn = fc.oneof(
    fc.constantFrom<string>(orders, urnOf('x'), `urn:li:schemaField:(${orders},a)`),
    fc.constantFrom(
      '',
      'urn:li:',
      'urn:li:schemaField:((,),a)',
      'urn:li:dataset:(a,b',
      '__proto__',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.string({ maxLength: 4 }).map((text) => `urn:li:schemaField:(${urnOf('x')},${text})`),
  );
  const record = fc.record(
    {
      upstreamType: fc.constantFrom('FIELD_SET', 'NONE', '', '__proto__'),
      downstreamType: fc.constantFrom('FIELD', 'FIELD_SET', ''),
      upstreams: fc.array(urn, { maxLength: 3 }),
      downstreams: fc.array(urn, { maxLength: 2 }),
      transformOperation: fc.string({ unit: 'binary', maxLength: 4 }),
      confidenceScore: fc.double(),
    },
    { requiredKeys: ['upstreamType', 'downstreamType'] },
  );
  const edge = fc.record({
    dataset: urn,
    type: fc.constantFrom('COPY', 'X', '__proto__'),
    properties: fc.constant<{ readonly [key: string]: string }>({ headwater: '[' }),
  });
  fc.assert(
    fc.property(
      fc.array(edge, { maxLength: 4 }),
      fc.array(record, { maxLength: 4 }),
      (edges, records) => {
        const schemas = new Map<EntityUrn, SchemaReading>([
          [orders, ['a', 'A']],
          [urnOf('x'), ['a']],
        ]);
        const readings = readingsOf(readingOf(orders, edges, records));
        for (const columns of ['list', 'star', 'none'] as const)
          expectSoundReading(readCatalog({ readings, schemas, options: { ...options, columns } }));
      },
    ),
    { seed: 7, numRuns: 500 },
  );
});
