import { addressHint, type ConnectionTarget } from './connection-target.js';
import { parseJson } from './parse-json.js';
import { anything, list, nonEmptyText, object, shape } from './shape.js';

/** Says where the first token comes from. A token cannot be created without one. */
export const FIRST_TOKEN =
  'create one on the page of the catalog, under Settings -> Access Tokens, and set DATAHUB_GMS_TOKEN or --token-file (headwater serve --auth prints the first password of the embedded catalog)';

/** Says how to get the privilege that a request lacks. */
export const MISSING_PRIVILEGE =
  'have an administrator of the catalog grant the privilege to the user of the token';

/** An answer that is not of the requested kind. */
export interface RefusingAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** The explanation of a refusing answer. */
export interface Refusal {
  /** The words of the catalog, worded to follow `answered 503`. Empty if there are none. */
  readonly words: string;
  /** The body that no catalog sends, worded to follow `answered 503`. Empty otherwise. */
  readonly foreign: string;
  readonly hint: string | undefined;
}

/** Explains an answer with an error status. A gateway answers with other bodies than a catalog. */
export function explainRefusal(answer: RefusingAnswer, target: ConnectionTarget): Refusal {
  const foreign = describeForeignBody(answer);
  const message = readErrorMessage(answer.text) ?? '';
  if (foreign === undefined)
    return {
      words: message === '' ? '' : `: ${quoteMessage(message)}`,
      foreign: '',
      hint: catalogHint(answer.status, target),
    };
  return {
    words: '',
    foreign: ` with ${foreign}${foreignMeaning(answer.status)}`,
    hint: gatewayHint(answer.status, target) ?? catalogHint(answer.status, target),
  };
}

/** Returns true if an answer states that the condition of a write failed. */
export function statesFailedCondition({ text }: Pick<RefusingAnswer, 'text'>): boolean {
  return FAILED_CONDITION.test(readReasons(readErrorMessage(text) ?? ''));
}

/** Source of the words: `ConditionalWriteValidator`. */
const FAILED_CONDITION = /Expected version|Item last modified/;

/** The maximum length of a text of a catalog in a message. */
const MAX_QUOTED = 500;

/** Shortens a message of a catalog for a message of ours. Leaves out the aspects that it repeats. */
export function quoteMessage(message: string): string {
  return shorten(readReasons(message), MAX_QUOTED);
}

/** Cuts at white space: no token contains any, and half a token would not be redacted. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/\S*$/, '').trimEnd()} … (shortened)`;
}

/** Says what a foreign body means. A catalog that fails may answer with such a body too. */
function foreignMeaning(status: number): string {
  if (FROM_GATEWAYS.has(status)) return ', as a gateway before the catalog does';
  return status < 300 || status === 404 || status === 405
    ? ', so no metadata service answers there'
    : '';
}

const FROM_GATEWAYS: ReadonlySet<number> = new Set([401, 403, 413, 429, 502, 503, 504]);

/** Says what to do about an answer of the catalog itself. */
function catalogHint(status: number, target: ConnectionTarget): string | undefined {
  switch (status) {
    case 401:
      return target.hasToken
        ? 'set DATAHUB_GMS_TOKEN to a token that has neither expired nor been revoked'
        : FIRST_TOKEN;
    case 403:
      return MISSING_PRIVILEGE;
    case 404:
    case 405:
      return addressHint(target);
    case 407:
      return proxyHint(target);
    case 429:
      return 'try again later, or with a lower --concurrency';
    case 502:
    case 503:
    case 504:
      return 'the catalog is starting, overloaded or down: look at its log, and try again later';
    default:
      return status >= 500 ? 'look at the log of the catalog' : undefined;
  }
}

/** Says what to do about an answer of a gateway, if it differs from one of the catalog. */
function gatewayHint(status: number, target: ConnectionTarget): string | undefined {
  switch (status) {
    case 401:
    case 403:
      return `let the requests pass the gateway (VPN, single sign-on, firewall), or set DATAHUB_GMS_URL to an address behind it${target.hasToken ? '' : '; no token is set either'}`;
    case 502:
    case 503:
    case 504:
      return 'check that the catalog runs, and look at the log of the gateway, which does not reach it';
    default:
      return undefined;
  }
}

function proxyHint({ proxy, host }: ConnectionTarget): string {
  const where = proxy === undefined ? 'HTTPS_PROXY' : `${proxy.variable} (${proxy.address})`;
  return `put user name and password of the proxy, percent-encoded, into ${where}, or put ${host} into NO_PROXY`;
}

/** Describes a body that no catalog sends. Undefined for an empty body: a catalog may send it. */
export function describeForeignBody({
  text,
  contentType,
}: Pick<RefusingAnswer, 'text' | 'contentType'>): string | undefined {
  if (text.trim() === '') return undefined;
  if (contentType.includes('html') || /^\s*<(!doctype|html)/i.test(text)) return 'an HTML page';
  if (readErrorMessage(text) !== undefined) return undefined;
  return parseJson(text) === undefined ? 'a text that is not JSON' : 'JSON of another kind';
}

const hasErrors = shape(object({ errors: list(anything) }));

const hasMessage = shape(object({ message: nonEmptyText }));

const hasError = shape(object({ error: nonEmptyText }));

/**
 * Reads the message of an error answer, if it has one.
 *
 * Understands `{error, message}` of OpenAPI v3, `{message, stackTrace}` of Rest.li and the `errors`
 * of GraphQL. The HTML pages of servlet containers and proxies contain no useful message.
 */
function readErrorMessage(answer: string): string | undefined {
  const body = parseJson(answer);
  const first = hasErrors(body) ? body.errors[0] : undefined;
  if (hasMessage(first)) return first.message;
  if (hasMessage(body)) return body.message;
  if (hasError(body)) return body.error;
  // A long body is cut, so it is no longer JSON.
  return body === undefined ? CUT_MESSAGE.exec(answer)?.[1] : undefined;
}

const CUT_MESSAGE = /^\s*\{.*?"message"\s*:\s*"(.+)/s;

/** A reason in a `ValidationExceptionCollection`. It follows the whole refused aspect. */
const REASON =
  /subType=\w+, msg=(.{0,5000}?)\)(?=, AspectValidationException\(|\](?:[,;\s]*EntityAspect:|\}))/gs;

const MAX_REASON = 200;

/**
 * Reads the reasons in a text of DataHub's validation, each once. Leaves out the aspects that the
 * text repeats: they are long and say nothing about the refusal. Returns any other text unchanged.
 */
function readReasons(message: string): string {
  if (!message.includes('ValidationExceptionCollection{')) return message;
  const reasons = [...message.matchAll(REASON)].map(([, reason = '']) =>
    shorten(reason, MAX_REASON),
  );
  return [...new Set(reasons)].join('; ');
}
