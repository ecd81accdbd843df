import { Refusal } from '../refusal.js';

/**
 * The items of an array in the query of an address: `List(a,b)`, as Rest.li 2.0 writes arrays, or the parameter
 * repeated, as Rest.li 1.0 and OpenAPI do.
 *
 * The query is read as it was sent. Commas and brackets mean something only where they are not percent-encoded, so an
 * urn may stand in a list either way: `List(urn%3Ali%3Atag%3Aa,urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD))`.
 *
 * @returns nothing where the parameter is missing
 * @throws Refusal `malformed`
 */
export function readList(url: string, parameter: string): readonly string[] | undefined {
  const values = rawValues(url, parameter);
  return values.length === 0 ? undefined : values.flatMap((raw) => itemsOf(raw, parameter));
}

function rawValues(url: string, parameter: string): readonly string[] {
  const [, query = ''] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  return query.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return decode(name, parameter) === parameter ? [value] : [];
  });
}

function itemsOf(raw: string, parameter: string): readonly string[] {
  const listed = insideList(raw);
  if (listed !== undefined) return splitOutsideBrackets(listed, parameter).map((item) => decode(item, parameter));
  const value = decode(raw, parameter);
  // Clients that encode whatever they put into a query encode the list as a whole, its items perhaps twice.
  const inner = insideList(value);
  if (inner === undefined) return [value];
  return splitOutsideBrackets(inner, parameter).map((item) => (item.startsWith('urn:') ? item : decode(item, parameter)));
}

function insideList(text: string): string | undefined {
  return /^List\((.*)\)$/s.exec(text)?.[1];
}

function splitOutsideBrackets(text: string, parameter: string): readonly string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (depth < 0) break;
    if (char === ',' && depth === 0) {
      items.push(item);
      item = '';
    } else item += char;
  }
  if (depth !== 0)
    throw new Refusal('malformed', `${parameter} has brackets that do not match: "List(${text})"; percent-encode those inside items`);
  return text === '' ? [] : [...items, item];
}

function decode(text: string, parameter: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Refusal('malformed', `${parameter} is not correctly percent-encoded: ${text}`);
  }
}
