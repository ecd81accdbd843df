import { HeadwaterError } from '../../../errors/headwater-error.js';
import type { LeftOut } from '../../../model/portable-lineage.js';
import type { ForeignDocument } from '../foreign-value.js';

const CODE = 'openlineage-event-malformed';
const HINT = 'Write the file anew, or correct or remove this part of it.';

/** A real file of events has fewer bad parts, and each takes memory. */
const MAX_BAD_PARTS = 50_000;

/** Collects the parts of a file that are not events. */
export class BadParts {
  readonly leftOut: Required<LeftOut>[] = [];
  /** The error about the first bad part. */
  first: HeadwaterError | undefined;
  readonly #shownAs: string;

  constructor(shownAs: string) {
    this.#shownAs = shownAs;
  }

  /** @param problem follows the name of the file */
  add(problem: string, line: number): void {
    this.#leave(this.fail(problem), line);
  }

  /** Makes an error about the file. */
  fail(problem: string): HeadwaterError {
    return new HeadwaterError(CODE, `${this.#shownAs} ${problem}`, { hint: HINT });
  }

  /** Describes the part that begins on a line, for its errors. */
  document(line: number): ForeignDocument {
    return { shownAs: `${this.#shownAs}, event of line ${line}`, code: CODE, hint: HINT };
  }

  /** Reads a part. Returns undefined, and collects it, if it is malformed. */
  attempt<T>(line: number, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof HeadwaterError)) throw error;
      this.#leave(error, line);
      return undefined;
    }
  }

  #leave(error: HeadwaterError, line: number): void {
    this.first ??= error;
    const record = error.message.slice(this.#shownAs.length).replace(/^[, ]+/, '');
    if (this.leftOut.length >= MAX_BAD_PARTS)
      throw this.fail(
        `holds more than ${MAX_BAD_PARTS} parts that are not events, up to line ${line}`,
      );
    this.leftOut.push({ code: CODE, record, line });
  }
}
