import { expect, test } from 'vitest';
import { LABEL_BATCH_SIZE } from '../../../src/catalog/read/read-labels.js';
import { intercept, reader, urnOf } from '../catalog-clients.js';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(urnOf) as [
  ReturnType<typeof urnOf>,
  ReturnType<typeof urnOf>,
  ReturnType<typeof urnOf>,
  ReturnType<typeof urnOf>,
];

function answers(entities: unknown): void {
  intercept().post('/api/graphql').reply(200, { data: { entities } });
}

const domain = (properties: unknown) => ({ domain: { urn: 'urn:li:domain:sales', properties } });

test('labels are read, and the name in the urn is none', async () => {
  answers([
    { urn: a, properties: { name: 'Orders' }, domain: domain({ name: 'Sales' }) },
    null,
    { urn: b, properties: { name: 'b' }, domain: domain(null) },
    { urn: d, properties: null, domain: null },
  ]);
  expect(await reader().readLabels([a, b, c, d])).toEqual(
    new Map([
      [a, { displayName: 'Orders', domain: 'Sales' }],
      [b, { domain: 'sales' }],
      [d, {}],
    ]),
  );
});

test('no dataset takes no request, and many take several', async () => {
  expect(await reader().readLabels([])).toEqual(new Map());
  const many = Array.from({ length: LABEL_BATCH_SIZE + 1 }, (_, i) => urnOf(`t${i}`));
  answers([]);
  answers([]);
  expect(await reader().readLabels(many)).toEqual(new Map());
});

test('an answer of another shape is refused', async () => {
  answers([{ urn: a, domain: 'sales' }]);
  await expect(reader().readLabels([a])).rejects.toMatchObject({ codeName: 'catalog-incomplete' });
});
