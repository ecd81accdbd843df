import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const IMPORT = /(?:from |import\()["'](\.[^"']+)["']/g;

/**
 * Lists the declaration files that the compiler of a consumer reads for an entry: the entry itself,
 * and all files of the package that it imports. Absolute paths, sorted.
 *
 * @param entry the path of a declaration file
 */
export function declarationFiles(entry: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      visit(resolve(dirname(file), target.replace(/\.js$/, '.d.ts')));
  };
  visit(resolve(entry));
  return [...seen].sort();
}
