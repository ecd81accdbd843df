import { ok, problem, type Result } from '../errors/result.js';
import { asDatasetUrn, type DatasetUrn, MAX_URN_BYTES, urlEncodedBytes } from './dataset-urn.js';
import { DEFAULT_NAMESPACE, splitUrn, type Urn, urnEntityType } from './urn.js';

declare const entity: unique symbol;

/** `urn:li:dataJob:(urn:li:dataFlow:(<orchestrator>,<flow>,<env>),<job>)` */
export type JobUrn = Urn & { readonly [entity]: 'dataJob' };

/** `urn:li:dataFlow:(<orchestrator>,<flow>,<env>)`. No lineage can be declared of a flow. */
export type FlowUrn = Urn & { readonly [entity]: 'dataFlow' };

/** `urn:li:chart:(<platform>,<id>)` */
export type ChartUrn = Urn & { readonly [entity]: 'chart' };

/** `urn:li:dashboard:(<platform>,<id>)` */
export type DashboardUrn = Urn & { readonly [entity]: 'dashboard' };

/** An entity whose lineage can be declared. */
export type EntityUrn = DatasetUrn | JobUrn | ChartUrn | DashboardUrn;

/** The types of such entities, as the third part of their urns spells them. */
export type EntityType = 'dataset' | 'dataJob' | 'chart' | 'dashboard';

/** The number of parts in the key of a urn, and what they are. */
const keys: Readonly<Record<Exclude<EntityType, 'dataset'>, readonly [number, string]>> = {
  dataJob: [2, 'flow and id'],
  chart: [2, 'platform and id'],
  dashboard: [2, 'platform and id'],
};

/** Checks that a text is the urn of an entity whose lineage can be declared. Fails with the reason. */
export function asEntityUrn(text: string): Result<EntityUrn> {
  const type = urnEntityType(text);
  return isOtherType(type) ? asOtherUrn(text, type) : asDatasetUrn(text);
}

/**
 * Keeps the texts that are urns of such entities, in their order. Indexes and foreign records name
 * other things too.
 */
export function filterEntityUrns(texts: Iterable<string>): readonly EntityUrn[] {
  return [...texts].flatMap((text) => {
    const urn = asEntityUrn(text);
    return urn.ok ? [urn.value] : [];
  });
}

function isOtherType(type: string): type is keyof typeof keys {
  return Object.hasOwn(keys, type);
}

function asOtherUrn(text: string, type: keyof typeof keys): Result<EntityUrn> {
  const urn = splitUrn(text);
  if (!urn.ok) return urn;
  const { namespace, key } = urn.value;
  const [count, parts] = keys[type];
  if (key.length !== count) return problem(`needs ${count} parts in its key: ${parts}`);
  if (key.some((part) => part !== part.trim()))
    return problem('has white space at an end of a part of its key');
  const [flow = ''] = key;
  if (type === 'dataJob' && !isFlow(flow, namespace))
    return problem(`holds the flow "${flow}", which is not urn:${namespace}:dataFlow:(…)`);
  if (urlEncodedBytes(text) > MAX_URN_BYTES)
    return problem(`is longer than ${MAX_URN_BYTES} bytes when URL-encoded`);
  return ok(text as EntityUrn);
}

function isFlow(text: string, namespace: string): boolean {
  const flow = splitUrn(text);
  if (!flow.ok) return false;
  const { entityType, key } = flow.value;
  return entityType === 'dataFlow' && key.length === 3 && flow.value.namespace === namespace;
}

/** The parts to build the urn of a chart or a dashboard from. */
export interface ReportUrnInput {
  /** The name of the tool, such as `looker`. */
  readonly platform: string;
  readonly id: string;
  /** Becomes the prefix of the id, as in DataHub: `<instance>.<id>`. */
  readonly platformInstance?: string | undefined;
  /** Default: {@link DEFAULT_NAMESPACE}. */
  readonly namespace?: string | undefined;
}

/** Builds the urn of a chart or a dashboard. Fails with the name of the part that no urn can hold. */
export function reportUrn(
  type: 'chart' | 'dashboard',
  { platform, id, platformInstance, namespace = DEFAULT_NAMESPACE }: ReportUrnInput,
): Result<EntityUrn> {
  const full = platformInstance === undefined ? id : `${platformInstance}.${id}`;
  return asEntityUrn(`urn:${namespace}:${type}:(${platform},${full})`);
}

/** The parts to build the urn of a job from. */
export interface JobUrnInput {
  /** The name of the tool, such as `airflow`. */
  readonly orchestrator: string;
  readonly flow: string;
  /** The cluster of the flow. Most catalogs have an environment here, such as `PROD`. */
  readonly env: string;
  readonly id: string;
  /** Becomes the prefix of the flow, as in DataHub: `<instance>.<flow>`. */
  readonly platformInstance?: string | undefined;
  /** Default: {@link DEFAULT_NAMESPACE}. */
  readonly namespace?: string | undefined;
}

/** Builds the urn of a job. Fails with the name of the part that no urn can hold. */
export function jobUrn({ id, ...flow }: JobUrnInput): Result<EntityUrn> {
  const { orchestrator, flow: name, env, platformInstance } = flow;
  const { namespace = DEFAULT_NAMESPACE } = flow;
  const full = platformInstance === undefined ? name : `${platformInstance}.${name}`;
  const flowUrn = `urn:${namespace}:dataFlow:(${orchestrator},${full},${env})`;
  return asEntityUrn(`urn:${namespace}:dataJob:(${flowUrn},${id})`);
}

/** The parts of the urn of an entity that people read. */
export interface EntityParts {
  readonly type: EntityType;
  /** The platform, or the orchestrator of a job. */
  readonly platform: string;
  /** `shop_daily.load_orders` for a job. */
  readonly name: string;
  /** Absent for charts and dashboards. */
  readonly env?: string;
}

/** Returns the parts of an urn of another type than dataset, which was checked before. */
export function otherParts(urn: Exclude<EntityUrn, DatasetUrn>): EntityParts {
  const type = urnEntityType(urn) as EntityType;
  const [platform = '', name = ''] = keyOf(urn);
  if (type !== 'dataJob') return { type, platform, name };
  const [orchestrator = '', flow = '', env = ''] = keyOf(platform);
  return { type, platform: orchestrator, name: `${flow}.${name}`, env };
}

/** Returns the flow of a job. */
export function flowOf(job: EntityUrn): FlowUrn {
  const [flow = ''] = keyOf(job);
  return flow as FlowUrn;
}

/** Returns the name in the urn of a flow. */
export function flowName(flow: FlowUrn): string {
  const [, name = ''] = keyOf(flow);
  return name;
}

function keyOf(urn: string): readonly string[] {
  const parts = splitUrn(urn);
  return parts.ok ? parts.value.key : [];
}

/** Returns the parts that {@link jobUrn} builds the urn of a job from. */
export function jobParts(
  urn: string,
): Required<Pick<JobUrnInput, 'orchestrator' | 'flow' | 'env' | 'id'>> {
  const [flowUrn = '', id = ''] = keyOf(urn);
  const [orchestrator = '', flow = '', env = ''] = keyOf(flowUrn);
  return { orchestrator, flow, env, id };
}

export function isDatasetUrn(urn: string): urn is DatasetUrn {
  return urnEntityType(urn) === 'dataset';
}
