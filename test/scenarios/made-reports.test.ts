import { describe } from 'vitest';
import { deck, load, sales } from '../support/model/other-kinds.js';
import { scenario } from '../support/scenario/scenario.js';
import { applied } from '../support/scenario/steps.js';

/** The orders reach a chart and a slide deck, and are read by a cron job. No ingestion brings them. */
const made = (title: string) => ({
  'lineage/shop.yaml': `version: 1
defaults: {platform: snowflake, env: PROD}
datasets:
  orders: {name: orders}
jobs:
  load: {orchestrator: airflow, flow: daily, id: load, create: true, title: ${title}}
charts:
  sales: {platform: looker, id: sales, create: true, title: ${title}}
dashboards:
  deck: {platform: sheets, id: deck, create: true, title: ${title}, url: "https://x.example/q3"}
lineage:
  - {downstream: sales, upstreams: [orders], columns: {revenue: orders.total}}
  - {downstream: deck, upstreams: [sales, orders]}
  - {job: load, inputs: [orders]}
`,
});

const dialects = ['spec', 'datahub'] as const;
const holds = [
  { urn: sales, aspects: ['chartInfo', 'inputFields'] },
  { urn: deck, aspects: ['dashboardInfo', 'status'] },
  { urn: load, aspects: ['dataJobInfo', 'dataJobInputOutput'] },
];

describe('jobs, charts and dashboards that no ingestion brings', () => {
  scenario('a job, a chart and a dashboard made by us', {
    manifests: made('Q3 deck'),
    exits: { plan: 2, apply: 0 },
    holds,
    dialects,
  });

  scenario('a job, a chart and a dashboard made by us, their titles changed', {
    given: [applied(made('Q3 deck'))],
    manifests: made('Q4 deck'),
    exits: { plan: 2, apply: 0 },
    holds,
    dialects,
  });
});
