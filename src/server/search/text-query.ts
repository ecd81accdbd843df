import type { SearchDocument } from './search-document.js';

/** How many words of a query an entity's names hold; nothing when it does not match at all. */
export type TextQuery = (document: SearchDocument) => number | undefined;

/**
 * Reads free text. `*` and blank text match everything; otherwise an entity matches when its name holds any of the
 * words: DataHub's index takes texts apart and asks for one word, not for all.
 */
export function readTextQuery(text: string | null | undefined): TextQuery {
  const trimmed = (text ?? '').trim();
  if (trimmed === '' || trimmed === '*') return () => 0;
  const words = [...new Set(trimmed.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter((word) => word !== '');
  return (document) => {
    const names = document.names();
    const score = words.filter((word) => names.some((name) => name.includes(word))).length;
    return score > 0 ? score : undefined;
  };
}
