import { isJsonObject, type Json } from '../model/json.js';

/**
 * The sentence in an error answer, or nothing. Knows `{error, message}` of OpenAPI v3, `{message, stackTrace}` of
 * Rest.li and the `errors` of GraphQL; the pages of servlet containers and proxies say nothing worth repeating.
 */
export function serverWords(text: string): string | undefined {
  const body = parseJson(text);
  if (!isJsonObject(body)) return undefined;
  const { message, error, errors } = body;
  const first = Array.isArray(errors) ? errors[0] : undefined;
  const candidates = [isJsonObject(first) ? first['message'] : undefined, message, error];
  return candidates.find((one): one is string => typeof one === 'string' && one !== '');
}

/** The value, or nothing where the text is no JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
