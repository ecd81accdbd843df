import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifestSchema from '../../schemas/manifest.schema.json' with { type: 'json' };
import settingsSchema from '../../schemas/settings.schema.json' with { type: 'json' };
import { parseSettings } from '../../src/manifest/parse-settings.js';
import { readManifest } from '../../src/manifest/read-manifest.js';
import { manifestShape, settingsShape } from '../../src/manifest/schema/shapes.js';
import { guardNames } from '../../src/model/allowance.js';
import { columnTypes } from '../../src/model/desired-state.js';
import { lineageTypes } from '../../src/model/upstream-lineage.js';
import { fabricTypes } from '../../src/urn/dataset-urn.js';

const fixtures = new URL('fixtures/', import.meta.url);

/** Every schema fixture, and the codes of its findings in reading order. */
const expectedFindings: Readonly<Record<string, readonly string[]>> = {
  'manifest/valid/complete.yaml': [],
  'manifest/valid/smallest.yaml': [],
  'manifest/valid/whole-graph.yaml': [],
  'manifest/invalid/unknown-key.yaml': ['unknown-key'],
  'manifest/invalid/says-nothing.yaml': ['missing-key'],
  'manifest/invalid/datasets.yaml': [
    'conflicting-keys',
    'reserved-character',
    'malformed-text',
    'wrong-type',
    'unknown-env',
  ],
  'manifest/invalid/lineage.yaml':
    `malformed-reference unknown-value misused-wildcard malformed-reference
    misused-wildcard refused-transform out-of-range nothing-listed`.split(/\s+/),
  'settings/valid/complete.yaml': [],
  'settings/valid/smallest.yaml': [],
  'settings/invalid/no-stack.yaml': ['missing-key'],
  'settings/invalid/values.yaml': [
    'malformed-text',
    'nothing-listed',
    'out-of-range',
    'unknown-key',
    'unknown-value',
    'malformed-text',
  ],
};

function readFindings(path: string, text: string): readonly string[] {
  const file = { path, text };
  const { findings } = path.startsWith('settings/') ? parseSettings(file) : readManifest(file);
  const inOrder = findings.toSorted(
    (a, b) =>
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0),
  );
  return inOrder.map(({ name }) => name);
}

describe('schema fixtures', () => {
  const found = [
    'manifest/valid',
    'manifest/invalid',
    'settings/valid',
    'settings/invalid',
  ].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, fixtures)).map((name) => `${folder}/${name}`),
  );

  test('are all listed with their findings', () => {
    expect(found.sort()).toEqual(Object.keys(expectedFindings).sort());
  });

  test.each(Object.entries(expectedFindings))('%s', (path, names) => {
    const text = readFileSync(new URL(path, fixtures), 'utf8');
    const validate = path.startsWith('settings/') ? settingsShape : manifestShape;
    expect(validate(parse(text))).toBe(path.includes('/valid/'));
    expect(readFindings(path, text)).toEqual(names);
  });
});

/**
 * Returns every property of every object in a schema, with its address. Forbidden properties need
 * no description.
 */
function listProperties(schema: unknown, address: string): readonly (readonly [string, unknown])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const here =
      key === 'properties'
        ? Object.entries(value as object).filter(([, property]) => property !== false)
        : [];
    return [
      ...here.map(([name, property]) => [`${address}/properties/${name}`, property] as const),
      ...listProperties(value, `${address}/${key}`),
    ];
  });
}

describe.each([
  ['manifest', manifestSchema],
  ['settings', settingsSchema],
])('the schema of a %s', (name, schema) => {
  test('describes every property', () => {
    const properties = listProperties(schema, '#');
    expect(properties.length).toBeGreaterThan(10);
    expect(
      properties.filter(
        ([, property]) =>
          !/^\S.+\S$/.test(String((property as { description?: string }).description)),
      ),
    ).toEqual([]);
  });

  test('gives every property an example that fits', () => {
    const check = new Ajv2020({ schemas: [schema], strict: false, formats: { date: true } });
    const misfits = listProperties(schema, '#').flatMap(([address, property]) => {
      const { examples = [] } = property as { examples?: readonly unknown[] };
      const fits = check.getSchema(`${schema.$id}${address.replaceAll('*', '%2A')}`);
      const bad = examples.filter((example) => fits?.(example) !== true);
      return examples.length === 0
        ? [`${address}: none`]
        : bad.map((one) => `${address}: ${JSON.stringify(one)}`);
    });
    expect(misfits).toEqual([]);
  });

  test('rejects unknown keys in every object', () => {
    const objects = JSON.stringify(schema).match(/"additionalProperties":(?!false)[^,}]*/g) ?? [];
    expect(objects.every((one) => one.includes('"$ref"'))).toBe(true);
  });

  test('has an address and a draft', () => {
    expect(schema.$id).toBe(
      `https://headwater-lineage.github.io/headwater/schemas/${name}.schema.json`,
    );
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  test('lists the environments of DataHub', () => {
    expect(schema.$defs.env.enum).toEqual(fabricTypes);
  });
});

test('the schemas define lineage tests in the same way', () => {
  const definitionsOf = (schema: { readonly $defs: object }) => Object.entries(schema.$defs);
  const manifestDefinitions = new Map(definitionsOf(manifestSchema));
  const shared = definitionsOf(settingsSchema).filter(([name]) => manifestDefinitions.has(name));
  expect(Object.fromEntries(shared)).toHaveProperty('lineageTest');
  for (const [name, definition] of shared)
    expect(definition, name).toEqual(manifestDefinitions.get(name));
  expect(settingsSchema.properties.tests).toEqual(manifestSchema.properties.tests);
});

test('the schema of settings lists the guards', () => {
  expect(settingsSchema.$defs.allowance.properties.guard.enum).toEqual(guardNames);
});

test('the schema of a manifest lists the types of the model', () => {
  expect(manifestSchema.$defs.columnType.enum).toEqual(columnTypes);
  expect(manifestSchema.$defs.upstream.then.properties.type.enum).toEqual(lineageTypes);
});
