import { ok, problem, type Result } from '../errors/result.js';
import { DEFAULT_NAMESPACE, splitUrn, type Urn } from './urn.js';

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
