import { endUrn, isOutputEnd } from '../../../model/edge-end.js';
import { groupBy } from '../../../model/group-by.js';
import { escapeInvisible } from '../../../model/json.js';
import type {
  PortableLineage,
  PortablePair,
  PortableUnit,
} from '../../../model/portable-lineage.js';
import type { LineageType } from '../../../model/upstream-lineage.js';
import { type DatasetUrn, datasetParts } from '../../../urn/dataset-urn.js';
import { type EntityUrn, isDatasetUrn, jobParts } from '../../../urn/entity-urn.js';
import { urnEntityType } from '../../../urn/urn.js';
import {
  countNotes,
  type DatasetUnit,
  datasetUnit,
  type ExportedText,
  listLosses,
  otherLosses,
  sumUnits,
} from '../exported-text.js';
import { OWN_NAMESPACE } from './lineage-nodes.js';

/**
 * Writes lineage as events of OpenLineage, one line of JSON for each dataset with upstreams and for
 * each job. Each is a JobEvent, since declared lineage belongs to no run. Facets and members of our
 * own hold the facts that OpenLineage cannot express. Other readers ignore them. OpenLineage has
 * neither charts nor dashboards, nor a place for edges between jobs and for notes.
 *
 * @param eventTime the time of the events, such as `2026-01-02T03:04:05.678Z`
 */
export function writeOpenLineage(lineage: PortableLineage, eventTime: string): ExportedText {
  const { units } = lineage;
  const jobs = units.filter(({ downstream }) => isJob(downstream));
  const others = otherLosses({ units: units.filter((unit) => !jobs.includes(unit)) });
  const afterJobs = sumUnits(jobs, ({ edges }) => {
    return edges.filter(({ upstream }) => isJob(upstream)).length;
  });
  const losses = listLosses({
    ...others,
    'edge of another kind': others['edge of another kind'] + afterJobs,
    note: sumUnits(units, countNotes),
  });
  return { chunks: writeEvents(lineage, eventTime), losses };
}

function isJob(urn: string): boolean {
  return urnEntityType(urn) === 'dataJob';
}

function* writeEvents({ units }: PortableLineage, eventTime: string): Generator<string> {
  for (const unit of units) {
    const dataset = datasetUnit(unit);
    const facts = dataset ? datasetFacts(dataset) : isJob(unit.downstream) && jobFacts(unit);
    if (facts) yield `${escapeInvisible(JSON.stringify(eventOf(facts, eventTime)))}\n`;
  }
}

/** The facts of one event. */
interface EventParts {
  readonly job: { readonly namespace: string; readonly name: string; readonly facets?: object };
  readonly inputs: readonly EventInput[];
  readonly outputs: readonly {
    readonly dataset: DatasetUrn;
    readonly pairs: readonly PortablePair[];
  }[];
}

interface EventInput {
  readonly dataset: DatasetUrn;
  readonly type: LineageType;
  /** True for a wildcard. */
  readonly everyColumn: boolean;
}

function datasetFacts({ downstream, edges, pairs, wildcards }: DatasetUnit): EventParts {
  const wildcardUpstreams = new Set(wildcards.map(({ upstream }) => upstream));
  return {
    job: { namespace: OWN_NAMESPACE, name: downstream },
    inputs: edges.map(({ upstream: dataset, type }) => {
      return { dataset, type, everyColumn: wildcardUpstreams.has(dataset) };
    }),
    outputs: [{ dataset: downstream, pairs }],
  };
}

function jobFacts({ downstream: job, edges, pairs }: PortableUnit): EventParts {
  const ends = edges.filter(({ upstream }) => isDatasetUrn(endUrn(upstream)));
  const inputs = ends.filter(({ upstream }) => !isOutputEnd(upstream));
  const outputs = ends.filter(({ upstream }) => isOutputEnd(upstream));
  return {
    job: { ...jobName(job), facets: urnFacet(job) },
    inputs: inputs.map(({ upstream, type }) => {
      return { dataset: upstream as DatasetUrn, type, everyColumn: false };
    }),
    outputs: outputs.map(({ upstream }) => {
      const dataset = endUrn(upstream) as DatasetUrn;
      return { dataset, pairs: pairs.filter(({ of }) => of === dataset) };
    }),
  };
}

function eventOf({ job, inputs, outputs }: EventParts, eventTime: string) {
  return {
    eventTime,
    producer: PRODUCER,
    schemaURL: `${SPEC}/${VERSION}#/$defs/JobEvent`,
    job,
    inputs: inputs.map(({ dataset, type, everyColumn }) => ({
      ...datasetName(dataset),
      facets: urnFacet(dataset),
      inputFacets: edgeFacet(type, everyColumn),
    })),
    outputs: outputs.map(({ dataset, pairs }) => ({
      ...datasetName(dataset),
      facets: { ...urnFacet(dataset), ...(pairs.length > 0 && columnLineage(pairs)) },
    })),
  };
}

/** Names a job as DataHub reads it: the namespace is the cluster of its flow. */
function jobName(urn: EntityUrn): { readonly namespace: string; readonly name: string } {
  const { env, id } = jobParts(urn);
  return { namespace: env, name: id };
}

/**
 * Names a dataset for OpenLineage. Its namespaces name hosts, and urns name none. The namespace
 * names the environment instead, so that two datasets never have one name.
 */
function datasetName(urn: DatasetUrn): { readonly namespace: string; readonly name: string } {
  const { platform, env, name } = datasetParts(urn);
  return { namespace: `${platform}://${env.toLowerCase()}`, name };
}

function columnLineage(pairs: readonly PortablePair[]) {
  const byColumn = groupBy(pairs, ({ downstreamColumn }) => downstreamColumn);
  // Unlike an assignment, this makes `__proto__` a member.
  const fields = Object.fromEntries(
    [...byColumn].map(([column, sources]) => [column, { inputFields: sources.map(inputField) }]),
  );
  return { columnLineage: { ...headOf(COLUMN_LINEAGE), fields } };
}

function inputField({ upstream, transform, confidence }: PortablePair) {
  const description = transform !== undefined && {
    transformations: [
      { type: 'DIRECT', subtype: 'TRANSFORMATION', description: transform, masking: false },
    ],
  };
  const isPlain = transform === undefined && confidence === 1;
  return {
    ...datasetName(upstream.dataset),
    field: upstream.column,
    ...description,
    ...(!isPlain && { headwater: { ...(transform !== undefined && { transform }), confidence } }),
  };
}

/** Names the tool that made an event, as a URI. */
const PRODUCER = 'headwater:export';

const SPEC = 'https://openlineage.io/spec';

/** The version of the specification that the events follow. */
const VERSION = '2-0-2/OpenLineage.json';

function headOf(definition: string) {
  return { _producer: PRODUCER, _schemaURL: `${SPEC}/${definition}` };
}

/**
 * Makes the facet of a dataset or a job with its urn. The namespace and the name of OpenLineage do not hold
 * all parts of an urn, so an import takes the urn from here. Our own facet must satisfy the schema
 * of all facets.
 */
function urnFacet(urn: EntityUrn) {
  return { headwater_urn: { ...headOf(`${VERSION}#/$defs/DatasetFacet`), urn } };
}

/** Makes the facet of an input with what OpenLineage cannot express: the type, and a wildcard. */
function edgeFacet(type: LineageType, hasWildcard: boolean) {
  const head = headOf(`${VERSION}#/$defs/InputDatasetFacet`);
  return { headwater_edge: { ...head, type, ...(hasWildcard && { everyColumn: true }) } };
}

const COLUMN_LINEAGE =
  'facets/1-2-0/ColumnLineageDatasetFacet.json#/$defs/ColumnLineageDatasetFacet';
