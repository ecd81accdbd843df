import type { Finding } from '../../../src/errors/finding.js';
import { findingsText } from '../../../src/report/text/findings-text.js';
import { painter } from '../../../src/report/text/text-context.js';
import { expectGolden } from '../golden.js';

/** Texts with a mistake each, by what is wrong in them. */
export type Mistakes = Readonly<Record<string, string>>;

/**
 * Reads every text and compares its findings with `test/manifest/goldens/<name>.txt`: the message
 * and the place as the program shows them, and the suggestion of each finding.
 */
export async function expectMistakes(
  name: string,
  mistakes: Mistakes,
  read: (text: string) => readonly Finding[],
): Promise<void> {
  const shown = Object.entries(mistakes).map(([title, text]) => [title, render(text, read(text))]);
  await expectGolden(
    { url: new URL('../../manifest/', import.meta.url).href },
    name,
    Object.fromEntries(shown),
  );
}

function render(text: string, findings: readonly Finding[]): string {
  const loud = findings.filter(({ level }) => level !== 'info');
  if (loud.length === 0) return 'no finding\n';
  const sources = new Map(loud.flatMap(({ place }) => (place ? [[place.file, text]] : [])));
  const suggestions = loud.flatMap(({ suggestion }) => suggestion ?? []);
  return [
    findingsText(loud, { paint: painter(false), sources, columns: 100, full: false }),
    ...suggestions.map((one) => `suggestion: ${one}\n`),
  ].join('');
}
