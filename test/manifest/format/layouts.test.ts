import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  manifestLayout,
  type NodeLayout,
  settingsLayout,
} from '../../../src/manifest/format/layouts.js';
import type { Json, JsonObject } from '../../../src/model/json.js';

test.each([
  ['manifest', manifestLayout],
  ['settings', settingsLayout],
] as const)('the keys of a %s have the order of its schema', (name, layout) => {
  const schema = JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as JsonObject;
  const differences = compare(layout, [schema], { root: schema, path: name });
  expect(differences).toEqual([]);
});

test('a key that the schema lacks has no layout of its own', () => {
  expect(manifestLayout.valueAt('other')).toMatchObject({ isBlock: false, keys: [] });
});

type Maybe = Json | undefined;

interface Place {
  readonly root: JsonObject;
  readonly path: string;
}

/** Compares a layout with all parts of the schema that describe the same value. */
function compare(layout: NodeLayout, parts: readonly Json[], place: Place): readonly string[] {
  const schemas = parts.flatMap((part) => resolve(part, place.root));
  const properties = mergeProperties(schemas);
  const own = [...properties.keys()];
  const isOpen = schemas.some((one) => isObject(one['additionalProperties']));
  // A layout may hold the keys of several parts, such as those of a wildcard.
  const keys = layout.keys.filter((key) => properties.has(key));
  const expected = isOpen ? [] : own;
  const differences =
    String(keys) === String(expected) ? [] : [`${place.path}: ${keys} is not ${expected}`];
  const below = (key: string, inner: NodeLayout, found: readonly Json[] = []) =>
    compare(inner, found, { ...place, path: `${place.path}/${key}` });
  const others = schemas.flatMap((one) => list(one['additionalProperties']));
  const items = schemas.flatMap((one) => list(one['items']));
  return [
    ...differences,
    ...own.flatMap((key) => below(key, layout.valueAt(key), properties.get(key))),
    ...(isOpen ? below('other', layout.valueAt('other'), others) : []),
    ...(items.length === 0 ? [] : below('item', layout.item(), items)),
  ];
}

/** Collects the properties of several schemas in order. A property of `false` is forbidden. */
function mergeProperties(schemas: readonly JsonObject[]): ReadonlyMap<string, readonly Json[]> {
  const merged = new Map<string, readonly Json[]>();
  for (const { properties } of schemas)
    for (const [key, value] of Object.entries(isObject(properties) ? properties : {}))
      if (value !== undefined && value !== false)
        merged.set(key, [...(merged.get(key) ?? []), value]);
  return merged;
}

/** Follows references and the branches of conditions. */
function resolve(part: Json, root: JsonObject): readonly JsonObject[] {
  if (!isObject(part)) return [];
  const { $ref, then, else: otherwise } = part;
  const name = typeof $ref === 'string' ? $ref.slice('#/$defs/'.length) : undefined;
  const definitions = root['$defs'];
  const referred = name !== undefined && isObject(definitions) ? definitions[name] : undefined;
  return [
    part,
    ...[referred, then, otherwise].flatMap((one) => (one === undefined ? [] : resolve(one, root))),
  ];
}

function list(value: Maybe): readonly Json[] {
  return isObject(value) ? [value] : [];
}

function isObject(value: Maybe): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
