import { malformed } from '../shared/request-error.js';

/**
 * Reads the items of an array in the query of a URL: `List(a,b)` as in Rest.li 2.0, or a repeated
 * parameter as in Rest.li 1.0 and OpenAPI.
 *
 * It parses the query before it decodes: percent-encoded commas and brackets do not separate items.
 * So a list may encode an urn or not, as in
 * `List(urn%3Ali%3Atag%3Aa,urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD))`.
 *
 * @returns the decoded items; undefined if the parameter is missing
 * @throws RequestError `malformed`
 */
export function readList(url: string, parameter: string): readonly string[] | undefined {
  const values = rawValues(url, parameter);
  return values.length === 0 ? undefined : values.flatMap((raw) => splitItems(raw, parameter));
}

function rawValues(url: string, parameter: string): readonly string[] {
  const [, query = ''] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  return query.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return decode(name, parameter) === parameter ? [value] : [];
  });
}

function splitItems(raw: string, parameter: string): readonly string[] {
  const listed = insideList(raw);
  if (listed !== undefined)
    return splitOutsideBrackets(listed, parameter).map((item) => decode(item, parameter));
  const value = decode(raw, parameter);
  // Some clients encode every query value, and so the whole list. The items may then be encoded
  // twice.
  const inner = insideList(value);
  if (inner === undefined) return [value];
  return splitOutsideBrackets(inner, parameter).map((item) =>
    item.startsWith('urn:') ? item : decode(item, parameter),
  );
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
    throw malformed(
      `${parameter} has brackets that do not match: "List(${text})"; percent-encode brackets inside items`,
    );
  return text === '' ? [] : [...items, item];
}

function decode(text: string, parameter: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformed(`${parameter} is not correctly percent-encoded: ${text}`);
  }
}
