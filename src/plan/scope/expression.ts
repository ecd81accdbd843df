import { ok, problem, type Result } from '../../errors/result.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { SelectableDataset, Universe } from './universe.js';

/**
 * One expression of `--select` or `--exclude`: a pattern of datasets, and the number of edges to
 * follow from them.
 */
export interface ScopeExpression {
  readonly text: string;
  /** A short name, a name or an urn; `*` and `?` are wildcards. Not empty. */
  readonly pattern: string;
  /** Number of edges to follow upstream, infinite for all. */
  readonly upstreamHops: number;
  /** Number of edges to follow downstream, infinite for all. */
  readonly downstreamHops: number;
}

/**
 * Steps and a `+` before the pattern, a `+` and steps after it. A `+` elsewhere is part of a name.
 */
const SHAPE = /^(?:(\d*)\+)?(.*?)(?:\+(\d*))?$/s;

/**
 * Reads `orders`, `orders+`, `2+orders`, `+orders+1`, as dbt writes them. A `+` without a number
 * follows all edges.
 */
export function parseExpression(text: string): Result<ScopeExpression> {
  const match = SHAPE.exec(text);
  const pattern = match?.[2];
  if (!pattern) return problem(`"${text}" names no dataset`);
  return ok({ text, pattern, upstreamHops: hops(match[1]), downstreamHops: hops(match[3]) });
}

/** Replaces the pattern of an expression. */
export function replacePattern({ text }: ScopeExpression, pattern: string): string {
  return text.replace(SHAPE, (_all, up?: string, _pattern?: string, down?: string) => {
    const before = up === undefined ? '' : `${up}+`;
    const after = down === undefined ? '' : `+${down}`;
    return `${before}${pattern}${after}`;
  });
}

function hops(steps: string | undefined): number {
  if (steps === undefined) return 0;
  return steps === '' ? Number.POSITIVE_INFINITY : Number(steps);
}

/**
 * Finds the datasets that a pattern matches: by short name, by the name in the urn, by platform and
 * name, or by urn.
 *
 * An exact short name means the dataset with that short name, even if another dataset has that
 * name.
 */
export function matchPattern(
  pattern: string,
  { shortNames, datasets }: Universe,
): readonly EntityUrn[] {
  const exact = shortNames.get(pattern);
  if (exact !== undefined) return [exact];
  // Most names lack a part of the pattern, and a search for a part is fast.
  const parts = pattern.split(/[*?]+/);
  const matches = (name: string | undefined) =>
    name !== undefined &&
    parts.every((part) => name.includes(part)) &&
    matchesWildcards(pattern, name);
  const byShortName = [...shortNames].filter(([name]) => matches(name)).map(([, urn]) => urn);
  const word = nameForm(pattern);
  const byName = datasets
    .filter((dataset) => matches(dataset.name) || matches(dataset[word]))
    .map(({ urn }) => urn);
  return [...new Set([...byShortName, ...byName])];
}

/** Lists all names by which the datasets can be matched. */
export function allNames({ shortNames, datasets }: Universe): readonly string[] {
  return [
    ...shortNames.keys(),
    ...datasets.flatMap(({ urn, name, platformName }) =>
      [name, platformName, urn].filter((one) => one !== undefined),
    ),
  ];
}

/**
 * Chooses the form of the name to match. `s*` must not match everything on snowflake, and `u*` must
 * not match every urn.
 */
function nameForm(pattern: string): keyof SelectableDataset {
  if (pattern.startsWith('urn:')) return 'urn';
  return pattern.includes(':') ? 'platformName' : 'name';
}

/**
 * Returns true if a text matches a pattern. `*` matches any run of characters, and `?` any one
 * character.
 *
 * A glob of paths does not fit: its library reads the brackets and commas of an urn as syntax. A
 * regular expression with many stars would take forever.
 */
export function matchesWildcards(pattern: string, text: string): boolean {
  let [at, i, star, resume] = [0, 0, -1, 0];
  while (i < text.length) {
    const wanted = pattern[at];
    if (wanted === '*') {
      star = at++;
      resume = i;
    } else if (wanted === '?') {
      at++;
      i += unitsAt(text, i);
    } else if (wanted === text[i]) {
      at++;
      i++;
    } else if (star >= 0) {
      at = star + 1;
      resume += unitsAt(text, resume);
      i = resume;
    } else return false;
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}

/** The number of code units of the character at an index. Text is not split: it is matched often. */
function unitsAt(text: string, index: number): number {
  return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
}
