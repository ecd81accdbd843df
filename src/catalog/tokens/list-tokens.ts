import { compareText } from '../../errors/compare-text.js';
import type { AccessToken } from '../../model/access-token.js';
import { askFor } from '../http/ask-graphql.js';
import { readActor } from '../http/read-actor.js';
import { list, number, object, shape } from '../http/shape.js';
import { watchPages } from '../http/watch-pages.js';
import type { Wire } from '../http/wire.js';
import { TOKEN, TOKEN_FIELDS, toToken } from './read-token.js';
import { requireTokenAuth } from './token-auth.js';

/** Tokens per page. */
const TOKEN_PAGE_SIZE = 100;

const WHAT = 'listing tokens';

const DOCUMENT = `query listTokens($input: ListAccessTokenInput!) {
  listAccessTokens(input: $input) { total tokens { ${TOKEN_FIELDS} } }
}`;

const isAnswer = shape(
  object({ listAccessTokens: object({ total: number, tokens: list(TOKEN) }) }),
);

/**
 * Lists tokens, sorted by name and id. The catalog lists a user's own tokens to that user only if
 * the request has exactly this filter.
 */
export async function listTokens(
  wire: Wire,
  whose: 'own' | 'all',
): Promise<readonly AccessToken[]> {
  await requireTokenAuth(wire);
  const filters =
    whose === 'all' ? {} : { filters: [{ field: 'ownerUrn', values: [await readActor(wire)] }] };
  const found = new Map<string, AccessToken>();
  const watch = watchPages(wire, WHAT);
  let expected = 0;
  for (let start = 0; ; start += TOKEN_PAGE_SIZE) {
    const input = { start, count: TOKEN_PAGE_SIZE, ...filters };
    const request = { what: WHAT, document: DOCUMENT, variables: { input } };
    const { tokens, total } = (await askFor(isAnswer, wire, request)).listAccessTokens;
    watch({ ids: tokens.map(({ id }) => id), total });
    if (start === 0) expected = total;
    for (const token of tokens) found.set(token.id, toToken(token));
    if (tokens.length === 0 || start + TOKEN_PAGE_SIZE >= total) break;
  }
  if (found.size < expected)
    throw wire.fail('catalog-incomplete', `${WHAT} ended after ${found.size} of ${expected}`);
  return [...found.values()].sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id));
}
