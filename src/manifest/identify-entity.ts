import type { Result } from '../errors/result.js';
import { DEFAULT_ENV, type UrnOrigin, type UrnOrigins } from '../model/desired-state.js';
import { kinds } from '../model/kinds.js';
import { datasetUrn } from '../urn/dataset-urn.js';
import { type EntityType, type EntityUrn, jobUrn, reportUrn } from '../urn/entity-urn.js';
import { quote } from '../yaml/quote.js';
import { checkUrn, urnTooLong } from './check-urn.js';
import type {
  DatasetIdentity,
  EntityIdentity,
  Fact,
  Facts,
  IdentifiedEntity,
  JobIdentity,
  PlacedText,
  PlacedValue,
  ReportIdentity,
} from './entity-identity.js';
import { missingPlatform } from './missing-platform.js';
import type { TargetOverrides } from './settings.js';

/** Defaults for the facts that an entity does not state itself. */
export interface UrnContext {
  /** The defaults of the file that names the entity. */
  readonly defaults: Facts;
  /** An empty target if the run has none. */
  readonly target: TargetOverrides;
  /** The namespace of the catalog's urns. */
  readonly namespace: string;
}

/** Builds the urn of an entity from its parts, or checks the urn that is given. */
export function identifyEntity(identity: EntityIdentity, context: UrnContext): IdentifiedEntity {
  switch (identity.kind) {
    case 'urn':
      return checkUrn(identity, context.namespace);
    case 'dataset':
      return buildDatasetUrn(identity, context);
    case 'dataJob':
      return buildJobUrn(identity, context);
    case 'chart':
    case 'dashboard':
      return buildReportUrn(identity, context);
  }
}

function buildDatasetUrn(identity: DatasetIdentity, context: UrnContext): IdentifiedEntity {
  const { name, range } = identity;
  const { platform, env, platformInstance } = statedFacts(identity, context);
  if (platform === undefined) return { findings: [missingPlatform(name, range.place)] };
  if (platform === null || env === null || platformInstance === null) return NOT_IDENTIFIED;
  const urn = datasetUrn({
    platform: platform.value,
    name: name.text,
    env: env?.value ?? DEFAULT_ENV,
    platformInstance: platformInstance?.value,
    namespace: context.namespace,
  });
  return built(urn, 'dataset', name);
}

function buildJobUrn(identity: JobIdentity, context: UrnContext): IdentifiedEntity {
  const { orchestrator, flow, name, platformInstance } = identity;
  const env = clusterOf(identity, context);
  if (!orchestrator || !flow || env === null || platformInstance === null) return NOT_IDENTIFIED;
  const urn = jobUrn({
    orchestrator: orchestrator.text,
    flow: flow.text,
    env: env?.value ?? DEFAULT_ENV,
    id: name.text,
    platformInstance: platformInstance?.value,
    namespace: context.namespace,
  });
  return built(urn, 'dataJob', name);
}

function buildReportUrn(identity: ReportIdentity, context: UrnContext): IdentifiedEntity {
  const { kind, platform, name, platformInstance } = identity;
  if (platform === undefined || platformInstance === null) return NOT_IDENTIFIED;
  const urn = reportUrn(kind, {
    platform: platform.text,
    id: name.text,
    platformInstance: platformInstance?.value,
    namespace: context.namespace,
  });
  return built(urn, kind, name);
}

const NOT_IDENTIFIED: IdentifiedEntity = { findings: [] };

/** The shape check has refused every malformed part, so only the length can break an urn. */
function built(
  urn: Result<EntityUrn>,
  type: EntityType,
  { text, place }: PlacedText,
): IdentifiedEntity {
  if (urn.ok) return { urn: urn.value, findings: [] };
  const what = `the urn of the ${kinds[type].word} ${quote(text)}`;
  return { findings: [urnTooLong(what, place)] };
}

/** Returns the origins of the parts of an urn that {@link identifyEntity} has built. */
export function originsOf(identity: EntityIdentity, context: UrnContext): UrnOrigins {
  if (identity.kind === 'urn') return { urn: statedHere(identity.urn) };
  const name = statedHere(identity.name);
  switch (identity.kind) {
    case 'dataset': {
      const { platform, env, platformInstance } = statedFacts(identity, context);
      return definedOrigins({ platform, name, env, platformInstance });
    }
    case 'dataJob': {
      const platform = identity.orchestrator && statedHere(identity.orchestrator);
      const env = clusterOf(identity, context);
      return definedOrigins({ platform, name, env, platformInstance: ownInstance(identity) });
    }
    case 'chart':
    case 'dashboard': {
      const platform = identity.platform && statedHere(identity.platform);
      return definedOrigins({ platform, name, platformInstance: ownInstance(identity) });
    }
  }
}

function statedHere({ text: value, place }: PlacedText): UrnOrigin {
  return { from: 'dataset', value, place };
}

function definedOrigins(
  origins: Readonly<Partial<Record<keyof UrnOrigins, Fact<UrnOrigin>>>>,
): UrnOrigins {
  return Object.fromEntries(Object.entries(origins).filter(([, origin]) => origin));
}

/** Only datasets have the instance of the target or of the defaults. */
function ownInstance({ platformInstance }: JobIdentity | ReportIdentity): Fact<Stated<string>> {
  return firstStated(['dataset', platformInstance]);
}

/** Returns the cluster of the flow of a job, as it is stated. */
function clusterOf({ env }: JobIdentity, { defaults, target }: UrnContext): Fact<Stated<string>> {
  return firstStated<string>(['dataset', env], ['target', target.env], ['defaults', defaults.env]);
}

/** A fact and the part of the input that states it. */
type Stated<T> = Omit<UrnOrigin, 'value'> & PlacedValue<T>;

/** Returns each fact that a dataset states itself, else as the target or the defaults state it. */
function statedFacts({ facts }: DatasetIdentity, { defaults, target }: UrnContext) {
  return {
    platform: firstStated(['dataset', facts.platform], ['defaults', defaults.platform]),
    env: firstStated(['dataset', facts.env], ['target', target.env], ['defaults', defaults.env]),
    platformInstance: firstStated(
      ['dataset', facts.platformInstance],
      ['target', target.platformInstance],
      ['defaults', defaults.platformInstance],
    ),
  };
}

/** A fact and the part of the input that may state it. */
type Candidate<T> = readonly [UrnOrigin['from'], Fact<PlacedValue<T>>];

/** Returns the first fact that is stated, with its origin. Null if it is malformed. */
function firstStated<T>(...candidates: readonly Candidate<T>[]): Fact<Stated<T>> {
  const [from, fact] = candidates.find(([, one]) => one !== undefined) ?? [];
  return from && fact && { from, ...fact };
}
