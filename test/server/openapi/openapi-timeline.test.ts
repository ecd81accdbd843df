import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { fill, get, quoted, runningCatalog } from '../../support/server/catalog.js';
import { upsert } from '../../support/server/proposals.js';
import { column, dataset } from '../../support/server/urns.js';

const a = dataset('a');
const DAY_MS = 24 * 60 * 60 * 1000;

interface Event extends JsonObject {
  readonly operation: string;
  readonly description: string;
}

interface Transaction extends JsonObject {
  readonly timestamp: number;
  readonly semVer: string;
  readonly changeEvents: readonly Event[];
}

/**
 * Starts a catalog with one write of dataset `a` a day, the first on day 1. Its clock shows the day
 * after the last write.
 */
async function catalogAfter(
  ...writes: readonly (readonly [aspectName: string, value: JsonObject])[]
): Promise<Catalog> {
  let day = 0;
  const catalog = await runningCatalog({ clock: () => day * DAY_MS });
  for (const [aspectName, value] of writes) {
    day++;
    await fill(catalog, upsert(a, aspectName, value));
  }
  day++;
  return catalog;
}

async function timeline(
  catalog: Catalog,
  categories: string,
  more = '',
): Promise<readonly Transaction[]> {
  const path = `/openapi/v2/timeline/v1/${quoted(a)}?categories=${categories}${more}`;
  const { status, body } = await get(catalog, path);
  expect([status, Array.isArray(body)]).toEqual([200, true]);
  return body;
}

/** Formats each change as `ADD Tag 'pii' added to …`. */
function formatted(transactions: readonly Transaction[]): readonly string[] {
  return transactions.flatMap(({ changeEvents }) =>
    changeEvents.map(({ operation, description }) => `${operation} ${description}`),
  );
}

const tagged = (...names: readonly string[]): JsonObject => ({
  tags: names.map((name) => ({ tag: `urn:li:tag:${name}` })),
});
const field = (fieldPath: string, nativeDataType: string, more: JsonObject = {}): JsonObject => ({
  ...{ fieldPath, nativeDataType, ...more },
});

describe('GET /openapi/v2/timeline/v1/<urn>', () => {
  test('lists changes with their times and writers', async () => {
    const catalog = await catalogAfter(
      ['globalTags', tagged('pii')],
      ['globalTags', tagged('pii', 'gold')],
      ['globalTags', tagged('gold')],
    );
    const event = (operation: string, name: string, description: string) => ({
      entityUrn: a,
      category: 'TAG',
      operation,
      modifier: `urn:li:tag:${name}`,
      parameters: { tagUrn: `urn:li:tag:${name}` },
      semVerChange: 'MINOR',
      description,
    });
    const at = (day: number, semVer: string, version: number, changeEvent: JsonObject) => ({
      timestamp: day * DAY_MS,
      actor: 'urn:li:corpuser:datahub',
      semVer,
      semVerChange: 'MINOR',
      changeEvents: [changeEvent],
      versionStamp: `browsePathsV2:0;dataPlatformInstance:0;datasetKey:0;globalTags:${version}`,
    });
    expect(await timeline(catalog, 'TAG')).toEqual([
      at(1, '0.0.0-computed', 1, event('ADD', 'pii', `Tag 'pii' added to entity '${a}'.`)),
      at(2, '0.1.0-computed', 2, event('ADD', 'gold', `Tag 'gold' added to entity '${a}'.`)),
      at(3, '0.2.0-computed', 0, event('REMOVE', 'pii', `Tag 'pii' removed from entity '${a}'.`)),
    ]);
  });

  test('lists changes of columns', async () => {
    const orders = field('[version=2.0].[type=string].id', 'int');
    const described = (description: string) => field('name', 'text', { description });
    const catalog = await catalogAfter(
      ['schemaMetadata', { fields: [orders, described('a name')] }],
      [
        'schemaMetadata',
        { fields: [{ ...orders, nativeDataType: 'bigint' }, described('the name')] },
      ],
      [
        'editableSchemaMetadata',
        { editableSchemaFieldInfo: [{ fieldPath: 'name', globalTags: tagged('pii') }] },
      ],
      ['schemaMetadata', { fields: [described('the name')] }],
    );
    const schema = await timeline(catalog, 'TECHNICAL_SCHEMA');
    expect(formatted(schema)).toEqual([
      "ADD A forwards & backwards compatible change due to the newly added field 'id'.",
      "ADD A forwards & backwards compatible change due to the newly added field 'name'.",
      "MODIFY A backwards incompatible change due to native datatype of the field 'id' changed from 'int' to 'bigint'.",
      "REMOVE A backwards incompatible change due to removal of field: 'id'.",
    ]);
    expect(schema.map(({ semVer }) => semVer)).toEqual([
      '0.0.0-computed',
      '1.0.0-computed',
      '2.0.0-computed',
    ]);
    expect(schema[0]?.changeEvents[1]).toMatchObject({
      entityUrn: a,
      modifier: column('a', 'name'),
      parameters: {
        ...{ fieldPath: 'name', fieldUrn: column('a', 'name'), nullable: false },
        modificationCategory: 'OTHER',
      },
    });
    expect(schema[1]?.changeEvents).toMatchObject([
      { parameters: { modificationCategory: 'TYPE_CHANGE' } },
    ]);
    expect(formatted(await timeline(catalog, 'DOCUMENTATION'))).toEqual([
      "ADD The description 'a name' for the field 'name' has been added.",
      "MODIFY The description for the field 'name' has been changed from 'a name' to 'the name'.",
    ]);
    const [tag] = await timeline(catalog, 'TAG');
    expect(tag?.changeEvents).toEqual([
      expect.objectContaining({
        entityUrn: column('a', 'name'),
        parameters: { tagUrn: 'urn:li:tag:pii', fieldPath: 'name', parentUrn: a },
        description: `Tag 'pii' added to entity '${column('a', 'name')}'.`,
      }),
    ]);
  });

  test('shows a renamed column as one change, with what the column keeps', async () => {
    const inService = (last: string) => `[version=2.0].[type=struct].service.[type=int].${last}`;
    const id = { description: 'Service id', globalTags: tagged('pii') };
    const name = field(inService('name'), 'int', { description: 'Service name' });
    const catalog = await catalogAfter(
      ['schemaMetadata', { fields: [field(inService('id'), 'int', id), name] }],
      ['schemaMetadata', { fields: [name, field(inService('id2'), 'int', id)] }],
    );
    const [, change] = await timeline(catalog, 'TECHNICAL_SCHEMA');
    const fieldUrn = column('a', inService('id'));
    expect(change).toMatchObject({ semVer: '0.1.0-computed', semVerChange: 'MINOR' });
    expect(change?.changeEvents).toEqual([
      {
        entityUrn: a,
        category: 'TECHNICAL_SCHEMA',
        operation: 'MODIFY',
        modifier: fieldUrn,
        parameters: {
          ...{ fieldPath: inService('id'), fieldUrn, nullable: false },
          modificationCategory: 'RENAME',
        },
        semVerChange: 'MINOR',
        description:
          "A forwards & backwards compatible change due to renaming of the field 'service.id to service.id2'.",
      },
    ]);
    expect(await timeline(catalog, 'TAG,DOCUMENTATION')).toHaveLength(1);
  });

  test.each([
    ['another type', field('id2', 'text')],
    ['another parent', field('service.id', 'int')],
    ['another description', field('id2', 'int', { description: 'an id' })],
  ])('shows a column with %s as a new column', async (_what, added) => {
    const catalog = await catalogAfter(
      ['schemaMetadata', { fields: [field('id', 'int')] }],
      ['schemaMetadata', { fields: [added] }],
    );
    const [, change] = await timeline(catalog, 'TECHNICAL_SCHEMA');
    expect(change?.changeEvents.map(({ operation }) => operation).sort()).toEqual([
      'ADD',
      'REMOVE',
    ]);
  });

  test('pairs several renamed columns in the order of their paths', async () => {
    const catalog = await catalogAfter(
      ['schemaMetadata', { fields: [field('b', 'int'), field('a', 'int'), field('z', 'int')] }],
      ['schemaMetadata', { fields: [field('d', 'int'), field('c', 'int')] }],
    );
    const [, ...changes] = await timeline(catalog, 'TECHNICAL_SCHEMA');
    expect(formatted(changes)).toEqual([
      "MODIFY A forwards & backwards compatible change due to renaming of the field 'a to c'.",
      "MODIFY A forwards & backwards compatible change due to renaming of the field 'b to d'.",
      "REMOVE A backwards incompatible change due to removal of field: 'z'.",
    ]);
  });

  test('lists changes of owners, terms, domains and documentation', async () => {
    const owned = (...types: readonly string[]) => ({
      owners: types.map((type) => ({ owner: 'urn:li:corpuser:jane', type })),
    });
    const link = (description: string) => ({
      elements: [{ url: 'https://example.org', description }],
    });
    const catalog = await catalogAfter(
      ['ownership', owned('DATAOWNER')],
      ['ownership', owned('PRODUCER', 'CONSUMER')],
      ['ownership', { owners: [] }],
      ['glossaryTerms', { terms: [{ urn: 'urn:li:glossaryTerm:Revenue' }] }],
      ['domains', { domains: ['urn:li:domain:sales'] }],
    );
    expect(formatted(await timeline(catalog, 'OWNER'))).toEqual([
      `ADD 'jane' added as a \`DATAOWNER\` of '${a}'.`,
      `MODIFY 'jane''s ownership type changed from 'DATAOWNER' to 'CONSUMER, PRODUCER' for '${a}'.`,
      `REMOVE 'jane' removed as a \`CONSUMER, PRODUCER\` of '${a}'.`,
    ]);
    expect(formatted(await timeline(catalog, 'glossary_term,DOMAIN'))).toEqual([
      `ADD Term 'Revenue' added to entity '${a}'.`,
      `ADD Domain 'sales' added to entity '${a}'.`,
    ]);
    const documented = await catalogAfter(
      ['datasetProperties', { description: 'x' }],
      ['editableDatasetProperties', { description: 'y' }],
      ['editableDatasetProperties', {}],
      ['datasetProperties', { description: 'z', customProperties: {} }],
      ['institutionalMemory', link('wiki')],
      ['institutionalMemory', link('page')],
    );
    expect(formatted(await timeline(documented, 'DOCUMENTATION'))).toEqual([
      `ADD Documentation for '${a}' has been added: 'x'.`,
      `ADD Documentation for '${a}' has been added: 'y'.`,
      `REMOVE Documentation for '${a}' has been removed: 'y'.`,
      `MODIFY Documentation of '${a}' has been changed from 'x' to 'z'.`,
      `ADD Institutional Memory 'https://example.org' with documentation of '${a}' has been added: 'wiki'`,
      `MODIFY Documentation of Institutional Memory 'https://example.org' of  '${a}' has been changed from 'wiki' to 'page'.`,
    ]);
    expect((await timeline(documented, 'DOCUMENTATION')).map(({ semVer }) => semVer)).toEqual(
      ['0.0.0', '0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.4.1'].map(
        (version) => `${version}-computed`,
      ),
    );
  });

  test('covers the last week by default, or the requested time', async () => {
    const writes = Array.from({ length: 12 }, (_, i): readonly [string, JsonObject] => [
      'globalTags',
      tagged(`t${i + 1}`),
    ]);
    const catalog = await catalogAfter(...writes);
    const days = async (more: string) =>
      (await timeline(catalog, 'TAG', more)).map(({ timestamp }) => timestamp / DAY_MS);
    expect(await days('')).toEqual([6, 7, 8, 9, 10, 11, 12]);
    expect(await days(`&startTime=${2 * DAY_MS}&endTime=${4 * DAY_MS}`)).toEqual([2, 3, 4]);
    expect(await days(`&endTime=${2 * DAY_MS}`)).toEqual([1, 2]);
    // The first change is compared with the state before it, and versions are counted from there.
    const [first] = await timeline(catalog, 'TAG', `&startTime=${3 * DAY_MS}`);
    expect([first?.changeEvents.map(({ operation }) => operation), first?.semVer]).toEqual([
      ['REMOVE', 'ADD'],
      '0.0.0-computed',
    ]);
  });

  test('lists no changes from before the oldest version that is kept', async () => {
    const names = Array.from({ length: 23 }, (_, i) => `t${i}`);
    const writes = names.map((_, i): readonly [string, JsonObject] => [
      'globalTags',
      tagged(...names.slice(0, i + 1)),
    ]);
    const transactions = await timeline(await catalogAfter(...writes), 'TAG', '&startTime=0');
    expect([transactions.length, transactions[0]?.timestamp]).toEqual([20, 4 * DAY_MS]);
    expect(transactions.every(({ changeEvents }) => changeEvents.length === 1)).toBe(true);
  });

  test.each(['/openapi/timeline/v1', '/openapi/v1/timeline'])(
    'is the same at the older path %s',
    async (path) => {
      const catalog = await catalogAfter(['globalTags', tagged('pii')]);
      const { body } = await get(catalog, `${path}/${quoted(a)}?categories=TAG`);
      expect([body.length, body]).toEqual([1, await timeline(catalog, 'TAG')]);
    },
  );

  test('is empty for a missing entity, and for categories without changes', async () => {
    expect(await timeline(await runningCatalog(), 'TAG')).toEqual([]);
    const catalog = await catalogAfter(['globalTags', tagged('pii')]);
    expect(await timeline(catalog, 'STRUCTURED_PROPERTY')).toEqual([]);
  });
});
