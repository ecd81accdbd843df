import { expect, it } from 'vitest';
import type { ExitCode } from '../../src/errors/exit-codes.js';
import type { JsonObject } from '../../src/model/json.js';
import type { StartCatalogOptions } from '../../src/testing.js';
import type { Step } from './scenario.js';
import { receiptsOf } from './scenario-receipts.js';
import { type Transcript, transcript } from './scenario-transcript.js';
import { type Files, shopWorld, type World } from './scenario-world.js';
import { urnOf } from './state-builders.js';

const PLAN = 'intent.json';

interface Told {
  /** In order: what was applied before, and what others wrote. */
  readonly given?: readonly Step[];
  /** All manifests as they are now. Default: as they were last. */
  readonly manifests?: Files;
  /** Settings beside the stack's name. Default: as they were last. */
  readonly settings?: string;
  /** Of the plan and of its apply alike. */
  readonly flags?: readonly string[];
  /** Of the apply alone. Default: those of the plan. */
  readonly applyFlags?: readonly string[];
  /** What happens between the plan and its apply. */
  readonly meanwhile?: readonly Step[];
  /** Of the plan with `--detailed-exitcode`, and of `apply` of the saved plan, which is left out where there is nothing to do. */
  readonly exits: { readonly plan: ExitCode; readonly apply?: ExitCode };
  /** Whether a second plan has nothing to do and exits 0. Default: where the apply exits 0. */
  readonly settles?: boolean;
  /** What is run at the end, after that plan. */
  readonly afterwards?: readonly (Step | readonly string[])[];
  /** Datasets whose lineage the golden shows as it is stored afterwards, and other aspects of datasets. */
  readonly holds: readonly (string | { readonly name: string; readonly aspect: string })[];
  /** Default: `spec` alone. The golden is the same for all. */
  readonly dialects?: readonly NonNullable<StartCatalogOptions['dialect']>[];
}

/** A plan of another intent than to bring about what is declared: made, saved, applied, and made again. */
export interface IntentScenario extends Told {
  readonly command: 'adopt' | 'release';
}

/** The plan that undoes what `applies` did. */
export interface RollbackScenario extends Told {
  readonly applies: Step;
  /** What happened since. */
  readonly since?: readonly Step[];
  /** Whether all datasets of `holds` are as they were before, the order of records aside. Default: where the rollback is applied. */
  readonly restores?: boolean;
  /** Which receipt is rolled back, of all that there are, oldest first. Default: the last one. */
  readonly receipt?: (receipts: readonly string[]) => string | undefined;
}

/** A test that plays such a plan over real HTTP and holds all of it against `goldens/<name>.txt`. */
export function intentScenario(name: string, told: IntentScenario): void {
  golden(name, told, async (world) => {
    for (const step of told.given ?? []) await step(world);
    // Whoever releases has to say what.
    return await play(
      world,
      told.command === 'release' ? ['release', '--select', '*'] : [told.command],
      told,
    );
  });
}

/** The same for a rollback. That it puts everything back, stamps too, is seen in the aspects themselves. */
export function rollbackScenario(name: string, told: RollbackScenario): void {
  const {
    given = [],
    applies,
    since = [],
    receipt = (all) => all.at(-1),
    restores = told.exits.apply === 0,
  } = told;
  golden(name, told, async (world) => {
    for (const step of given) await step(world);
    const before = await aspectsOf(world, told);
    await applies(world);
    const file = receipt(await receiptsOf(world)) ?? '';
    for (const step of since) await step(world);
    const text = await play(world, ['rollback', file], told);
    if (restores) expect(await aspectsOf(world, told)).toEqual(before);
    return text;
  });
}

function golden(name: string, { dialects }: Told, tell: (world: World) => Promise<string>): void {
  for (const dialect of dialects ?? (['spec'] as const)) {
    it(`${name}${dialects ? ` (${dialect})` : ''}`, async () => {
      const text = await tell(await shopWorld({ dialect }));
      const file = name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
      await expect(`${name}\n\n${text}`).toMatchFileSnapshot(`../scenarios/goldens/${file}.txt`);
    });
  }
}

async function play(world: World, command: readonly string[], told: Told): Promise<string> {
  const {
    manifests,
    settings,
    flags = [],
    applyFlags = flags,
    meanwhile = [],
    exits,
    settles = exits.apply === 0,
    afterwards = [],
    holds,
  } = told;
  if (settings !== undefined) await world.configure(settings);
  if (manifests) await world.declare(manifests);
  const seen = transcript(world);
  await run(seen, exits.plan, [...command, '--out', PLAN, '--detailed-exitcode', ...flags]);
  for (const step of meanwhile) await step(world);
  if (exits.apply !== undefined) await run(seen, exits.apply, ['apply', PLAN, ...applyFlags]);
  for (const one of holds) await look(seen, one);
  if (settles) {
    const again = await run(seen, 0, [...command, '--detailed-exitcode', ...flags]);
    expect(again.stdout.split('\n').at(-2)).toBe('No changes.');
  }
  for (const one of afterwards) {
    if (typeof one === 'function') await one(world);
    else await seen.run(...one);
  }
  return seen.text();
}

async function run(
  seen: Transcript,
  code: ExitCode,
  args: readonly string[],
): ReturnType<Transcript['run']> {
  const done = await seen.run(...args);
  expect(done.code, done.stdout + done.stderr).toBe(code);
  return done;
}

async function look(seen: Transcript, one: Told['holds'][number]): Promise<void> {
  const { name, aspect } = aspectOf(one);
  await seen.look(urnOf(name), aspect);
}

function aspectOf(one: Told['holds'][number]): { readonly name: string; readonly aspect: string } {
  return typeof one === 'string' ? { name: one, aspect: 'upstreamLineage' } : one;
}

async function aspectsOf(world: World, { holds }: Told): Promise<readonly unknown[]> {
  return await Promise.all(
    holds
      .map(aspectOf)
      .map(async ({ name, aspect }) => unordered(await world.aspectOf(urnOf(name), aspect))),
  );
}

/** The order of records is no element, and an aspect without any says what none says. */
function unordered(aspect: unknown): unknown {
  const {
    upstreams = [],
    fineGrainedLineages = [],
    ...rest
  } = (aspect ?? {}) as Readonly<Record<string, readonly JsonObject[]>>;
  return {
    ...rest,
    upstreams: sorted(upstreams),
    fineGrainedLineages: sorted(fineGrainedLineages),
  };
}

function sorted(records: readonly JsonObject[]): readonly JsonObject[] {
  const key = (record: JsonObject) =>
    JSON.stringify([
      record['dataset'],
      record['downstreams'],
      record['transformOperation'],
      record['upstreams'],
    ]);
  return [...records].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
