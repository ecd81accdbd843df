import { expect, it } from 'vitest';
import type { ExitCode } from '../../../src/errors/exit-codes.js';
import type { StartCatalogOptions } from '../../../src/testing.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { campaignRows } from '../../campaigns/campaign.js';
import { urnOf } from '../model/state-builders.js';
import { transcript } from './transcript.js';
import { type Files, shopWorld, type World } from './world.js';

/** An action before the manifests get their current content. */
export type Step = (world: World) => Promise<void>;

/** One row of the scenario table: the history, the current manifests, and the result. */
export interface Scenario {
  /** In order: earlier applies of our stack, and writes of others. */
  readonly given?: readonly Step[];
  /** All current manifests. */
  readonly manifests: Files;
  /** Settings beside the stack's name, which is `shop` unless they set it. */
  readonly settings?: string;
  /** Flags of both plan and apply. */
  readonly flags?: readonly string[];
  /**
   * True if the plan is saved and the file applied. Default: apply plans again and approves at
   * once.
   */
  readonly saved?: boolean;
  /** Steps between the plan and its apply. */
  readonly meanwhile?: readonly Step[];
  /**
   * Exit codes of `plan --detailed-exitcode` and `apply --auto-approve`. If `drift` is given,
   * `drift --detailed-exitcode` runs first.
   */
  readonly exits: { readonly drift?: ExitCode; readonly plan: ExitCode; readonly apply: ExitCode };
  /** True if a second plan is empty and exits 0. Default: true if the apply exits 0. */
  readonly settles?: boolean;
  /** True if no drift is left at the end. Default: true if a second plan is empty. */
  readonly mends?: boolean;
  readonly holds: readonly Held[];
  /** Dialects to test. Default: `spec` alone. A part of the campaign has one. */
  readonly dialects?: readonly Dialect[];
}

/**
 * An entity whose stored aspects a golden shows at the end. The name of a dataset stands for its
 * lineage.
 */
export type Held = string | { readonly urn: EntityUrn; readonly aspects: readonly string[] };

/** Lists the aspects of held entities. */
export function heldAspects(
  holds: readonly Held[],
): readonly { readonly urn: EntityUrn; readonly aspect: string }[] {
  return holds.flatMap((one) =>
    typeof one === 'string'
      ? [{ urn: urnOf(one), aspect: 'upstreamLineage' }]
      : one.aspects.map((aspect) => ({ urn: one.urn, aspect })),
  );
}

export type Dialect = NonNullable<StartCatalogOptions['dialect']>;

/**
 * Registers a test that plays a scenario over real HTTP and compares all output with
 * `goldens/<name>.txt`.
 */
export function scenario(name: string, told: Scenario): void {
  goldenScenario(name, told.dialects, (world) => play(world, told));
}

/**
 * Registers a test in each of the dialects, which compares a text with `goldens/<name>.txt`, or
 * with `goldens/<name>.datahub.txt`. The part of the campaign has one dialect: half of the scenarios are told in each.
 */
export function goldenScenario(
  name: string,
  dialects: readonly Dialect[] | undefined,
  tell: (world: World) => Promise<string>,
): void {
  for (const dialect of campaignRows<Dialect>(dialects ?? ['spec'], 1, name.length)) {
    it(`${name}${dialects ? ` (${dialect})` : ''}`, async () => {
      const text = await tell(await shopWorld({ dialect }));
      const words = name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
      // The way of the writes depends on the dialect.
      const file = dialect === 'spec' ? words : `${words}.${dialect}`;
      await expect(`${name}\n\n${text}`).toMatchFileSnapshot(`../scenarios/goldens/${file}.txt`);
    });
  }
}

async function play(
  world: World,
  {
    given = [],
    manifests,
    settings = '',
    flags = [],
    saved = false,
    meanwhile = [],
    exits,
    settles = exits.apply === 0,
    mends = settles,
    holds,
  }: Scenario,
): Promise<string> {
  for (const step of given) await step(world);
  await world.configure(settings);
  await world.declare(manifests);
  const told = transcript(world);
  if (exits.drift !== undefined) {
    const before = world.writes();
    const drifted = await told.run('drift', '--detailed-exitcode');
    expect(drifted.code, drifted.stdout + drifted.stderr).toBe(exits.drift);
    expect(world.writes(), 'a drift writes nothing').toBe(before);
  }
  const planned = await told.run(
    'plan',
    '--detailed-exitcode',
    ...(saved ? ['--out', 'plan.json'] : []),
    ...flags,
  );
  expect(planned.code, planned.stdout + planned.stderr).toBe(exits.plan);
  for (const step of meanwhile) await step(world);
  const applied = await (saved
    ? told.run('apply', 'plan.json')
    : told.run('apply', '--auto-approve', ...flags));
  expect(applied.code, applied.stdout + applied.stderr).toBe(exits.apply);
  for (const { urn, aspect } of heldAspects(holds)) await told.look(urn, aspect);
  if (settles) {
    const again = await told.run('plan', '--detailed-exitcode', ...flags);
    expect(again.code, again.stdout).toBe(0);
    expect(again.stdout.split('\n').at(-2)).toBe('No changes.');
  }
  if (exits.drift !== undefined && mends) {
    const again = await told.run('drift', '--detailed-exitcode');
    expect({ code: again.code, last: again.stdout.split('\n').at(-2) }, again.stdout).toEqual({
      code: 0,
      last: 'No drift.',
    });
  }
  return told.text();
}
