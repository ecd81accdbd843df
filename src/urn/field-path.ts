const VERSION_2 = '[version=2.0]';

/**
 * Returns the simplified (v1) form of a field path: `[version=2.0].[type=E].[type=string].a`
 * becomes `a`.
 *
 * A path of version 1 is returned unchanged. Members of a union collapse to one simplified path, so
 * a simplified path can be ambiguous within a schema. Source:
 * `get_simple_field_path_from_v2_field_path` of DataHub's Python client, which also splits type
 * names that hold dots.
 */
export function simplifyFieldPath(fieldPath: string): string {
  if (!fieldPath.startsWith(VERSION_2)) return fieldPath;
  return fieldPath
    .split('.')
    .filter((token) => !token.startsWith('[') && !token.endsWith(']'))
    .join('.');
}
