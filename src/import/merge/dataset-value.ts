import { DEFAULT_ENV } from '../../model/desired-state.js';
import { type DatasetUrn, datasetUrn, type FabricType } from '../../urn/dataset-urn.js';
import type { SplitUrn } from './dataset-facts.js';
import type { PrintableMap } from './print-value.js';

/** What holds for a dataset that does not state it itself. */
export interface InheritedFacts {
  readonly platform?: string | undefined;
  readonly env?: FabricType | undefined;
  readonly platformInstance?: string | undefined;
}

/** As the schema of manifests has it. */
const URN_PART = /^(?!urn:)[^\s\p{Cc},()\u241f](?:[^\p{Cc},()\u241f]*[^\s\p{Cc},()\u241f])?$/u;

/**
 * Returns the value of a dataset under `datasets`: the facts that the file does not state for it.
 * The urn itself, if no facts make it.
 */
export function datasetValue(
  urn: DatasetUrn,
  split: SplitUrn,
  { inherited, namespace }: { readonly inherited: InheritedFacts; readonly namespace: string },
): PrintableMap {
  const { platform, env } = split;
  const parts = nameParts(split, inherited.platformInstance);
  const made =
    parts &&
    datasetUrn({
      platform,
      env,
      namespace,
      name: parts.name,
      platformInstance: parts.stated ?? inherited.platformInstance,
    });
  const isSafe = [platform, parts?.name, parts?.stated].every(
    (part) => part === undefined || URN_PART.test(part),
  );
  if (parts === undefined || !isSafe || !made?.ok || made.value !== urn)
    return { entries: [['urn', urn]] };
  return {
    entries: [
      ...(platform === inherited.platform ? [] : [['platform', platform] as const]),
      ['name', parts.name],
      ...(env === (inherited.env ?? DEFAULT_ENV) ? [] : [['env', env] as const]),
      ...(parts.stated === undefined ? [] : [['platformInstance', parts.stated] as const]),
    ],
  };
}

interface NameParts {
  readonly name: string;
  /** The platform instance, if the dataset has to state it. */
  readonly stated?: string | undefined;
}

/** Undefined if the dataset has no platform instance, but would inherit one. */
function nameParts(
  { instance, name }: SplitUrn,
  inherited: string | undefined,
): NameParts | undefined {
  if (instance === inherited) return { name };
  if (instance !== undefined) return { name, stated: instance };
  const prefix = `${inherited}.`;
  return name.startsWith(prefix) && name.length > prefix.length
    ? { name: name.slice(prefix.length) }
    : undefined;
}
