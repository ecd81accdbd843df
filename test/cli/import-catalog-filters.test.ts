import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layouts } from '../../src/import/merge/import-types.js';
import { MARK_PROPERTY } from '../../src/model/mark.js';
import type { PortableUnit } from '../../src/model/portable-lineage.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { recordsOf } from '../support/import/catalog-readings.js';
import { portableLineage } from '../support/import/portable-arbitraries.js';
import { withFolder } from '../support/server/temp-folder.js';

const RUNS = campaignRuns('filtered imports', { part: 6, whole: 100 });

/** What a catalog may say of an edge beside its datasets: when and by whom it was written, and whose it is. */
const provenance = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  actor: fc.constantFrom('anna', 'ben', 'datahub'),
  stack: fc.constantFrom(undefined, undefined, 'finance'),
});

/** Flags of an import, each of which may be there. */
const flags = fc
  .record({
    by: fc.constantFrom(...layouts),
    columns: fc.constantFrom('list', 'star', 'none'),
    transforms: fc.constantFrom('short', 'keep', 'none'),
    writer: fc.constantFrom([], [], ['--written-by', '*a*'], ['--written-by', 'ben']),
    newer: fc.constantFrom([], [], ['--newer-than', '2026-01-10']),
    older: fc.constantFrom([], [], ['--older-than', '2026-01-20']),
    selection: fc.constantFrom([], [], ['*'], ['kafka:*']),
  })
  .map(({ by, columns, transforms, writer, newer, older, selection }) => [
    ...selection,
    ...['--by', by, '--columns', columns, '--transforms', transforms],
    ...[writer, newer, older].flat(),
  ]);

it('the plan right after an import from the catalog is empty, whatever its filters', async () => {
  let planned = 0;
  await fc.assert(
    fc.asyncProperty(
      portableLineage.filter(({ units }) => units.some(({ edges }) => edges.length > 1)),
      fc.array(provenance, { minLength: 30, maxLength: 30 }),
      fc.array(flags, { minLength: 4, maxLength: 4 }),
      async ({ units }, origins, imports) => {
        const catalog = await catalogWith([]);
        await catalog.post('/openapi/v3/entity/dataset?async=false', entitiesOf(units, origins));
        const env = { DATAHUB_GMS_URL: catalog.url };
        for (const args of imports)
          await withFolder(async (cwd) => {
            const run = await runCli(['import', 'catalog', ...args], { cwd, env });
            // A selection of nothing is a mistake.
            expect([0, 64]).toContain(run.code);
            if (!(await readdir(cwd)).includes('headwater.yaml')) return;
            planned++;
            const plan = await runCli(['plan', '--detailed-exitcode'], { cwd, env });
            expect({ args, ...plan }).toMatchObject({ args, code: 0 });
          });
      },
    ),
    { numRuns: RUNS },
  );
  expect(planned).toBeGreaterThan(RUNS / 2);
});

/** The datasets of lineage as the entities of a request, each edge with its origin. */
function entitiesOf(
  units: readonly PortableUnit[],
  origins: readonly { readonly day: number; readonly actor: string; readonly stack?: unknown }[],
): readonly object[] {
  const urns = units.flatMap(({ downstream, edges }) => [
    downstream,
    ...edges.map(({ upstream }) => upstream),
  ]);
  let edge = 0;
  const lineage = units.map((unit) => {
    const { upstreams, fineGrainedLineages } = recordsOf(unit);
    const stamped = upstreams.map((one) => {
      const { day = 1, actor, stack } = origins[edge++ % origins.length] ?? {};
      const auditStamp = { time: Date.UTC(2026, 0, day), actor: `urn:li:corpuser:${actor}` };
      const mark = JSON.stringify({ [String(stack)]: { edge: 1 } });
      return {
        ...one,
        auditStamp,
        ...(stack !== undefined && { properties: { [MARK_PROPERTY]: mark } }),
      };
    });
    return {
      urn: unit.downstream,
      upstreamLineage: { value: { upstreams: stamped, fineGrainedLineages } },
    };
  });
  const bare = [...new Set([...urns, 'urn:li:dataset:(urn:li:dataPlatform:hive,alone,PROD)'])];
  return [...bare.map((urn) => ({ urn, status: { value: {} } })), ...lineage];
}
