import { ok, problem, type Result } from '../errors/result.js';

declare const checked: unique symbol;

/** The string form of an urn that was checked: `urn:<namespace>:<entity type>:<key>`. */
export type Urn = string & { readonly [checked]: true };

/** The namespace of DataHub itself; the default everywhere. */
export const DEFAULT_NAMESPACE = 'li';

export interface UrnParts {
  readonly namespace: string;
  readonly entityType: string;
  /**
   * One part for a plain key; two or more for a key in round brackets. Percent-encodings stay
   * encoded.
   */
  readonly key: readonly string[];
}

const SHAPE = /^urn:([A-Za-z0-9_-]+):([A-Za-z0-9_-]+):(.+)$/s;

/** An urn of ordinary characters. The parts of its key may be urns with plain parts. */
const ORDINARY_URN = ordinaryUrn();

function ordinaryUrn(): RegExp {
  const head = 'urn:[\\w-]+:[\\w-]+:';
  const plain = '[\\w.:-]+';
  const listOf = (part: string) => `\\(${part}(?:,${part})*\\)`;
  const part = `(?:${head}${listOf(plain)}|${plain})`;
  return new RegExp(`^${head}(?:${plain}|${listOf(part)})$`);
}

/**
 * Parses an urn of any entity type.
 *
 * A part of the key must not hold reserved characters. It may be an urn itself, with a key in
 * brackets. Source: DataHub's `Urn` and `UrnValidationUtil`.
 */
export function splitUrn(text: string): Result<UrnParts> {
  if (text !== text.trim()) return problem('has white space at an end');
  const match = SHAPE.exec(text);
  if (!match) return problem('is not of the form urn:<namespace>:<type>:<key>');
  const [, namespace = '', entityType = '', keyText = ''] = match;
  const key = splitKey(keyText);
  return key.ok ? ok({ namespace, entityType, key: key.value }) : key;
}

/** Returns true if a text is an urn of any type. */
export function isUrn(text: string): text is Urn {
  // A test makes no list of parts, and nearly all urns need no more.
  return ORDINARY_URN.test(text) || splitUrn(text).ok;
}

/**
 * Returns the entity type of an urn, which is its third part. Called for each end of each
 * relationship, so it does not split the whole urn.
 */
export function urnEntityType(urn: string): string {
  const before = urn.indexOf(':', urn.indexOf(':') + 1);
  if (before <= 0) return '';
  const after = urn.indexOf(':', before + 1);
  return urn.slice(before + 1, after === -1 ? undefined : after);
}

function splitKey(text: string): Result<readonly string[]> {
  if (!text.startsWith('(')) return plainKey(text);
  if (!text.endsWith(')')) return problem('does not end with the closing bracket of its key');
  const parts = splitAtTopLevel(text.slice(1, -1));
  if (parts === undefined) return problem('has unbalanced brackets');
  for (const part of parts) {
    if (part === '') return problem('has an empty part in its key');
    const reason = partProblem(part);
    if (reason !== undefined) return problem(reason);
  }
  return ok(parts);
}

function plainKey(text: string): Result<readonly string[]> {
  const found = findReserved(text);
  return found === undefined ? ok([text]) : problem(`holds the reserved character "${found}"`);
}

/** Checks one part of a key: plain text, or an urn with brackets of its own. */
function partProblem(part: string): string | undefined {
  if (part.startsWith('urn:') && part.endsWith(')')) {
    const nested = splitUrn(part);
    return nested.ok ? undefined : `holds "${part}", which ${nested.problem}`;
  }
  const found = findReserved(part);
  return found === undefined ? undefined : `holds the reserved character "${found}"`;
}

/** Splits at commas outside brackets. Returns undefined if the brackets do not match. */
function splitAtTopLevel(text: string): readonly string[] | undefined {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (depth < 0) return undefined;
    if (char === ',' && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return depth === 0 ? parts : undefined;
}

/**
 * The reserved characters of an urn. They separate the parts of a key, so no part can hold one.
 *
 * Source: DataHub's `UrnEncoder`. U+241F separates the keys of arrays in patches.
 */
const ENCODINGS = [
  [',', '%2C'],
  ['(', '%28'],
  [')', '%29'],
  ['\u241F', '%E2%90%9F'],
] as const;

/** Returns the first reserved character of a text, if it has one. */
export function findReserved(text: string): string | undefined {
  return /[,()\u241F]/.exec(text)?.[0];
}

/**
 * Percent-encodes the reserved characters, and nothing else, as DataHub does for the names of
 * entities. An encoded name stays unchanged, so the result does not show which names were encoded.
 */
export function encodeReserved(text: string): string {
  return ENCODINGS.reduce((encoded, [plain, code]) => encoded.replaceAll(plain, code), text);
}

/** The codes of reserved characters. Their percent sign may be encoded, even several times. */
const ENCODED = /%((?:25)*)(2C|28|29|E2%90%9F)/g;

/**
 * Percent-encodes the reserved characters of a field path. Differs from DataHub's encoding only for
 * a path that holds one of the codes as a text: `%2C` becomes `%252C`, so that every path comes back
 * from {@link decodeFieldPath}.
 */
export function encodeFieldPath(path: string): string {
  // Most paths hold nothing to encode, and a large plan makes hundreds of thousands of urns.
  if (findReserved(path) === undefined && !path.includes('%')) return path;
  return encodeReserved(path.replaceAll(ENCODED, '%25$1$2'));
}

/** Undoes {@link encodeFieldPath}. Leaves other percent-encodings unchanged. */
export function decodeFieldPath(encoded: string): string {
  return encoded.replaceAll(ENCODED, (code: string, escapes: string, tail: string) =>
    escapes === ''
      ? ENCODINGS.reduce((decoded, [plain, one]) => decoded.replaceAll(one, plain), code)
      : `%${escapes.slice('25'.length)}${tail}`,
  );
}
