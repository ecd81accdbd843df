import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { differences, lostOf } from '../support/coexistence/independent-compare.js';
import {
  type Aspects,
  type Everything,
  everything,
  hasSample,
  SAMPLE,
} from '../support/coexistence/sample-catalog.js';
import { runningCatalog } from '../support/server/catalog.js';
import { dataset } from '../support/server/urns.js';

const SETTINGS = 'version: 1\nstack: shop\nrules: {cycle: "off"}\n';

const NAMES = `version: 1
defaults: {platform: hive}
datasets:
  kafka:   {platform: kafka, name: SampleKafkaDataset}
  hdfs:    {platform: hdfs, name: SampleHdfsDataset}
  hive:    {name: SampleHiveDataset}
  events:  {name: logging_events}
  created: {name: fct_users_created}
  deleted: {name: fct_users_deleted}
  backup:  {platform: s3, name: project/root/events/logging_events_bckp}
jobs:
  copy: {orchestrator: airflow, flow: dag_abc, id: task_456}
charts:
  baz1: {platform: looker, id: baz1}
  baz2: {platform: looker, id: baz2}
dashboards:
  baz: {platform: looker, id: baz}
`;

/**
 * Existing edges and columns, new columns on edges of others, new edges, and a downstream that had
 * no lineage.
 */
const LINEAGE = `lineage:
  - downstream: events
    upstreams: [hive]
    columns: {event_name: hive.field_foo}
  - downstream: created
    upstreams: [events, hdfs]
    columns:
      user_name: events.event_data
      user_id: {from: [events.event_name, hdfs.shipment_info.geo_info.lat], transform: hash, confidence: 0.7}
  - downstream: deleted
    upstreams: [kafka, {dataset: backup, type: VIEW}]
    columns: {user_id: kafka.id}
  - downstream: backup
    upstreams: [{dataset: events, type: COPY}]
    columns: {"*": events.*}
  - downstream: kafka
    upstreams: [hive]
  - job: copy
    inputs: [hive]
    outputs: [deleted, backup]
    columns: {deleted.user_id: hive.field_foo}
  - downstream: baz1
    upstreams: [events, kafka]
    columns: {name: events.event_name}
  - downstream: baz2
    upstreams: [baz1]
  - downstream: baz
    upstreams: [{dataset: created, note: read by hand}, baz1]
`;

describe.runIf(hasSample).each(['spec', 'datahub'] as const)(
  'the sample catalog of DataHub (%s)',
  (dialect) => {
    test('keeps every aspect of others while a stack is applied, removed and rolled back', async () => {
      const catalog = await runningCatalog({ dialect, load: [SAMPLE] });
      const folder = await stackFolder({
        'headwater.yaml': SETTINGS,
        'lineage/a.yaml': NAMES + LINEAGE,
      });
      const run = (...args: string[]) =>
        runCli(args, { cwd: folder.path, env: { DATAHUB_GMS_URL: catalog.url } });
      const before = await everything(catalog);
      expect(before.size).toBeGreaterThan(80);
      expect(await run('apply', '--auto-approve')).toMatchObject({ code: 0 });
      expect(await run('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
      const applied = await everything(catalog);
      expect(changed(before, applied)).toEqual(DOWNSTREAMS);
      for (const urn of DATASETS)
        expect(lostOf(lineageOf(before, urn), lineageOf(applied, urn))).toEqual([]);
      for (const urn of OTHERS)
        expect(withoutEdges(applied.get(urn))).toEqual(withoutEdges(before.get(urn)));
      await folder.write('lineage/a.yaml', NAMES);
      const leaving = [
        '--allow',
        'empty-desired',
        '--allow',
        'mass-delete',
        '--reason',
        'the stack leaves',
      ];
      expect(await run('apply', '--auto-approve')).toMatchObject({ code: 3 });
      expect(await run('apply', '--auto-approve', ...leaving)).toMatchObject({ code: 0 });
      // Stamps are equal, too, since nothing else was written.
      expect(await everything(catalog)).toEqual(before);
      const [last = ''] = (await readdir(join(folder.path, '.headwater/receipts')))
        .sort()
        .reverse();
      const undo = ['--out', 'back.json', '--detailed-exitcode'];
      expect(await run('rollback', `.headwater/receipts/${last}`, ...undo)).toMatchObject({
        code: 2,
      });
      expect(await run('apply', 'back.json')).toMatchObject({ code: 0 });
      const back = await everything(catalog);
      // The pairs of the "*" come back in another order.
      const copied =
        'urn:li:dataset:(urn:li:dataPlatform:s3,project/root/events/logging_events_bckp,PROD)';
      expect(changed(applied, back)).toEqual([copied]);
      await folder.write('lineage/a.yaml', NAMES + LINEAGE);
      expect(await run('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
    });
  },
);

const DATASETS = [
  dataset('fct_users_created'),
  dataset('fct_users_deleted'),
  dataset('logging_events'),
  'urn:li:dataset:(urn:li:dataPlatform:kafka,SampleKafkaDataset,PROD)',
  'urn:li:dataset:(urn:li:dataPlatform:s3,project/root/events/logging_events_bckp,PROD)',
];

const OTHERS = [
  'urn:li:chart:(looker,baz1)',
  'urn:li:chart:(looker,baz2)',
  'urn:li:dashboard:(looker,baz)',
  'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag_abc,PROD),task_456)',
];

const DOWNSTREAMS = [...DATASETS, ...OTHERS].sort();

/** The sample has all lineage of jobs, charts and dashboards in older lists, and none of columns. */
const NEWER = new Set([
  'inputDatasetEdges',
  'outputDatasetEdges',
  'inputEdges',
  'chartEdges',
  'datasetEdges',
  'fineGrainedLineages',
  'inputFields',
  'systemMetadata',
]);

function withoutEdges(aspects: Aspects | undefined): unknown {
  return JSON.parse(JSON.stringify(aspects, (key, value) => (NEWER.has(key) ? undefined : value)));
}

/** Returns the entities that differ, sorted. */
function changed(one: Everything, other: Everything): readonly string[] {
  const urns = [...new Set([...one.keys(), ...other.keys()])];
  return urns.filter((urn) => differences(one.get(urn), other.get(urn)).length > 0).sort();
}

function lineageOf(all: Everything, urn: string): Readonly<Record<string, unknown>> | undefined {
  return all.get(urn)?.['upstreamLineage']?.value;
}
