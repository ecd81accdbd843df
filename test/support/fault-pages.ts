import { isFields } from './fault-bodies.js';

/** The first items alone of every list that an answer is, or that a page of GraphQL holds. Totals stay what they were. */
export function shortened(text: string, keep: number): string {
  const found: unknown = JSON.parse(text);
  if (Array.isArray(found)) return JSON.stringify(found.slice(0, keep));
  if (!isFields(found) || !isFields(found['data'])) return text;
  const data = Object.fromEntries(
    Object.entries(found['data']).map(([name, value]) => [name, shortPage(value, keep)]),
  );
  return JSON.stringify({ ...found, data });
}

function shortPage(value: unknown, keep: number): unknown {
  if (Array.isArray(value)) return value.slice(0, keep);
  if (!isFields(value) || !Array.isArray(value['searchResults'])) return value;
  return { ...value, searchResults: value['searchResults'].slice(0, keep) };
}

/**
 * Some items of a list hold an error and nothing else.
 *
 * @param taken what was left out of the request, and comes back all the same
 */
export function itemErrors(
  text: string,
  isMet: (urn: string) => boolean,
  taken: readonly string[],
): string {
  const items: readonly { readonly urn: string }[] = JSON.parse(text);
  const whole = [...items, ...taken.map((urn) => ({ urn }))];
  return JSON.stringify(whole.map((item) => (isMet(item.urn) ? failedItem(item.urn) : item)));
}

function failedItem(urn: string): object {
  return { urn, error: { status: 500, message: `could not process ${urn}` } };
}
