/** The paths of all properties of a JSON Schema without a description. */
export function undescribed(node: unknown, path = ''): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const here = `${path}/${key}`;
    // Some property is called so itself.
    const isProperty = path.endsWith('/properties') && !path.endsWith('/properties/properties');
    const bare = isProperty && !('description' in Object(value)) ? [here] : [];
    return [...bare, ...undescribed(value, here)];
  });
}
