import { groupBy } from '../../../../src/model/group-by.js';
import { datasetKey, type Element, edgeKey, pairKey } from './element.js';

interface RawDataset {
  readonly namespace: string;
  readonly name: string;
  readonly facets?: {
    readonly columnLineage?: {
      readonly fields: Readonly<
        Record<
          string,
          { readonly inputFields: readonly (RawDataset & { readonly field: string })[] }
        >
      >;
    };
  };
}

export interface RawEvent {
  readonly eventType?: string;
  readonly run?: { readonly runId?: string };
  readonly job: { readonly namespace: string; readonly name: string };
  readonly inputs?: readonly RawDataset[];
  readonly outputs?: readonly RawDataset[];
}

/** The urn of a dataset, by rules of this test alone. Undefined if it has none. */
function rawUrn({ namespace, name }: RawDataset): string | undefined {
  const [, platform] =
    /^([a-z]+):\/\//.exec(namespace) ?? /^(hive|bigquery)$/.exec(namespace) ?? [];
  if (platform === undefined || platform === 'inmemory' || /\p{Cc}/u.test(name)) return undefined;
  const cased = platform === 'snowflake' ? name.toLowerCase() : name;
  const encoded = cased.replace(
    /[,()]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `urn:li:dataset:(urn:li:dataPlatform:${platform},${encoded},PROD)`;
}

const label = ({ namespace, name }: { readonly namespace: string; readonly name: string }) =>
  `${namespace} ${name}`;

/** Lists the edges and column pairs of events, with all that may account for each. */
export function eventElements(events: readonly RawEvent[]): readonly Element[] {
  const runs = groupBy(events, ({ job, run }) => JSON.stringify([label(job), run?.runId ?? '']));
  const speaking = new Set(
    events.filter(({ outputs = [] }) => outputs.length > 0).map(({ job }) => label(job)),
  );
  return [...runs.values()].flatMap((run) => runElements(run, speaking));
}

function runElements(run: readonly RawEvent[], speaking: ReadonlySet<string>): readonly Element[] {
  const [job = '', runId = ''] = run.map((event) => [label(event.job), event.run?.runId])[0] ?? [];
  const ofRun = ['run-failed', 'earlier-run'].map(
    (code) => `openlineage-${code} ${[job, runId].filter(Boolean).join(' ')}`,
  );
  const reasons = (...datasets: readonly RawDataset[]) => [
    ...ofRun,
    `openlineage-job-only ${job}`,
    ...datasets.flatMap((dataset) => [
      `openlineage-job-only ${job}: ${label(dataset)}`,
      ...['in-memory', 'unknown-namespace', 'malformed-name'].map(
        (code) => `openlineage-${code} ${label(dataset)}`,
      ),
    ]),
  ];
  const edge = (output: RawDataset, input: RawDataset): Element => ({
    what: `${job}: ${label(output)} <- ${label(input)}`,
    key: edgeKey(rawUrn(output), rawUrn(input)),
    reasons: [
      ...reasons(output, input),
      ...(rawUrn(output) === rawUrn(input) ? [`import-self-edge ${label(output)}`] : []),
    ],
  });
  const inputs = run.flatMap((event) => event.inputs ?? []);
  const outputs = run.flatMap((event) => event.outputs ?? []);
  const columns = outputs.flatMap((output) =>
    Object.entries(output.facets?.columnLineage?.fields ?? {}).flatMap(([column, field]) =>
      field.inputFields.map((source) => ({ output, column, source })),
    ),
  );
  const whole = (dataset: RawDataset): Element => ({
    what: `${job}: ${label(dataset)}`,
    key: datasetKey(rawUrn(dataset)),
    reasons: reasons(dataset),
    // The edges of a dataset account for it, and their other ends for them.
    wider: reasons(...inputs, ...outputs, ...columns.map(({ source }) => source)),
  });
  return [
    ...(speaking.has(job) ? [] : [{ what: job, key: undefined, reasons: reasons() }]),
    ...[...inputs, ...outputs].map(whole),
    ...outputs.flatMap((output) => inputs.map((input) => edge(output, input))),
    ...columns.flatMap(({ output, column, source }) => [
      edge(output, source),
      {
        what: `${job}: ${label(output)}.${column} <- ${label(source)}.${source.field}`,
        key: pairKey(rawUrn(output), column, rawUrn(source), source.field),
        reasons: [
          ...reasons(output, source),
          `openlineage-malformed-name ${label(output)}.${column} <- ${label(source)}.${source.field}`,
        ],
      },
    ]),
  ];
}
