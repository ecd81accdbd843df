import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import { applyOperations, stamp } from '../../../support/server/keyed-patches.js';
import { add, pointer, remove, replace } from '../../../support/server/patches.js';
import { dataset } from '../../../support/server/urns.js';

const edge = (destinationUrn: string) => ({ destinationUrn });
const a = dataset('a');

describe('tags, terms, owners and structured properties', () => {
  const tag = (name: string, source?: string) => ({
    tag: name,
    ...(source !== undefined && { attribution: { source } }),
  });

  test('are addressed with or without their source', () => {
    const stored = { tags: [tag('t', 'x'), tag('t', 'y'), tag('u')] };
    const tags = (operation: Json) => applyOperations('globalTags', stored, operation)['tags'];
    const [v, vs] = [tag('v'), tag('v', 's')];
    expect(tags(remove(pointer('tags', 't', 'x')))).toEqual([tag('t', 'y'), tag('u')]);
    expect(tags(remove(pointer('tags', 't')))).toEqual([tag('u')]);
    expect(tags(add(pointer('tags', 'v'), v))).toEqual([...stored.tags, v]);
    expect(tags(add(pointer('tags', 'v', 's'), vs))).toEqual([...stored.tags, vs]);
    const inContext = { tag: 'u', context: 'c' };
    expect(tags(add(pointer('tags', 'u', ''), inContext))).toContainEqual(inContext);
  });

  test('are created member by member, with the key from the pointer', () => {
    expect(
      applyOperations('globalTags', undefined, add(pointer('tags', 't', '', 'context'), 'c')),
    ).toEqual({
      tags: [{ context: 'c', tag: 't' }],
    });
  });

  test('have the stamps that DataHub requires', () => {
    const term = add(pointer('terms', 't'), { urn: 't' });
    expect(applyOperations('glossaryTerms', undefined, term)).toEqual({
      terms: [{ urn: 't' }],
      auditStamp: stamp,
    });
    const stored = { terms: [], auditStamp: { time: 1, actor: 'urn:li:corpuser:jane' } };
    const { auditStamp } = applyOperations('glossaryTerms', stored, term);
    expect(auditStamp).toEqual(stored.auditStamp);
  });

  test('are addressed by owner, type and urn of the type', () => {
    const owner = (type: string, typeUrn?: string) => ({
      owner: 'urn:li:corpuser:jane',
      type,
      ...(typeUrn && { typeUrn }),
    });
    const stored = { owners: [owner('CUSTOM', 'x'), owner('CUSTOM', 'y'), owner('DATAOWNER')] };
    const at = (...keys: readonly string[]) => pointer('owners', 'urn:li:corpuser:jane', ...keys);
    const owners = (before: JsonObject | undefined, operation: Json) =>
      applyOperations('ownership', before, operation)['owners'];
    expect(owners(stored, remove(at('CUSTOM', 'x')))).toEqual(stored.owners.slice(1));
    expect(owners(stored, remove(at('CUSTOM')))).toEqual([owner('DATAOWNER')]);
    for (const keys of [[], ['', '']]) {
      const operation = add(at('DATAOWNER', ...keys), owner('DATAOWNER'));
      expect(applyOperations('ownership', undefined, operation)).toEqual({
        owners: [owner('DATAOWNER')],
        lastModified: stamp,
      });
    }
  });

  test('are addressed by their urns', () => {
    const property = (propertyUrn: string, n: number) => ({ propertyUrn, values: [{ double: n }] });
    const stored = { properties: [property('p', 1), property('q', 1)] };
    expect(
      applyOperations(
        'structuredProperties',
        stored,
        add(pointer('properties', 'p', ''), property('p', 2)),
      )['properties'],
    ).toEqual([property('p', 2), property('q', 1)]);
  });
});

describe('tags and terms of columns', () => {
  const notes = (stored: JsonObject | undefined, ...operations: readonly Json[]) =>
    applyOperations('editableSchemaMetadata', stored, ...operations);
  const tagAt = (fieldPath: string, tag: string) =>
    pointer('editableSchemaFieldInfo', fieldPath, 'globalTags', 'tags', tag);

  test('are added to a column without any', () => {
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

  test('are removed from one column, and other columns are kept', () => {
    const field = (fieldPath: string, ...tags: readonly string[]) => ({
      fieldPath,
      globalTags: { tags: tags.map((tag) => ({ tag })) },
    });
    const stored = {
      editableSchemaFieldInfo: [
        { ...field('x', 's', 't'), description: 'd' },
        field('y', 't'),
        { fieldPath: 'z' },
      ],
    };
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
  [
    'siblings',
    [add(pointer('siblings', a), a), add('/primary', true)],
    { siblings: [a], primary: true },
  ],
  [
    'documentation',
    [add('/documentations/s', { documentation: 'd' })],
    { documentations: [{ documentation: 'd' }] },
  ],
  [
    'institutionalMemory',
    [add(pointer('elements', 'http://x/y'), { url: 'http://x/y' })],
    { elements: [{ url: 'http://x/y' }] },
  ],
  [
    'dataProductProperties',
    [add(pointer('assets', a), edge(a)), add('/name', 'n')],
    { assets: [edge(a)], name: 'n' },
  ],
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
  [
    'glossaryTermInfo',
    [add('/name', 'n')],
    { definition: '', termSource: 'INTERNAL', customProperties: {}, name: 'n' },
  ],
])('%s is patched if it is not stored: %j', (aspectName, operations, expected) => {
  expect(applyOperations(aspectName, undefined, ...operations)).toEqual(expected);
});

test('allowed values are addressed by their content', () => {
  const value = (text: string, description?: string) => ({
    value: { string: text },
    ...(description && { description }),
  });
  const stored = { entityTypes: [], allowedValues: [value('a'), value('b')] };
  const result = applyOperations(
    'propertyDefinition',
    stored,
    add('/allowedValues/b', value('b', 'd')),
    remove('/allowedValues/a'),
  );
  expect(result).toEqual({ entityTypes: [], allowedValues: [value('b', 'd')] });
  expect(
    applyOperations('propertyDefinition', { entityTypes: [] }, add('/displayName', 'n')),
  ).toEqual({
    entityTypes: [],
    displayName: 'n',
  });
});
