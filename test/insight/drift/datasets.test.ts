import { expect, it } from 'vitest';
import type { DatasetContent, DesiredUnit } from '../../../src/model/desired-state.js';
import type {
  AspectReading,
  ContentReading,
  DatasetReading,
  LineageReading,
  ObservedState,
  WriteInfo,
} from '../../../src/model/observed-state.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import {
  driftOf,
  expectDrifts,
  presentAt,
  version,
  writtenBy,
} from '../../support/insight/drift-of.js';
import { marked } from '../../support/model/lineage-builders.js';
import { sales } from '../../support/model/other-kinds.js';
import {
  absent,
  at,
  desire,
  lineageOf,
  named,
  observe,
  present,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';

const wanted: DatasetContent = {
  description: 'ours',
  columns: [{ fieldPath: 'id', type: 'number', nativeType: 'int' }],
};

interface Told {
  readonly description?: string;
  readonly column?: string;
  readonly properties?: WriteInfo;
  readonly schema?: WriteInfo;
}

/** A dataset that we made. Default: as it is declared. */
function content({
  description = 'ours',
  column = 'id',
  properties = {},
  schema = {},
}: Told): ContentReading {
  const field = {
    fieldPath: column,
    type: { type: { 'com.linkedin.schema.NumberType': {} } },
    nativeDataType: 'int',
  };
  return {
    info: {
      version: '4',
      value: { description, customProperties: { headwater: 'shop' } },
      ...properties,
    },
    schemaMetadata: { version: '2', value: { fields: [field] }, ...schema },
  };
}

function withContent(observed: ObservedState, reading: ContentReading): ObservedState {
  return { ...observed, contents: new Map([[urnOf('sheet'), reading]]) };
}

const made = desire([], [named('sheet', wanted)]);

const holding = (told: Told) => driftOf(made, withContent(observe('sheet'), content(told)));

it('a dataset that is ours to create is missing, altered, or no drift', async () => {
  const [jane, bob] = [(at: number) => writtenBy('jane', at), (at: number) => writtenBy('bob', at)];
  const both = { description: 'x', column: 'key' };
  const lineage = (units: readonly DesiredUnit[]) => desire(units, [named('sheet', wanted)]);
  const beside = (at: UpstreamLineage) =>
    withContent(
      observe('raw', presentAt('sheet', version(7, at)), present('a')),
      content({ description: 'theirs' }),
    );
  await expectDrifts(import.meta, 'datasets', {
    'it is missing': driftOf(made, observe(absent('sheet'))),
    'its description is altered': holding({
      description: 'theirs',
      properties: jane(1),
      schema: bob(9),
    }),
    'its columns are altered': holding({ column: 'key', properties: jane(9), schema: bob(1) }),
    'both are altered, its columns later': holding({
      ...both,
      properties: jane(1),
      schema: bob(2),
    }),
    'both are altered, its description later': holding({
      ...both,
      properties: jane(2),
      schema: bob(1),
    }),
    'both are altered, its columns at an unknown time': holding({ ...both, properties: jane(2) }),
    'both are altered, its description at an unknown time': holding({ ...both, schema: bob(1) }),
    'both are altered, its description by us': holding({
      ...both,
      properties: writtenBy('headwater', 9),
      schema: bob(1),
    }),
    'our user made the last write of the difference': holding({
      description: 'before',
      properties: writtenBy('headwater', 1),
      schema: jane(9),
    }),
    'it is as declared': holding({}),
    'others made it': driftOf(made, observe('sheet')),
    'it is altered, and its lineage is missing': driftOf(
      lineage([unitOf('sheet', 'raw'), unitOf('a', 'raw')]),
      beside(lineageOf('x')),
    ),
    'it is altered, and its lineage is as declared': driftOf(
      lineage([unitOf('sheet', 'raw')]),
      beside(lineageOf(marked('raw'))),
    ),
  });
});

it('a chart that the stack makes is missing until it has its title, and then may be altered', () => {
  const create = { title: 'Q3', columns: [] };
  const desired = desire([], [{ urn: sales, shortNames: ['sales'], place: at(1), create }]);
  const drifted = (info: AspectReading, lineage: LineageReading) => {
    const reading: DatasetReading = { kind: 'present', urn: sales, removed: false, lineage };
    const contents = new Map([[sales, { info, schemaMetadata: { version: '-1' } }]]);
    const drift = driftOf(desired, { ...observe(reading), contents });
    return drift.datasets.flatMap(({ differences }) => differences.map(({ kind }) => kind));
  };
  expect(drifted({ version: '-1' }, { version: '-1' })).toEqual(['missing']);
  const value = { title: 'theirs', customProperties: { headwater: 'shop' } };
  const titled = { version: '2', value: { upstreams: [] } };
  expect(drifted({ version: '2', value, ...writtenBy('jane', 1) }, titled)).toEqual(['altered']);
});
