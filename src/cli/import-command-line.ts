import { basename, isAbsolute, sep } from 'node:path';
import { shellWord } from '../report/words/escape.js';

/** Flags that say what an import reads, without the flags that concern only one run. */
const LASTING = [
  ['manifest', 'target/manifest.json'],
  ['catalog'],
  ['urns', 'warehouse'],
  ['platform'],
  ['platformInstance'],
  ['dbtInstance'],
  ['env', 'PROD'],
  ['case', 'auto'],
  ['columns'],
  ['infoSchema'],
  ['ephemeral'],
  ['useIdentifiers'],
  ['createExposures'],
  ['runs', 'latest'],
  ['jobs', 'none'],
  ['indirect'],
  ['failed'],
  ['repair'],
  ['resolve'],
  ['dialect', 'auto'],
  ['database'],
  ['schema'],
  ['schemas'],
  ['tablePerFile'],
  ['writtenBy'],
  ['newerThan'],
  ['olderThan'],
  ['out'],
  ['by', 'schema'],
  ['name'],
  ['exclude'],
  ['transforms', 'short'],
] as const;

/** The flags that name a file or a folder. */
const PATHS: ReadonlySet<string> = new Set(['manifest', 'catalog', 'infoSchema', 'schemas', 'out']);

/** Writes the command that repeats an import, without the folders of this machine. */
export function importCommandLine(
  format: string,
  files: readonly string[],
  options: Readonly<Record<string, unknown>>,
): string {
  const flags = LASTING.flatMap(([name, usual]) => {
    // An import of a catalog maps columns unless a flag says otherwise.
    const fallback = name === 'columns' && format === 'catalog' ? 'list' : usual;
    const flag = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const value: unknown = options[name];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => {
      if (one === true) return [flag];
      if (typeof one !== 'string') return [];
      const word = PATHS.has(name) ? withSlashes(one) : one;
      return word === fallback ? [] : [flag, portable(word)];
    });
  });
  return ['headwater', 'import', format, ...files.map(withSlashes).map(portable), ...flags]
    .map(shellWord)
    .join(' ');
}

function withSlashes(path: string): string {
  return path.replaceAll(sep, '/');
}

function portable(word: string): string {
  return isAbsolute(word) ? basename(word) : word;
}
