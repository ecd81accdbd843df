import fc from 'fast-check';
import type { CodeName } from '../../../src/errors/codes.js';
import { writeCsv } from '../../../src/import/foreign/csv/write-csv.js';
import { writeLineageFile } from '../../../src/import/foreign/datahub-lineage-file/write-lineage-file.js';
import { writeOpenLineage } from '../../../src/import/foreign/openlineage/write-openlineage.js';
import type { PortableLineage } from '../../../src/model/portable-lineage.js';
import { hostileLineage } from '../manifest/hostile-lineage.js';
import { dbtProject } from './dbt-projects.js';

/** A file to import, with what a report of its import has to count. */
export interface ImportSample {
  /** The arguments behind `headwater import`. */
  readonly args: readonly string[];
  readonly file: string;
  readonly text: string;
  /** What manifests get. Undefined if only the counts are known. */
  readonly lineage?: PortableLineage;
  readonly records: number;
  readonly leftOut: Readonly<Partial<Record<CodeName, number>>>;
}

/** Lineage, and a number of records that no import can take. */
const lineageAndBad = fc.tuple(hostileLineage, fc.nat(5));

const times = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join('');

const csvSample = lineageAndBad.map(([lineage, bad]): ImportSample => {
  const text = [...writeCsv(lineage).chunks].join('');
  return {
    args: ['csv', 'source.csv'],
    file: 'source.csv',
    text: `${text}${times(bad, (i) => `only one cell ${i}\r\n`)}`,
    lineage,
    records: rowCount(lineage) + bad,
    leftOut: counted({ 'csv-malformed-row': bad }),
  };
});

const openLineageSample = lineageAndBad.map(([lineage, bad]): ImportSample => {
  const text = [...writeOpenLineage(lineage, '2026-01-01T00:00:00Z').chunks].join('');
  const silent = times(bad, (i) => `{"job":{"namespace":"nightly","name":"job ${i}"}}\n`);
  return {
    args: ['openlineage', 'source.ndjson'],
    file: 'source.ndjson',
    text: `${text}${silent}`,
    lineage,
    records: lineage.units.length + bad,
    leftOut: counted({ 'openlineage-job-only': bad }),
  };
});

const lineageFileSample = lineageAndBad
  .filter(([{ units }]) => units.length > 0)
  .map(([lineage, bad]): ImportSample => {
    const said = withoutTypes(lineage);
    const text = [...writeLineageFile(said).chunks].join('');
    const ignored = times(
      bad,
      (i) => `  - entity: {name: ignored ${i}, type: dataset, platform: kafka}\n`,
    );
    return {
      args: ['datahub-lineage-file', 'source.yml'],
      file: 'source.yml',
      text: `${text}${ignored}`,
      lineage: said,
      records: rowCount(said) + bad,
      leftOut: counted({ 'lineage-file-upstream': bad }),
    };
  });

const dbtSample = dbtProject.map(
  ({ manifest, records, leftOut }): ImportSample => ({
    args: ['dbt', '--manifest', 'manifest.json'],
    file: 'manifest.json',
    text: JSON.stringify(manifest),
    records,
    leftOut: counted(leftOut),
  }),
);

/** Files of each format that is read from a file. */
export const importSamples: Readonly<Record<string, fc.Arbitrary<ImportSample>>> = {
  csv: csvSample,
  openlineage: openLineageSample,
  'datahub-lineage-file': lineageFileSample,
  dbt: dbtSample,
};

/** A row for each edge or for the lack of any, and one for each pair and wildcard. */
function rowCount({ units }: PortableLineage): number {
  const rows = units.map(
    ({ edges, pairs, wildcards }) => Math.max(edges.length, 1) + pairs.length + wildcards.length,
  );
  return rows.reduce((sum, count) => sum + count, 0);
}

/** A lineage file has no types of edges and no wildcards. */
export function withoutTypes({ units }: PortableLineage): PortableLineage {
  return {
    units: units.map((unit) => ({
      ...unit,
      edges: unit.edges.map(({ upstream }) => ({ upstream, type: 'TRANSFORMED' as const })),
      wildcards: [],
    })),
  };
}

function counted(counts: ImportSample['leftOut']): ImportSample['leftOut'] {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
