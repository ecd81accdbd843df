import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '../../../../src/import/foreign/csv/read-csv.js';
import { writeCsv } from '../../../../src/import/foreign/csv/write-csv.js';
import type { PortableLineage } from '../../../../src/model/portable-lineage.js';
import { campaignRuns } from '../../../campaigns/campaign.js';
import { inChunks } from '../../../support/import/inputs.js';
import { portableLineage } from '../../../support/import/portable-arbitraries.js';

test('what is written reads as the same lineage, but for counted losses', async () => {
  await fc.assert(
    fc.asyncProperty(portableLineage, fc.integer({ min: 1, max: 200 }), async (lineage, length) => {
      const { chunks, losses } = writeCsv(lineage);
      const reading = await readCsv(inChunks([...chunks].join(''), length));
      expect(reading.leftOut).toEqual([]);
      const kept = withoutStarPairs(lineage);
      expect(reading.lineage).toEqual(kept);
      const lost = countPairs(lineage) - countPairs(kept);
      expect(losses).toEqual(lost === 0 ? [] : [{ what: 'column pair', count: lost }]);
    }),
    { numRuns: campaignRuns('written CSV', { part: 150, whole: 2000 }) },
  );
});

test('no cell starts as a formula', async () => {
  await fc.assert(
    fc.property(portableLineage, (lineage) => {
      for (const cell of cellsOf([...writeCsv(lineage).chunks].join('')))
        expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});

test('lineage becomes a row for each edge and each pair', () => {
  const orders = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)' as never;
  const daily = 'urn:li:dataset:(urn:li:dataPlatform:hive,daily,PROD)' as never;
  const { chunks } = writeCsv({
    units: [
      { downstream: orders, edges: [], pairs: [], wildcards: [] },
      {
        downstream: daily,
        edges: [{ upstream: orders, type: 'COPY' }],
        wildcards: [{ upstream: orders }],
        pairs: [
          {
            downstreamColumn: '=a',
            upstream: { dataset: orders, column: 'b' },
            transform: 'x "y"\nz',
            confidence: 0.5,
          },
        ],
      },
    ],
  });
  expect([...chunks]).toEqual([
    'upstream,upstream_column,downstream,downstream_column,transform,confidence,type\r\n',
    `,,"${orders}",,,,\r\n`,
    `"${orders}",,"${daily}",,,,COPY\r\n"${orders}",*,"${daily}",*,,,\r\n"${orders}",b,"${daily}",'=a,"x ""y""\nz",0.5,\r\n`,
  ]);
});

test('a pair of columns that are named * is a counted loss, since it would read as a wildcard', () => {
  const urn = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)' as never;
  const pair = (upstream: string, downstreamColumn: string) => ({
    downstreamColumn,
    upstream: { dataset: urn, column: upstream },
    confidence: 1,
  });
  const { chunks, losses } = writeCsv({
    units: [
      {
        downstream: urn,
        edges: [{ upstream: urn, type: 'VIEW' }],
        wildcards: [],
        pairs: [pair('*', '*'), pair('a', '*'), pair('*', 'a')],
      },
    ],
  });
  expect(losses).toEqual([{ what: 'column pair', count: 1 }]);
  expect([...chunks].join('')).not.toContain(
    ',*,"urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)",*,',
  );
});

/** Splits a text that this project wrote, by another way than its reader. */
function cellsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?<=^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?=,|\r\n)/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

function withoutStarPairs({ units }: PortableLineage): PortableLineage {
  return {
    units: units.map((unit) => ({
      ...unit,
      pairs: unit.pairs.filter(
        ({ downstreamColumn, upstream }) => downstreamColumn !== '*' || upstream.column !== '*',
      ),
    })),
  };
}

function countPairs({ units }: PortableLineage): number {
  return units.reduce((sum, { pairs }) => sum + pairs.length, 0);
}
