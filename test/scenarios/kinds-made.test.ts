import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { parse, stringify } from 'yaml';
import { rollbackScenario } from '../support/scenario/intent.js';
import { connectorRan, kindRows, kindsIngested } from '../support/scenario/kinds.js';
import { declaringKinds, manifest } from '../support/scenario/manifests.js';
import { goldenScenario, scenario } from '../support/scenario/scenario.js';
import { applied } from '../support/scenario/steps.js';
import { transcript } from '../support/scenario/transcript.js';
import type { World } from '../support/scenario/world.js';

const dialects = ['spec', 'datahub'] as const;

describe.each(kindRows)('P1, P2 and P4: lineage of a $word', ({ word, held, ...row }) => {
  scenario(`lineage of a ${word}`, {
    given: [kindsIngested],
    manifests: declaringKinds(row.entry),
    exits: { plan: 2, apply: 0 },
    holds: [held],
    dialects,
  });

  scenario(`lineage of a ${word} that is there already, also in an older list`, {
    given: [connectorRan(), applied(declaringKinds(row.entry))],
    manifests: declaringKinds(row.shared),
    exits: { plan: 0, apply: 0 },
    holds: [held],
    dialects,
  });

  scenario(`lineage of a ${word} changes beside a connector's`, {
    given: [connectorRan(), applied(declaringKinds(row.entry))],
    manifests: declaringKinds(row.changed),
    exits: { plan: 2, apply: 0 },
    holds: [held],
    dialects,
  });

  scenario(`the entry of a ${word} is deleted`, {
    given: [connectorRan(), applied(declaringKinds(row.entry))],
    manifests: declaringKinds('downstream: mart, upstreams: [orders]'),
    exits: { plan: 2, apply: 0 },
    holds: [held],
    dialects,
  });

  rollbackScenario(`rollback of changed lineage of a ${word}`, {
    given: [connectorRan(), applied(declaringKinds(row.entry))],
    applies: applied(declaringKinds(row.changed)),
    exits: { plan: 2, apply: 0 },
    holds: [held],
    dialects,
  });
});

describe.each(kindRows)('P3: the order of files and keys, with a $word', ({ word, changed }) => {
  goldenScenario(
    `the order of the lineage of a ${word} does not matter`,
    dialects,
    async (world) => {
      await kindsIngested(world);
      const told = transcript(world);
      await world.declare(declaringKinds(changed));
      await told.run('plan', '--out', 'plan.json');
      const first = await planIn(world);
      await world.declare({
        'lineage/a.yaml': reversed(manifest(changed)),
        'lineage/b.yaml': reversed(declaringKinds()['lineage/shop.yaml'] ?? ''),
      });
      await world.headwater('plan', '--out', 'plan.json');
      expect(await planIn(world)).toBe(first);
      return told.text();
    },
  );
});

/** Returns a saved plan without places, and without what covers them. */
async function planIn({ folder }: World): Promise<string> {
  const left = ['source', 'place', 'related', 'document'];
  const text = await readFile(join(folder, 'plan.json'), 'utf8');
  return JSON.stringify(
    JSON.parse(text, (key, value: unknown) => (left.includes(key) ? undefined : value)),
  );
}

/** Writes a manifest in another style of YAML, with its keys and items from last to first. */
function reversed(text: string): string {
  return stringify(turned(parse(text)));
}

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned).reverse();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, turned(one)])
      .reverse(),
  );
}
