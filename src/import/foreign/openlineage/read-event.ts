import type { ForeignValue } from '../foreign-value.js';
import {
  type EventFacts,
  type LineageNode,
  type LineageNodes,
  type OutputFacts,
  readFacet,
  readNode,
  type SourceFacts,
} from './lineage-nodes.js';
import {
  readColumnLineage,
  readEntries,
  readExplicit,
  readStatedEdges,
  readStatedUrn,
} from './read-facets.js';

/** An event of OpenLineage. */
export interface ReadEvent {
  /** The job, or the dataset of an event about a dataset alone. */
  readonly subject: LineageNode;
  /** Undefined for events that belong to no run. */
  readonly runId: string | undefined;
  /** Upper case, such as `COMPLETE`. */
  readonly type: string | undefined;
  /** The time of the event, for comparison. */
  readonly instant: number | undefined;
  readonly facts: EventFacts;
}

/**
 * Reads an event about a run, a job or a dataset.
 *
 * @throws HeadwaterError with the code of the document
 */
export function readEvent(document: ForeignValue, nodes: LineageNodes): ReadEvent {
  const wrapped = document.member('event');
  const event = wrapped.isAbsent ? document : wrapped;
  const job = event.member('job');
  const dataset = event.member('dataset');
  if (job.isAbsent && dataset.isAbsent)
    throw event.error('has neither a job nor a dataset; it is not an event of OpenLineage');
  const time = event.member('eventTime').text();
  const common = {
    type: event.member('eventType').text()?.toUpperCase(),
    instant: time === undefined ? undefined : instantOf(time),
  };
  if (job.isAbsent) {
    const output = readOutput(dataset, nodes);
    const facts = { statesInputs: false, inputs: [], outputs: [output] };
    return { ...common, subject: output.dataset, runId: undefined, facts };
  }
  const run = event.member('run');
  const subject = readJob(event, nodes);
  const runId = run.member('runId').text() ?? (common.type === undefined ? undefined : '');
  return { ...common, subject, runId, facts: readFacts(event, nodes) };
}

/** Reads the job of an event, with the statements of the event about its name. */
function readJob(event: ForeignValue, nodes: LineageNodes): LineageNode {
  const job = nodes.read('job', event.member('job'));
  const facets = event.member('job').member('facets');
  const { integration, engine, producer } = job.tool;
  const runFacets = event.member('run').member('facets');
  job.statedUrn = readStatedUrn(facets) ?? job.statedUrn;
  job.tool = {
    integration: readFacet(facets, 'jobType')?.member('integration').text() ?? integration,
    engine: readFacet(runFacets, 'processing_engine')?.member('name').text() ?? engine,
    producer: event.member('producer').text() ?? producer,
  };
  return job;
}

function readFacts(event: ForeignValue, nodes: LineageNodes): EventFacts {
  const inputs = event.member('inputs');
  const edges = readStatedEdges(inputs, nodes);
  const entries = ['job', 'run'].flatMap((part) => {
    const facet = readFacet(event.member(part).member('facets'), 'lineage');
    return facet ? [readEntries(facet, nodes)] : [];
  });
  const outputs = event.member('outputs').items();
  return {
    statesInputs: !inputs.isAbsent,
    inputs: inputs.items().map((input) => readDataset(input, nodes)),
    outputs: outputs.map((output) => withEdges(readOutput(output, nodes), edges)),
    ...(entries.length > 0 && { entries: entries.flat() }),
  };
}

/** Adds the edges that an export states: all edges of an output. Columns add and hide none. */
function withEdges(output: OutputFacts, edges: readonly SourceFacts[]): OutputFacts {
  if (edges.length === 0 || output.explicit) return output;
  const fields = output.columns?.fields ?? [];
  return { ...output, explicit: { target: output.dataset, inputs: edges, fields } };
}

function readOutput(output: ForeignValue, nodes: LineageNodes): OutputFacts {
  const dataset = readDataset(output, nodes);
  const facets = output.member('facets');
  const columns = readFacet(facets, 'columnLineage');
  const explicit = readFacet(facets, 'lineage');
  return {
    dataset,
    columns: columns && readColumnLineage(columns, dataset, nodes),
    explicit: explicit && readExplicit(explicit, dataset, nodes),
  };
}

/** Reads a dataset of an event, with the statements of its facets about its name. */
function readDataset(value: ForeignValue, nodes: LineageNodes): LineageNode {
  const dataset = nodes.read('dataset', value);
  const facets = value.member('facets');
  const symlinks = readFacet(facets, 'symlinks');
  dataset.statedUrn = readStatedUrn(facets) ?? dataset.statedUrn;
  if (symlinks === null) dataset.tableName = undefined;
  for (const identifier of symlinks?.member('identifiers').items() ?? [])
    if (identifier.member('type').text()?.toUpperCase() === 'TABLE') {
      const { namespace, name } = readNode(identifier, nodes);
      dataset.tableName = { namespace, name };
    }
  const layers = [
    readFacet(facets, 'storage')?.member('storageLayer').text(),
    readFacet(facets, 'catalog')?.member('framework').text(),
  ];
  if (layers.some((layer) => layer?.toLowerCase() === 'iceberg')) dataset.isIceberg = true;
  return dataset;
}

const SHAPE =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?(?:([+-])(\d\d):?(\d\d)|[Zz])?$/;

/**
 * Returns the seconds from the year 0 to an ISO 8601 time, for comparison. A time without an offset
 * counts as UTC. Undefined for other texts.
 */
export function instantOf(text: string): number | undefined {
  const match = SHAPE.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second = 0, sign, offsetHour = 0, offsetMinute = 0] =
    match;
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute));
  const days = dayNumber(Number(year), Number(month), Number(day));
  return ((days * 24 + Number(hour)) * 60 + Number(minute) - offset) * 60 + Number(second);
}

/** Counts days, with a year that begins in March, so that a leap day is its last day. */
function dayNumber(year: number, month: number, day: number): number {
  const shifted = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return 365 * shifted + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day;
}
