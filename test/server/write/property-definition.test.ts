import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { fill, get, patch, post, runningCatalog } from '../../support/server/catalog.js';
import { onRestli, upsert } from '../../support/server/proposals.js';

const urn = 'urn:li:structuredProperty:io.retention' as Urn;
const PATH = `/openapi/v3/entity/structuredProperty/${urn}/propertyDefinition`;

const DATASET = 'urn:li:entityType:datahub.dataset';
const DEFINITION: JsonObject = {
  qualifiedName: 'io.retention',
  valueType: 'urn:li:dataType:datahub.number',
  entityTypes: [DATASET, 'urn:li:entityType:datahub.dataFlow'],
};

const define = (catalog: Catalog, value: JsonObject) =>
  post(catalog, `${PATH}?createIfNotExists=false`, { value });

const CHEESE = 'urn:li:entityType:datahub.cheese';

/** Wrong definitions: the member, its value, the wrong part of the value, and the missing type. */
const WRONG = [
  ...[
    'urn:li:dataType:datahub.X',
    'urn:li:container:datahub.string',
    'urn:li:dataType:(x',
    'x',
  ].map((one) => ['valueType', one, one, 'dataType'] as const),
  ['valueType', null, null, 'dataType'],
  ['entityTypes', [DATASET, CHEESE], CHEESE, 'entityType'],
  ['entityTypes', ['urn:li:container:datahub.x'], 'urn:li:container:datahub.x', 'entityType'],
  ['entityTypes', [7], 7, 'entityType'],
  ['typeQualifier', { allowedTypes: [DATASET, CHEESE] }, CHEESE, 'entityType'],
] as const;

describe.each(dialects)('the definition of a structured property (%s)', (dialect) => {
  test.each(WRONG)('with the %s %j is refused', async (member, wrong, part, type) => {
    const catalog = await runningCatalog({ dialect });
    const value = { ...DEFINITION, [member]: wrong };
    const why = `${member} ${JSON.stringify(part)} is not the urn of an existing ${type}`;
    const message = `propertyDefinition of ${urn} is not valid: ${why}`;
    const single = await define(catalog, value);
    expect([single.status, single.body]).toEqual([400, { error: 'Validation Error', message }]);
    const bulk = await post(catalog, '/openapi/v3/entity/structuredProperty?async=false', [
      { urn, propertyDefinition: { value } },
    ]);
    expect([bulk.status, bulk.body]).toEqual([400, { error: 'Validation Error', message }]);
    const proposal = onRestli(upsert(urn, 'propertyDefinition', value));
    const restli = await post(catalog, '/aspects?action=ingestProposal', { proposal });
    expect([restli.status, restli.body.message]).toEqual([422, message]);
    expect((await get(catalog, PATH)).status).toBe(404);
  });

  test('with types that exist is stored, and a patch to a wrong type is refused', async () => {
    const catalog = await runningCatalog({ dialect });
    const typeQualifier = { allowedTypes: ['urn:li:entityType:datahub.corpuser'] };
    expect((await define(catalog, { ...DEFINITION, typeQualifier })).status).toBe(200);
    const operation = { op: 'add', path: '/valueType', value: 'urn:li:dataType:datahub.color' };
    const { status, body } = await patch(catalog, PATH, { patch: [operation] });
    expect([status, body.error]).toEqual([400, 'Validation Error']);
    const stored = (await get(catalog, PATH)).body.value;
    expect(stored).toEqual({ ...DEFINITION, typeQualifier });
  });

  test('may name a data type that the catalog stores', async () => {
    const catalog = await runningCatalog({ dialect });
    const color = 'urn:li:dataType:io.color' as Urn;
    const definition = { ...DEFINITION, valueType: color };
    expect((await define(catalog, definition)).status).toBe(400);
    const info = { qualifiedName: 'io.color', displayName: 'Color' };
    await fill(catalog, upsert(color, 'dataTypeInfo', info));
    expect((await define(catalog, definition)).status).toBe(200);
  });
});
