import fc from 'fast-check';
import { type GuardName, guardNames } from '../../../src/model/allowance.js';
import { situations } from './situations.js';

/** One command line in one situation. */
export interface Combination {
  readonly situation: string;
  readonly command: 'apply' | 'plan' | 'adopt' | 'release' | 'drift' | 'list';
  /** A plan file to apply, and the situation it was made in. Null for none. */
  readonly plan: PlanFile | null;
  readonly allow: readonly { readonly guard: GuardName; readonly address?: string }[];
  readonly reason: boolean;
  /** Guards that the settings lift, and whether that has expired. */
  readonly settings: { readonly guards: readonly GuardName[]; readonly ended: boolean };
  readonly select: readonly string[];
  readonly exclude: readonly string[];
  readonly autoApprove: boolean;
  readonly dryRun: boolean;
  readonly terminal: boolean;
  readonly answer: string;
  readonly more: readonly string[];
}

export interface PlanFile {
  /**
   * The situation in which the plan was made. If it differs from the catalog's, the plan is stale
   * or forged.
   */
  readonly situation: string;
  readonly command: 'plan' | 'adopt' | 'release';
  readonly select: readonly string[];
  readonly forged: Forgery;
}

const forgeries = [
  'no',
  'without guards',
  'guards allowed',
  'appliable',
  'without scope',
  'all changes of another',
  'edited',
] as const;
export type Forgery = (typeof forgeries)[number];

const names = fc.constantFrom(...Object.keys(situations));
const expressions = fc.constantFrom(
  ...'orders mart sheet orders+ +mart 1+mart m* nowhere'.split(' '),
);
const addresses = fc.constantFrom(
  'orders',
  'orders <- raw_orders',
  'orders.total <- raw_orders.amount',
  'sheet <- mart',
  'raw_orders.amount',
  'elsewhere',
);
const guards = fc.constantFrom(...guardNames);

export const combinations: fc.Arbitrary<Combination> = fc
  .record({
    situation: names,
    command: fc.oneof(
      { weight: 12, arbitrary: fc.constant('apply' as const) },
      fc.constantFrom('plan', 'adopt', 'release', 'drift', 'list'),
    ),
    plan: fc.option(planFiles(), { freq: 2 }),
    allow: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      {
        weight: 3,
        arbitrary: fc.uniqueArray(
          fc.record({ guard: guards, address: addresses }, { requiredKeys: ['guard'] }),
          { maxLength: 4 },
        ),
      },
      { weight: 2, arbitrary: fc.constant(guardNames.map((guard) => ({ guard }))) },
    ),
    reason: fc.constantFrom(true, true, true, false),
    settings: fc.record({
      guards: fc.oneof(fc.constant([]), fc.subarray([...guardNames])),
      ended: fc.boolean(),
    }),
    select: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      fc.uniqueArray(expressions, { minLength: 1, maxLength: 2 }),
    ),
    exclude: fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      fc.uniqueArray(expressions, { minLength: 1, maxLength: 1 }),
    ),
    autoApprove: fc.constantFrom(true, false, false),
    dryRun: fc.constantFrom(true, false, false, false),
    terminal: fc.boolean(),
    answer: fc.constantFrom('yes\n', 'yes\n', 'no\n', 'y\n', 'YES\n', 'yes please\n', '\n', ''),
    more: fc.subarray(
      '--format=json --prune=off --discover=off --quiet --verbose --detailed-exitcode'.split(' '),
      { maxLength: 3 },
    ),
  })
  .map(sensible);

function planFiles(): fc.Arbitrary<PlanFile> {
  return fc.record({
    situation: names,
    command: fc.constantFrom('plan', 'plan', 'plan', 'adopt', 'release'),
    select: fc.constantFrom([], [], ['orders'], ['mart', 'sheet']),
    forged: fc.constantFrom('no', ...forgeries),
  });
}

/** Makes half of the plans in the present situation. Otherwise hardly any plan would fit. */
function sensible(one: Combination): Combination {
  const { plan, situation, command } = one;
  if (command !== 'apply' || !plan) return { ...one, plan: null };
  return { ...one, plan: plan.forged.length % 2 === 0 ? { ...plan, situation } : plan };
}

/** Builds the command line. The plan file is `plan.json`. */
export function commandLine(one: Combination): readonly string[] {
  const { command, plan, allow, reason, select, exclude, autoApprove, dryRun, more } = one;
  const takes = flagsOf[command];
  return [
    command,
    ...(plan ? ['plan.json'] : []),
    ...(takes.guards
      ? allow.flatMap(({ guard, address }) => [
          '--allow',
          address === undefined ? guard : `${guard}=${address}`,
        ])
      : []),
    ...(takes.guards && allow.length > 0 && reason ? ['--reason', 'agreed'] : []),
    // With a plan file, these flags are a usage mistake. That is tested seldom.
    ...(takes.scope && (!plan || dryRun)
      ? [
          ...select.flatMap((one) => ['--select', one]),
          ...exclude.flatMap((one) => ['--exclude', one]),
        ]
      : []),
    ...(command === 'apply' && autoApprove ? ['--auto-approve'] : []),
    ...(command === 'apply' && dryRun ? ['--dry-run'] : []),
    ...more.filter((flag) => takes.more.some((prefix) => flag.startsWith(prefix))),
  ];
}

const common = ['--format', '--quiet', '--verbose'];

interface Flags {
  readonly guards: boolean;
  readonly scope: boolean;
  readonly more: readonly string[];
}

const flagsOf: Readonly<Record<Combination['command'], Flags>> = {
  apply: { guards: true, scope: true, more: [...common, '--prune', '--discover'] },
  plan: { guards: true, scope: true, more: [...common, '--prune', '--discover', '--detailed'] },
  adopt: { guards: true, scope: true, more: [...common, '--detailed'] },
  release: { guards: true, scope: true, more: [...common, '--discover', '--detailed'] },
  drift: { guards: false, scope: false, more: [...common, '--discover', '--detailed'] },
  list: { guards: false, scope: false, more: common },
};
