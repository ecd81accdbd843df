import { startProxy } from '../cli/kill-proxy.js';
import { urnOf } from '../model/state-builders.js';
import type { World } from './world.js';

/** Puts a proxy before the catalog of a world, which refuses to show one dataset. */
export async function hideDataset(world: World, name: string): Promise<void> {
  const { url } = await startProxy(world.url, {
    before: ({ path, body }) =>
      path.includes('/batchGet') && body.includes(urnOf(name))
        ? { status: 403, body: { message: 'no' } }
        : undefined,
  });
  world.url = url;
}
