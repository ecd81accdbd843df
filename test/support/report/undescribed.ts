/** Paths of all properties of a JSON Schema that have no description. */
export function undescribed(node: unknown, path = ''): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const here = `${path}/${key}`;
    // A property can itself be named `properties`.
    const isProperty = path.endsWith('/properties') && !path.endsWith('/properties/properties');
    const bare = isProperty && !('description' in Object(value)) ? [here] : [];
    return [...bare, ...undescribed(value, here)];
  });
}
