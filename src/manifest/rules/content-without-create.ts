import { type Finding, finding } from '../../errors/finding.js';
import { quote } from '../quote.js';
import type { Stack } from '../stack.js';

/**
 * A description or columns that nothing will write. Not an error: dropping `create: true` alone is the way to hand a
 * dataset over to ingestion.
 */
export function contentWithoutCreate({ named }: Stack): readonly Finding[] {
  return named.flatMap(({ entry: { create, contentPlace, shortName } }) => {
    if (create || contentPlace === undefined) return [];
    const message = `the content of ${quote(shortName.text)} is not written: add create: true, or remove its description and columns`;
    return [finding('content-without-create', { message, place: contentPlace, suggestion: 'create: true' })];
  });
}
