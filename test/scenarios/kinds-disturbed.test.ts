import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { type ProxyRules, startProxy } from '../support/cli/kill-proxy.js';
import { runCli } from '../support/cli/run-cli.js';
import { hideEntity } from '../support/scenario/hide-entity.js';
import { unordered } from '../support/scenario/intent.js';
import {
  allEntries,
  allHeld,
  connectorRan,
  kindRows,
  kindsIngested,
} from '../support/scenario/kinds.js';
import { declaringKinds } from '../support/scenario/manifests.js';
import { receiptsOf } from '../support/scenario/receipts.js';
import {
  goldenScenario,
  type Held,
  heldAspects,
  type Step,
  scenario,
} from '../support/scenario/scenario.js';
import { applied, ingestedAspects } from '../support/scenario/steps.js';
import { transcript } from '../support/scenario/transcript.js';
import type { World } from '../support/scenario/world.js';

const dialects = ['spec', 'datahub'] as const;
const SECRET = 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0';

describe.each(kindRows)('lineage of a $word', ({ word, urn, held, entry, changed }) => {
  goldenScenario(`P5: an apply of a ${word} is killed`, dialects, async (world) => {
    const given = async () => {
      await connectorRan()(world);
      await applied(declaringKinds(entry))(world);
      await world.declare(declaringKinds(changed));
    };
    await given();
    await applied(declaringKinds(changed))(world);
    const undisturbed = await stored(world, held);
    const told = transcript(world);
    for (const moment of ['before', 'after'] as const) {
      await given();
      await killed(world, moment);
      await told.run('apply', '--auto-approve');
      expect(await stored(world, held)).toEqual(undisturbed);
    }
    for (const one of heldAspects([held])) await told.look(one.urn, one.aspect);
    return told.text();
  });

  scenario(`P6: a ${word} that the catalog does not show`, {
    given: [connectorRan(), applied(declaringKinds(entry)), (world) => hideEntity(world, urn)],
    manifests: declaringKinds('downstream: mart, upstreams: [orders]'),
    exits: { plan: 1, apply: 1 },
    holds: [held],
    dialects,
  });

  scenario(`P7: more lineage of a ${word} is declared than was approved`, {
    given: [connectorRan()],
    manifests: declaringKinds(entry),
    saved: true,
    meanwhile: [(world) => world.declare(declaringKinds(changed))],
    exits: { plan: 2, apply: 4 },
    holds: [held],
    dialects,
  });

  goldenScenario(
    `P8: a catalog that refuses a ${word} repeats the token`,
    dialects,
    async (world) => {
      await kindsIngested(world);
      await world.declare(declaringKinds(entry));
      await behindProxy({
        before: ({ writeNumber }) =>
          writeNumber === undefined
            ? undefined
            : { status: 400, body: { message: `Bearer ${SECRET} may not write ${urn}` } },
      })(world);
      const env = { DATAHUB_GMS_URL: world.url, DATAHUB_GMS_TOKEN: SECRET };
      const headwater: World['headwater'] = (...args) => runCli(args, { cwd: world.folder, env });
      const told = transcript({ ...world, headwater });
      await told.run('apply', '--auto-approve');
      const receipt = (await receiptsOf(world)).at(-1) ?? '';
      expect(await readFile(join(world.folder, receipt), 'utf8')).not.toContain(SECRET);
      expect(told.text()).not.toContain(SECRET);
      return told.text();
    },
  );
});

describe('lineage of every kind', () => {
  scenario('P2: a connector writes between the read of an apply and its write', {
    given: [kindsIngested, raced],
    manifests: declaringKinds(...allEntries('entry')),
    exits: { plan: 2, apply: 0 },
    holds: allHeld,
    dialects,
  });

  scenario('P2: a connector writes between a plan and its apply', {
    given: [connectorRan(), applied(declaringKinds(...allEntries('entry')))],
    manifests: declaringKinds(...allEntries('changed')),
    saved: true,
    meanwhile: [connectorRan()],
    exits: { plan: 2, apply: 0 },
    settles: false,
    holds: allHeld,
    dialects,
  });

  scenario('P6: the list of jobs, charts and dashboards ends with an error', {
    given: [
      connectorRan(),
      applied(declaringKinds(...allEntries('entry'))),
      behindProxy({
        before: ({ body }) =>
          body.includes('scrollAcrossEntities') && body.includes('DASHBOARD')
            ? { status: 200, body: { errors: [{ message: 'no' }] } }
            : undefined,
      }),
    ],
    manifests: declaringKinds('downstream: mart, upstreams: [orders]'),
    exits: { plan: 1, apply: 1 },
    holds: [],
    dialects,
  });
});

/** Our stack speaks with the catalog through a proxy from this step on. */
function behindProxy(rules: ProxyRules): Step {
  return async (world) => {
    world.url = (await startProxy(world.url, rules)).url;
  };
}

/** The connector writes an entity once, right before the first write of ours to it. */
const raced: Step = async (world) => {
  const left = new Set(kindRows);
  await behindProxy({
    before: async ({ writeNumber, body }) => {
      const written = [...left].filter(({ urn }) => writeNumber && body.includes(`"urn":"${urn}"`));
      for (const row of written) {
        left.delete(row);
        await ingestedAspects(row.urn, row.theirs)(world);
      }
      return undefined;
    },
  })(world);
};

/** An apply ends at its first write, and nothing that it kept locally remains. */
async function killed(world: World, moment: 'before' | 'after'): Promise<void> {
  const kill = new AbortController();
  const { url } = await startProxy(world.url, {
    [moment]: ({ writeNumber }: { readonly writeNumber?: number }) => {
      if (writeNumber === undefined) return undefined;
      kill.abort();
      return 'drop';
    },
  });
  const { code } = await runCli(['apply', '--auto-approve'], {
    cwd: world.folder,
    env: { DATAHUB_GMS_URL: url },
    signal: kill.signal,
    abort: kill.signal,
  });
  expect(code).toBe(5);
  await rm(join(world.folder, '.headwater'), { recursive: true, force: true });
}

/** Returns stored aspects without stamps. */
async function stored(world: World, held: Held): Promise<unknown> {
  const aspects = heldAspects([held]).map(({ urn, aspect }) => world.aspectOf(urn, aspect));
  return JSON.parse(JSON.stringify((await Promise.all(aspects)).map(unordered)), (key, value) =>
    key === 'time' ? undefined : value,
  );
}
