import { compareFound, type Found, findEntities, type SearchInput } from '../../search/find-entities.js';
import { type PageInput, pageSize, takePage } from '../../search/page.js';
import { decodeScrollId, encodeScrollId } from '../../search/scroll-id.js';
import { entityObject } from '../entities/entity-object.js';
import type { RequestScope } from '../request-scope.js';

export function searchAcrossEntities(input: SearchInput & PageInput, scope: RequestScope): unknown {
  const { start, count, total, rows } = takePage(findEntities(input, scope), input, scope.dialect);
  return { start, count, total, searchResults: rows.map((one) => searchResult(one, scope)), facets: [] };
}

export interface ScrollInput extends SearchInput {
  readonly scrollId?: string | null;
  readonly count?: number | null;
}

export function scrollAcrossEntities(input: ScrollInput, scope: RequestScope): unknown {
  const all = findEntities(input, scope);
  const rest = input.scrollId ? after(decodeScrollId(input.scrollId), all) : all;
  const count = pageSize(input);
  const rows = rest.slice(0, count);
  const last = rows.at(-1);
  return {
    nextScrollId: last && rows.length < rest.length ? encodeScrollId(last) : null,
    count,
    total: all.length,
    searchResults: rows.map((one) => searchResult(one, scope)),
    facets: [],
  };
}

function after(last: Found, all: readonly Found[]): readonly Found[] {
  return all.filter((one) => compareFound(one, last) > 0);
}

function searchResult({ urn }: Found, scope: RequestScope): unknown {
  return { entity: () => entityObject(urn, scope), matchedFields: [] };
}
