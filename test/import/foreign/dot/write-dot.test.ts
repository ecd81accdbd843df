import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeDot } from '../../../../src/import/foreign/dot/write-dot.js';
import { markInvisible } from '../../../../src/urn/control-characters.js';
import type { DatasetUrn } from '../../../../src/urn/dataset-urn.js';
import { portableLineage } from '../../../support/import/portable-arbitraries.js';

test('edges become arrows, and each dataset one box', () => {
  const orders = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)' as DatasetUrn;
  const daily = 'urn:li:dataset:(urn:li:dataPlatform:hive,a\\b"c,DEV)' as DatasetUrn;
  const pair = {
    downstreamColumn: 'a',
    upstream: { dataset: orders, column: 'b' },
    confidence: 1,
  };
  const { chunks, losses } = writeDot({
    units: [
      {
        downstream: daily,
        edges: [
          { upstream: daily, type: 'TRANSFORMED' },
          { upstream: orders, type: 'COPY' },
        ],
        pairs: [pair],
        wildcards: [{ upstream: orders }],
      },
      { downstream: orders, edges: [], pairs: [], wildcards: [] },
    ],
  });
  const escaped = 'urn:li:dataset:(urn:li:dataPlatform:hive,a\\\\b\\"c,DEV)';
  expect([...chunks].join('')).toBe(`digraph lineage {
  rankdir=LR;
  node [shape=box];
  "${escaped}" [label="a\\\\b\\"c\\nhive, DEV"];
  "${orders}" [label="orders\\nkafka, PROD"];
  "${escaped}" -> "${escaped}";
  "${orders}" -> "${escaped}" [label=COPY];
}
`);
  expect(losses).toEqual([
    { what: 'column pair', count: 1 },
    { what: 'wildcard', count: 1 },
  ]);
});

test('a scanner of quoted texts finds every edge, whatever the names hold', () => {
  fc.assert(
    fc.property(portableLineage, (lineage) => {
      const text = [...writeDot(lineage).chunks].join('');
      const found = [...text.matchAll(/^ {2}"((?:\\.|[^"\\])*)" -> "((?:\\.|[^"\\])*)"/gm)].map(
        ([, upstream = '', downstream = '']) => [upstream, downstream].map(unescaped),
      );
      const edges = lineage.units.flatMap(({ downstream, edges }) =>
        edges.map(({ upstream }) => [upstream, downstream].map(markInvisible)),
      );
      expect(found).toEqual(edges);
      const withoutQuoted = text.replaceAll(/"(?:\\.|[^"\\])*"/g, '');
      expect(withoutQuoted).toMatch(/^[\w\s[\]={};>-]*$/);
    }),
  );
});

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, '$1');
}
