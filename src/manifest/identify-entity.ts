import { didYouMean } from '../errors/did-you-mean.js';
import { type Finding, finding } from '../errors/finding.js';
import { DEFAULT_ENV, type UrnOrigin, type UrnOrigins } from '../model/desired-state.js';
import {
  asDatasetUrn,
  type DatasetUrn,
  datasetUrn,
  fabricTypes,
  MAX_URN_BYTES,
  urlEncodedBytes,
} from '../urn/dataset-urn.js';
import { quote } from '../yaml/quote.js';
import type {
  DatasetIdentity,
  Fact,
  Facts,
  PartsIdentity,
  PlacedValue,
  UrnIdentity,
} from './entity-identity.js';
import { missingPlatform } from './missing-platform.js';
import type { TargetOverrides } from './settings.js';

/** Defaults for the facts that a dataset does not state itself. */
export interface UrnContext {
  /** The defaults of the file that names the dataset. */
  readonly defaults: Facts;
  /** An empty target if the run has none. */
  readonly target: TargetOverrides;
  /** The namespace of the catalog's urns. */
  readonly namespace: string;
}

/** The urn of a dataset. Absent if malformed: a finding reports it, here or in the shape check. */
export interface IdentifiedDataset {
  readonly urn?: DatasetUrn;
  readonly findings: readonly Finding[];
}

/** Builds the urn of a dataset from its parts, or checks the urn that is given. */
export function identifyDataset(identity: DatasetIdentity, context: UrnContext): IdentifiedDataset {
  return identity.kind === 'urn'
    ? checkUrn(identity, context.namespace)
    : buildUrn(identity, context);
}

function buildUrn(identity: PartsIdentity, context: UrnContext): IdentifiedDataset {
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
  // The shape check has refused every malformed part, so only the length can break the urn.
  return urn.ok
    ? { urn: urn.value, findings: [] }
    : { findings: [tooLong(`the urn of the dataset ${quote(name.text)}`, name.place)] };
}

const NOT_IDENTIFIED: IdentifiedDataset = { findings: [] };

/** Returns the origins of the parts of an urn that {@link identifyDataset} has built. */
export function originsOf(identity: DatasetIdentity, context: UrnContext): UrnOrigins {
  const { text: value, place } = identity.kind === 'urn' ? identity.urn : identity.name;
  const stated = { from: 'dataset', value, place } as const;
  if (identity.kind === 'urn') return { urn: stated };
  const { platform, env, platformInstance } = statedFacts(identity, context);
  return {
    ...(platform && { platform }),
    name: stated,
    ...(env && { env }),
    ...(platformInstance && { platformInstance }),
  };
}

/** A fact and the part of the input that states it. */
type Stated<T> = Omit<UrnOrigin, 'value'> & PlacedValue<T>;

/** Returns each fact that a dataset states itself, else as the target or the defaults state it. */
function statedFacts({ facts }: PartsIdentity, { defaults, target }: UrnContext) {
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

function checkUrn({ urn: stated }: UrnIdentity, namespace: string): IdentifiedDataset {
  const { text } = stated;
  const urn = asDatasetUrn(text);
  if (!urn.ok)
    return {
      findings: [
        urlEncodedBytes(text) > MAX_URN_BYTES
          ? tooLong('the urn', stated.place)
          : finding('malformed-urn', {
              message: `${quote(text)} ${urn.problem}`,
              place: stated.place,
              suggestion: repairEnv(text),
            }),
      ],
    };
  if (text.startsWith(`urn:${namespace}:`)) return { urn: urn.value, findings: [] };
  const suggestion = text.replaceAll(/(^|\()urn:[^:]+:/g, `$1urn:${namespace}:`);
  const message = `${quote(text)} is not of the namespace ${quote(namespace)} that the settings name`;
  return { findings: [finding('urn-namespace', { message, place: stated.place, suggestion })] };
}

/**
 * Replaces the environment of an urn with the most similar valid one. Undefined if the result is
 * not a valid urn.
 */
function repairEnv(text: string): string | undefined {
  const [, start, env = ''] = /^(.*,)([^,()]+)\)$/s.exec(text) ?? [];
  const repaired = `${start}${didYouMean(env, fabricTypes)})`;
  return asDatasetUrn(repaired).ok ? repaired : undefined;
}

function tooLong(what: string, place: Finding['place']): Finding {
  return finding('urn-too-long', {
    message: `${what} takes more than ${MAX_URN_BYTES} bytes: catalogs refuse it`,
    place,
  });
}
