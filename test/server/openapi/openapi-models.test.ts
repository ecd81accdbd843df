import { describe, expect, test } from 'vitest';
import { keyAspectName } from '../../../src/server/metamodel/entity-keys.js';
import { canonicalEntityType, entityTypes } from '../../../src/server/metamodel/entity-types.js';
import { canonicalAspectName } from '../../../src/server/metamodel/record-names.js';
import { policedCatalog } from '../../support/server/actors.js';
import { get, runningCatalog } from '../../support/server/catalog.js';

const ENTITIES = '/openapi/v1/registry/models/entity/specifications';

interface Named {
  readonly name: string;
}

const annotated = (name: string, timeseries = false) => ({
  aspectAnnotation: { name, timeseries },
});

describe('the models', () => {
  test('list the types of entities in pages, each with its aspects', async () => {
    const catalog = await runningCatalog();
    const first = (await get(catalog, ENTITIES)).body;
    expect([first.start, first.count, first.elements.length]).toEqual([0, 5, 5]);
    const all = (await get(catalog, `${ENTITIES}?start=0&count=1000`)).body;
    expect([all.count, all.elements.length]).toEqual([first.total, first.total]);
    expect(all.elements.slice(0, 5)).toEqual(first.elements);
    expect((await get(catalog, `${ENTITIES}?start=3&count=2`)).body).toEqual({
      start: 3,
      count: 2,
      total: first.total,
      elements: all.elements.slice(3, 5),
    });
    const tag = all.elements.find(({ name }: Named) => name === 'tag');
    expect(tag).toMatchObject({
      entityAnnotation: { name: 'tag', keyAspect: 'tagKey' },
      keyAspectName: 'tagKey',
      keyAspectSpec: annotated('tagKey'),
    });
    expect(tag.aspectSpecs).toContainEqual(annotated('tagProperties'));
    const dataset = all.elements.find(({ name }: Named) => name === 'dataset');
    expect(dataset.aspectSpecs).toContainEqual(annotated('datasetProfile', true));
    expect(Object.values(tag.aspectSpecMap)).toEqual(tag.aspectSpecs);
  });

  test('have the names that writes accept', async () => {
    const catalog = await runningCatalog();
    const { elements } = (await get(catalog, `${ENTITIES}?count=1000`)).body;
    for (const { name, aspectSpecMap, keyAspectName: key } of elements) {
      expect([name, key]).toEqual([canonicalEntityType(name), keyAspectName(name)]);
      for (const aspect of Object.keys(aspectSpecMap))
        expect(aspect).toBe(canonicalAspectName(aspect));
    }
    expect(elements.map(({ name }: Named) => name).sort()).toEqual([...entityTypes].sort());
  });

  test.each([
    [`${ENTITIES}?start=-1`, 400],
    [`${ENTITIES}?count=many`, 400],
  ])('%s is answered with %i', async (path, status) => {
    expect((await get(await runningCatalog(), path)).status).toBe(status);
  });

  test('are for those who manage the system', async () => {
    const catalog = await policedCatalog('datahub');
    expect((await catalog.as('jane').get(ENTITIES)).status).toBe(403);
    expect((await catalog.admin.get(ENTITIES)).status).toBe(200);
  });
});
