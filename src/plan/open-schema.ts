/** A schema as a reader of later minor versions needs it: any object may hold more properties than the schema names. */
export function openSchema(schema: object): object {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'additionalProperties') return undefined;
    return key === 'formatVersion' ? { type: 'string' } : value;
  });
  return JSON.parse(text);
}
