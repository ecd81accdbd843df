import { expect, test } from 'vitest';
import { layouts } from '../../../src/import/merge/import-types.js';
import type { PortableLineage } from '../../../src/model/portable-lineage.js';
import {
  daily,
  deck,
  kindsLineage,
  load,
  raw,
  revenue,
  sales,
} from '../../support/import/kinds-lineage.js';
import { importInto } from '../../support/manifest/importing.js';
import { readManifests } from '../../support/manifest/reading.js';

const facts = new Map([
  [revenue, { displayName: 'Revenue by day' }],
  [
    deck,
    { create: { title: 'Q3 deck', description: 'For the board', url: 'https://x.example/q3' } },
  ],
]);

/** The declared lineage in the form of an import. */
function declared(files: Readonly<Record<string, string>>): PortableLineage {
  const { desired, findings } = readManifests(files);
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  return {
    units: desired.units.map(({ downstream, edges, columns }) => ({
      downstream,
      edges: edges.map(({ upstream, type, note }) => ({ upstream, type, ...(note && { note }) })),
      pairs: columns.flatMap((mapping) =>
        mapping.kind === 'wildcard'
          ? []
          : mapping.upstreams.map(({ dataset, column }) => ({
              ...(mapping.of && { of: mapping.of }),
              downstreamColumn: mapping.downstreamColumn,
              upstream: { dataset, column },
              ...(mapping.transform && { transform: mapping.transform }),
              confidence: mapping.confidence,
            })),
      ),
      wildcards: [],
    })),
  };
}

test.each(layouts)('every kind is read back as it is, in files by %s', (by) => {
  const first = importInto({ files: {} }, kindsLineage, { facts, options: { by } });
  expect(first.findings).toEqual([]);
  expect(first.leftOut).toEqual([]);
  expect(declared(first.project.files)).toEqual(kindsLineage);
  const again = importInto(first.project, kindsLineage, { facts, options: { by } });
  expect(again.files).toEqual([]);
  expect(again.record).toBe(first.record);
});

test('a new file has a section for each kind', async () => {
  const { project } = importInto({ files: {} }, kindsLineage, { facts, options: { by: 'single' } });
  await expect(project.files['lineage/dbt.yaml']).toMatchFileSnapshot('goldens/kinds.yaml');
});

const HAND = `version: 1
datasets:
  daily: {platform: hive, name: shop.daily}
  raw: {platform: hive, name: shop.raw}
dashboards:
  board: {platform: looker, id: dashboards.7}
lineage:
  - downstream: board
    upstreams: [{dataset: daily, note: by hand}]
  - job: {urn: "${load}"}
    inputs: [raw]
`;

test('a person keeps a note that no source knows, and lists stay apart', () => {
  const start = { files: { 'lineage/hand.yaml': HAND } };
  const lineage: PortableLineage = {
    units: kindsLineage.units.map((unit) => ({
      ...unit,
      edges: unit.edges.map(({ upstream, type }) => ({ upstream, type })),
    })),
  };
  const { project, findings, counts } = importInto(start, lineage);
  expect(findings).toEqual([]);
  expect(counts.kept).toBe(0);
  const units = declared(project.files).units;
  const edges = units.find(({ downstream }) => downstream === sales)?.edges;
  expect(edges?.map(({ note }) => note)).toEqual([undefined, 'by hand']);
  expect(units.find(({ downstream }) => downstream === load)?.edges.length).toBe(3);
});

test('a source with another note clashes with a person, and wins where it should', () => {
  const start = { files: { 'lineage/hand.yaml': HAND } };
  const only = kindsLineage.units.filter(({ downstream }) => downstream === sales);
  const kept = importInto(start, { units: only });
  expect(kept.findings.map(({ code }) => code)).toEqual(['HW2551']);
  const won = importInto(start, { units: only }, { options: { onClash: 'source' } });
  expect(won.project.files['lineage/hand.yaml']).toContain('note: the total below the chart');
});

test('a note is added to a plain item, and a second one beside a type', () => {
  const first: PortableLineage = {
    units: [
      { downstream: daily, edges: [{ upstream: raw, type: 'COPY' }], pairs: [], wildcards: [] },
      {
        downstream: deck,
        edges: [{ upstream: sales, type: 'TRANSFORMED' }],
        pairs: [],
        wildcards: [],
      },
    ],
  };
  const noted: PortableLineage = {
    units: first.units.map((unit) => ({
      ...unit,
      edges: unit.edges.map((edge) => ({ ...edge, note: 'new' })),
    })),
  };
  const before = importInto({ files: {} }, first).project;
  const after = importInto(before, noted);
  expect(after.counts.updated).toBe(2);
  expect(declared(after.project.files).units).toEqual(noted.units.toReversed());
});

test('a job that the source no longer has goes, with its section', () => {
  const options = { by: 'single' } as const;
  const before = importInto({ files: {} }, kindsLineage, { options }).project;
  const units = kindsLineage.units.filter(({ downstream }) => !downstream.includes('dataJob'));
  const after = importInto(before, { units }, { options });
  expect(declared(after.project.files)).toEqual({ units });
  expect(after.project.files['lineage/dbt.yaml']).not.toContain('jobs:');
});

test('the output edge of a pair that a person wrote stays', () => {
  const options = { by: 'single' } as const;
  const before = importInto({ files: {} }, kindsLineage, { options }).project;
  const text = before.files['lineage/dbt.yaml'] ?? '';
  const edited = text.replace('confidence: 0.5', 'confidence: 0.25');
  const units = kindsLineage.units.filter(({ downstream }) => downstream !== load);
  const after = importInto(
    { ...before, files: { 'lineage/dbt.yaml': edited } },
    { units },
    { options },
  );
  const kept = declared(after.project.files).units.find(({ downstream }) => downstream === load);
  expect(kept?.edges.length).toBe(2);
  expect(kept?.pairs.length).toBe(1);
});

test('`inputs: []` of a person stays beside outputs, and clashes with an input', () => {
  const files = {
    'a.yaml': `version: 1\nlineage: [{job: {urn: "${load}"}, inputs: []}]\n`,
  };
  const [unit] = kindsLineage.units.filter(({ downstream }) => downstream === load);
  const edges = unit?.edges.slice(0, 2) ?? [];
  const whole = { downstream: load, pairs: [], wildcards: [] };
  expect(importInto({ files }, { units: [{ ...whole, edges }] }).findings).toEqual([]);
  const clash = importInto({ files }, { units: [{ ...whole, edges: unit?.edges ?? [] }] });
  expect(clash.findings.map(({ code }) => code)).toEqual(['HW2551']);
});

test('edges and columns that no kind can have are left out, each with its code', () => {
  const type = 'TRANSFORMED' as const;
  const pair = { downstreamColumn: 'a', upstream: { dataset: raw, column: 'b' }, confidence: 1 };
  const bare = { pairs: [], wildcards: [] };
  const units = [
    { downstream: daily, edges: [{ upstream: revenue, type }], ...bare },
    { downstream: revenue, edges: [{ upstream: raw, type: 'COPY' as const }], ...bare },
    {
      downstream: sales,
      edges: [{ upstream: raw, type }],
      pairs: [pair],
      wildcards: [{ upstream: raw }],
    },
    {
      downstream: load,
      edges: [{ upstream: raw, type }],
      pairs: [pair, { ...pair, of: daily }],
      wildcards: [],
    },
    {
      downstream: deck,
      edges: [{ upstream: raw, type }],
      pairs: [{ ...pair, of: daily }],
      wildcards: [],
    },
  ];
  const { leftOut } = importInto({ files: {} }, { units });
  expect(leftOut.map(({ code }) => code)).toEqual(Array(7).fill('import-not-expressible'));
});
