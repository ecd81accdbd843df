import { describe, expect } from 'vitest';
import { intentScenario } from '../support/scenario/intent.js';
import {
  allEntries,
  allHeld,
  connectorRan,
  kindRows,
  kindsIngested,
} from '../support/scenario/kinds.js';
import { declaringKinds } from '../support/scenario/manifests.js';
import { heldAspects, scenario } from '../support/scenario/scenario.js';
import { anotherStackApplied, applied } from '../support/scenario/steps.js';

const dialects = ['spec', 'datahub'] as const;
const ours = declaringKinds(...allEntries('entry'));
const mart = 'downstream: mart, upstreams: [orders]';
const rest = declaringKinds(mart);
/** The edges of the connector alone. */
const theirs = declaringKinds(
  'job: load, inputs: [raw_fx], outputs: [mart], columns: {mart.revenue: raw_fx.rate}',
  'downstream: sales, upstreams: [raw_fx, mart], columns: {margin: mart.revenue}',
  'downstream: deck, upstreams: [raw_fx, mart]',
);

describe('owners of the lineage of a job, a chart and a dashboard', () => {
  intentScenario('adopt what a connector stored in older lists, as edges and in both', {
    command: 'adopt',
    given: [connectorRan()],
    manifests: theirs,
    exits: { plan: 2, apply: 0 },
    holds: allHeld,
    afterwards: [['plan', '--detailed-exitcode']],
    dialects,
  });

  intentScenario('release what was adopted of a connector leaves no trace', {
    command: 'release',
    given: [
      connectorRan(),
      async (world) => {
        await world.declare(theirs);
        await world.headwater('adopt', '--out', 'adopt.json');
        await world.headwater('apply', 'adopt.json');
      },
    ],
    exits: { plan: 2, apply: 0 },
    holds: allHeld,
    afterwards: [
      async (world) => {
        for (const { urn, aspect } of heldAspects(allHeld)) {
          const { theirs: ingested } = kindRows.find((row) => row.urn === urn) ?? {};
          expect(await world.aspectOf(urn, aspect)).toEqual(ingested?.[aspect]);
        }
      },
    ],
    dialects,
  });

  scenario('another stack stays beside ours, which declares nothing of it any more', {
    given: [kindsIngested, anotherStackApplied('finance', ours), applied(ours)],
    manifests: rest,
    exits: { plan: 2, apply: 0 },
    holds: allHeld,
    dialects,
  });

  scenario('a connector overwrites jobs, charts and dashboards', {
    given: [connectorRan(), applied(ours), connectorRan('nightly')],
    manifests: ours,
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: allHeld,
    dialects,
  });
});

describe('what guards refuse for a job, a chart and a dashboard', () => {
  const entries = allEntries('entry').map((entry) => `${entry}, protect: true`);

  scenario('a protected job, chart and dashboard', {
    given: [kindsIngested, applied(declaringKinds(...entries))],
    manifests: rest,
    exits: { plan: 3, apply: 3 },
    holds: allHeld,
    dialects,
  });

  const fields = (names: readonly string[]) =>
    `downstream: sales, upstreams: [orders], columns: {${names.map((name) => `${name}: orders.total`).join(', ')}}`;
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];

  scenario('most fields of a chart are dropped', {
    given: [kindsIngested, applied(declaringKinds(fields(many)))],
    manifests: declaringKinds(fields(['a'])),
    exits: { plan: 3, apply: 3 },
    holds: [],
    dialects,
  });

  scenario('nothing of a job, a chart and a dashboard is declared any more', {
    given: [kindsIngested, applied(ours)],
    manifests: { 'lineage/shop.yaml': 'version: 1\nlineage: []\n' },
    exits: { plan: 3, apply: 3 },
    holds: [],
    dialects,
  });
});

describe('other kinds beside datasets', () => {
  scenario('updateLineage writes edges of datasets alone, also where the settings ask for it', {
    given: [kindsIngested],
    manifests: declaringKinds(...allEntries('entry'), mart),
    settings: 'writes: mutations\n',
    exits: { plan: 2, apply: 0 },
    holds: [],
    dialects,
  });

  scenario('a selected dashboard, and what it depends on', {
    given: [connectorRan()],
    manifests: declaringKinds(...allEntries('entry'), mart),
    flags: ['--select', '+deck'],
    exits: { plan: 2, apply: 0 },
    holds: [],
    dialects,
  });

  const noted = (note: string) =>
    declaringKinds(
      `job: load, outputs: [{dataset: orders, note: ${note}}]`,
      `downstream: sales, upstreams: [{dataset: orders, note: ${note}}]`,
      `downstream: deck, upstreams: [{chart: sales, note: ${note}}]`,
    );

  scenario('the notes of edges change', {
    given: [kindsIngested, applied(noted('by cron'))],
    manifests: noted('by hand'),
    exits: { plan: 2, apply: 0 },
    holds: allHeld,
    dialects,
  });
});
