import { type EntityUrn, isDatasetUrn } from '../../../src/urn/entity-urn.js';
import { expectGolden } from '../golden.js';
import { shortened } from '../plan/plan-story.js';
import { type Applied, upstreamNames, writesOf } from './apply-with.js';

/** Compares runs, each under its title, with `goldens/<name>.txt` beside the test. */
export async function expectRuns(
  test: Pick<ImportMeta, 'url'>,
  name: string,
  runs: Readonly<Record<string, Promise<Applied>>>,
): Promise<void> {
  const told = Object.entries(runs).map(async ([title, run]) => [title, runStory(await run)]);
  await expectGolden(test, name, Object.fromEntries(await Promise.all(told)));
}

/** Tells the outcomes of a run, its requests, what the catalog holds then, its waits, and its notes. */
function runStory({ result, catalog, events, notes }: Applied): string {
  const kinds = events.map((one) => (one.event === 'outcome' ? one.outcome : one.event));
  const lines = [
    `exit code ${result.exitCode}`,
    ...result.outcomes.map(({ unit, urn, outcome, code = '', message = '' }) =>
      `${unit} ${urn} ${outcome} ${code} ${message}`.trimEnd(),
    ),
    ...writesOf(catalog).map((write) => `request: ${write}`),
    ...result.outcomes.flatMap(({ unit, urn }) => held(catalog, unit, urn)),
    ...catalog.waits.map((wait) => `wait: ${wait}`),
    ...notes.map((note) => `note: ${note}`),
    `receipt: ${kinds.join(', ')}`,
  ];
  return shortened(lines.join('\n'));
}

/** The content of the catalog for a unit after the run. */
function held(
  catalog: Applied['catalog'],
  unit: 'lineage' | 'entity',
  urn: EntityUrn,
): readonly string[] {
  if (unit === 'lineage') {
    const { version } = catalog.store.aspect(urn, 'upstreamLineage');
    return [
      `${urn} version ${version} <- ${upstreamNames(catalog, urn.split(',')[1] ?? '').join(', ')}`.trimEnd(),
    ];
  }
  const { info, schemaMetadata } = catalog.store.content(urn);
  const aspects = isDatasetUrn(urn) ? [info, schemaMetadata] : [info];
  return aspects.map(({ version, value }) =>
    `${urn} holds ${version} ${JSON.stringify(value) ?? ''}`.trimEnd(),
  );
}
