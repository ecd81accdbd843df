/** Changes of bodies that are lists of entities with aspects (OpenAPI v3), or one proposal with an aspect as text (Rest.li). */
type Fields = Readonly<Record<string, unknown>>;

/** Removes `properties` from every upstream record, in a request or in an answer. */
export function withoutProperties(text: string): string {
  const found: unknown = JSON.parse(text);
  if (isFields(found) && isFields(found['proposal']))
    return JSON.stringify(inProposal(found, found['proposal']));
  return JSON.stringify(stripped(found));
}

function inProposal(whole: Fields, proposal: Fields): Fields {
  const aspect = proposal['aspect'];
  if (
    proposal['aspectName'] !== 'upstreamLineage' ||
    !isFields(aspect) ||
    typeof aspect['value'] !== 'string'
  )
    return whole;
  const value = JSON.stringify(stripped(JSON.parse(aspect['value'])));
  return { ...whole, proposal: { ...proposal, aspect: { ...aspect, value } } };
}

function stripped(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, one: unknown) => {
    if (!isFields(one) || !('dataset' in one) || !('type' in one)) return one;
    const { properties: _, ...rest } = one;
    return rest;
  });
}

/** Removes the preconditions from the JSON of a write. */
export function withoutConditions(text: string): string {
  const found: unknown = JSON.parse(text);
  if (isFields(found) && isFields(found['proposal'])) {
    const { headers: _, ...proposal } = found['proposal'];
    return JSON.stringify({ ...found, proposal });
  }
  return JSON.stringify(Array.isArray(found) ? found.map(itemWithoutConditions) : found);
}

function itemWithoutConditions(item: unknown): unknown {
  if (!isFields(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([name, aspect]) => {
      if (!isFields(aspect)) return [name, aspect];
      const { headers: _, ...rest } = aspect;
      return [name, rest];
    }),
  );
}

/** Removes some entities from a list, and returns them, too. */
export function withoutItems(
  text: string,
  isMet: (urn: string) => boolean,
): { readonly rest: string; readonly taken: readonly string[] } {
  const items: readonly { readonly urn: string }[] = JSON.parse(text);
  const taken = items.map(({ urn }) => urn).filter(isMet);
  return { rest: JSON.stringify(items.filter(({ urn }) => !isMet(urn))), taken };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
