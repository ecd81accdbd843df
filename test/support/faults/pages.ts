import { isFields } from './bodies.js';

/**
 * Keeps the first items of every list in an answer, or of the list in a page of GraphQL. Totals
 * stay unchanged.
 */
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
 * Replaces some items of a list by an error.
 *
 * @param taken the items that were left out of the request, which return as errors
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
