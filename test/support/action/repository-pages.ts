import type nock from 'nock';
import { API, intercept } from './repository.js';

/** The path of the repository in the API. */
export const REPO = '/repos/octo/shop';

/**
 * Answers with one page after the other, linked as GitHub links them. `asked` is the number of
 * pages that are requested.
 */
export function pages(
  path: string,
  query: string,
  bodies: readonly unknown[],
  { asked = bodies.length } = {},
): void {
  const scope = intercept();
  bodies.slice(0, asked).forEach((body, index) => {
    const address = (page: number) => `${path}?${query}${page === 0 ? '' : `&page=${page + 1}`}`;
    const link =
      index + 1 < bodies.length
        ? { link: `<${API}${address(index + 1)}>; rel="next", <${API}/last>; rel="last"` }
        : {};
    scope.get(address(index)).reply(200, body as nock.Body, link);
  });
}
