import { firstUser } from '../first-user.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { Authorizer } from './authorizer.js';

/** PLACEHOLDER, until policies are there: the first user may do everything, and nobody else anything. */
export function createAuthorizer(_store: AspectStore): Authorizer {
  return { isGranted: ({ actor }) => actor === firstUser };
}
