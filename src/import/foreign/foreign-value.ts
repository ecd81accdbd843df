import type { CodeName } from '../../errors/codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { positionOfJsonError } from '../../errors/json-position.js';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  parseJson,
  UnusualJson,
} from '../../model/json.js';

/** A JSON document of a foreign tool, for error messages. */
export interface ForeignDocument {
  /** The file as messages show it, with a line if the document is a part of the file. */
  readonly shownAs: string;
  /** The code of an error in the document. */
  readonly code: CodeName;
  /** The next thing to do after an error in the document. */
  readonly hint: string;
}

/**
 * A value in a foreign JSON document. Each read checks the type, so that a document of a wrong
 * shape ends in an error that names the place. Null counts as absent.
 */
export class ForeignValue {
  readonly #value: Json | undefined;
  readonly #document: ForeignDocument;
  /** A linked list. Only an error message needs the path as a text. */
  readonly #path: Path | undefined;

  constructor(value: Json | undefined, document: ForeignDocument, path?: Path) {
    this.#value = value ?? undefined;
    this.#document = document;
    this.#path = path;
  }

  get isAbsent(): boolean {
    return this.#value === undefined;
  }

  /** The value, whatever its type. Undefined if it is absent. */
  get json(): Json | undefined {
    return this.#value;
  }

  /** Returns a member of the object, or an absent value. */
  member(name: string): ForeignValue {
    const members = this.#members();
    return this.#child(name, Object.hasOwn(members, name) ? members[name] : undefined);
  }

  /** Returns the members of the object that are not null. Empty if the object is absent. */
  members(): readonly (readonly [name: string, value: ForeignValue])[] {
    return Object.entries(this.#members())
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, this.#child(name, value)]);
  }

  /** Returns the items of the list. Empty if the list is absent. */
  items(): readonly ForeignValue[] {
    if (this.#value === undefined) return [];
    if (!Array.isArray(this.#value)) throw this.#wrongType('a list');
    return this.#value.map((item: Json, at) => this.#child(at, item));
  }

  /** Returns the text. Undefined if it is absent or empty. */
  text(): string | undefined {
    if (this.#value === undefined || this.#value === '') return undefined;
    if (typeof this.#value !== 'string') throw this.#wrongType('a text');
    return this.#value;
  }

  /** @throws HeadwaterError if the text is absent or empty */
  requiredText(): string {
    const text = this.text();
    if (text === undefined) throw this.error('is missing');
    return text;
  }

  /** Returns the boolean. Undefined if it is absent. */
  flag(): boolean | undefined {
    if (this.#value === undefined || typeof this.#value === 'boolean') return this.#value;
    throw this.#wrongType('true or false');
  }

  /** Returns the number. Undefined if it is absent. */
  number(): number | undefined {
    if (this.#value === undefined || typeof this.#value === 'number') return this.#value;
    throw this.#wrongType('a number');
  }

  /** Makes an error about this value. The problem follows the place. */
  error(problem: string): HeadwaterError {
    const { code, shownAs, hint } = this.#document;
    const place = [shownAs, pathText(this.#path)].filter(Boolean).join(': ');
    return new HeadwaterError(code, `${place} ${problem}`, { hint });
  }

  #child(key: string | number, value: Json | undefined): ForeignValue {
    return new ForeignValue(value, this.#document, { parent: this.#path, key });
  }

  #members(): JsonObject {
    if (this.#value === undefined) return {};
    if (!isJsonObject(this.#value)) throw this.#wrongType('an object');
    return this.#value;
  }

  #wrongType(wanted: string): HeadwaterError {
    return this.error(`is ${typeName(this.#value)}, not ${wanted}`);
  }
}

/** The least length of a value on average, since files of other tools name their values. */
const CHARACTERS_PER_VALUE = 4;

/** @throws HeadwaterError with the code of the document, if the text is not JSON */
export function parseForeign(text: string, document: ForeignDocument): ForeignValue {
  try {
    return new ForeignValue(parseJson(text, CHARACTERS_PER_VALUE), document);
  } catch (error) {
    const whole = new ForeignValue(null, document);
    if (error instanceof UnusualJson) throw whole.error(error.message);
    // The message of the error contains parts of the file, so it is not shown.
    const place = positionOfJsonError(text, error);
    throw whole.error(place === undefined ? 'is not JSON' : `is not JSON at ${place}`);
  }
}

interface Path {
  readonly parent: Path | undefined;
  readonly key: string | number;
}

/** Formats a path such as `nodes["model.shop.orders"].depends_on.nodes[0]`. */
function pathText(path: Path | undefined): string {
  const steps: string[] = [];
  for (let step = path; step !== undefined; step = step.parent) {
    const isPlain = typeof step.key === 'string' && /^\w+$/.test(step.key);
    steps.unshift(isPlain ? `.${step.key}` : `[${JSON.stringify(step.key)}]`);
  }
  return steps.join('').replace(/^\./, '');
}

function typeName(value: Json | undefined): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
