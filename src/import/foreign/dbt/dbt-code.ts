import type { ForeignValue } from '../foreign-value.js';

/** The compiled SQL of a model or a snapshot, and the file that dbt compiled. */
export interface DbtCode {
  readonly compiled: string;
  /** The code as the user wrote it. */
  readonly raw: string;
  /** The path of the file in the folder of the dbt project. */
  readonly file: string;
}

/**
 * Reads the code of an entry of the manifest. Before dbt 1.3, code was called SQL.
 *
 * @returns the code of the reason if there is no SQL
 * @throws HeadwaterError with the code of the document
 */
export function readDbtCode(entry: ForeignValue): DbtCode | 'dbt-not-sql' | 'dbt-code-absent' {
  const language = entry.member('language').text() ?? 'sql';
  const materialized = entry.member('config').member('materialized').text();
  if (language !== 'sql' || materialized === 'semantic_view') return 'dbt-not-sql';
  const compiled = entry.member('compiled_code').text() ?? entry.member('compiled_sql').text();
  if (compiled === undefined) return 'dbt-code-absent';
  const raw = entry.member('raw_code').text() ?? entry.member('raw_sql').text() ?? '';
  const file = entry.member('original_file_path').requiredText().replaceAll('\\', '/');
  return { compiled, raw, file };
}

/** Finds lines in the code that the user wrote, by lines of the compiled code. */
export function lineFinder({
  compiled,
  raw,
}: DbtCode): (column: { readonly name: string; readonly line: number }) => number {
  const [after, before] = [linesOf(compiled), linesOf(raw)];
  return ({ name, line }) => {
    const text = after[line - 1];
    // dbt puts the code of ephemeral models before that of the model, so lines count from the end.
    const same = linesLike(before, (one) => one === text);
    const repeated = linesLike(after, (one) => one === text);
    const found = same.at(repeated.indexOf(line) - repeated.length) ?? same[0];
    const word = name.toLowerCase();
    return found ?? linesLike(before, (one) => wordsOf(one).includes(word))[0] ?? 1;
  };
}

function linesOf(code: string): readonly string[] {
  return code.split('\n').map((line) => line.trim());
}

function linesLike(lines: readonly string[], isLike: (line: string) => boolean): readonly number[] {
  return lines.flatMap((line, at) => (isLike(line) ? [at + 1] : []));
}

function wordsOf(line: string): readonly string[] {
  return line.toLowerCase().split(/[^\p{L}\p{N}_$]+/u);
}
