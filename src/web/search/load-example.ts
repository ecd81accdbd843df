import { refusal, send } from '../api/send.js';

/** An entity of the example, as `POST /openapi/v3/entity/dataset` takes it. */
interface ExampleEntity {
  readonly urn: string;
  readonly upstreamLineage?: { readonly value: { readonly upstreams: readonly object[] } };
}

/** The user who loads the example, and the time in milliseconds since 1970. */
interface ExampleStamp {
  readonly actor: string;
  readonly time: number;
}

/**
 * Stores the datasets of the jaffle-shop example with their lineage. Upstreams come before the
 * datasets that they feed.
 */
export async function loadExample(stamp: ExampleStamp): Promise<void> {
  // The example is a file of its own, since most catalogs are not empty.
  const { default: entities } = await import('./jaffle-shop.json');
  const body = stampExample(entities, stamp);
  const response = await send('/openapi/v3/entity/dataset?async=false', { method: 'POST', body });
  if (!response.ok) throw await refusal(response);
}

/** Adds user and time to each upstream record. The example itself has no times. */
export function stampExample(entities: readonly ExampleEntity[], stamp: ExampleStamp): object[] {
  return entities.map((entity) => {
    if (entity.upstreamLineage === undefined) return entity;
    const { value } = entity.upstreamLineage;
    const stamps = { created: stamp, auditStamp: stamp };
    const upstreams = value.upstreams.map((record) => ({ ...record, ...stamps }));
    return { ...entity, upstreamLineage: { value: { ...value, upstreams } } };
  });
}
