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
import type { Fact, Facts, PartsReference, PlacedValue, UrnReference } from './manifest.js';
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
  /** Present together with the urn. */
  readonly origins?: UrnOrigins;
  readonly findings: readonly Finding[];
}

/** Builds the urn of a dataset from its parts, or checks the urn that is given. */
export function identifyDataset(
  reference: PartsReference | UrnReference,
  context: UrnContext,
): IdentifiedDataset {
  return reference.kind === 'urn'
    ? checkUrn(reference, context.namespace)
    : buildUrn(reference, context);
}

function buildUrn(
  { facts, name, place }: PartsReference,
  { defaults, target, namespace }: UrnContext,
): IdentifiedDataset {
  const platform = firstStated(['dataset', facts.platform], ['defaults', defaults.platform]);
  const env = firstStated(
    ['dataset', facts.env],
    ['target', target.env],
    ['defaults', defaults.env],
  );
  const platformInstance = firstStated(
    ['dataset', facts.platformInstance],
    ['target', target.platformInstance],
    ['defaults', defaults.platformInstance],
  );
  if (platform === undefined) return { findings: [missingPlatform(name, place)] };
  if (platform === null || env === null || platformInstance === null) return { findings: [] };
  const urn = datasetUrn({
    platform: platform.value,
    name: name.text,
    env: env?.value ?? DEFAULT_ENV,
    platformInstance: platformInstance?.value,
    namespace,
  });
  const origins: UrnOrigins = {
    platform,
    name: { from: 'dataset', value: name.text, place: name.place },
    ...(env && { env }),
    ...(platformInstance && { platformInstance }),
  };
  // The shape check has refused every malformed part, so only the length can break the urn.
  return urn.ok
    ? { urn: urn.value, origins, findings: [] }
    : { findings: [tooLong(`the urn of the dataset ${quote(name.text)}`, name.place)] };
}

/** A fact and the part of the input that may state it. */
type Candidate<T> = readonly [UrnOrigin['from'], Fact<PlacedValue<T>>];

/** Returns the first fact that is stated, with its origin. Null if it is malformed. */
function firstStated<T>(
  ...candidates: readonly Candidate<T>[]
): Fact<Omit<UrnOrigin, 'value'> & PlacedValue<T>> {
  const [from, fact] = candidates.find(([, one]) => one !== undefined) ?? [];
  return from && fact && { from, ...fact };
}

function checkUrn({ urn: { text, place } }: UrnReference, namespace: string): IdentifiedDataset {
  const urn = asDatasetUrn(text);
  if (!urn.ok)
    return {
      findings: [
        urlEncodedBytes(text) > MAX_URN_BYTES
          ? tooLong('the urn', place)
          : finding('malformed-urn', {
              message: `${quote(text)} ${urn.problem}`,
              place,
              suggestion: repairEnv(text),
            }),
      ],
    };
  if (text.startsWith(`urn:${namespace}:`))
    return {
      urn: urn.value,
      origins: { urn: { from: 'dataset', value: text, place } },
      findings: [],
    };
  const suggestion = text.replaceAll(/(^|\()urn:[^:]+:/g, `$1urn:${namespace}:`);
  const message = `${quote(text)} is not of the namespace ${quote(namespace)} that the settings name`;
  return { findings: [finding('urn-namespace', { message, place, suggestion })] };
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
