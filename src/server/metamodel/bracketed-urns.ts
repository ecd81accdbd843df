import { ok, type Result } from '../../errors/result.js';
import {
  decodeFieldPath,
  encodeReserved,
  splitUrn,
  type Urn,
  type UrnParts,
} from '../../urn/urn.js';
import { allowsBrackets, type Dialect } from '../shared/dialect.js';
import { malformed } from '../shared/request-error.js';

/**
 * Encodes the brackets of names in an urn, such as `f(x)`, which DataHub accepts unencoded. The
 * brackets of keys come after a colon. The strict parsers then report all other mistakes.
 */
export function encodeNames(urn: string): string {
  let depth = 0;
  return urn.replace(/[(),]/g, (char, at: number) => {
    if (depth === 0 && (char !== '(' || urn[at - 1] === ':')) return char;
    if (char !== ',') depth += char === '(' ? 1 : -1;
    return encodeReserved(char);
  });
}

/** Accepts what a strict check accepts, and names with brackets in pairs. */
export function withBrackets<T extends Urn>(
  check: (text: string) => Result<T>,
): (text: string) => Result<T> {
  return (text) => {
    const strict = check(text);
    return !strict.ok && check(encodeNames(text)).ok ? ok(text as T) : strict;
  };
}

/** Splits an urn whose names may hold brackets. */
export function splitBracketed(urn: Urn): Result<UrnParts> {
  const strict = splitUrn(urn);
  if (strict.ok) return strict;
  const parts = splitUrn(encodeNames(urn));
  return parts.ok ? ok({ ...parts.value, key: parts.value.key.map(decodeFieldPath) }) : strict;
}

/** @throws RequestError `malformed` for a name with brackets, unless the dialect allows it */
export function requireAllowed(urn: Urn, dialect: Dialect): void {
  if (allowsBrackets(dialect)) return;
  const strict = splitUrn(urn);
  if (!strict.ok) throw malformed(`"${urn}" ${strict.problem}`);
}
