/** The names of the published schemas: of files that people write, and of documents. */
export const schemaNames = [
  'manifest',
  'settings',
  'plan',
  'receipt',
  'drift',
  'impact',
  'graph',
  'tests',
  'suggestions',
  'error',
] as const;

export type SchemaName = (typeof schemaNames)[number];

export function isSchemaName(name: string): name is SchemaName {
  return schemaNames.some((one) => one === name);
}
