import { compareText } from '../../errors/compare-text.js';
import { sha256 } from '../../model/sha256.js';

/**
 * The elements that an import wrote: for each urn, a map from the hash of a key to the hash of a
 * value. It is the base of a three-way merge. It does not say which file states an element.
 */
export type ImportRecord = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface RecordReading {
  readonly record: ImportRecord;
  /** The number of lines that cannot be read. */
  readonly damaged: number;
}

/** Each hash has 30 bits, which are five characters. */
const HASH_LENGTH = 5;

const ELEMENT = /^[\w-]{10}$/;

/** Hashes a key or a value for a record. */
export function recordHash(text: string): string {
  return sha256(text, 'base64url').slice(0, HASH_LENGTH);
}

/** Reads the text of a record. Lines that cannot be read are left out and counted. */
export function readRecord(text: string): RecordReading {
  const record = new Map<string, ReadonlyMap<string, string>>();
  let damaged = 0;
  for (const line of text.split(/\r?\n/)) {
    if (line === '' || line.startsWith('# ')) continue;
    const [urn = '', ...elements] = line.split('\t');
    if (elements.length === 0 || !elements.every((one) => ELEMENT.test(one)) || record.has(urn))
      damaged++;
    else
      record.set(
        urn,
        new Map(elements.map((one) => [one.slice(0, HASH_LENGTH), one.slice(HASH_LENGTH)])),
      );
  }
  return { record, damaged };
}

/**
 * Writes a record: a line with the command, then one line for each urn. The lines are sorted, so
 * that two branches that import different datasets merge.
 */
export function recordText(record: ImportRecord, command: string): string {
  const lines = [...record]
    .filter(([, elements]) => elements.size > 0)
    .sort(([a], [b]) => compareText(a, b))
    .map(([urn, elements]) => {
      const sorted = [...elements].map(([key, value]) => `${key}${value}`).sort(compareText);
      return `${[urn, ...sorted].join('\t')}\n`;
    });
  return `# ${command}\n${lines.join('')}`;
}
