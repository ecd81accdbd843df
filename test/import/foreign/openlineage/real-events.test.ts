import { expect, test } from 'vitest';
import { readOpenLineage } from '../../../../src/import/foreign/openlineage/read-openlineage.js';
import { groupBy } from '../../../../src/model/group-by.js';
import { readRealFile } from '../../../support/import/inputs.js';

/**
 * Events of the test suites of OpenLineage. Expectations are computed here from the parsed lines,
 * without a function of the reader.
 */
const text = readRealFile('openlineage-events.ndjson');

interface RawDataset {
  readonly namespace: string;
  readonly name: string;
}

interface RawEvent {
  readonly eventType?: string;
  readonly run?: { readonly runId?: string };
  readonly job: { readonly namespace: string; readonly name: string };
  readonly inputs: readonly RawDataset[];
  readonly outputs: readonly RawDataset[];
}

const events: readonly RawEvent[] = (text ?? '')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line).event);

/** The urn of a dataset of these files. Undefined for namespaces that stand for no platform. */
function rawUrn({ namespace, name }: RawDataset): string | undefined {
  const platform = /^(bigquery|snowflake|postgres|redshift|duckdb|spark)\b/.exec(namespace)?.[1];
  if (platform === undefined) return undefined;
  const cased = platform === 'snowflake' ? name.toLowerCase() : name;
  return `urn:li:dataset:(urn:li:dataPlatform:${platform},${cased},PROD)`;
}

test.runIf(text)('all runs together give each input of each output', async () => {
  const groups = groupBy(events, ({ job, run }) =>
    JSON.stringify([job.namespace, job.name, run?.runId ?? '']),
  );
  const runs = [...groups.values()].map((run) => ({
    isFailed: run.some(({ eventType }) => eventType === 'FAIL'),
    outputs: run.flatMap(({ outputs }) => outputs),
    names: run.flatMap(({ inputs }) => inputs),
  }));
  const good = runs.filter(({ isFailed }) => !isFailed);
  const edges = good.flatMap(({ outputs, names }) =>
    outputs.flatMap((output) => names.map((input) => [rawUrn(output), rawUrn(input)] as const)),
  );
  const expected = new Set(
    edges.flatMap(([output, input]) =>
      output !== undefined && input !== undefined && output !== input
        ? [`${output} <- ${input}`]
        : [],
    ),
  );
  const { lineage, records, leftOut } = await readOpenLineage({
    chunks: [text ?? ''],
    shownAs: 'events',
    options: { runs: 'all', indirect: false, failed: false, env: 'PROD', namespaces: [] },
  });
  const actual = lineage.units.flatMap(({ downstream, edges: upstreams }) =>
    upstreams.map(({ upstream }) => `${downstream} <- ${upstream}`),
  );
  expect(expected.size).toBeGreaterThan(15);
  expect(actual.toSorted()).toEqual([...expected].sort());
  const count = (code: string) => leftOut.filter((one) => one.code === code).length;
  expect(count('openlineage-run-failed')).toBe(runs.length - good.length);
  const label = ({ namespace, name }: RawDataset) => `${namespace} ${name}`;
  // A run says nothing if it has no outputs, or if it reads only what it writes.
  const isSilent = ({ outputs, names }: (typeof good)[number]) =>
    outputs.every(
      (output) => names.length > 0 && names.every((one) => label(one) === label(output)),
    );
  const silent = good.filter(isSilent);
  expect(count('openlineage-job-only')).toBe(silent.length);
  const strangers = new Set(
    good
      .filter((run) => !isSilent(run))
      .flatMap(({ outputs, names }) => [...outputs, ...names])
      .filter((dataset) => rawUrn(dataset) === undefined)
      .map(label),
  );
  expect(count('openlineage-unknown-namespace')).toBe(strangers.size);
  const ownReads = new Set(
    good
      .filter((run) => !isSilent(run))
      .flatMap(({ outputs, names }) =>
        outputs.map(rawUrn).filter((urn) => urn !== undefined && names.map(rawUrn).includes(urn)),
      ),
  );
  expect(count('import-self-edge')).toBe(ownReads.size);
  expect(records).toBe(runs.length + strangers.size + ownReads.size);
});
