import { describe, expect, test } from 'vitest';
import { keyAspectName } from '../../../src/server/metamodel/entity-keys.js';
import { canonicalEntityType, entityTypes } from '../../../src/server/metamodel/entity-types.js';
import { canonicalAspectName } from '../../../src/server/metamodel/record-names.js';
import { timeseriesAspects } from '../../../src/server/metamodel/timeseries-aspects.js';
import { get, runningCatalog } from '../../support/server/catalog.js';

const ENTITIES = '/openapi/v1/registry/models/entity/specifications';
const ASPECTS = '/openapi/v1/registry/models/aspect/specifications';

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

  test('list each aspect once, in pages', async () => {
    const catalog = await runningCatalog();
    const first = (await get(catalog, ASPECTS)).body;
    expect([first.start, first.count]).toEqual([0, 20]);
    const { elements } = (await get(catalog, `${ASPECTS}?count=1000`)).body;
    const names = elements.map((one: ReturnType<typeof annotated>) => one.aspectAnnotation.name);
    expect(new Set(names).size).toBe(first.total);
    expect(elements).toContainEqual(annotated('upstreamLineage'));
    const events = elements.filter(
      (one: ReturnType<typeof annotated>) => one.aspectAnnotation.timeseries,
    );
    expect(
      events.map((one: ReturnType<typeof annotated>) => one.aspectAnnotation.name).sort(),
    ).toEqual([...timeseriesAspects].sort());
  });

  test('answer for one entity type in any letter case, and for one aspect', async () => {
    const catalog = await runningCatalog();
    const { body } = await get(catalog, `${ENTITIES}/CorpUser`);
    expect(Object.keys(body)).toEqual(['name', 'aspectSpecs']);
    expect([body.name, body.aspectSpecs[0]]).toEqual(['corpuser', annotated('corpUserKey')]);
    const aspects = (await get(catalog, `${ENTITIES}/dataset/aspects`)).body;
    expect(aspects).toMatchObject({
      datasetKey: annotated('datasetKey'),
      upstreamLineage: annotated('upstreamLineage'),
      datasetProfile: annotated('datasetProfile', true),
    });
    expect((await get(catalog, `${ASPECTS}/operation`)).body).toEqual(annotated('operation', true));
  });
});
