import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { effectDigest } from '../../../src/plan/document/plan-digest.js';
import type { Catalog } from '../../../src/testing.js';
import { elementEnds } from '../apply/element-ends.js';
import { type CliRun, runCli } from '../cli/run-cli.js';
import { stackFolder } from '../cli/stack-folder.js';
import { urnOf } from '../model/state-builders.js';
import { get, post, quoted, runningCatalog } from '../server/catalog.js';
import { type Combination, commandLine, type Forgery, type PlanFile } from './combinations.js';
import { downstreams, type Situation, situations, tables } from './situations.js';

/** The content of the catalog, raw and by elements. */
interface Held {
  readonly lineage: Readonly<Record<string, UpstreamLineage>>;
  readonly ends: ReadonlyMap<string, string>;
}

export interface Played {
  readonly before: Held;
  readonly after: Held;
  readonly run: CliRun;
  /** Number of writing requests that the run sent. */
  readonly requests: { readonly writes: number };
}

export interface ConsentWorld {
  readonly planFile: (plan: PlanFile) => Promise<string>;
  /** Sets the situation up, runs the command line, and reads the results. */
  readonly play: (one: Combination, planText: string | undefined) => Promise<Played>;
  readonly receipts: () => Promise<number>;
}

const owner = { key: 'shop', formerly: [] };

const tagged = {
  editableSchemaFieldInfo: [
    { fieldPath: 'amount', globalTags: { tags: [{ tag: 'urn:li:tag:PII' }] } },
  ],
};

/**
 * Makes one catalog and one folder for thousands of command lines, each with its own initial state.
 */
export async function consentWorld(): Promise<ConsentWorld> {
  const catalog = await runningCatalog();
  const { path, write } = await stackFolder({});
  const urns = tables.map((name) => ({
    urn: urnOf(name),
    datasetProperties: { value: { description: name } },
  }));
  expect((await post(catalog, BULK, urns)).status).toBe(200);
  expect(
    (
      await post(catalog, BULK, [
        { urn: urnOf('raw_orders'), editableSchemaMetadata: { value: tagged } },
      ])
    ).status,
  ).toBe(200);
  const run = (args: readonly string[], terminal: boolean, input: string) =>
    runCli(args, {
      cwd: path,
      env: { DATAHUB_GMS_URL: catalog.url },
      terminal: terminal ? 'all' : 'none',
      input,
    });
  const look = async (): Promise<Held> => {
    const held = await Promise.all(
      downstreams.map(async (name): Promise<readonly [string, UpstreamLineage]> => {
        const { body } = await get(
          catalog,
          `/openapi/v3/entity/dataset/${quoted(urnOf(name))}/upstreamLineage`,
        );
        return [name, body.value as UpstreamLineage];
      }),
    );
    return {
      lineage: Object.fromEntries(held),
      ends: new Map(held.flatMap(([name, value]) => [...elementEnds(urnOf(name), value, owner)])),
    };
  };
  const entered = new Map<string, Held>();
  let there: string | undefined;
  /** Most runs write nothing, so the catalog is restored only after a run that wrote. */
  const enter = async (name: string, settings: Combination['settings']): Promise<Held> => {
    const { manifests, lineage, watched = false } = situationOf(name);
    await write(
      'headwater.yaml',
      settingsText(settings) + (watched ? 'sensitive: {tags: ["urn:li:tag:PII"]}\n' : ''),
    );
    for (const [file, text] of Object.entries(manifests)) await write(file, text);
    if (there !== name) await putLineage(catalog, lineage);
    there = name;
    const held = entered.get(name) ?? (await look());
    entered.set(name, held);
    return held;
  };
  const saved = new Map<string, string>();
  const planned = async ({ situation, command, select }: PlanFile): Promise<string> => {
    const key = JSON.stringify([situation, command, select]);
    const known = saved.get(key);
    if (known !== undefined) return known;
    await enter(situation, { guards: [], ended: false });
    const scope = (command === 'release' && select.length === 0 ? ['*'] : select).flatMap((one) => [
      '--select',
      one,
    ]);
    const allow = [
      'mass-delete',
      'empty-desired',
      'foreign-owner',
      'protected',
      'exclusive',
      'sensitive',
    ].flatMap((guard) => ['--allow', guard]);
    const { code, stderr } = await run(
      [command, '--out', 'made.json', ...scope, ...allow, '--reason', 'reviewed', '--quiet'],
      false,
      '',
    );
    // A scope may name elements that the situation lacks. Then no plan is made.
    const text = code === 0 ? await readFile(join(path, 'made.json'), 'utf8') : stderr;
    saved.set(key, text);
    return text;
  };
  return {
    planFile: async (plan) =>
      forge(
        await planned(plan),
        plan.forged,
        await planned({ ...plan, situation: 'a little of everything', select: [] }),
      ),
    play: async (one, planText) => {
      const before = await enter(one.situation, one.settings);
      if (planText !== undefined) await write('plan.json', planText);
      const { writes } = catalog.requests();
      const done = await run(commandLine(one), one.terminal, one.answer);
      const requests = { writes: catalog.requests().writes - writes };
      if (requests.writes > 0) there = undefined;
      return { before, run: done, requests, after: requests.writes > 0 ? await look() : before };
    },
    receipts: async () => (await readdir(join(path, '.headwater', 'receipts'))).length,
  };
}

async function putLineage(catalog: Catalog, lineage: Situation['lineage']): Promise<void> {
  const aspects = downstreams.map((one) => ({
    urn: urnOf(one),
    upstreamLineage: { value: lineage[one] ?? { upstreams: [] } },
  }));
  expect(
    (await post(catalog, BULK, aspects, { 'X-DataHub-Actor': 'urn:li:corpuser:ingestion' })).status,
  ).toBe(200);
}

const BULK = '/openapi/v3/entity/dataset?async=false';

function situationOf(name: string): Situation {
  const found = situations[name];
  if (!found) throw new Error(`there is no situation ${name}`);
  return found;
}

function settingsText({ guards, ended }: Combination['settings']): string {
  const until = ended ? '2001-01-01' : '9999-12-31';
  const rows = guards.map(
    (guard) => `  - {guard: ${guard}, reason: agreed in the settings, until: "${until}"}\n`,
  );
  return `version: 1\nstack: shop\nrules: {unused-dataset: off}\n${rows.length > 0 ? `allowances:\n${rows.join('')}` : ''}`;
}

/** Forges a plan, as a user who can write the file could. Computes the digest again. */
function forge(text: string, forgery: Forgery, other: string): string {
  if (forgery === 'no' || !text.startsWith('{')) return text;
  const plan = JSON.parse(text) as Plan;
  const forged = {
    ...plan,
    ...forgeries[forgery](plan, other.startsWith('{') ? (JSON.parse(other) as Plan) : plan),
  };
  return JSON.stringify({ ...forged, digests: { effect: effectDigest(forged) } });
}

const forgeries: Readonly<
  Record<Exclude<Forgery, 'no'>, (plan: Plan, other: Plan) => Partial<Plan>>
> = {
  'without guards': () => ({ guards: [] }),
  'guards allowed': ({ guards }) => ({
    guards: guards.map((guard) => ({ ...guard, allowed: 'forged' })),
  }),
  appliable: () => ({ appliable: true, findings: [] }),
  'without scope': () => ({ scope: null }),
  'all changes of another': (_, { changes }) => ({ changes }),
  edited: ({ changes }) => ({ changes: changes.slice(1) }),
};

/** Returns the downstreams that changed. */
export function changedDownstreams({ before, after }: Played): readonly string[] {
  return downstreams.filter(
    (name) => JSON.stringify(before.lineage[name]) !== JSON.stringify(after.lineage[name]),
  );
}
