import { GraphQLList, type GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { toResult } from '../../../src/server/graphql/mapped/to-result.js';
import { getSchema } from '../../../src/server/graphql/schema/create-schema.js';
import { collectInSteps, type Search, type Steps } from '../../../src/server/shared/steps.js';
import { STEP_VALUES, stringifyInSteps } from '../../../src/server/shared/stringify-in-steps.js';
import { deriveRelationships } from '../../../src/server/store/derive-relationships.js';
import { sameJsonInSteps } from '../../../src/server/store/same-json.js';
import { normaliseUpstreamLineage } from '../../../src/server/write/normalise-upstream-lineage.js';
import { applyPatch } from '../../../src/server/write/patch/apply-patch.js';
import { readPatchOrOperations } from '../../../src/server/write/patch/read-patch.js';
import { addedReferences } from '../../../src/server/write/require-existing-references.js';
import { derivedFrom, mapping } from '../../support/server/lineage.js';
import { countSteps, longestStep, watch } from '../../support/server/longest-step.js';
import { emptyStore } from '../../support/server/store.js';
import { dataset, jane } from '../../support/server/urns.js';

const MANY = 2000;
const downstream = dataset('b');
const records = Array.from({ length: MANY }, (_, i) => mapping(`b#${i}`, `a#${i}`));
const patch = readPatchOrOperations(
  [{ op: 'add', path: `/upstreams/${downstream}`, value: { dataset: downstream, type: 'COPY' } }],
  'patch',
);
const target = { aspectName: 'upstreamLineage', dialect: 'spec', time: 1 } as const;

type Work = (value: JsonObject) => Steps<unknown>;

const works: readonly (readonly [string, Work])[] = [
  ['check and normalise', (value) => normaliseUpstreamLineage(downstream, value, 'spec')],
  ['derive relationships', (value) => deriveRelationships(downstream, 'upstreamLineage', value)],
  ['find references', (value) => addedReferences([downstream, stored(value)], emptyStore())],
  ['patch', (value) => applyPatch(patch, { ...target, stored: value })],
  ['compare', (value) => sameJsonInSteps(lineage(records), value)],
  ['answer GraphQL', (value) => collectInSteps(answered(value))],
];

describe('of one lineage with many column pairs, no step handles more than a few', () => {
  test.each(works)('%s', (_name, work) => {
    const watched = watch(records);
    expect(longestStep(work(lineage(watched.items)), watched)).toBeLessThanOrEqual(2);
  });

  test('write as JSON', () => {
    const watched = watch(records);
    const longest = longestStep(stringifyInSteps(lineage(watched.items)), watched);
    expect(longest).toBeLessThan(STEP_VALUES / Object.keys(records[0] ?? {}).length);
  });
});

describe('of one column with many upstreams, each has a step', () => {
  const one = mapping('b#c', ...Array.from({ length: MANY }, (_, i) => `a#${i}`));
  test.each(works.slice(0, 3))('%s', (_name, work) =>
    expect(countSteps(work(lineage([one])))).toBeGreaterThan(MANY),
  );
});

test.each([
  ['an aspect', () => storeWith().deleteAspectInSteps(downstream, 'upstreamLineage')],
  ['an entity', () => storeWith().hardDeleteInSteps(downstream)],
])('the deletion of %s has a step for each relationship that it states', (_name, remove) => {
  // One for each column, and one from the dataset to each upstream column.
  expect(countSteps(remove())).toBeGreaterThan(2 * MANY);
});

function storeWith() {
  const store = emptyStore();
  store.write([{ urn: downstream, name: 'upstreamLineage', value: lineage(records) }], {
    actor: jane,
    time: 1,
  });
  return store;
}

function lineage(fineGrained: readonly JsonObject[]): JsonObject {
  return { ...derivedFrom('a'), fineGrainedLineages: fineGrained };
}

/** The search of the list that GraphQL answers. */
function answered(value: JsonObject): Search<unknown> {
  const schema = getSchema('spec');
  const list = new GraphQLList(schema.getType('FineGrainedLineage') as GraphQLObjectType);
  const source = { list: (search: Search<unknown>) => search } as never;
  return toResult(value['fineGrainedLineages'], list, { schema, source }) as Search<unknown>;
}

function stored(value: JsonObject) {
  const created = { time: 1, actor: jane };
  return {
    urn: downstream,
    name: 'upstreamLineage',
    value,
    version: 1,
    systemMetadata: {},
    created,
  };
}
