import { type DatasetUrn, datasetParts, type FabricType } from '../../urn/dataset-urn.js';

/** What a source knows of a dataset beside its urn. */
export interface DatasetFacts {
  /** The name for people. Used where the urn holds no readable name. */
  readonly displayName?: string;
  /** The name of the domain, for the layout `domain`. */
  readonly domain?: string;
  /** The platform instance: the first part of the name in the urn. */
  readonly platformInstance?: string;
}

/** Facts by dataset. A dataset may be missing. */
export type FactsByDataset = ReadonlyMap<DatasetUrn, DatasetFacts>;

/** The parts of a dataset urn, with the platform instance split from the name where it is known. */
export interface SplitUrn {
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
export function splitDatasetUrn(urn: DatasetUrn, facts: DatasetFacts = {}): SplitUrn {
  const { platform, env, name: fullName } = datasetParts(urn);
  const { platformInstance: instance } = facts;
  const hasInstance =
    instance !== undefined && instance !== '' && fullName.startsWith(`${instance}.`);
  const name = hasInstance ? fullName.slice(instance.length + 1) : fullName;
  const isPath = name.includes('/');
  const steps = name.split(isPath ? '/' : '.').filter((one) => one.trim() !== '');
  return {
    platform,
    ...(hasInstance && name !== '' && { instance }),
    name: name === '' ? fullName : name,
    segments: steps.length === 0 ? [fullName] : steps,
    isPath,
    env,
  };
}
