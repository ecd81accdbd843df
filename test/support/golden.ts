import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** Compares texts, each under its title, with `goldens/<name>.txt` beside the test. */
export async function expectGolden(
  test: Pick<ImportMeta, 'url'>,
  name: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const shown = Object.entries(texts).map(([title, text]) => `# ${title}\n\n${text.trimEnd()}\n`);
  await expect(shown.join('\n')).toMatchFileSnapshot(fileOf(test, `${name}.txt`));
}

/** Compares a value with `goldens/<name>.json` beside the test. */
export async function expectJson(
  test: Pick<ImportMeta, 'url'>,
  name: string,
  value: unknown,
): Promise<void> {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(fileOf(test, `${name}.json`));
}

function fileOf({ url }: Pick<ImportMeta, 'url'>, file: string): string {
  return fileURLToPath(new URL(`goldens/${file}`, url));
}
