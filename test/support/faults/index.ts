import { isFields } from './bodies.js';
import type { Fault } from './fault.js';

/** The answers of the index, oldest first, by the query. */
export type IndexMemory = Map<string, string[]>;

export function remember(memory: IndexMemory, question: string, answer: string): void {
  const known = memory.get(question);
  if (known) known.push(answer);
  else memory.set(question, [answer]);
}

interface Lag {
  readonly behind: number;
  readonly memory: IndexMemory;
  /** The current answer of the index, which is the last one in the memory. */
  readonly body: string;
}

export function lagging(question: string, { behind, memory, body }: Lag): string {
  const known = memory.get(question) ?? [];
  return known[Math.max(0, known.length - 1 - behind)] ?? body;
}

type Lie = Extract<Fault, { kind: 'lying-index' }>;

/**
 * Removes some results from each page. Adds others to the first page that ends the list. The totals
 * agree.
 */
export function lying(text: string, lie: Lie): string {
  const found: unknown = JSON.parse(text);
  if (!isFields(found) || !isFields(found['data'])) return text;
  const data = Object.fromEntries(
    Object.entries(found['data']).map(([name, page]) => [name, lyingPage(page, lie)]),
  );
  return JSON.stringify({ ...found, data });
}

function lyingPage(page: unknown, { misses = [], adds = [] }: Lie): unknown {
  if (!isFields(page) || !Array.isArray(page['searchResults'])) return page;
  const { searchResults, total } = page;
  const hits: readonly unknown[] = searchResults;
  const kept = hits.filter((hit) => !misses.includes(urnIn(hit) ?? ''));
  const added = page['nextScrollId']
    ? []
    : adds.map((urn) => ({ entity: { urn, type: 'DATASET' } }));
  const lost = hits.length - kept.length;
  return {
    ...page,
    searchResults: [...kept, ...added],
    ...(typeof total === 'number' && { total: total - lost + added.length }),
  };
}

function urnIn(hit: unknown): string | undefined {
  const entity = isFields(hit) ? hit['entity'] : undefined;
  return isFields(entity) && typeof entity['urn'] === 'string' ? entity['urn'] : undefined;
}
