import { ok, problem, type Result } from '../errors/result.js';
import { DEFAULT_NAMESPACE, splitUrn, type Urn } from './urn.js';

declare const dataset: unique symbol;

/** `urn:li:dataset:(urn:li:dataPlatform:<platform>,<name>,<env>)` */
export type DatasetUrn = Urn & { readonly [dataset]: true };

/** The parts of a dataset urn. */
export interface DatasetParts {
  /** `li` in DataHub. */
  readonly namespace: string;
  /** The name of the platform, such as `snowflake`. */
  readonly platform: string;
  /** The name in the urn. It starts with the platform instance, if there is one. */
  readonly name: string;
  readonly env: FabricType;
}

/** DataHub refuses urns whose URL-encoded form is longer. Source: `UrnValidationUtil`. */
export const MAX_URN_BYTES = 512;

/** The environments of dataset urns. Source: DataHub's `FabricType`, complete as of v1.6. */
export const fabricTypes = [
  'DEV',
  'TEST',
  'QA',
  'UAT',
  'EI',
  'PRE',
  'STG',
  'NON_PROD',
  'PROD',
  'CORP',
  'RVW',
  'PRD',
  'TST',
  'SIT',
  'SBX',
  'SANDBOX',
] as const;

/** The environment of a dataset, such as `PROD`. */
export type FabricType = (typeof fabricTypes)[number];

const knownFabricTypes: ReadonlySet<string> = new Set(fabricTypes);

export function isFabricType(text: string): text is FabricType {
  return knownFabricTypes.has(text);
}

/**
 * A dataset urn without a character that needs a closer check. Nearly all urns are ordinary, and a
 * plan parses each of them many times.
 */
const ORDINARY_DATASET = new RegExp(
  `^urn:([\\w-]+):dataset:\\(urn:\\1:dataPlatform:([\\w.-]+),([\\w.-]+),(${fabricTypes.join('|')})\\)$`,
);

/** An ordinary urn has ten separators. Each has three bytes when URL-encoded. */
const MAX_ORDINARY_LENGTH = MAX_URN_BYTES - 10 * 2;

/** Parses a dataset urn. Names are case-sensitive and are not decoded. */
export function parseDatasetUrn(text: string): Result<DatasetParts> {
  const match = text.length <= MAX_ORDINARY_LENGTH ? ORDINARY_DATASET.exec(text) : null;
  if (match === null) return parseAnyDatasetUrn(text);
  const [, namespace = '', platform = '', name = '', env = ''] = match;
  // The expression allows no other environment.
  return ok({ namespace, platform, name, env: env as FabricType });
}

/** Returns the parts of an urn that was checked before. */
export function datasetParts(urn: DatasetUrn): DatasetParts {
  const { value } = parseDatasetUrn(urn) as Extract<Result<DatasetParts>, { ok: true }>;
  return value;
}

function parseAnyDatasetUrn(text: string): Result<DatasetParts> {
  const urn = splitUrn(text);
  if (!urn.ok) return urn;
  const { namespace, entityType, key } = urn.value;
  if (entityType !== 'dataset') return problem(`is an urn of type ${entityType}, not dataset`);
  const [platformUrn = '', name = '', env = ''] = key;
  if (key.length !== 3)
    return problem('needs three parts in its key: platform, name and environment');
  const platform = parseDataPlatformUrn(platformUrn);
  if (!platform.ok)
    return problem(`holds the platform "${platformUrn}", which ${platform.problem}`);
  if (platform.value.namespace !== namespace)
    return problem(
      `is of namespace "${namespace}", but its platform of "${platform.value.namespace}"`,
    );
  // The server trims the name and would then answer for another urn.
  if (name !== name.trim())
    return problem(`holds the name "${name}", which has white space at an end`);
  if (!isFabricType(env))
    return problem(`holds the environment "${env}", which DataHub does not know`);
  if (urlEncodedBytes(text) > MAX_URN_BYTES)
    return problem(`is longer than ${MAX_URN_BYTES} bytes when URL-encoded`);
  return ok({ namespace, platform: platform.value.platform, name, env });
}

/** Checks that a text is a dataset urn. Fails with the reason. */
export function asDatasetUrn(text: string): Result<DatasetUrn> {
  // A test makes no list of groups, and most checks need only the answer.
  if (text.length <= MAX_ORDINARY_LENGTH && ORDINARY_DATASET.test(text))
    return ok(text as DatasetUrn);
  const parts = parseAnyDatasetUrn(text);
  return parts.ok ? ok(text as DatasetUrn) : parts;
}

/**
 * Keeps the texts that are dataset urns, in their order. Indexes and foreign records name other
 * things too.
 */
export function filterDatasetUrns(texts: Iterable<string>): readonly DatasetUrn[] {
  return [...texts].flatMap((text) => {
    const urn = asDatasetUrn(text);
    return urn.ok ? [urn.value] : [];
  });
}

/** The parts to build a dataset urn from. */
export interface DatasetUrnInput {
  readonly platform: string;
  readonly name: string;
  readonly env: FabricType;
  /** Becomes the prefix of the name, as in DataHub: `<instance>.<name>`. */
  readonly platformInstance?: string | undefined;
  /** Default: {@link DEFAULT_NAMESPACE}. */
  readonly namespace?: string | undefined;
}

/** Builds a dataset urn. Fails with the name of the part that no urn can hold. */
export function datasetUrn(input: DatasetUrnInput): Result<DatasetUrn> {
  const { platform, name, env, platformInstance, namespace = DEFAULT_NAMESPACE } = input;
  const fullName = platformInstance === undefined ? name : `${platformInstance}.${name}`;
  return asDatasetUrn(
    `urn:${namespace}:dataset:(${dataPlatformUrn(platform, namespace)},${fullName},${env})`,
  );
}

/**
 * Returns the length that the server's `URLEncoder` produces. It escapes five characters more than
 * JavaScript, and a space becomes `+`.
 */
export function urlEncodedBytes(text: string): number {
  // Lone surrogates cannot be encoded. The server replaces them, and so does this function.
  const encoded = encodeURIComponent(text.toWellFormed());
  return encoded.replaceAll(/[!'()~]/g, '%XX').replaceAll('%20', '+').length;
}

declare const dataPlatform: unique symbol;

/** `urn:li:dataPlatform:<platform>` */
export type DataPlatformUrn = Urn & { readonly [dataPlatform]: true };

export interface DataPlatformParts {
  readonly namespace: string;
  readonly platform: string;
}

export function parseDataPlatformUrn(text: string): Result<DataPlatformParts> {
  const urn = splitUrn(text);
  if (!urn.ok) return urn;
  const { namespace, entityType, key } = urn.value;
  const [platform = ''] = key;
  if (entityType !== 'dataPlatform')
    return problem(`is an urn of type ${entityType}, not dataPlatform`);
  if (key.length !== 1 || text.endsWith(')'))
    return problem('has a key of several parts, but a data platform has one');
  return ok({ namespace, platform });
}

/** @param platform free of reserved characters, or the urn could not be read back */
export function dataPlatformUrn(
  platform: string,
  namespace: string = DEFAULT_NAMESPACE,
): DataPlatformUrn {
  return `urn:${namespace}:dataPlatform:${platform}` as DataPlatformUrn;
}
