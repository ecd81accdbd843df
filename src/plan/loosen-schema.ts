/**
 * Returns a schema for reading later minor versions: every object may hold properties that the
 * schema does not name.
 */
export function loosenSchema(schema: object): object {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'additionalProperties') return undefined;
    return key === 'formatVersion' ? { type: 'string' } : value;
  });
  return JSON.parse(text);
}
