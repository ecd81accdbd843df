import { DEFAULT_ENV } from '../../model/desired-state.js';
import type { DatasetLabels } from '../../model/observed-state.js';
import {
  type DatasetUrn,
  datasetParts,
  datasetUrn,
  type FabricType,
} from '../../urn/dataset-urn.js';
import {
  type EntityUrn,
  isDatasetUrn,
  jobParts,
  jobUrn,
  otherParts,
  reportUrn,
} from '../../urn/entity-urn.js';
import type { PrintableMap } from './print-value.js';

/** The facts that a source has about an entity beside its urn. */
export interface EntityFacts extends DatasetLabels {
  /** The platform instance: the first part of the name in the urn. */
  readonly platformInstance?: string;
  /** The content to create the entity with, if the catalog lacks it. Default: no creation. */
  readonly create?: CreatedContent | undefined;
}

/** The content of a chart or a dashboard that a manifest creates. */
export interface CreatedContent {
  readonly title: string;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
}

/** Facts by entity. An entity may be missing. */
export type FactsByEntity = ReadonlyMap<EntityUrn, EntityFacts>;

/** An entity with the parts of its urn. A known platform instance is split from the name. */
export interface SplitEntity {
  readonly urn: EntityUrn;
  readonly facts: EntityFacts;
  readonly platform: string;
  readonly instance?: string;
  /** Without the platform instance. */
  readonly name: string;
  /** The steps of the name, split at `/` in a path, else at dots. Not empty. */
  readonly segments: readonly string[];
  readonly isPath: boolean;
  /** The cluster of a job does not count, nor has a chart or a dashboard any: they have PROD. */
  readonly env: FabricType;
}

/** Splits the urn of an entity. */
export function splitEntity(urn: EntityUrn, facts: EntityFacts = {}): SplitEntity {
  const {
    platform,
    env,
    name: fullName,
  } = isDatasetUrn(urn)
    ? datasetParts(urn)
    : { ...otherParts(urn), env: DEFAULT_ENV as FabricType };
  const { platformInstance: instance } = facts;
  const hasInstance =
    instance !== undefined && instance !== '' && fullName.startsWith(`${instance}.`);
  const name = hasInstance ? fullName.slice(instance.length + 1) : fullName;
  const isPath = name.includes('/');
  const steps = name.split(isPath ? '/' : '.').filter((one) => one.trim() !== '');
  return {
    urn,
    facts,
    platform,
    ...(hasInstance && name !== '' && { instance }),
    name: name === '' ? fullName : name,
    segments: steps.length === 0 ? [fullName] : steps,
    isPath,
    env,
  };
}

/** The facts that a dataset takes over if it does not state them itself. */
export interface InheritedFacts {
  readonly platform?: string | undefined;
  readonly env?: FabricType | undefined;
  readonly platformInstance?: string | undefined;
}

/** The schema of manifests has the same pattern. */
const URN_PART = /^(?!urn:)[^\s\p{Cc},()\u241f](?:[^\p{Cc},()\u241f]*[^\s\p{Cc},()\u241f])?$/u;

/**
 * Returns the value of a short name: the facts that the file does not state for the entity, or the
 * urn itself if the facts do not make the urn.
 */
export function entityValue(
  split: SplitEntity,
  inherited: InheritedFacts,
  namespace: string,
): PrintableMap {
  const { urn, facts } = split;
  const identity = isDatasetUrn(urn)
    ? datasetIdentity({ ...split, urn }, inherited, namespace)
    : otherIdentity(urn, inherited, namespace);
  const entries = identity ?? [['urn', urn] as const];
  return { entries: [...entries, ...creation(facts)] };
}

function creation({ create }: EntityFacts): PrintableMap['entries'] {
  if (create === undefined) return [];
  const { title, description, url } = create;
  return [
    ['create', { plain: 'true' }],
    ['title', title],
    ...(description === undefined ? [] : [['description', description] as const]),
    ...(url === undefined ? [] : [['url', url] as const]),
  ];
}

/** Returns undefined if the facts do not make the urn. */
function datasetIdentity(
  {
    urn,
    platform,
    instance,
    name: split,
    env,
  }: Omit<SplitEntity, 'urn'> & { readonly urn: DatasetUrn },
  inherited: InheritedFacts,
  namespace: string,
): PrintableMap['entries'] | undefined {
  const stated = instance === inherited.platformInstance ? undefined : instance;
  const platformInstance = stated ?? inherited.platformInstance;
  const prefix = `${platformInstance}.`;
  // The name of a dataset without an instance may begin with the inherited instance.
  const name =
    instance === undefined && platformInstance !== undefined && split.startsWith(prefix)
      ? split.slice(prefix.length)
      : split;
  const made = datasetUrn({ platform, env, namespace, name, platformInstance });
  const isSafe = [platform, name, stated ?? name].every(isUrnPart);
  if (!isSafe || !made.ok || made.value !== urn) return undefined;
  return [
    ...(platform === inherited.platform ? [] : [['platform', platform] as const]),
    ['name', name],
    ...(env === (inherited.env ?? DEFAULT_ENV) ? [] : [['env', env] as const]),
    ...(stated === undefined ? [] : [['platformInstance', stated] as const]),
  ];
}

/** Jobs, charts and dashboards inherit no platform and no instance. Jobs inherit the environment. */
function otherIdentity(
  urn: Exclude<EntityUrn, DatasetUrn>,
  { env: inheritedEnv = DEFAULT_ENV }: InheritedFacts,
  namespace: string,
): PrintableMap['entries'] | undefined {
  const { type, platform, name: id } = otherParts(urn);
  if (type !== 'dataJob') {
    const made = reportUrn(type === 'chart' ? type : 'dashboard', { platform, id, namespace });
    const isMade = made.ok && made.value === urn && [platform, id].every(isUrnPart);
    return isMade
      ? [
          ['platform', platform],
          ['id', id],
        ]
      : undefined;
  }
  const job = jobParts(urn);
  const made = jobUrn({ ...job, namespace });
  if (!made.ok || made.value !== urn || !Object.values(job).every(isUrnPart)) return undefined;
  return [
    ['orchestrator', job.orchestrator],
    ['flow', job.flow],
    ['id', job.id],
    ...(job.env === inheritedEnv ? [] : [['env', job.env] as const]),
  ];
}

function isUrnPart(text: string): boolean {
  return URN_PART.test(text);
}
