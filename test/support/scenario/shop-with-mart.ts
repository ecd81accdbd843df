import { startProxy, type Verdict } from '../cli/kill-proxy.js';
import { columnRecord } from '../model/lineage-builders.js';
import { lineageOf, urnOf } from '../model/state-builders.js';
import { declaring } from './manifests.js';
import { applied, ingested } from './steps.js';
import { shopWorld, type World } from './world.js';

/** A manifest entry that declares `orders` with these columns, as YAML. */
export const ordersEntry = (columns: string) =>
  `downstream: orders, upstreams: [raw_orders], columns: {${columns}}`;

/** A shop with a mart that an ingestion derives from our orders, and a dashboard on the mart. */
export async function shopWithMart(): Promise<World> {
  const world = await shopWorld();
  await applied(declaring(ordersEntry('id: raw_orders.id')))(world);
  const records = [
    columnRecord('mart.id', ['orders.id']),
    columnRecord('mart.revenue', ['orders.total'], { query: 'urn:li:query:daily' }),
  ];
  await ingested('mart', { ...lineageOf('orders'), fineGrainedLineages: records })(world);
  await world.write('/openapi/v3/entity/dashboard?async=false', [
    {
      urn: 'urn:li:dashboard:(looker,sales)',
      dashboardInfo: {
        value: {
          title: 'Sales',
          description: '',
          charts: [],
          datasets: [urnOf('mart')],
          lastModified: {
            created: { time: 1, actor: 'urn:li:corpuser:jo' },
            lastModified: { time: 1, actor: 'urn:li:corpuser:jo' },
          },
        },
      },
    },
  ]);
  return world;
}

/** Puts a proxy in front of the catalog of the world. The proxy may answer requests itself. */
export async function behind(
  world: World,
  before: (request: { readonly body: string; readonly path: string }) => Verdict | undefined,
): Promise<void> {
  const proxy = await startProxy(world.url, { before });
  world.url = proxy.url;
}
