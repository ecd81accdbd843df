import { memoize } from '../shared/memoize.js';
import { RequestError } from '../shared/request-error.js';
import { findText } from './find-text.js';
import type { SearchDocument } from './search-document.js';

/** A function that returns true if an entity matches a structured query. */
export type StructuredQuery = (document: SearchDocument) => boolean;

/** The mark of a structured query in a text. Source: DataHub's `STRUCTURED_QUERY_PREFIX`. */
const PREFIX = '/q ';

const MAX_LENGTH = 10_000;
const MAX_DEPTH = 50;
const MAX_TERMS = 100;

/** Returns true if a text is a structured query, and not words. */
export function isStructured(text: string): boolean {
  return text.startsWith(PREFIX);
}

/**
 * Marks a text as a structured query if it names a field, as in `name:orders*`. OpenAPI scrolls
 * need no mark. An urn does not name a field.
 */
export function markStructured(text: string | undefined): string | undefined {
  const namesField = text !== undefined && /(?:^|[\s(+-])(?!urn:)[A-Za-z_][\w.]*:\S/.test(text);
  return namesField && !isStructured(text) ? `${PREFIX}${text}` : text;
}

/** Compiles a text that is a structured query. Undefined for other texts. See {@link compile}. */
export function readStructured(text: string | null | undefined): StructuredQuery | undefined {
  return text && isStructured(text) ? compile(text) : undefined;
}

/**
 * Compiles a structured query, in the part of Elasticsearch's language that users write:
 * `field:value`, `field:(a OR b)`, `"a phrase"`, `prefix*`, AND, OR, NOT, `-` and brackets. Terms
 * without an operator between them must all match.
 *
 * @param text starts with the mark of structured queries
 * @throws RequestError `malformed`
 */
function compile(text: string): StructuredQuery {
  if (text.length > MAX_LENGTH) throw malformed(`it has more than ${MAX_LENGTH} characters`);
  const parser = new Parser(tokenize(text.slice(PREFIX.length)));
  return parser.parseAll();
}

/** Splits a query into words, quoted phrases, names of fields with a colon, and brackets. */
function tokenize(text: string): readonly string[] {
  return (
    text.match(/"(?:\\.|[^"\\])*"|[()]|[+-](?=\S)|[A-Za-z_][\w.]*:(?=\S)|(?:\\.|[^\s()"])+/g) ?? []
  );
}

class Parser {
  readonly #tokens: readonly string[];
  #next: number = 0;
  #depth: number = 0;
  #terms: number = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  parseAll(): StructuredQuery {
    const query = this.#parseAny(undefined);
    const left = this.#tokens[this.#next];
    if (left !== undefined) throw malformed(`"${left}" has no counterpart`);
    return query;
  }

  /** Parses terms that OR joins, up to a closing bracket. */
  #parseAny(field: string | undefined): StructuredQuery {
    const terms = [this.#parseEach(field)];
    while (this.#take('OR')) terms.push(this.#parseEach(field));
    return (document) => terms.some((term) => term(document));
  }

  /** Parses terms that must all match. */
  #parseEach(field: string | undefined): StructuredQuery {
    const terms: StructuredQuery[] = [];
    for (let token = this.#peek(); token !== undefined && token !== ')' && token !== 'OR'; ) {
      if (!this.#take('AND') && !this.#take('+')) terms.push(this.#parseTerm(field));
      token = this.#peek();
    }
    return (document) => terms.every((term) => term(document));
  }

  #parseTerm(field: string | undefined): StructuredQuery {
    if (++this.#terms > MAX_TERMS) throw malformed(`it has more than ${MAX_TERMS} terms`);
    if (++this.#depth > MAX_DEPTH) throw malformed(`it is nested deeper than ${MAX_DEPTH} levels`);
    const term = this.#parseAtom(field);
    this.#depth--;
    return term;
  }

  #parseAtom(field: string | undefined): StructuredQuery {
    const token = this.#tokens[this.#next++];
    if (token === undefined) throw malformed('a term is missing at its end');
    if (token === 'NOT' || token === '-') {
      const term = this.#parseTerm(field);
      return (document) => !term(document);
    }
    if (token === '(') {
      const terms = this.#parseAny(field);
      if (!this.#take(')')) throw malformed('a bracket is not closed');
      return terms;
    }
    return token.endsWith(':') && this.#peek() !== undefined
      ? this.#parseTerm(token.slice(0, -1))
      : valueTest(token, field);
  }

  #peek(): string | undefined {
    return this.#tokens[this.#next];
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false;
    this.#next++;
    return true;
  }
}

/** Tests the values of a field, or names and texts without a field. It ignores letter case. */
function valueTest(token: string, field: string | undefined): StructuredQuery {
  const isPhrase = token.startsWith('"');
  const wanted = (isPhrase ? token.slice(1, -1) : token).replaceAll(/\\(.)/g, '$1').toLowerCase();
  const parts = wanted.split('*');
  if (field === undefined && !isPhrase && wanted === '*') return () => true;
  return (document) =>
    heldBy(document, field).some(({ text, words }) =>
      isPhrase
        ? findText(text, wanted) >= 0
        : fitsParts(parts, text) || words().some((word) => fitsParts(parts, word)),
    );
}

/** A stored text in lower case, and its words. */
interface HeldText {
  readonly text: string;
  readonly words: () => readonly string[];
}

/** Each term of a query asks for the same texts of a document. */
const HELD = new WeakMap<SearchDocument, Map<string | undefined, readonly HeldText[]>>();

/** Each term goes through all of a text. Matching stops at this length. */
const MAX_MATCHED = 100_000;

function heldBy(document: SearchDocument, field: string | undefined): readonly HeldText[] {
  const ofDocument = HELD.get(document) ?? new Map<string | undefined, readonly HeldText[]>();
  HELD.set(document, ofDocument);
  const known = ofDocument.get(field);
  if (known !== undefined) return known;
  const values =
    field === undefined
      ? [...document.names(), ...document.texts()].map(({ value }) => value)
      : document.fieldValues(field);
  const held = values.map((value) => {
    const text = value.slice(0, MAX_MATCHED).toLowerCase();
    const words = memoize((whole: string) => wordsIn(whole));
    return { text, words: () => words(text) };
  });
  ofDocument.set(field, held);
  return held;
}

/** Returns true if a text consists of these parts with any text between them. */
function fitsParts(parts: readonly string[], text: string): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = findText(text, part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

function wordsIn(text: string): readonly string[] {
  return [...new Set(text.split(/[^\p{L}\p{N}_]+/u))].filter((word) => word !== '');
}

function malformed(why: string): RequestError {
  return new RequestError('malformed', `the query after ${PREFIX.trim()} cannot be read: ${why}`);
}
