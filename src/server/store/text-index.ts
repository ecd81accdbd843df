import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import {
  readSearchNames,
  readSearchTexts,
  type SearchText,
  TEXT_ASPECTS,
} from '../metamodel/search-texts.js';
import { MemoryWords } from './memory-words.js';
import type { Sql } from './sql.js';

interface TextRow {
  readonly urn: string;
  readonly name: string;
  readonly value: string;
}

/** Number of entities whose texts are read at a time. Bounds the memory that they take. */
const CHUNK = 200;

const NAMES = [...TEXT_ASPECTS].map((name) => `'${name}'`).join(', ');
// The plus makes SQLite look up each urn once, not once for each name.
const TEXT_ROWS = `SELECT urn, name, value FROM aspect
  WHERE urn IN (SELECT value FROM json_each(?)) AND +name IN (${NAMES})`;
const PUT = `INSERT INTO entity_text (urn, names, columns, texts) VALUES (?, ?, ?, ?)
  ON CONFLICT (urn) DO UPDATE
  SET names = excluded.names, columns = excluded.columns, texts = excluded.texts`;
const DROP = 'DELETE FROM entity_text WHERE urn = ?';

/**
 * The table `entity_text`: the names and texts that full-text search reads, a row for each entity.
 * It collects changed entities, and writes them before the next search or the end of the
 * transaction. So it indexes an entity once if its aspects arrive together.
 */
export class TextIndex {
  readonly #sql: Sql;
  readonly #stale: Set<Urn> = new Set();
  readonly words: MemoryWords;

  constructor(sql: Sql) {
    this.#sql = sql;
    this.words = new MemoryWords(sql);
  }

  markStale(urn: Urn): void {
    this.#stale.add(urn);
  }

  /** Writes the texts of all stale entities. A missing entity has no texts. */
  flush(exists: (urn: Urn) => boolean): void {
    const urns = [...this.#stale];
    this.#stale.clear();
    for (let i = 0; i < urns.length; i += CHUNK) {
      this.#write(urns.slice(i, i + CHUNK), exists);
    }
  }

  /** Forgets stale entities after a rollback of their transaction. */
  discard(): void {
    this.#stale.clear();
  }

  #write(urns: readonly Urn[], exists: (urn: Urn) => boolean): void {
    const stored = this.#readTextAspects(urns.filter(exists));
    for (const urn of urns) {
      this.words.markChanged(urn);
      if (!exists(urn)) {
        this.#sql.run(DROP, urn);
        continue;
      }
      const aspects = stored.get(urn);
      const findAspect = (name: string) => aspects?.get(name);
      const names = toLines(readSearchNames(urn, findAspect));
      const texts = readSearchTexts(findAspect);
      const columns = toLines(texts.filter(isColumn));
      this.#sql.run(PUT, urn, names, columns, toLines(texts.filter((one) => !isColumn(one))));
    }
  }

  /** Reads the aspects with texts, by urn and name. */
  #readTextAspects(urns: readonly Urn[]): ReadonlyMap<string, ReadonlyMap<string, JsonObject>> {
    const found = new Map<string, Map<string, JsonObject>>();
    for (const { urn, name, value } of this.#sql.all<TextRow>(TEXT_ROWS, JSON.stringify(urns))) {
      const aspects = found.get(urn) ?? new Map<string, JsonObject>();
      found.set(urn, aspects.set(name, JSON.parse(value)));
    }
    return found;
  }
}

function isColumn({ field }: SearchText): boolean {
  return field === 'fieldPaths';
}

/** Also adds the words of a text such as `customerOrders` one by one. */
function toLines(texts: readonly SearchText[]): string {
  const lines = texts.flatMap(({ value }) => {
    const lower = value.toLowerCase();
    if (lower === value) return [value];
    const split = splitHumps(value);
    return split === value ? [lower] : [lower, split.toLowerCase()];
  });
  return lines.join('\n');
}

/** Splits words such as `customerOrders` in two, `customer Orders`. */
export function splitHumps(text: string): string {
  return text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
