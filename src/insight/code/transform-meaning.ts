import { simplifyFieldPath } from '../../urn/field-path.js';
import type { CodeDifference } from './compare-code.js';

/** Returns the normal form of an expression of SQL. Undefined for a text that is none. */
export type NormalForm = (expression: string) => string | undefined;

/** Returns the expression of a transform, without the prefix that connectors write. */
export function expressionOf(transform: string): string {
  return transform.replace(/^SQL:\s*/i, '');
}

/** Lists the expressions whose normal forms {@link withMeaning} needs. */
export function expressionsOf(differences: readonly CodeDifference[]): readonly string[] {
  const texts = differences.flatMap((one) =>
    one.kind === 'transform' ? [one.declared, one.pair.transform] : [],
  );
  return [...new Set(texts.flatMap((text) => (text === undefined ? [] : expressionOf(text))))];
}

/**
 * Leaves out transforms that mean the same as the code, and those that are no SQL. A column alone
 * means a copy if it is the upstream column, else it is a word of a person.
 */
export function withMeaning(
  differences: readonly CodeDifference[],
  normalForm: NormalForm,
): readonly CodeDifference[] {
  const meaningOf = (transform: string): string | undefined => {
    const normal = normalForm(expressionOf(transform));
    return normal === undefined ? undefined : bareExpression(normal);
  };
  return differences.filter((one) => {
    if (one.kind !== 'transform') return true;
    const declared = meaningOf(one.declared);
    if (declared === undefined) return false;
    const isColumn = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(declared);
    if (isColumn && declared !== bareExpression(simplifyFieldPath(one.ref.column))) return false;
    const code = one.pair.transform;
    if (code === undefined) return !isColumn;
    const meant = meaningOf(code);
    return meant !== undefined && meant !== declared;
  });
}

/** A text, a number, or a name with the names before it, which may have quotes. */
const TOKEN =
  /'(?:[^']|'')*'|\d[\d.]*|(?:(?:"[^"]*"|`[^`]*`|\[[\p{L}_][^\]]*\]|[\p{L}_$][\p{L}\p{N}_$]*)\.?)+/gu;

/**
 * Returns an expression without the name of its result, the names of tables, quotes of names and
 * letter case, which differ between a text of a person and the code.
 */
function bareExpression(normal: string): string {
  const bare = normal.replace(TOKEN, (token) =>
    token.startsWith("'")
      ? token
      : token
          .replace(/^\D.*\./, '')
          .replaceAll(/["`[\]]/g, '')
          .toLowerCase(),
  );
  return bare.replace(/ as [^\s()]+$/, '');
}
