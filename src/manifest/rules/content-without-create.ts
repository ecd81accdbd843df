import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredStack } from '../declared-stack.js';
import { quote } from '../yaml/quote.js';

/**
 * Finds descriptions and columns that are not written. Not an error, since removing only `create:
 * true` is the way to hand a dataset over to ingestion.
 */
export function contentWithoutCreate({ named }: DeclaredStack): readonly Finding[] {
  return named.flatMap(({ entry: { create, contentPlace, shortName } }) => {
    if (create || contentPlace === undefined) return [];
    const message = `the content of ${quote(shortName.text)} is not written: add create: true, or remove its description and columns`;
    return [
      finding('content-without-create', {
        message,
        place: contentPlace,
        suggestion: 'create: true',
      }),
    ];
  });
}
