import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { isUrn } from '../../urn/urn.js';

/**
 * Reads the members of an object and collects their problems, each with its place. A null member
 * counts as absent, as in DataHub's clients. If there are problems, the values must not be used.
 */
export class ShapeReader {
  readonly #value: JsonObject;
  readonly #path: string;
  readonly #problems: string[];
  readonly #known: Set<string> = new Set<string>();

  /** @param problems collects the problems of all readers of one value */
  constructor(value: JsonObject, problems: string[], path: string = '') {
    this.#value = value;
    this.#problems = problems;
    this.#path = path;
  }

  flag(name: string): boolean {
    return this.#read(name, 'a boolean', (value) => typeof value === 'boolean') ?? false;
  }

  number(name: string): number | undefined {
    return this.#read(name, 'a number', (value) => typeof value === 'number');
  }

  text(name: string): string | undefined {
    return this.#read(name, 'a string', (value) => typeof value === 'string');
  }

  texts(name: string): readonly string[] | undefined {
    return this.#read(name, 'a list of strings', (value) =>
      isListOf(value, (item) => typeof item === 'string'),
    );
  }

  urns(name: string): readonly string[] | undefined {
    return this.#read(name, 'a list of urns', (value) =>
      isListOf(value, (item) => typeof item === 'string' && isUrn(item)),
    );
  }

  oneOf<T extends string>(name: string, names: readonly T[]): T | undefined {
    return this.#read(name, `one of ${names.join(', ')}`, (value): value is T =>
      names.some((one) => one === value),
    );
  }

  /**
   * Reads a text and returns its meaning. Letter case does not matter. The keys of `meanings` are
   * in upper case.
   */
  mapped<T>(name: string, meanings: ReadonlyMap<string, T>): T | undefined {
    const text = this.#read(
      name,
      `one of ${[...meanings.keys()].join(', ')}`,
      (value): value is string => typeof value === 'string' && meanings.has(value.toUpperCase()),
    );
    return text === undefined ? undefined : meanings.get(text.toUpperCase());
  }

  object(name: string): ShapeReader | undefined {
    const value = this.#read(name, 'an object', isJsonObject);
    return value && new ShapeReader(value, this.#problems, `${this.#path}/${name}`);
  }

  objects(name: string): readonly ShapeReader[] {
    const list =
      this.#read(name, 'a list of objects', (value): value is readonly JsonObject[] =>
        isListOf(value, isJsonObject),
      ) ?? [];
    return list.map(
      (value, i) => new ShapeReader(value, this.#problems, `${this.#path}/${name}/${i}`),
    );
  }

  /** Returns the member. If it is missing, adds a problem and returns the stand-in. */
  required<T>(name: string, value: T | undefined, standIn: T): T {
    if (this.#isAbsent(name)) this.#problems.push(`${this.#path}/${name} :: is missing`);
    return value ?? standIn;
  }

  /** Adds a problem for each member that was not read. */
  rejectUnknown(): void {
    for (const name of Object.keys(this.#value)) {
      if (!this.#known.has(name) && !this.#isAbsent(name))
        this.#problems.push(`${this.#path}/${name} :: is not supported by this version`);
    }
  }

  #read<T extends Json>(
    name: string,
    expected: string,
    fits: (value: Json) => value is T,
  ): T | undefined {
    this.#known.add(name);
    const value = this.#value[name] ?? null;
    if (value === null) return undefined;
    if (fits(value)) return value;
    this.#problems.push(
      `${this.#path}/${name} :: must be ${expected}, but is ${JSON.stringify(value)}`,
    );
    return undefined;
  }

  #isAbsent(name: string): boolean {
    return (this.#value[name] ?? null) === null;
  }
}

function isListOf<T extends Json>(
  value: Json,
  fits: (item: Json) => item is T,
): value is readonly T[] {
  return Array.isArray(value) && value.every(fits);
}
