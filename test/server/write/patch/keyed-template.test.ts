import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import { add, patched, pointer, remove, replace } from '../../../support/server-patches.js';
import { refusalBy } from '../../../support/server-store.js';
import { column, dataset } from '../../../support/server-urns.js';

const NOW = 5;
const stamp = { time: NOW, actor: 'urn:li:corpuser:__datahub_system' };
const edge = (destinationUrn: string, more: JsonObject = {}) => ({ destinationUrn, ...more });
const [a, b, c] = [dataset('a'), dataset('b'), dataset('c')];
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),j)';

function of(aspectName: string, stored: JsonObject | undefined, ...operations: readonly Json[]): JsonObject {
  return patched(stored, operations, { aspectName, time: NOW });
}

describe('the lineage of a job', () => {
  const jobs = (stored: JsonObject | undefined, ...operations: readonly Json[]) => of('dataJobInputOutput', stored, ...operations);

  test('starts from empty lists, those of older clients among them', () => {
    expect(jobs(undefined, add(pointer('inputDatasetEdges', a), edge(a)))).toEqual({
      inputDatasets: [],
      outputDatasets: [],
      inputDatajobs: [],
      inputDatasetEdges: [edge(a)],
      outputDatasetEdges: [],
      inputDatajobEdges: [],
      inputDatasetFields: [],
      outputDatasetFields: [],
      fineGrainedLineages: [],
    });
  });

  test('gains and loses edges by where they lead, and keeps what else there is', () => {
    const stored = { inputDatasets: [b], inputDatasetEdges: [edge(a, { custom: 1 }), edge(b)], inputDatajobEdges: [edge(job)], more: 1 };
    const result = jobs(
      stored,
      remove(pointer('inputDatasetEdges', b)),
      add(pointer('inputDatasetEdges', c), edge(c)),
      add(pointer('outputDatasetEdges', b), edge(b)),
      remove(pointer('inputDatajobEdges', 'urn:li:dataJob:none')),
    );
    expect(result).toMatchObject({
      inputDatasets: [b],
      inputDatasetEdges: [edge(a, { custom: 1 }), edge(c)],
      outputDatasetEdges: [edge(b)],
      inputDatajobEdges: [edge(job)],
      more: 1,
    });
  });

  test('addresses columns by their urns, and column lineage as in datasets', () => {
    const [x, y] = [column('a', 'x'), column('b', 'y')];
    const result = jobs(
      { inputDatasetFields: [column('a', 'z')] },
      add(pointer('inputDatasetFields', x), x),
      add(pointer('fineGrainedLineages', 'NONE', y, 'NONE', x), { confidenceScore: 0.5 }),
    );
    expect(result['inputDatasetFields']).toEqual([column('a', 'z'), x]);
    expect(result['fineGrainedLineages']).toEqual([
      {
        upstreamType: 'FIELD_SET',
        downstreamType: 'FIELD',
        upstreams: [x],
        downstreams: [y],
        confidenceScore: 0.5,
        transformOperation: 'NONE',
      },
    ]);
    expect(jobs(result, remove(pointer('fineGrainedLineages', 'NONE', y, 'NONE', x)))['fineGrainedLineages']).toEqual([]);
  });

  test('rebuilds its column lineage with every patch, and fails where that cannot be', () => {
    const twofold = {
      upstreamType: 'FIELD_SET',
      downstreamType: 'FIELD_SET',
      upstreams: [column('a', 'x')],
      downstreams: [column('b', 'y'), column('b', 'z')],
    };
    const patch = add(pointer('inputDatasetEdges', a), edge(a));
    expect(refusalBy(() => jobs({ fineGrainedLineages: [twofold] }, patch))).toMatch(/^validation: .*exactly one downstream/);
  });

  test('can be set as a whole', () => {
    expect(jobs({ inputDatasetEdges: [edge(a)] }, add('/inputDatasetEdges', [edge(b)]))['inputDatasetEdges']).toEqual([edge(b)]);
  });
});

describe('a chart and a dashboard', () => {
  test('start from a title and stamps', () => {
    expect(of('chartInfo', undefined, add(pointer('inputEdges', a), edge(a)), add('/title', 'Sales'))).toEqual({
      title: 'Sales',
      description: '',
      lastModified: { created: stamp, lastModified: stamp },
      inputEdges: [edge(a)],
      inputs: [],
    });
    expect(of('dashboardInfo', undefined, add(pointer('dashboards', 'urn:li:dashboard:d'), edge('urn:li:dashboard:d')))).toMatchObject({
      title: '',
      dashboards: [edge('urn:li:dashboard:d')],
      chartEdges: [],
      datasets: [],
    });
  });

  test('keep all inputs of older writers, which are unions', () => {
    const stored = { inputs: [{ string: a }, { string: b }, c] };
    expect(of('chartInfo', stored, remove(pointer('inputs', b)))['inputs']).toEqual([{ string: a }, c]);
  });
});

describe('tags, terms, owners and structured properties', () => {
  const tag = (name: string, source?: string) => ({ tag: name, ...(source !== undefined && { attribution: { source } }) });

  test('are addressed with their source or without', () => {
    const stored = { tags: [tag('t', 'x'), tag('t', 'y'), tag('u')] };
    expect(of('globalTags', stored, remove(pointer('tags', 't', 'x')))['tags']).toEqual([tag('t', 'y'), tag('u')]);
    expect(of('globalTags', stored, remove(pointer('tags', 't')))['tags']).toEqual([tag('u')]);
    expect(of('globalTags', stored, add(pointer('tags', 'v'), tag('v')))['tags']).toEqual([...stored.tags, tag('v')]);
    expect(of('globalTags', stored, add(pointer('tags', 'v', 's'), tag('v', 's')))['tags']).toEqual([...stored.tags, tag('v', 's')]);
    expect(of('globalTags', stored, add(pointer('tags', 'u', ''), { tag: 'u', context: 'c' }))['tags']).toContainEqual({
      tag: 'u',
      context: 'c',
    });
  });

  test('are made member by member, the key taken from the pointer', () => {
    expect(of('globalTags', undefined, add(pointer('tags', 't', '', 'context'), 'c'))).toEqual({ tags: [{ context: 'c', tag: 't' }] });
  });

  test('have the stamps that DataHub wants', () => {
    expect(of('glossaryTerms', undefined, add(pointer('terms', 't'), { urn: 't' }))).toEqual({ terms: [{ urn: 't' }], auditStamp: stamp });
    const stored = { terms: [], auditStamp: { time: 1, actor: 'urn:li:corpuser:jane' } };
    expect(of('glossaryTerms', stored, add(pointer('terms', 't'), { urn: 't' }))['auditStamp']).toEqual(stored.auditStamp);
  });

  test('owners of one type are told apart by who they are and what kind of it', () => {
    const owner = (type: string, typeUrn?: string) => ({ owner: 'urn:li:corpuser:jane', type, ...(typeUrn && { typeUrn }) });
    const stored = { owners: [owner('CUSTOM', 'x'), owner('CUSTOM', 'y'), owner('DATAOWNER')] };
    const at = (...keys: readonly string[]) => pointer('owners', 'urn:li:corpuser:jane', ...keys);
    expect(of('ownership', stored, remove(at('CUSTOM', 'x')))['owners']).toEqual([owner('CUSTOM', 'y'), owner('DATAOWNER')]);
    expect(of('ownership', stored, remove(at('CUSTOM')))['owners']).toEqual([owner('DATAOWNER')]);
    expect(of('ownership', undefined, add(at('DATAOWNER'), owner('DATAOWNER')))).toEqual({
      owners: [owner('DATAOWNER')],
      lastModified: stamp,
    });
    expect(of('ownership', undefined, add(at('DATAOWNER', '', ''), owner('DATAOWNER')))['owners']).toEqual([owner('DATAOWNER')]);
  });

  test('properties are addressed by their urns', () => {
    const property = (propertyUrn: string, n: number) => ({ propertyUrn, values: [{ double: n }] });
    const stored = { properties: [property('p', 1), property('q', 1)] };
    expect(of('structuredProperties', stored, add(pointer('properties', 'p', ''), property('p', 2)))['properties']).toEqual([
      property('p', 2),
      property('q', 1),
    ]);
  });
});

describe('what is noted of columns', () => {
  const notes = (stored: JsonObject | undefined, ...operations: readonly Json[]) => of('editableSchemaMetadata', stored, ...operations);
  const tagAt = (fieldPath: string, tag: string) => pointer('editableSchemaFieldInfo', fieldPath, 'globalTags', 'tags', tag);

  test('is made for a column that has none', () => {
    expect(notes(undefined, add(tagAt('x.y', 't'), { tag: 't' }))).toEqual({
      created: stamp,
      lastModified: stamp,
      editableSchemaFieldInfo: [{ fieldPath: 'x.y', globalTags: { tags: [{ tag: 't' }] } }],
    });
    const term = pointer('editableSchemaFieldInfo', 'x', 'glossaryTerms', 'terms', 'g');
    expect(notes(undefined, add(term, { urn: 'g' }))['editableSchemaFieldInfo']).toEqual([
      { fieldPath: 'x', glossaryTerms: { terms: [{ urn: 'g' }], auditStamp: stamp } },
    ]);
  });

  test('loses a tag of one column, and keeps the rest', () => {
    const field = (fieldPath: string, ...tags: readonly string[]) => ({ fieldPath, globalTags: { tags: tags.map((tag) => ({ tag })) } });
    const stored = { editableSchemaFieldInfo: [{ ...field('x', 's', 't'), description: 'd' }, field('y', 't'), { fieldPath: 'z' }] };
    expect(notes(stored, remove(tagAt('x', 't')))['editableSchemaFieldInfo']).toEqual([
      { ...field('x', 's'), description: 'd' },
      field('y', 't'),
      { fieldPath: 'z' },
    ]);
  });
});

test.each<[string, readonly Json[], JsonObject]>([
  [
    'datasetProperties',
    [add('/customProperties/k', 'v'), add('/description', 'd')],
    { tags: [], customProperties: { k: 'v' }, description: 'd' },
  ],
  ['datasetProperties', [add('/tags/t', 't')], { tags: ['t'], customProperties: {} }],
  ['dataJobInfo', [add('/customProperties/k', 'v')], { customProperties: { k: 'v' } }],
  ['dataFlowInfo', [add('/customProperties/k', 'v')], { customProperties: { k: 'v' } }],
  ['editableDatasetProperties', [add('/description', 'd')], { description: 'd' }],
  ['domains', [add('/domains/d', 'd')], { domains: ['d'] }],
  ['siblings', [add(pointer('siblings', a), a), add('/primary', true)], { siblings: [a], primary: true }],
  ['documentation', [add('/documentations/s', { documentation: 'd' })], { documentations: [{ documentation: 'd' }] }],
  ['institutionalMemory', [add(pointer('elements', 'http://x/y'), { url: 'http://x/y' })], { elements: [{ url: 'http://x/y' }] }],
  ['dataProductProperties', [add(pointer('assets', a), edge(a)), add('/name', 'n')], { assets: [edge(a)], name: 'n' }],
  [
    'formInfo',
    [add('/prompts/p', { id: 'p' }), add('/actors/users/u', 'u')],
    { name: '', prompts: [{ id: 'p' }], actors: { users: ['u'], groups: [] } },
  ],
  ['formInfo', [replace('/name', 'n')], { name: 'n', prompts: [] }],
  [
    'propertyDefinition',
    [add('/allowedValues/v', { value: { string: 'v' } }), add('/entityTypes/e', 'e')],
    {
      qualifiedName: '',
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['e'],
      allowedValues: [{ value: { string: 'v' } }],
    },
  ],
  ['glossaryTermInfo', [add('/name', 'n')], { definition: '', termSource: 'INTERNAL', customProperties: {}, name: 'n' }],
])('%s is patched where nothing is stored: %j', (aspectName, operations, expected) => {
  expect(of(aspectName, undefined, ...operations)).toEqual(expected);
});

test('allowed values are told apart by what is in them', () => {
  const value = (text: string, description?: string) => ({ value: { string: text }, ...(description && { description }) });
  const stored = { entityTypes: [], allowedValues: [value('a'), value('b')] };
  const result = of('propertyDefinition', stored, add('/allowedValues/b', value('b', 'd')), remove('/allowedValues/a'));
  expect(result).toEqual({ entityTypes: [], allowedValues: [value('b', 'd')] });
  expect(of('propertyDefinition', { entityTypes: [] }, add('/displayName', 'n'))).toEqual({ entityTypes: [], displayName: 'n' });
});
