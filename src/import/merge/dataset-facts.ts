import { DEFAULT_ENV } from '../../model/desired-state.js';
import type { DatasetLabels } from '../../model/observed-state.js';
import {
  type DatasetUrn,
  datasetParts,
  datasetUrn,
  type FabricType,
} from '../../urn/dataset-urn.js';
import type { PrintableMap } from './print-value.js';

/** The facts that a source has about a dataset beside its urn. */
export interface DatasetFacts extends DatasetLabels {
  /** The platform instance: the first part of the name in the urn. */
  readonly platformInstance?: string;
}

/** Facts by dataset. A dataset may be missing. */
export type FactsByDataset = ReadonlyMap<DatasetUrn, DatasetFacts>;

/** A dataset with the parts of its urn. A known platform instance is split from the name. */
export interface SplitDataset {
  readonly urn: DatasetUrn;
  readonly facts: DatasetFacts;
  readonly platform: string;
  readonly instance?: string;
  /** Without the platform instance. */
  readonly name: string;
  /** The steps of the name, split at `/` in a path, else at dots. Not empty. */
  readonly segments: readonly string[];
  readonly isPath: boolean;
  readonly env: FabricType;
}

/** Splits the urn of a dataset. */
export function splitDataset(urn: DatasetUrn, facts: DatasetFacts = {}): SplitDataset {
  const { platform, env, name: fullName } = datasetParts(urn);
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
 * Returns the value of a dataset under `datasets`: the facts that the file does not state for it,
 * or the urn itself if the facts do not make the urn.
 */
export function datasetValue(
  { urn, platform, instance, name: split, env }: SplitDataset,
  inherited: InheritedFacts,
  namespace: string,
): PrintableMap {
  const stated = instance === inherited.platformInstance ? undefined : instance;
  const platformInstance = stated ?? inherited.platformInstance;
  const prefix = `${platformInstance}.`;
  // The name of a dataset without an instance may begin with the inherited instance.
  const name =
    instance === undefined && platformInstance !== undefined && split.startsWith(prefix)
      ? split.slice(prefix.length)
      : split;
  const made = datasetUrn({ platform, env, namespace, name, platformInstance });
  const isSafe = [platform, name, stated ?? name].every((part) => URN_PART.test(part));
  if (!isSafe || !made.ok || made.value !== urn) return { entries: [['urn', urn]] };
  return {
    entries: [
      ...(platform === inherited.platform ? [] : [['platform', platform] as const]),
      ['name', name],
      ...(env === (inherited.env ?? DEFAULT_ENV) ? [] : [['env', env] as const]),
      ...(stated === undefined ? [] : [['platformInstance', stated] as const]),
    ],
  };
}
