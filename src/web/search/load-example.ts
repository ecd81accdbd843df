import { send } from '../api/send.js';
import { refusal } from '../dataset/read-dataset.js';
import { type ExampleStamp, stampExample } from './example-stamps.js';

/**
 * Stores the datasets of the jaffle-shop example with their lineage. Upstreams come before the
 * datasets that they feed.
 *
 * @throws ApiError
 */
export async function loadExample(stamp: ExampleStamp): Promise<void> {
  // A file of its own, since most catalogs are not empty.
  const { default: entities } = await import('./jaffle-shop.json');
  const body = stampExample(entities, stamp);
  const response = await send('/openapi/v3/entity/dataset?async=false', { method: 'POST', body });
  if (response.ok) return;
  throw refusal(response.status, await response.json().catch(() => ({})));
}
