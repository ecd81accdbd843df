import { compareText } from '../../errors/compare-text.js';
import { Refusal } from '../refusal.js';
import type { Criterion, FilterGroup } from './criterion.js';
import type { SearchDocument } from './search-document.js';

/** What filters look at. */
type Filtered = Pick<SearchDocument, 'valuesOf'>;

/** Whether one of the groups holds for an entity; true when there are none. */
export function matchesFilters(document: Filtered, groups: readonly FilterGroup[]): boolean {
  return groups.length === 0 || groups.some((group) => group.every((criterion) => holds(document, criterion)));
}

function holds(document: Filtered, criterion: Criterion): boolean {
  return test(document.valuesOf(criterion.field), criterion) !== (criterion.negated === true);
}

/** An entity without the field fits no criterion, so it fits every negated one; as in a search index. */
function test(held: readonly string[], { field, condition, values }: Criterion): boolean {
  if (condition === 'EXISTS') return held.length > 0;
  const compare = COMPARISONS.get(condition ?? 'EQUAL');
  if (!compare)
    throw new Refusal(
      'malformed',
      `condition ${condition} is not supported for field ${field}; use one of ${[...COMPARISONS.keys(), 'EXISTS'].join(', ')}`,
    );
  return (values ?? []).some((wanted) => held.some((one) => compare(one, wanted)));
}

type Comparison = (held: string, wanted: string) => boolean;

/** DataHub searches for parts of a text without regard to case. */
const COMPARISONS: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ['EQUAL', (held, wanted) => held === wanted],
  ['IN', (held, wanted) => held === wanted],
  ['IEQUAL', (held, wanted) => held.toLowerCase() === wanted.toLowerCase()],
  ['CONTAIN', (held, wanted) => held.toLowerCase().includes(wanted.toLowerCase())],
  ['START_WITH', (held, wanted) => held.toLowerCase().startsWith(wanted.toLowerCase())],
  ['END_WITH', (held, wanted) => held.toLowerCase().endsWith(wanted.toLowerCase())],
  ['GREATER_THAN', (held, wanted) => order(held, wanted) > 0],
  ['GREATER_THAN_OR_EQUAL_TO', (held, wanted) => order(held, wanted) >= 0],
  ['LESS_THAN', (held, wanted) => order(held, wanted) < 0],
  ['LESS_THAN_OR_EQUAL_TO', (held, wanted) => order(held, wanted) <= 0],
]);

/** Less than, equal to or more than 0: as numbers where both are, otherwise as texts, as an index orders its keywords. */
export function order(a: string, b: string): number {
  if (a === b) return 0;
  const [x, y] = [numberIn(a), numberIn(b)];
  if (x !== undefined && y !== undefined) return x - y;
  return compareText(a, b);
}

function numberIn(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}
