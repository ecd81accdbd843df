import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { readRealFile } from '../support/import/inputs.js';
import { tempFolder } from '../support/server/temp-folder.js';

/** Expectations are computed here from the parsed files, without a function of a reader. */
const bootstrap = readRealFile('bootstrap_mce.json');
const lineageFile = readRealFile('datahub-lineage-file.yml');

interface Counts {
  readonly records: number;
  readonly leftOut: number;
  readonly edges: number;
}

async function countsOf(args: readonly string[], env = {}): Promise<Counts> {
  const cwd = tempFolder();
  const { code, stdout, stderr } = await runCli(['import', ...args, '--format', 'json'], {
    cwd,
    env,
  });
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const { records, leftOut, files } = JSON.parse(stdout) as {
    readonly records: number;
    readonly leftOut: readonly object[];
    readonly files: readonly { readonly edges: { readonly added: number } }[];
  };
  const edges = files.reduce((sum, file) => sum + file.edges.added, 0);
  return { records, leftOut: leftOut.length, edges };
}

interface RawLineage {
  readonly upstreams: readonly object[];
  readonly fineGrainedLineages?: readonly {
    readonly upstreams: readonly string[];
    readonly downstreams: readonly string[];
  }[];
}

test.runIf(bootstrap)('the lineage of a catalog is counted as its file has it', async () => {
  const lineages = new Map<string, RawLineage>();
  let otherEdges = 0;
  const events: readonly { readonly proposedSnapshot?: object | null }[] = JSON.parse(
    bootstrap ?? '[]',
  );
  for (const snapshot of events.flatMap(({ proposedSnapshot }) =>
    Object.values(proposedSnapshot ?? {}),
  ))
    for (const aspect of snapshot.aspects)
      for (const [name, value] of Object.entries(aspect)) {
        if (name.endsWith('.UpstreamLineage')) lineages.set(snapshot.urn, value as RawLineage);
        otherEdges += listsOfOthers(name).flatMap((list) => Object(value)[list] ?? []).length;
      }
  const edges = [...lineages.values()].flatMap(({ upstreams }) => upstreams).length;
  const records = [...lineages.values()].flatMap(
    ({ fineGrainedLineages = [] }) => fineGrainedLineages,
  );
  expect(edges).toBeGreaterThan(4);
  const catalog = await catalogWith([], { load: [resolve('../shared/data/bootstrap_mce.json')] });
  const counts = await countsOf(['catalog'], { DATAHUB_GMS_URL: catalog.url });
  const pairs = records.filter(({ downstreams }) => downstreams.length === 1);
  const isTaken = ({ upstreams }: (typeof pairs)[number]) => upstreams.length > 0;
  const taken = pairs.filter(isTaken).flatMap(({ upstreams }) => upstreams).length;
  expect(counts).toEqual({
    records: edges + otherEdges + taken + records.length - pairs.filter(isTaken).length,
    leftOut: records.length - pairs.filter(isTaken).length,
    edges: edges + otherEdges,
  });
});

/** The older lists in which the sample holds the edges of charts, dashboards and jobs. */
function listsOfOthers(aspect: string): readonly string[] {
  if (aspect.endsWith('.ChartInfo')) return ['inputs'];
  if (aspect.endsWith('.DashboardInfo')) return ['charts', 'datasets'];
  return aspect.endsWith('.DataJobInputOutput')
    ? ['inputDatasets', 'outputDatasets', 'inputDatajobs']
    : [];
}

test.runIf(lineageFile)('a lineage file is counted as its text has it', async () => {
  const { lineage } = parse(lineageFile ?? 'lineage: []') as {
    readonly lineage: readonly {
      readonly entity: { readonly env: string };
      readonly upstream: readonly { readonly entity: { readonly env: string } }[];
      readonly fineGrainedLineages?: NonNullable<RawLineage['fineGrainedLineages']>;
    }[];
  };
  const edges = lineage.flatMap(({ upstream }) => upstream).length;
  const pairs = lineage.flatMap(({ entity, fineGrainedLineages = [] }) =>
    fineGrainedLineages.flatMap(({ upstreams, downstreams }) =>
      downstreams.flatMap((downstream) =>
        upstreams.map((upstream) =>
          [downstream, upstream].every((urn) => urn.includes(`,${entity.env})`)),
        ),
      ),
    ),
  );
  expect(edges).toBeGreaterThan(1);
  const path = resolve('../shared/data/datahub-lineage-file.yml');
  expect(await countsOf(['datahub-lineage-file', path])).toEqual({
    records: edges + pairs.length,
    leftOut: pairs.filter((fits) => !fits).length,
    edges,
  });
});
