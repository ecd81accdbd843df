/** The published address of a schema, for editors. No run reads it. */
export function schemaAddress(name: 'manifest' | 'settings'): string {
  return `https://headwater.dev/schemas/${name}.schema.json`;
}
