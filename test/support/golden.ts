import { expect } from 'vitest';

/** Compares the texts, each under its title, with the golden file at an address. */
export async function expectGolden(
  file: URL,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const shown = Object.entries(texts).map(([title, text]) => `# ${title}\n\n${text.trimEnd()}\n`);
  await expect(shown.join('\n')).toMatchFileSnapshot(file.pathname);
}
