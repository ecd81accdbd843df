import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { startProxy } from '../cli/kill-proxy.js';
import type { World } from './world.js';

/** Puts a proxy before the catalog of a world, which refuses to show one entity. */
export async function hideEntity(world: World, urn: EntityUrn): Promise<void> {
  const { url } = await startProxy(world.url, {
    before: ({ path, body }) =>
      path.includes('/batchGet') && body.includes(urn)
        ? { status: 403, body: { message: 'no' } }
        : undefined,
  });
  world.url = url;
}
