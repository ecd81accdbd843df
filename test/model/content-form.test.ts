import { expect, it } from 'vitest';
import { contentForm, fromStoredTexts, toStoredTexts } from '../../src/model/content-form.js';
import type { EntityUrn } from '../../src/urn/entity-urn.js';
import { deck, flow, load, others, sales } from '../support/model/other-kinds.js';
import { urnOf } from '../support/model/state-builders.js';

const content = { title: 'Q3', description: 'by hand', url: 'https://x.example', columns: [] };

it.each<[EntityUrn, string, string]>([
  [load, 'dataJobInfo', 'name description externalUrl'],
  [sales, 'chartInfo', 'title description externalUrl'],
  [deck, 'dashboardInfo', 'title description externalUrl'],
  [urnOf('orders'), 'datasetProperties', 'description'],
  ['urn:li:mlModel:x' as EntityUrn, 'datasetProperties', 'description'],
])('the texts of %s have their names in %s: %s', (urn, aspect, names) => {
  const form = contentForm(urn);
  expect(form.aspect).toBe(aspect);
  const stored = toStoredTexts(form, content);
  expect(Object.keys(stored)).toEqual(names.split(' '));
  const { columns: _, ...texts } = content;
  expect(texts).toMatchObject(fromStoredTexts(form, stored));
  expect(toStoredTexts(form, { columns: [] })).toEqual({});
  expect(fromStoredTexts(form, undefined)).toEqual({});
});

it('a text of a wrong type is no text', () => {
  expect(fromStoredTexts(contentForm(others.chart), { title: 1, description: null })).toEqual({});
});

it('only a job has a parent, its flow', () => {
  expect(contentForm(load).parent?.(load)).toEqual({
    urn: flow,
    aspect: 'dataFlowInfo',
    value: { name: 'daily' },
  });
  expect(contentForm(sales).parent).toBeUndefined();
});
