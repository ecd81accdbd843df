import { expect, test, vi } from 'vitest';
import { campaignRows } from '../campaigns/campaign.js';
import { runCli } from '../support/cli/run-cli.js';
import { CANARY, filesIn, JWT_CANARY, textsWithCanary } from '../support/faults/canary.js';
import type { FaultRule } from '../support/faults/fault.js';
import { type FaultProxy, startFaultProxy } from '../support/faults/proxy.js';
import { echoing, echoingData, lasting, passing } from '../support/faults/samples.js';
import { spelled, spellings } from '../support/faults/spelling.js';
import {
  type FaultPlaces,
  type FaultWorld,
  faultWorld,
  placesIn,
} from '../support/faults/world.js';

const VERBOSITIES: readonly (readonly string[])[] = [['-q'], [], ['-v']];

const FORMATS = ['text', 'json', 'markdown', 'html', 'sarif', 'github', 'mermaid'];

/** The last command writes, so that all others find the same catalog. */
const COMMANDS: readonly (readonly string[])[] = [
  ['plan', '--out', 'saved.json'],
  ['drift'],
  ['list', '--columns'],
  ['doctor'],
  ['graph', '--live'],
  ['impact', 'raw.amount'],
  ['suggest'],
  ['explain', 'orders.total'],
  ['apply', '--auto-approve'],
];

let world: FaultWorld | undefined;

test('the canary is found in every spelling', () => {
  for (const spelling of spellings)
    for (const token of [CANARY, JWT_CANARY])
      expect(textsWithCanary({ [spelling]: `a ${spelled(token, spelling)} b` })).toHaveLength(1);
  expect(textsWithCanary({ nothing: 'a b' })).toEqual([]);
});

test.each(campaignRows(Object.entries({ ...echoing, ...echoingData }), 14))(
  '%s: no output contains the canary',
  async (name, fault) => {
    await expectNoToken(name, () => [{ fault }]);
  },
);

test.each(campaignRows(Object.entries(echoing), 12, 1))(
  '%s, at a later request: no output contains the canary',
  async (name, fault) => {
    await expectNoToken(name, (n) => [{ where: { from: 2 + ((n * 3 + name.length) % 4) }, fault }]);
  },
);

/** Faults that do not echo. Each is combined with the token in the headers of all answers. */
const otherFaults: Readonly<Record<string, readonly FaultRule[]>> = {
  ...lasting,
  ...Object.fromEntries(Object.entries(passing).map(([name, fault]) => [name, [{ fault }]])),
};

test.each(campaignRows(Object.entries(otherFaults), 8))(
  '%s: no output contains the canary',
  async (name, rules) => {
    const echo: FaultRule = {
      fault: { kind: 'echo', in: { place: 'headers' }, spelling: 'plain alone' },
    };
    await expectNoToken(name, (n) => [
      echo,
      ...rules.map(({ where, fault }) => ({ where: { from: 1 + (n % 4), ...where }, fault })),
    ]);
  },
);

/**
 * Runs every command beside a fault, in one verbosity each, and searches all outputs and written
 * files for the token.
 */
async function expectNoToken(
  name: string,
  rulesOf: (n: number) => readonly FaultRule[],
): Promise<void> {
  // Retries do not wait.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const places = await placesIn(await theWorld());
  const token = name.length % 2 === 0 ? CANARY : JWT_CANARY;
  const proxy = await startFaultProxy(places.url);
  for (const [i, command] of COMMANDS.entries()) {
    const n = i + name.length;
    proxy.meet(rulesOf(n));
    const args = [
      ...command,
      ...(VERBOSITIES[n % VERBOSITIES.length] ?? []),
      '--format',
      FORMATS[n % FORMATS.length] ?? 'text',
    ];
    const heard = await runAndSearch(args, token, places, proxy);
    expect({ args, heard }).toEqual({ args, heard: [] });
  }
  expect(proxy.log.some(({ met }) => met.length > 0)).toBe(true);
  expect(
    proxy.log.every(({ request }) => request.headers['authorization'] === `Bearer ${token}`),
  ).toBe(true);
}

async function runAndSearch(
  args: readonly string[],
  token: string,
  { folder }: FaultPlaces,
  { url }: FaultProxy,
): Promise<readonly string[]> {
  const outputs = FORMATS.flatMap((format) => ['--output', `${format}=${args[0]}.${format}`]);
  const { stdout, stderr } = await runCli([...args, ...outputs], {
    cwd: folder.path,
    env: { DATAHUB_GMS_URL: url, DATAHUB_GMS_TOKEN: token },
  });
  expect(stdout + stderr).not.toBe('');
  return textsWithCanary({ stdout, stderr, ...(await filesIn(folder.path)) });
}

async function theWorld(): Promise<FaultWorld> {
  world ??= await faultWorld('spec', async ({ path }, url) => {
    expect(
      await runCli(['apply', '--auto-approve'], { cwd: path, env: { DATAHUB_GMS_URL: url } }),
    ).toMatchObject({ code: 0 });
  });
  return world;
}
