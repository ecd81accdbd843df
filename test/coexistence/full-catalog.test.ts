import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../src/testing.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { differences, lostOf } from '../support/coexistence/independent-compare.js';
import { post, runningCatalog } from '../support/server/catalog.js';
import { dataset } from '../support/server/urns.js';

const BOOTSTRAP = fileURLToPath(
  new URL('../../../shared/data/bootstrap_mce.json', import.meta.url),
);
const hasBootstrap = existsSync(BOOTSTRAP);
if (!hasBootstrap)
  process.stdout.write('skipped: the sample events of DataHub are not on this machine\n');

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
`;

describe.runIf(hasBootstrap).each(['spec', 'datahub'] as const)(
  'the sample catalog of DataHub (%s)',
  (dialect) => {
    test('has every aspect of every entity as before, after a stack was applied and removed', async () => {
      const catalog = await runningCatalog({ dialect, load: [BOOTSTRAP] });
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
      for (const urn of DOWNSTREAMS)
        expect(lostOf(lineageOf(before, urn), lineageOf(applied, urn))).toEqual([]);
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
    });
  },
);

const DOWNSTREAMS = [
  dataset('fct_users_created'),
  dataset('fct_users_deleted'),
  dataset('logging_events'),
  'urn:li:dataset:(urn:li:dataPlatform:kafka,SampleKafkaDataset,PROD)',
  'urn:li:dataset:(urn:li:dataPlatform:s3,project/root/events/logging_events_bckp,PROD)',
];

type Aspects = Readonly<Record<string, { readonly value: Readonly<Record<string, unknown>> }>>;
type Everything = ReadonlyMap<string, Aspects>;

/** The content of a removed lineage aspect. REST cannot remove an aspect and its history. */
const NO_LINEAGE = { upstreams: [], fineGrainedLineages: [] };

/** Reads all aspects of all entities that the file names, and of all entities that those name. */
async function everything(catalog: Catalog): Promise<Everything> {
  const urns = new Set(
    readFileSync(BOOTSTRAP, 'utf8').match(
      /urn:li:[a-zA-Z]+:(?:\([^()"]*(?:\([^()"]*\)[^()"]*)*\)|[^"(),\\]+)/g,
    ),
  );
  const { body } = await post(
    catalog,
    '/openapi/v3/entity/dataset/batchGet',
    [...urns].map((urn) => ({ urn })),
  );
  return new Map(
    body.map(({ urn, ...aspects }: Aspects & { readonly urn: string }) => {
      const upstreamLineage = { value: { ...NO_LINEAGE, ...aspects['upstreamLineage']?.value } };
      return [urn, { ...aspects, upstreamLineage }];
    }),
  );
}

/** Returns the entities that differ, sorted. */
function changed(one: Everything, other: Everything): readonly string[] {
  const urns = [...new Set([...one.keys(), ...other.keys()])];
  return urns.filter((urn) => differences(one.get(urn), other.get(urn)).length > 0).sort();
}

function lineageOf(all: Everything, urn: string): Readonly<Record<string, unknown>> | undefined {
  return all.get(urn)?.['upstreamLineage']?.value;
}
