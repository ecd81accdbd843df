import { isJsonObject } from '../../model/json.js';
import { parseJson } from './parse-json.js';

/**
 * Reads the message of an error answer, if it has one.
 *
 * Understands `{error, message}` of OpenAPI v3, `{message, stackTrace}` of Rest.li and the `errors`
 * of GraphQL. The HTML pages of servlet containers and proxies contain no useful message.
 */
export function readErrorMessage(text: string): string | undefined {
  const body = parseJson(text);
  if (!isJsonObject(body)) return undefined;
  const { message, error, errors } = body;
  const first = Array.isArray(errors) ? errors[0] : undefined;
  const candidates = [isJsonObject(first) ? first['message'] : undefined, message, error];
  return candidates.find((one): one is string => typeof one === 'string' && one !== '');
}
