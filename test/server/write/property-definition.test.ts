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

/** Wrong definitions, each with the reason. */
const WRONG: readonly (readonly [JsonObject, string])[] = [
  [
    { valueType: 'urn:li:dataType:datahub.DOES_NOT_EXIST' },
    'valueType "urn:li:dataType:datahub.DOES_NOT_EXIST" is not the urn of an existing dataType',
  ],
  [
    { valueType: 'urn:li:container:datahub.string' },
    'valueType "urn:li:container:datahub.string" is not the urn of an existing dataType',
  ],
  [
    { valueType: 'urn:li:dataType:(datahub.string' },
    'valueType "urn:li:dataType:(datahub.string" is not the urn of an existing dataType',
  ],
  [{ valueType: 'string' }, 'valueType "string" is not the urn of an existing dataType'],
  [{ valueType: null }, 'valueType null is not the urn of an existing dataType'],
  [
    { entityTypes: [DATASET, 'urn:li:entityType:datahub.DOES_NOT_EXIST'] },
    'entityTypes "urn:li:entityType:datahub.DOES_NOT_EXIST" is not the urn of an existing entityType',
  ],
  [
    { entityTypes: ['urn:li:container:datahub.dataFlow', 7] },
    'entityTypes "urn:li:container:datahub.dataFlow" is not the urn of an existing entityType; entityTypes 7 is not the urn of an existing entityType',
  ],
  [
    { typeQualifier: { allowedTypes: ['urn:li:entityType:datahub.cheese'] } },
    'typeQualifier "urn:li:entityType:datahub.cheese" is not the urn of an existing entityType',
  ],
];

describe.each(dialects)('the definition of a structured property (%s)', (dialect) => {
  test.each(WRONG)('with %j is refused over OpenAPI and Rest.li', async (wrong, why) => {
    const catalog = await runningCatalog({ dialect });
    const value = { ...DEFINITION, ...wrong };
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
