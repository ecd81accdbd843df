import { simplifyFieldPath } from '../urn/field-path.js';
import type { WildcardCase } from './column-settings.js';
import { groupBy } from './group-by.js';

/** Two columns of one name, by their exact paths. */
export interface SameName {
  readonly downstream: string;
  readonly upstream: string;
}

/** The exact paths of the columns of two datasets. */
export interface Schemas {
  readonly downstream: readonly string[];
  readonly upstream: readonly string[];
}

/**
 * Finds the columns that both schemas have: first by their exact names, then the rest without
 * regard to letter case. Several columns of one schema may share a name: the members of a union, or
 * `ID` and `id` if letter case is ignored. A wildcard skips them, since it cannot know which of
 * them feeds which.
 */
export function findSameNames(
  { downstream, upstream }: Schemas,
  wildcardCase: WildcardCase,
): readonly SameName[] {
  const exact = matchNames({ downstream, upstream }, simplifyFieldPath);
  if (wildcardCase === 'exact') return exact;
  const spelled = {
    downstream: new Set(downstream.map(simplifyFieldPath)),
    upstream: new Set(upstream.map(simplifyFieldPath)),
  };
  // A name with one spelling in both schemas matches only itself, even if it is ambiguous.
  const left = (schema: readonly string[], other: ReadonlySet<string>) =>
    schema.filter((path) => !other.has(simplifyFieldPath(path)));
  const rest = {
    downstream: left(downstream, spelled.upstream),
    upstream: left(upstream, spelled.downstream),
  };
  return [...exact, ...matchNames(rest, (path) => simplifyFieldPath(path).toLowerCase())];
}

function matchNames(
  { downstream, upstream }: Schemas,
  toName: (path: string) => string,
): readonly SameName[] {
  const named = groupBy(downstream, toName);
  return [...groupBy(upstream, toName)].flatMap(([name, [path, ...others]]) => {
    const [found, ...more] = named.get(name) ?? [];
    return found === undefined || others.length + more.length > 0
      ? []
      : [{ downstream: found, upstream: path }];
  });
}
