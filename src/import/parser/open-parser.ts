import { HeadwaterError } from '../../errors/headwater-error.js';
import type { OpenParser } from '../foreign/sql/sql-parser.js';

export interface ParserRequest {
  /** The path of a Python that has the parser. Default: the one that is found. */
  readonly python?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly signal?: AbortSignal | undefined;
  /** Asks a question. Absent if nobody can answer. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined;
  readonly note?: ((line: string) => void) | undefined;
}

export function parserOpener(_request: ParserRequest): OpenParser {
  return async () => {
    throw new HeadwaterError('parser-missing', 'stub');
  };
}
