import type { CatalogReader } from '../../model/catalog-port.js';
import type { DesiredState } from '../../model/desired-state.js';
import { endUrn } from '../../model/edge-end.js';
import { catalogFacts, type LineageTest } from '../../model/lineage-test.js';
import type { Readings, SchemaReading } from '../../model/observed-state.js';
import type { TestedReadings } from '../../plan/tests/read-lineage.js';
import { storedUpstreams } from '../../plan/unit/stored-lineage.js';
import { asEntityUrn, type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { readOnward } from '../catalog/read-onward.js';
import type { Stack } from '../stack/read-stack.js';
import { mappedDatasets } from './observe.js';
import type { PlanRequest } from './plan-request.js';

export interface TestedReading {
  readonly tests: readonly LineageTest[];
  readonly desired: DesiredState;
  /** False to ask no search index which entities exist. */
  readonly discover: boolean;
  /** What was read before. */
  readonly known: {
    readonly datasets: Readings;
    readonly schemas: ReadonlyMap<EntityUrn, SchemaReading>;
    readonly facts?: TestedReadings['facts'] | undefined;
  };
}

/**
 * Reads what tests need beside what was read before: every entity that the search index lists, and
 * step by step everything upstream. Facts and columns are read only if a test asks for them.
 */
export async function readTestedLineage(
  reader: CatalogReader,
  { tests, desired, discover, known }: TestedReading,
): Promise<TestedReadings> {
  const listed = discover ? await reader.listEntities() : [];
  const wanted = [
    ...desired.datasets.map(({ urn }) => urn),
    ...listed,
    ...otherEnds(known.datasets),
  ];
  const missing = [...new Set(wanted)].filter((urn) => !known.datasets.has(urn));
  const readings = new Map(await reader.readDatasets(missing));
  const cut = await readOnward(reader, readings, (fresh) =>
    otherEnds(fresh).filter((urn) => !known.datasets.has(urn) && !readings.has(urn)),
  );
  const present = [...known.datasets.values(), ...readings.values()]
    .filter(({ kind }) => kind === 'present')
    .map(({ urn }) => urn);
  const told = known.facts ?? new Map();
  const untold = asksFacts(tests) ? present.filter((urn) => !told.has(urn)) : [];
  const facts = new Map([...told, ...(await reader.readClassifications(untold))]);
  const asksColumns = tests.some(({ rule }) => rule.kind === 'require' && rule.mapped);
  const mapped = asksColumns ? present.filter(isDatasetUrn) : [...mappedDatasets(desired)];
  const schemas = await reader.readSchemas(mapped.filter((urn) => !known.schemas.has(urn)));
  return {
    readings,
    facts,
    schemas,
    limits: [...(discover ? [] : [UNDISCOVERED]), ...(cut ? [cutLimit(cut.next)] : [])],
  };
}

/** Lists the tests that a plan runs. An adopt and a release change no lineage. */
export function testsToRun(
  { tests }: Stack,
  { tests: use, intent }: Pick<PlanRequest, 'tests' | 'intent'>,
): readonly LineageTest[] {
  const kind = intent?.kind ?? 'sync';
  return use !== 'skip' && (kind === 'sync' || kind === 'rollback') ? tests : [];
}

/** Returns true if a test asks for facts that only the catalog tells. */
export function asksFacts(tests: readonly LineageTest[]): boolean {
  return tests.some(({ rule }) => catalogFacts(rule).length > 0);
}

const UNDISCOVERED =
  'with --discover off, only what the manifests name and what lies upstream of it was read';

function cutLimit(next: EntityUrn): string {
  return `the lineage goes on after as many steps as one run reads, at ${next}`;
}

/** Lists the other ends of the edges that readings show, each once. */
function otherEnds(readings: Readings): readonly EntityUrn[] {
  const ends = [...readings.values()].flatMap((reading) => storedUpstreams(reading).map(endUrn));
  return [...new Set(ends)].filter((urn) => asEntityUrn(urn).ok);
}
