import type { CliRun } from '../support/cli/run-cli.js';
import { differences } from '../support/coexistence/independent-compare.js';
import { type FaultPlaces, type HeldDataset, receiptsIn } from '../support/faults/world.js';

type Held = readonly HeldDataset[];

export function lineageIn(all: Held, urn: string): HeldDataset[string]['value'] | undefined {
  return all.find((one) => one.urn === urn)?.['upstreamLineage']?.value;
}

interface Outcome {
  readonly urn: string;
  readonly unit: 'entity' | 'lineage';
  readonly outcome: string;
}

function outcomesOf({ stdout }: CliRun): readonly Outcome[] {
  return stdout === '' ? [] : (JSON.parse(stdout).outcomes ?? []);
}

/** A catalog that cannot tell how it writes gets proposals, whose edges lack this property. */
const SIGN_OF_THE_MUTATION = '/properties/source: "UI" is not undefined';

export function realDifferences(wanted: unknown, found: unknown): readonly string[] {
  return differences(wanted, found).filter((line) => !line.endsWith(SIGN_OF_THE_MUTATION));
}

/** Returns the differences between the report of a run and the catalog. */
export function falseReports(
  run: CliRun,
  after: Held,
  { before, wanted }: { readonly before: Held; readonly wanted: Held },
): readonly string[] {
  const outcomes = outcomesOf(run);
  const lies = outcomes.flatMap(({ urn, unit, outcome }) => {
    const there = ofUnit(after, urn, unit);
    if (outcome === 'applied')
      return realDifferences(ofUnit(wanted, urn, unit), there).map(
        (line) => `not applied: ${urn} ${line}`,
      );
    if (outcome === 'failed' && differences(ofUnit(wanted, urn, unit), there).length === 0)
      return [`did not fail: ${urn}`];
    if (outcome === 'not-attempted')
      return differences(ofUnit(before, urn, unit), there).map(
        (line) => `attempted: ${urn} ${line}`,
      );
    return [];
  });
  return [...lies, ...falseExitCode(run, outcomes, differences(before, after))];
}

const NOTHING_WRITTEN: readonly number[] = [1, 3, 4, 64, 130];

function falseExitCode(
  { code }: CliRun,
  outcomes: readonly Outcome[],
  changed: readonly string[],
): readonly string[] {
  if (NOTHING_WRITTEN.includes(code) && changed.length > 0)
    return [`exit code ${code}, and written: ${changed.join('; ')}`];
  if (code === 5 && changed.length === 0 && !outcomes.some(({ outcome }) => outcome === 'unknown'))
    return ['exit code 5, and nothing written'];
  const isWell = outcomes.every(({ outcome }) => outcome === 'applied');
  return (code === 0) === (isWell && code !== 1)
    ? []
    : [`exit code ${code}, and outcomes ${outcomes.map(({ outcome }) => outcome).join()}`];
}

function ofUnit(all: Held, urn: string, unit: Outcome['unit']): unknown {
  if (unit === 'lineage') return lineageIn(all, urn);
  const found = all.find((one) => one.urn === urn);
  return ['datasetProperties', 'schemaMetadata', 'status'].map((name) => found?.[name]?.value);
}

/** Checks that a run leaves one receipt with its outcomes, or none if it wrote nothing. */
export async function receiptProblems(
  run: CliRun,
  { folder }: FaultPlaces,
): Promise<readonly string[]> {
  const receipts = await receiptsIn(folder);
  const outcomes = outcomesOf(run);
  if (receipts.length !== (outcomes.length > 0 ? 1 : 0)) return [`${receipts.length} receipts`];
  const events: readonly (Outcome & { readonly event: string })[] = receipts.flatMap(
    (text) => JSON.parse(text).events,
  );
  const last = new Map(
    events
      .filter(({ event }) => event === 'outcome')
      .map((one) => [`${one.unit} ${one.urn}`, one.outcome]),
  );
  return outcomes
    .filter(({ unit, urn, outcome }) => last.get(`${unit} ${urn}`) !== outcome)
    .map(({ urn }) => `receipt says otherwise of ${urn}`);
}
