import { expect, it, vi } from 'vitest';
import { mergeLineage } from '../../src/apply/lineage/merge-lineage.js';
import type { JsonObject } from '../../src/model/json.js';
import { fromCommonForm, toCommonForm } from '../../src/model/lineage-form.js';
import type { PresentDataset } from '../../src/model/observed-state.js';
import { asEntityUrn, type EntityUrn } from '../../src/urn/entity-urn.js';
import { formatFindings, readManifests } from '../support/manifest/reading.js';
import { us } from '../support/model/state-builders.js';
import { changesOf, planOf } from '../support/plan/plan-of.js';

/** A chart that reads a dashboard: an edge that DataHub does not have. Only the table knows of it. */
vi.mock('../../src/model/kinds.js', async (original) => {
  const real = await original<typeof import('../../src/model/kinds.js')>();
  const made = { edges: 'dashboardEdges', urns: 'dashboardsRead', ends: ['dashboard'] };
  const chart = { ...real.kinds.chart, lists: [...real.kinds.chart.lists, made] };
  const kinds = { ...real.kinds, chart };
  const kindOf = (urn: string) => (urn.includes(':chart:') ? chart : real.kindOf(urn));
  return { ...real, kinds, kindOf };
});

const names = [
  'charts: {revenue: {platform: looker, id: "1"}}',
  'dashboards: {sales: {platform: looker, id: "2"}, board: {platform: looker, id: "3"}}',
];
const declaring = (upstreams: string) =>
  ['version: 1', ...names, `lineage: [{downstream: revenue, upstreams: [${upstreams}]}]`].join(
    '\n',
  );

const chart = urnOf('urn:li:chart:(looker,1)');
const owner = { key: 'shop', formerly: [] };
const stamp = { time: 1, actor: us };

function urnOf(text: string): EntityUrn {
  const urn = asEntityUrn(text);
  if (!urn.ok) throw new Error(urn.problem);
  return urn.value;
}

/** A reading of an entity, as the client brings its aspect into the common form. */
function reading(urn: EntityUrn, edges: JsonObject): PresentDataset {
  const value = toCommonForm(urn, { edges });
  return { kind: 'present', urn, removed: false, lineage: { version: '1', value } };
}

/** Plans a manifest against a stored chart, and returns the changes and the chart as written. */
function applied(text: string, stored: JsonObject) {
  const { desired, findings } = readManifests({ 'a.yaml': text });
  expect(formatFindings(findings.filter(({ level }) => level === 'error'))).toEqual([]);
  const sales = urnOf('urn:li:dashboard:(looker,2)');
  const board = urnOf('urn:li:dashboard:(looker,3)');
  const all = [reading(chart, stored), reading(sales, {}), reading(board, {})];
  const datasets = new Map(all.map((one) => [one.urn, one]));
  const none = { schemas: new Map(), contents: new Map(), discovered: true };
  const plan = planOf(desired, { actor: us, datasets, ...none });
  const [target] = plan.writes.proposals;
  const merged =
    target &&
    mergeLineage({
      downstream: chart,
      aspect: all[0]?.lineage.value,
      target,
      owner,
      exclusive: false,
      ours: new Set(),
      stamp,
    });
  const written = merged ? fromCommonForm(chart, merged).edges : stored;
  return { changes: changesOf(plan), written };
}

it('a new kind of edge needs no more than a row in the table of kinds', () => {
  const theirs = { title: 'Revenue', dashboardsRead: ['urn:li:dashboard:(looker,3)'] };
  const first = applied(declaring('sales, board'), theirs);
  expect(first.changes).toEqual(['create revenue <- sales']);
  expect(first.written).toEqual({
    ...theirs,
    dashboardEdges: [
      {
        destinationUrn: 'urn:li:dashboard:(looker,2)',
        created: stamp,
        lastModified: stamp,
        properties: { headwater: '{"shop":{"edge":1}}' },
      },
    ],
  });
  const again = applied(declaring('sales, board'), first.written);
  expect(again).toEqual({ changes: [], written: first.written });
  const gone = applied(declaring('board'), first.written);
  expect(gone).toEqual({ changes: ['delete revenue <- sales'], written: theirs });
});
