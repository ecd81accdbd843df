import { type EntityUrn, jobUrn } from '../../../urn/entity-urn.js';
import { encodeReserved, urnEntityType } from '../../../urn/urn.js';
import { portableEntity } from '../portable-names.js';
import type { JobTool, LineageNode } from './lineage-nodes.js';

/**
 * Names a job as DataHub's own converter does: the flow is the first part of the job's name, its
 * cluster is the job's namespace, and the id is the whole name. Source: `OpenLineagePlatformResolver`
 * and `OpenLineageJobMapper` of DataHub. A urn that an export of this project states counts first.
 *
 * @param urnNamespace the namespace of urns
 * @returns undefined for a name that no urn can hold
 */
export function nameJob(job: LineageNode, urnNamespace?: string): EntityUrn | undefined {
  if (job.statedUrn !== undefined) {
    const stated = portableEntity(job.statedUrn);
    return stated.ok && urnEntityType(stated.value) === 'dataJob' ? stated.value : undefined;
  }
  const [flow = ''] = job.name.split('.', 1);
  if ([job.namespace, flow].some((part) => part === '' || part.trim() !== part)) return undefined;
  const urn = jobUrn({
    orchestrator: encodeReserved(orchestratorOf(job.tool)),
    flow: encodeReserved(flow),
    env: encodeReserved(job.namespace),
    id: encodeReserved(job.name),
    namespace: urnNamespace,
  });
  const portable = urn.ok ? portableEntity(urn.value) : urn;
  return portable.ok ? portable.value : undefined;
}

/** Names of tools that DataHub spells in another way. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['awsathena', 'athena'],
  ['sqlserver', 'mssql'],
]);

function orchestratorOf({ integration, engine, producer }: JobTool): string {
  const names = [integration, engine, producer && producerTool(producer)];
  const [first = 'unknown'] = names.flatMap((name) => name?.trim().toLowerCase() || []);
  return spellings.get(first) ?? first;
}

const INTEGRATION =
  /^\/openlineage\/openlineage\/(?:(?:blob|tree)\/[^/]+\/)?integration\/(airflow|flink|spark|trino)\/?$/;

/** Returns the tool whose repository on GitHub made an event. */
function producerTool(producer: string): string | undefined {
  const path = /^https?:\/\/github\.com(\/[^?#]*)/i.exec(producer)?.[1]?.toLowerCase() ?? '';
  if (/^\/apache\/airflow(?:\/|$)/.test(path)) return 'airflow';
  if (/^\/trinodb\/trino(?:\/|$)/.test(path)) return 'trino';
  return INTEGRATION.exec(path)?.[1];
}
