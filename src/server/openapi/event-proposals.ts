import type { EventColumn, JobReading } from '../../import/foreign/openlineage/read-job-event.js';
import { endUrn } from '../../model/edge-end.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import type { JsonObject } from '../../model/json.js';
import { fromCommonForm } from '../../model/lineage-form.js';
import type { PortablePair } from '../../model/portable-lineage.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import { type DatasetUrn, dataPlatformUrn, datasetParts } from '../../urn/dataset-urn.js';
import { flowOf, jobParts } from '../../urn/entity-urn.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { Urn } from '../../urn/urn.js';
import { firstUser } from '../shared/first-user.js';
import type { Proposal } from '../write/proposal.js';

/**
 * Returns the proposals that DataHub's converter makes of an event: the flow, the job, its datasets
 * with their columns, and the lineage of the job. Each replaces what is stored. The converter would
 * patch lineage only by a setting that DataHub's own server does not turn on.
 *
 * Source: `OpenLineageToDataHub` and `DatahubJob` of DataHub.
 *
 * @param now the time of an event that states none
 */
export function eventProposals(event: JobReading, now: number): readonly Proposal[] {
  const { job, name, description, time = now, edges, columns } = event;
  const flowUrn = flowOf(job);
  const [flow = name, ...rest] = name.split('.');
  const common = { customProperties: {}, ...(description !== undefined && { description }) };
  const info = { ...common, name: rest.join('.') || name, flowUrn, created: { time } };
  const datasets = new Set(edges.map(({ upstream }) => endUrn(upstream) as DatasetUrn));
  return [
    ...upserts(flowUrn, { dataFlowInfo: { ...common, name: flow } }),
    ...upserts(job, { dataJobInfo: { ...info, type: { string: jobParts(job).orchestrator } } }),
    ...[...datasets].flatMap((urn) => {
      const stated = columns.get(urn);
      return upserts(urn, stated ? { schemaMetadata: toSchema(urn, stated) } : {});
    }),
    ...upserts(job, { dataJobInputOutput: toLineage(event, time) }),
  ];
}

/** Returns proposals that write aspects, and that bring a removed entity back. */
function upserts(urn: Urn, aspects: Readonly<Record<string, JsonObject>>): readonly Proposal[] {
  return Object.entries({ status: { removed: false }, ...aspects }).map(([aspectName, value]) => {
    return { urn, aspectName, changeType: 'UPSERT', value };
  });
}

function toLineage({ job, edges, pairs }: JobReading, time: number): JsonObject {
  const auditStamp = { time, actor: firstUser };
  const upstreams = edges.map(({ upstream, type }) => ({ dataset: upstream, type, auditStamp }));
  const byColumn = groupBy(pairs, ({ of, downstreamColumn, confidence }) =>
    [of, downstreamColumn, confidence].join('\n'),
  );
  const fineGrainedLineages = [...byColumn.values()].map(toMapping);
  return fromCommonForm(job, { upstreams, fineGrainedLineages }).edges;
}

/** Unites the sources of one column. */
function toMapping(pairs: NonEmpty<PortablePair>): FineGrainedRecord {
  const [{ of, downstreamColumn, confidence }] = pairs;
  const transforms = new Set(pairs.flatMap(({ transform }) => transform ?? []));
  return {
    upstreamType: 'FIELD_SET',
    upstreams: pairs.map(({ upstream }) => schemaFieldUrn(upstream.dataset, upstream.column)),
    downstreamType: 'FIELD_SET',
    // Each pair of a job names the output whose column it describes.
    downstreams: [schemaFieldUrn(of as DatasetUrn, downstreamColumn)],
    ...(transforms.size > 0 && { transformOperation: [...transforms].sort().join(',') }),
    confidenceScore: confidence,
  };
}

function toSchema(urn: DatasetUrn, columns: readonly EventColumn[]): JsonObject {
  const tableSchema = JSON.stringify(columns);
  return {
    schemaName: '',
    platform: dataPlatformUrn(datasetParts(urn).platform),
    version: 1,
    hash: '',
    platformSchema: { 'com.linkedin.schema.MySqlDDL': { tableSchema } },
    fields: columns.map(({ name, type }) => ({
      fieldPath: name,
      nativeDataType: type,
      type: { type: { [`com.linkedin.schema.${TYPES.get(type) ?? 'NullType'}`]: {} } },
    })),
  };
}

/** The types of columns that the converter knows. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'StringType'],
  ['long', 'NumberType'],
  ['int', 'NumberType'],
  ['timestamp', 'TimeType'],
  ['struct', 'MapType'],
]);
