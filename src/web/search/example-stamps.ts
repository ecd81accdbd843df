/** An entity of the example, as `POST /openapi/v3/entity/dataset` takes it. */
export interface ExampleEntity {
  readonly urn: string;
  readonly datasetProperties: { readonly value: object };
  readonly schemaMetadata: { readonly value: object };
  readonly upstreamLineage?: {
    readonly value: {
      readonly upstreams: readonly object[];
      readonly fineGrainedLineages: readonly object[];
    };
  };
}

/** Who loads the example, and when. */
export interface ExampleStamp {
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Says in each upstream record who created it, and when. The example itself has no times. */
export function stampExample(
  entities: readonly ExampleEntity[],
  stamp: ExampleStamp,
): readonly ExampleEntity[] {
  return entities.map((entity) => {
    const { upstreamLineage } = entity;
    if (upstreamLineage === undefined) return entity;
    const upstreams = upstreamLineage.value.upstreams.map((record) => ({
      ...record,
      created: stamp,
      auditStamp: stamp,
    }));
    return { ...entity, upstreamLineage: { value: { ...upstreamLineage.value, upstreams } } };
  });
}
