import { Refusal } from '../refusal.js';
import type { Criterion, FilterGroup } from './criterion.js';
import { order } from './order.js';
import type { SearchDocument } from './search-document.js';

/** What filters look at. */
type Filtered = Pick<SearchDocument, 'valuesOf'>;

/** Whether one of some groups holds for an entity. */
export type Filter = (document: Filtered) => boolean;

/** As many as an index takes for one field. Source: `index.max_terms_count` of Elasticsearch. */
const MAX_VALUES = 65_536;

/**
 * Makes a test of groups of criteria, of which one has to hold; everything passes where there are none.
 *
 * @throws Refusal `malformed` for an unknown condition, or too many values
 */
export function readFilters(groups: readonly FilterGroup[]): Filter {
  const count = groups.flat().reduce((sum, { values }) => sum + (values?.length ?? 0), 0);
  if (count > MAX_VALUES) throw tooManyValues(count);
  const tests = groups.map((group) => group.map(readCriterion));
  return (document) => tests.length === 0 || tests.some((all) => all.every((test) => test(document)));
}

function tooManyValues(count: number): Refusal {
  return new Refusal('malformed', `the filters have ${count} values, and ${MAX_VALUES} is the limit; ask in several searches`);
}

function readCriterion(criterion: Criterion): Filter {
  const { field, negated } = criterion;
  const test = valueTest(criterion);
  return (document) => test(document.valuesOf(field)) !== (negated === true);
}

/** An entity without the field fits no criterion, so it fits every negated one; as in a search index. */
function valueTest({ field, condition, values }: Criterion): (held: readonly string[]) => boolean {
  const wanted = values ?? [];
  switch (condition ?? 'EQUAL') {
    case 'EXISTS':
      return (held) => held.length > 0;
    case 'EQUAL':
    case 'IN': {
      const set = new Set(wanted);
      return (held) => held.some((one) => set.has(one));
    }
    default: {
      const compare = COMPARISONS.get(condition ?? '');
      if (!compare) throw unknownCondition(field, condition);
      return (held) => wanted.some((value) => held.some((one) => compare(one, value)));
    }
  }
}

function unknownCondition(field: string, condition: Criterion['condition']): Refusal {
  const known = ['EQUAL', 'IN', ...COMPARISONS.keys(), 'EXISTS'].join(', ');
  return new Refusal('malformed', `condition ${condition} is not supported for field ${field}; use one of ${known}`);
}

type Comparison = (held: string, wanted: string) => boolean;

/** DataHub searches for parts of a text without regard to case. */
const COMPARISONS: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ['IEQUAL', (held, wanted) => held.toLowerCase() === wanted.toLowerCase()],
  ['CONTAIN', (held, wanted) => held.toLowerCase().includes(wanted.toLowerCase())],
  ['START_WITH', (held, wanted) => held.toLowerCase().startsWith(wanted.toLowerCase())],
  ['END_WITH', (held, wanted) => held.toLowerCase().endsWith(wanted.toLowerCase())],
  ['GREATER_THAN', (held, wanted) => order(held, wanted) > 0],
  ['GREATER_THAN_OR_EQUAL_TO', (held, wanted) => order(held, wanted) >= 0],
  ['LESS_THAN', (held, wanted) => order(held, wanted) < 0],
  ['LESS_THAN_OR_EQUAL_TO', (held, wanted) => order(held, wanted) <= 0],
]);
