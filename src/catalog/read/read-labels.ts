import type { DatasetLabels } from '../../model/observed-state.js';
import { datasetParts } from '../../urn/dataset-urn.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { askFor } from '../http/ask-graphql.js';
import { list, nullable, object, shape, text, type WireType } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import { mapBatches } from './batches.js';

/** Entities per request. An answer has a few short texts for each. */
export const LABEL_BATCH_SIZE = 200;

const DOCUMENT = `query readLabels($urns: [String!]!) {
  entities(urns: $urns) {
    urn
    ... on Dataset { properties { name } domain { domain { urn properties { name } } } }
    ... on Chart { properties { name } domain { domain { urn properties { name } } } }
    ... on Dashboard { properties { name } domain { domain { urn properties { name } } } }
    ... on DataJob { properties { name } domain { domain { urn properties { name } } } }
  }
}`;

const DOMAIN = object({ urn: text }, { properties: nullable(object({ name: text })) });

const ENTITY = object(
  { urn: text },
  {
    properties: nullable(object({}, { name: nullable(text) })),
    domain: nullable(object({ domain: DOMAIN })),
  },
);

const isAnswer = shape(object({ entities: list(nullable(ENTITY)) }));

/** Reads how the catalog shows entities to people. Leaves out entities that it does not show. */
export async function readLabels(
  wire: Wire,
  urns: readonly EntityUrn[],
): Promise<ReadonlyMap<EntityUrn, DatasetLabels>> {
  const batches = { size: LABEL_BATCH_SIZE, phase: 'contents' } as const;
  const answers = await mapBatches(wire, urns, batches, (batch) => askForLabels(wire, batch));
  return new Map(answers.flat());
}

async function askForLabels(
  wire: Wire,
  urns: readonly EntityUrn[],
): Promise<readonly (readonly [EntityUrn, DatasetLabels])[]> {
  const what = `reading the names of ${urns.length} datasets`;
  const data = await askFor(isAnswer, wire, { what, document: DOCUMENT, variables: { urns } });
  const found = new Map(data.entities.flatMap((one) => (one === null ? [] : [[one.urn, one]])));
  return urns.flatMap((urn) => {
    const dataset = found.get(urn);
    return dataset === undefined ? [] : [[urn, toLabels(urn, dataset)] as const];
  });
}

function toLabels(urn: EntityUrn, { properties, domain }: WireType<typeof ENTITY>): DatasetLabels {
  // The catalog states the name in the urn for a dataset without a name of its own.
  const name = properties?.name ?? '';
  const displayName = isDatasetUrn(urn) && name === datasetParts(urn).name ? '' : name;
  const domainName = domain && (domain.domain.properties?.name ?? idOf(domain.domain.urn));
  return {
    ...(displayName !== '' && { displayName }),
    ...(domainName && { domain: domainName }),
  };
}

function idOf(urn: string): string {
  return urn.replace(/^urn:[^:]*:domain:/, '');
}
