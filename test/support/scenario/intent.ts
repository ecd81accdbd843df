import { expect } from 'vitest';
import { compareText } from '../../../src/errors/compare-text.js';
import type { ExitCode } from '../../../src/errors/exit-codes.js';
import { canonicalJson } from '../../../src/plan/document/canonical-json.js';
import { receiptsOf } from './receipts.js';
import { type Dialect, goldenScenario, type Held, heldAspects, type Step } from './scenario.js';
import { type Transcript, transcript } from './transcript.js';
import type { Files, World } from './world.js';

const PLAN = 'intent.json';

interface Told {
  /** In order: earlier applies of our stack, and writes of others. */
  readonly given?: readonly Step[];
  /** All current manifests. Default: unchanged. */
  readonly manifests?: Files;
  /** Current settings beside the stack's name. Default: unchanged. */
  readonly settings?: string;
  /** Flags of both the plan and its apply. */
  readonly flags?: readonly string[];
  /** Flags of the apply alone. Default: the flags of the plan. */
  readonly applyFlags?: readonly string[];
  /** Steps between the plan and its apply. */
  readonly meanwhile?: readonly Step[];
  /**
   * Exit codes of the plan with `--detailed-exitcode`, and of `apply` of the saved plan. `apply` is
   * absent if the plan is empty.
   */
  readonly exits: { readonly plan: ExitCode; readonly apply?: ExitCode };
  /** True if a second plan is empty and exits 0. Default: true if the apply exits 0. */
  readonly settles?: boolean;
  /** Steps and commands at the end, after the second plan. */
  readonly afterwards?: readonly (Step | readonly string[])[];
  readonly holds: readonly Held[];
  /** Like those of a scenario. */
  readonly dialects?: readonly Dialect[];
}

/** A plan of an intent other than `sync`: made, saved, applied, and made again. */
export interface IntentScenario extends Told {
  readonly command: 'adopt' | 'release';
}

/** A rollback of what `applies` did. */
export interface RollbackScenario extends Told {
  readonly applies: Step;
  /** Steps between the apply and the rollback. */
  readonly since?: readonly Step[];
  /**
   * True if all aspects of `holds` are as they were before, ignoring the order of records.
   * Default: true if the rollback is applied.
   */
  readonly restores?: boolean;
  /**
   * Selects the receipt to roll back. All receipts are given, oldest first. Default: the last one.
   */
  readonly receipt?: (receipts: readonly string[]) => string | undefined;
}

/**
 * Registers a test that runs such a plan over real HTTP and compares all output with
 * `goldens/<name>.txt`.
 */
export function intentScenario(name: string, told: IntentScenario): void {
  goldenScenario(name, told.dialects, async (world) => {
    for (const step of told.given ?? []) await step(world);
    // A release needs an expression that selects what to release.
    return await play(
      world,
      told.command === 'release' ? ['release', '--select', '*'] : [told.command],
      told,
    );
  });
}

/**
 * Registers such a test for a rollback. It compares the whole aspects to prove that the rollback
 * restores everything, stamps included.
 */
export function rollbackScenario(name: string, told: RollbackScenario): void {
  const {
    given = [],
    applies,
    since = [],
    receipt = (all) => all.at(-1),
    restores = told.exits.apply === 0,
  } = told;
  goldenScenario(name, told.dialects, async (world) => {
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
  for (const { urn, aspect } of heldAspects(holds)) await seen.look(urn, aspect);
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

async function aspectsOf(world: World, { holds }: Told): Promise<readonly unknown[]> {
  return await Promise.all(
    heldAspects(holds).map(async ({ urn, aspect }) => unordered(await world.aspectOf(urn, aspect))),
  );
}

/** Sorts the records, since their order has no meaning, and treats an empty list as none. */
export function unordered(aspect: unknown): unknown {
  const members = Object.entries((aspect ?? {}) as Readonly<Record<string, unknown>>)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([name, value]) => [name, Array.isArray(value) ? sorted(value) : value] as const);
  return Object.fromEntries(members);
}

function sorted(records: readonly unknown[]): readonly unknown[] {
  return [...records].sort((a, b) => compareText(canonicalJson(a), canonicalJson(b)));
}
