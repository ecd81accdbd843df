import { ApiError } from '../api/api-error.js';

/**
 * Ends the session. The catalog answers with a redirect to the search, which is not followed: a
 * caller without a session may not read there.
 *
 * @throws ApiError
 */
export async function logOut(): Promise<void> {
  const response = await fetch('/logOut', {
    method: 'POST',
    credentials: 'same-origin',
    redirect: 'manual',
  }).catch(() => undefined);
  if (response === undefined)
    throw new ApiError('unreachable', 0, 'The catalog does not answer. Is it still running?');
  if (response.type !== 'opaqueredirect' && !response.ok)
    throw new ApiError('refused', response.status, `The catalog answered ${response.status}.`);
}
