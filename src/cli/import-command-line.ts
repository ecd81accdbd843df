import { basename, isAbsolute } from 'node:path';
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
      return typeof one === 'string' && one !== fallback ? [flag, portable(one)] : [];
    });
  });
  return ['headwater', 'import', format, ...files.map(portable), ...flags].map(shellWord).join(' ');
}

function portable(word: string): string {
  return isAbsolute(word) ? basename(word) : word;
}
