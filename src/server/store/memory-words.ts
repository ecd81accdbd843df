import { wordsIn } from '../../errors/near-word.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { type IndexedEntity, WORD_PLACES, type WordIndex } from './aspect-store.js';
import type { Sql } from './sql.js';

interface TextsRow {
  readonly id: number;
  readonly urn: Urn;
  readonly names: string;
  readonly columns: string;
  readonly texts: string;
}

/** The number of entities that one call reads. It bounds the time of the call. */
const AT_ONCE = 200;

const COLUMNS = 'rowid AS id, urn, names, columns, texts FROM entity_text';
const NEXT = `SELECT ${COLUMNS} WHERE rowid > ? ORDER BY rowid LIMIT ?`;
const NAMED = `SELECT ${COLUMNS} WHERE urn IN (SELECT value FROM json_each(?))`;

/** Replaced entities keep their numbers. The index starts again before they are the most. */
const SPARE = 10_000;

/**
 * The index of words in memory, read in steps from the table of texts: from the start of a catalog
 * on, or by the first search. A write only notes its entity, so that it takes no longer. The next search reads the entity again,
 * and so finds the state after a rollback, too.
 */
export class MemoryWords implements WordIndex {
  readonly #sql: Sql;
  readonly #numbers = new Map<Urn, number>();
  readonly #changed = new Set<Urn>();
  /** The last row that was read. Undefined before the first search. */
  #last: number | undefined;
  #isComplete = false;
  words: Map<string, number[]> = new Map<string, number[]>();
  entities: (IndexedEntity | undefined)[] = [];

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  markChanged(urn: Urn): void {
    if (this.#last !== undefined) this.#changed.add(urn);
  }

  readSome(): boolean {
    if (!this.#isComplete) return this.#readNext();
    if (this.#changed.size > 0) return this.#readChanged();
    if (this.entities.length < 2 * this.#numbers.size + SPARE) return false;
    this.words = new Map();
    this.entities = [];
    this.#numbers.clear();
    this.#last = 0;
    this.#isComplete = false;
    return true;
  }

  #readNext(): boolean {
    const rows = this.#sql.all<TextsRow>(NEXT, this.#last ?? 0, AT_ONCE);
    for (const row of rows) this.#put(row);
    this.#last = rows.at(-1)?.id ?? this.#last ?? 0;
    this.#isComplete = rows.length < AT_ONCE;
    return true;
  }

  #readChanged(): boolean {
    const urns = [...this.#changed].slice(0, AT_ONCE);
    for (const urn of urns) {
      this.#drop(urn);
      this.#changed.delete(urn);
    }
    for (const row of this.#sql.all<TextsRow>(NAMED, JSON.stringify(urns))) this.#put(row);
    return true;
  }

  #drop(urn: Urn): void {
    const number = this.#numbers.get(urn);
    if (number !== undefined) this.entities[number] = undefined;
    this.#numbers.delete(urn);
  }

  #put({ urn, names, columns, texts }: TextsRow): void {
    this.#drop(urn);
    const number = this.entities.push({ urn, type: urnEntityType(urn), names }) - 1;
    this.#numbers.set(urn, number);
    this.#add(names, number * 8, WORD_PLACES.name);
    this.#add(columns, number * 8, WORD_PLACES.column);
    this.#add(texts, number * 8, WORD_PLACES.text);
  }

  #add(text: string, entity: number, place: number): void {
    for (const word of wordsIn(text)) {
      const found = this.words.get(word);
      if (found === undefined) this.words.set(word, [entity + place]);
      else {
        const last = found.at(-1) as number;
        if (last < entity) found.push(entity + place);
        else found[found.length - 1] = last | place;
      }
    }
  }
}
