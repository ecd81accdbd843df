import { ok, problem, type Result } from '../errors/result.js';
import { findReserved } from './reserved-characters.js';

declare const checked: unique symbol;

/** The string form of an urn that was checked: `urn:<namespace>:<entity type>:<key>`. */
export type Urn = string & { readonly [checked]: true };

/** The namespace of DataHub itself; the default everywhere. */
export const DEFAULT_NAMESPACE = 'li';

export interface UrnParts {
  readonly namespace: string;
  readonly entityType: string;
  /**
   * One part for a plain key; two or more for a key in round brackets. Percent-encodings are kept
   * as they are.
   */
  readonly key: readonly string[];
}

const SHAPE = /^urn:([A-Za-z0-9_-]+):([A-Za-z0-9_-]+):(.+)$/s;

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
  return splitUrn(text).ok;
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
