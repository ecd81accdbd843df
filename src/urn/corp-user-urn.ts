import { ok, problem, type Result } from '../errors/result.js';
import { DEFAULT_NAMESPACE, splitUrn, type Urn } from './urn.js';

declare const corpUser: unique symbol;

/** `urn:li:corpuser:<user name>` */
export type CorpUserUrn = Urn & { readonly [corpUser]: true };

export interface CorpUserParts {
  readonly namespace: string;
  readonly username: string;
}

export function parseCorpUserUrn(text: string): Result<CorpUserParts> {
  const urn = splitUrn(text);
  if (!urn.ok) return urn;
  const { namespace, entityType, key } = urn.value;
  const [username = ''] = key;
  if (entityType !== 'corpuser') return problem(`is an urn of type ${entityType}, not corpuser`);
  if (key.length !== 1 || text.endsWith(')'))
    return problem('has a key of several parts, but a user has one');
  return ok({ namespace, username });
}

/** @param username free of reserved characters, or the urn could not be read back */
export function corpUserUrn(username: string, namespace: string = DEFAULT_NAMESPACE): CorpUserUrn {
  return `urn:${namespace}:corpuser:${username}` as CorpUserUrn;
}
