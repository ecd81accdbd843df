import { expect, test } from 'vitest';
import { needsDisplayName } from '../../../src/import/merge/base-name.js';
import type { EntityFacts } from '../../../src/import/merge/entity-facts.js';
import type { PortableLineage } from '../../../src/model/portable-lineage.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { daily, deck, kindsLineage, load, raw } from '../../support/import/kinds-lineage.js';
import { importInto } from '../../support/manifest/importing.js';

const reads = (...urns: readonly string[]): PortableLineage => ({
  units: urns.map((urn) => ({
    downstream: urn as EntityUrn,
    edges: [{ upstream: daily, type: 'TRANSFORMED' }],
    pairs: [],
    wildcards: [],
  })),
});

/** The text of the one file that an import of lineage of an entity writes. */
function written(urn: string, facts?: EntityFacts, files: Readonly<Record<string, string>> = {}) {
  const result = importInto({ files }, reads(urn), {
    options: { by: 'single' },
    ...(facts && { facts: new Map([[urn as EntityUrn, facts]]) }),
  });
  expect(result.findings).toEqual([]);
  return result.project.files['lineage/dbt.yaml'] ?? '';
}

const flow = (env: string) => `urn:li:dataFlow:(airflow,daily,${env})`;

test.each([
  ['urn:li:chart:(looker,urn:x)', 'urn_x: {urn: "urn:li:chart:(looker,urn:x)"}'],
  ['urn:li:dashboard:(look er,x)', 'x: {platform: look er, id: x}'],
  [
    `urn:li:dataJob:(${flow('prod')},x)`,
    'x: {orchestrator: airflow, flow: daily, id: x, env: prod}',
  ],
  [
    `urn:li:dataJob:(${flow('PROD')},urn:x)`,
    `urn_x: {urn: "urn:li:dataJob:(${flow('PROD')},urn:x)"}`,
  ],
])('%s is named by parts, or by its urn', (urn, line) => {
  expect(written(urn)).toContain(`  ${line}\n`);
});

test('a title without Latin letters gives no name, and creation needs the title alone', () => {
  const text = written(deck, { displayName: '売上', create: { title: 'Q3' } });
  expect(text).toContain('  q3: {platform: sheets, id: q3, create: true, title: Q3}\n');
});

const HAND = `version: 1
datasets:
  daily: {platform: hive, name: shop.daily}
  raw: {platform: hive, name: shop.raw}
lineage:
  - job: {urn: "${load}"}
    inputs: [raw]
    columns: {daily.id: raw.id}
`;

test('columns of a job that a person declares without its output stay, and name datasets', () => {
  const files = { 'a.yaml': HAND };
  expect(written(deck, undefined, files)).toContain('upstreams: [daily]');
  const { project } = importInto({ files }, kindsLineage);
  expect(project.files['a.yaml']).toContain('columns: {daily.id: raw.id}');
  const [edges, bare] = [[{ upstream: raw, type: 'TRANSFORMED' as const }], { wildcards: [] }];
  const again = importInto({ files }, { units: [{ downstream: load, edges, pairs: [], ...bare }] });
  expect(again.files).toEqual([]);
});

test('charts, dashboards and unreadable datasets need a display name', () => {
  const named = [deck, 'urn:li:chart:(looker,1)', daily, load].map((urn) => {
    return needsDisplayName(urn as EntityUrn);
  });
  expect(named).toEqual([true, true, false, false]);
});
