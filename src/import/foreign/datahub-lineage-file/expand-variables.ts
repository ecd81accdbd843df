import { ok, problem, type Result } from '../../../errors/result.js';

/** A variable with the backslashes before it, or the start of a malformed variable. */
const VARIABLE = /(\\*)\$\{(?:(\w+)(?::-([^}]*))?\}|)/g;

/** The words by which the name of a variable shows that it holds a secret. */
const SECRET =
  /PASSW|SECRET|TOKEN|CREDENTIAL|PRIVATE|APIKEY|(?:^|_)(?:PASS|PWD|KEY|KEYS|AUTH|CREDS|DSN|PAT|SAS|PIN)(?:_|$)/i;

/**
 * Replaces `${NAME}` and `${NAME:-default}` as DataHub does. One backslash before a variable makes
 * it plain text. Two backslashes make one.
 *
 * Fails for a variable that is not set, whose name shows that it holds a secret, or that is
 * malformed.
 */
export function expandVariables(
  text: string,
  variables: ReadonlyMap<string, string>,
): Result<string> {
  const problems: string[] = [];
  const expanded = text.replaceAll(
    VARIABLE,
    (match: string, slashes: string, name?: string, fallback?: string) => {
      const kept = slashes.slice(0, slashes.length / 2);
      if (slashes.length % 2 === 1) return kept + match.slice(slashes.length);
      const value = name === undefined ? undefined : (variables.get(name) ?? fallback);
      if (name === undefined) problems.push('holds a malformed variable');
      else if (SECRET.test(name)) problems.push(`names the variable ${name}, which looks secret`);
      else if (value === undefined) problems.push(`names the variable ${name}, which is not set`);
      return kept + (value ?? '');
    },
  );
  const [first] = problems;
  return first === undefined ? ok(expanded) : problem(first);
}

/** Writes a text so that {@link expandVariables} and DataHub return it unchanged. */
export function escapeVariables(text: string): string {
  return text.replaceAll(/(\\*)\$\{/g, (_, slashes: string) => `${slashes}${slashes}\\\u0024{`);
}
