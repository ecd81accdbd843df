import type { Json } from '../../../model/json.js';
import type { LeftOut, PortableUnit } from '../../../model/portable-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import { ForeignValue } from '../foreign-value.js';
import type { OpenLineageOptions } from './event-names.js';
import { nameJob } from './job-names.js';
import { isRealJob, LineageNodes, readFacet } from './lineage-nodes.js';
import { RunLinker } from './link-runs.js';
import { instantOf, readEvent } from './read-event.js';
import { EdgeLimit } from './stated-lineage.js';
import { stateRun } from './stated-run.js';
import type { JobRun } from './united-run.js';

/** One event about a job, with the names that DataHub's own converter gives to its parts. */
export interface JobReading extends Pick<PortableUnit, 'edges' | 'pairs'> {
  /** The urn of the job. */
  readonly job: PortableUnit['downstream'];
  /** The name of the job in its namespace, such as `shop.load.orders`. */
  readonly name: string;
  readonly description: string | undefined;
  /** Milliseconds since 1970. Undefined if the event states no time. */
  readonly time: number | undefined;
  /** The columns of each dataset for which the event states them. */
  readonly columns: ReadonlyMap<DatasetUrn, readonly EventColumn[]>;
  /** The datasets and the columns that are not among the edges and pairs. */
  readonly leftOut: readonly LeftOut[];
}

/** A column, as the facet `schema` states it. */
export interface EventColumn {
  readonly name: string;
  /** The type as the producer spells it. Empty if the event states none. */
  readonly type: string;
}

const EVENT = { shownAs: 'the event', code: 'openlineage-event-malformed', hint: '' } as const;

/** The settings of the converter in DataHub's own server. */
const CONVERTER: OpenLineageOptions = {
  runs: 'all',
  indirect: true,
  failed: true,
  jobs: 'all',
  env: 'PROD',
  namespaces: [],
  plainPlatforms: true,
  confidence: 0.5,
};

const TYPES: readonly string[] = ['START', 'RUNNING', 'COMPLETE', 'ABORT', 'FAIL', 'OTHER'];

const EPOCH = instantOf('1970-01-01T00:00:00Z') as number;

/**
 * Reads one event about a job that a client sent. No other event of its run counts.
 *
 * @throws HeadwaterError `openlineage-event-malformed` or `openlineage-too-many-edges`
 */
export function readJobEvent(body: Json): JobReading {
  const event = new ForeignValue(body, EVENT);
  const job = event.member('job');
  if (job.isAbsent) throw event.error('has no job');
  const nodes = new LineageNodes();
  const { subject, runId, instant, type, facts } = readEvent(event, nodes);
  const time = readTime(event.member('eventTime'), instant);
  if (type !== undefined && !TYPES.includes(type))
    throw event.member('eventType').error(`is not one of ${TYPES.join(', ')}`);
  if (runId === '') throw event.member('run').member('runId').error('is missing');
  if (!isRealJob(subject)) throw job.error('stands for a dataset in an export; import the export');
  const urn = nameJob(subject);
  if (urn === undefined) throw job.error('has a name that no urn can hold');
  const run = { subject, runId, line: 1, instant: 0, isFailed: false, isComplete: true };
  const linker = new RunLinker(CONVERTER);
  return {
    ...{ job: urn, name: subject.name, time },
    ...linkRun({ ...run, facts: [{ instant: 0, facts }] }, linker),
    description: readFacet(job.member('facets'), 'documentation')?.member('description').text(),
    columns: readColumns(event, nodes, linker),
  };
}

function readTime(time: ForeignValue, instant: number | undefined): number | undefined {
  if (instant !== undefined) return Math.round((instant - EPOCH) * 1000);
  if (!time.isAbsent) throw time.error('is not a time of ISO 8601');
  return undefined;
}

function linkRun(run: JobRun, linker: RunLinker): Pick<JobReading, 'edges' | 'pairs' | 'leftOut'> {
  const stated = stateRun(run, new EdgeLimit(EVENT.shownAs), CONVERTER);
  // Nobody reads findings here, and each finding would list all inputs.
  if (stated !== undefined)
    linker.linkRun({ ...stated, stated: stated.stated.map(({ listed: _, ...one }) => one) });
  const [{ edges, pairs } = { edges: [], pairs: [] }] = linker.finish().lineage.units;
  return { edges, pairs, leftOut: linker.leftOut };
}

function readColumns(
  event: ForeignValue,
  nodes: LineageNodes,
  linker: RunLinker,
): JobReading['columns'] {
  const columns = new Map<DatasetUrn, readonly EventColumn[]>();
  const datasets = ['inputs', 'outputs'].flatMap((list) => event.member(list).items());
  for (const dataset of datasets) {
    const schema = readFacet(dataset.member('facets'), 'schema');
    const urn = linker.urnText(nodes.read('dataset', dataset));
    if (schema && typeof urn === 'string')
      columns.set(urn, schema.member('fields').items().map(readColumn));
  }
  return columns;
}

function readColumn(field: ForeignValue): EventColumn {
  return { name: field.member('name').requiredText(), type: field.member('type').text() ?? '' };
}
