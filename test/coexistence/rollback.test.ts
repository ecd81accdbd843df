import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/model/json.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import { observeUnit } from '../../src/plan/unit/observe-unit.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { observedIn } from '../support/apply/apply-with.js';
import { fakeCatalog } from '../support/apply/fake-catalog.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { type StackFolder, stackFolder } from '../support/cli/stack-folder.js';
import { elementsOf, othersNameMissingPairs } from '../support/coexistence/lineage-elements.js';
import { type OtherWriter, otherWriter } from '../support/coexistence/other-writer.js';
import {
  downstreams,
  storeOf,
  type World,
  worldNames,
  worldSchemas,
  worlds,
} from '../support/model/lineage-arbitraries.js';
import { columnRecord } from '../support/model/lineage-builders.js';
import { desire, urnOf, us } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { runningCatalog } from '../support/server/catalog.js';
import { schemaMetadata } from '../support/server/schema-metadata.js';
import { pictureOf } from './lineage-picture.js';
import { manifestOf, settingsOf } from './world-manifest.js';

const runs = { numRuns: campaignRuns('rollbacks over HTTP', { part: 3, whole: 60 }) };

const OUR_USER = 'urn:li:corpuser:datahub';

const LIFTED = ['mass-delete', 'empty-desired', 'foreign-owner', 'protected', 'exclusive'].flatMap(
  (guard) => ['--allow', guard],
);

/**
 * A world in a form that a catalog accepts over HTTP: known types, urns of existing entities, and
 * our user as the user of requests without a name.
 */
const storable: fc.Arbitrary<World> = worlds.map((world): World => {
  const text = JSON.stringify(world.lineage).replaceAll('"NEWTYPE"', '"VIEW"');
  const lineage: World['lineage'] = JSON.parse(text);
  return {
    ...world,
    lineage: Object.fromEntries(
      Object.entries(lineage).map(([name, aspect]) => [name, aspect && withoutJobs(aspect)]),
    ),
  };
});

function withoutJobs(aspect: UpstreamLineage): UpstreamLineage {
  const { fineGrainedLineages } = aspect;
  if (!fineGrainedLineages) return aspect;
  return {
    ...aspect,
    fineGrainedLineages: fineGrainedLineages.filter(
      (record) => !JSON.stringify(record).includes('dataJob'),
    ),
  };
}

/** Returns true if an apply has changes that an undo can restore completely. */
async function isUndoable({ units, lineage, settings }: World): Promise<boolean> {
  const catalog = fakeCatalog([], storeOf({ units, lineage, settings }));
  const desired = desire(units);
  const plan = planOf(desired, await observedIn(catalog, desired), { settings });
  const owner = { key: 'shop', formerly: settings.formerly ?? [] };
  // A pair that the mark of another stack already names stays for that stack. A second record of an
  // edge cannot be told from the first.
  const isClear = downstreams.every((name) => {
    const aspect = lineage[name] ?? undefined;
    const twice = [...observeUnit(urnOf(name), aspect).edges.values()].some(
      ({ types }) => types.length > 1,
    );
    return !twice && !othersNameMissingPairs(urnOf(name), aspect, owner);
  });
  return isClear && plan.appliable && plan.changes.length > 0;
}

interface Scene {
  readonly other: OtherWriter;
  readonly stack: StackFolder;
  readonly headwater: (...args: readonly string[]) => Promise<CliRun>;
}

async function sceneOf(dialect: 'spec' | 'datahub'): Promise<Scene> {
  const { url } = await runningCatalog({ dialect });
  const stack = await stackFolder({});
  const other = otherWriter(url);
  const properties = { datasetProperties: { description: 'as ingested' } };
  const schema = (paths: readonly string[]) => ({ schemaMetadata: schemaMetadata('s', paths) });
  await other.upsertAll([
    ...worldNames.map(
      (name) => [urnOf(name), { ...properties, ...schema(worldSchemas[name]) }] as const,
    ),
    ...['x', 'elsewhere'].map((name) => [urnOf(name), properties] as const),
  ]);
  return {
    other,
    stack,
    headwater: (...args) => runCli(args, { cwd: stack.path, env: { DATAHUB_GMS_URL: url } }),
  };
}

/**
 * Puts the world into the catalog as other writers, and the declarations into the stack's folder.
 */
async function enter({ units, lineage, settings }: World, { other, stack }: Scene): Promise<void> {
  const stamped = (aspect: UpstreamLineage | null | undefined) =>
    JSON.parse(JSON.stringify(aspect ?? { upstreams: [] }).replaceAll(us, OUR_USER)) as JsonObject;
  await other.upsertAll(
    downstreams.map((name) => [urnOf(name), { upstreamLineage: stamped(lineage[name]) }] as const),
  );
  await stack.write('headwater.yaml', settingsOf(settings));
  await stack.write('lineage/a.yaml', manifestOf(units));
}

type Aspects = readonly (JsonObject | undefined)[];

async function aspectsIn({ other }: Scene): Promise<Aspects> {
  return await Promise.all(downstreams.map((name) => other.read(urnOf(name))));
}

/** Reads the elements with their owners, and the raw records of others. */
function seen(aspects: Aspects, { settings }: World): unknown {
  const owner = { key: 'shop', formerly: settings.formerly ?? [] };
  return downstreams.map((name, i) => {
    const aspect = aspects[i];
    return {
      elements: elementsOf(urnOf(name), aspect as UpstreamLineage | undefined, owner),
      picture: pictureOf(aspect),
    };
  });
}

/** Adds an edge and a column record of another writer after the existing records. */
function withMore(aspect: JsonObject | undefined, name: string): JsonObject {
  const { upstreams = [], fineGrainedLineages = [] } = (aspect ?? {}) as Readonly<
    Record<string, readonly JsonObject[]>
  >;
  const stamp = { time: 9, actor: 'urn:li:corpuser:ingestion' };
  const edge = {
    dataset: urnOf('elsewhere'),
    type: 'VIEW',
    auditStamp: stamp,
    created: stamp,
    properties: { job: 'nightly' },
  };
  const columns = {
    ...columnRecord(`${name}.b`, ['elsewhere.a']),
    transformOperation: 'LATER',
    confidenceScore: 0.5,
  };
  return {
    ...aspect,
    upstreams: [...upstreams, edge],
    fineGrainedLineages: [...fineGrainedLineages, columns],
  };
}

async function goOn(scene: Scene): Promise<void> {
  const aspects = await aspectsIn(scene);
  await scene.other.upsertAll(
    downstreams.map(
      (name, i) => [urnOf(name), { upstreamLineage: withMore(aspects[i], name) }] as const,
    ),
  );
}

async function newestReceipt({ stack }: Scene): Promise<string> {
  const names = await readdir(join(stack.path, '.headwater/receipts'));
  return `.headwater/receipts/${names.sort().at(-1)}`;
}

it.each(['spec', 'datahub'] as const)(
  'over HTTP, a rollback by a receipt restores every element, also when other writers continue (%s)',
  async (dialect) => {
    const scene = await sceneOf(dialect);
    let undone = 0;
    await fc.assert(
      fc.asyncProperty(storable, fc.boolean(), async (world, goesOn) => {
        fc.pre(await isUndoable(world));
        await enter(world, scene);
        const before = await aspectsIn(scene);
        const flags = [...LIFTED, '--reason', 'r'];
        const prune = world.settings.prune === false ? ['--prune', 'off'] : [];
        expect(await scene.headwater('apply', '--auto-approve', ...prune, ...flags)).toMatchObject({
          code: 0,
        });
        if (goesOn) await goOn(scene);
        const receipt = await newestReceipt(scene);
        const planned = await scene.headwater('rollback', receipt, '--out', 'undo.json', ...flags);
        expect(planned).toMatchObject({ code: 0 });
        expect(planned.stdout).not.toContain('HW3021');
        expect(await scene.headwater('apply', 'undo.json', ...flags)).toMatchObject({ code: 0 });
        const expected = goesOn
          ? before.map((aspect, i) => withMore(aspect, downstreams[i] ?? ''))
          : before;
        expect(seen(await aspectsIn(scene), world)).toEqual(seen(expected, world));
        undone++;
      }),
      runs,
    );
    expect(undone).toBe(runs.numRuns);
  },
  600_000,
);
